// Signing in by password, and the links that let a person in: the owner's first one, invitations, and new passwords.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { roles } from '#domain/roles.ts';
import { scopeSchema } from '#domain/scope-schema.ts';
import { incompleteLink } from './link-words.ts';
import { newPasswordSchema } from './passwords.ts';
import { codeSchema } from './second-factor.contract.ts';

/** Email addresses are compared without regard to case. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.email('Enter an email address such as maya@example.com.'),
    z.maxLength(254, 'Enter an email address of at most 254 characters.'),
  );

/** Characters of the name of a person. */
export const longestName = 100;

export const fullNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your name.'),
    z.maxLength(longestName, `Use at most ${longestName} characters.`),
  );

export const getSignIn = defineContract({
  method: 'GET',
  path: '/api/sign-in',
  tag: 'session',
  summary: 'How people sign in here. `methods` is empty where the workspace signs nobody in',
  access: 'anyone',
  reply: z.object({
    methods: z.array(z.enum(['password', 'company', 'passkey'])),
    /** Whether there is an owner who can sign in; before there is one, only the owner's link lets anybody in by password. */
    hasOwner: z.boolean(),
    /** Whether who forgot their password can have a link mailed; absent where not. */
    mailsLinks: z.optional(z.boolean()),
    /** The company's sign-in, where there is one: its name is for the button, and `origin` is where it starts, whatever address a page was opened at. */
    company: z.optional(
      z.object({
        name: z.string(),
        origin: z.string(),
        /** A proxy in front has signed people in already: nothing is asked. */
        isAutomatic: z.optional(z.boolean()),
      }),
    ),
  }),
});

export const signIn = defineContract({
  method: 'POST',
  path: '/api/sign-in',
  tag: 'session',
  summary:
    'Signs in by password and sets the cookie of the session. CODE_NEEDED asks for the same again with a code of the second factor. SIGN_IN_FAILED says neither which of the two is wrong nor whether there is such a person, and has `triesLeft` before sign-in pauses; RATE_LIMITED while it does',
  access: 'anyone',
  audited: true,
  body: z.object({
    email: z.string().check(z.trim(), z.minLength(1, 'Enter your email.'), z.maxLength(254, 'This email is too long.')),
    password: z
      .string()
      .check(z.minLength(1, 'Enter your password.'), z.maxLength(1_000, 'This password is too long.')),
    /** Of the second factor: six digits of the app or a recovery code; asked for by CODE_NEEDED. */
    code: z.optional(codeSchema),
  }),
  status: 204,
});

export const askForPasswordLink = defineContract({
  method: 'POST',
  path: '/api/sign-in/password-link',
  tag: 'session',
  summary:
    'Mails a link for a new password, which works once within an hour, to the account with this email and a password. Answers the same, in the same time, whether there is one or not. RATE_LIMITED after too many; NOT_FOUND where no mail is sent',
  access: 'anyone',
  body: z.object({ email: emailSchema }),
  status: 202,
});

/** What a link is for: `owner` makes the first owner of a workspace, `invitation` a member, and `password` sets a new password. */
export const linkKinds = ['owner', 'invitation', 'password'] as const;
export type LinkKind = (typeof linkKinds)[number];

const linkToken = z.string().check(z.regex(/^[\w-]{43}$/, incompleteLink));

export const linkSchema = z.object({
  kind: z.enum(linkKinds),
  expiresAt: z.iso.datetime(),
  /** Whose it is: of who is invited, or sets a new password. Null for the first owner, who writes it. */
  email: z.nullable(z.string()),
  /** Null where it is not known yet. */
  fullName: z.nullable(z.string()),
  /** What who is invited will be. */
  role: z.nullable(z.enum(roles)),
  /** Which products who is invited will be able to change; null for all their role can. */
  scope: z.nullable(scopeSchema),
  /** The name of who made the link; null for the first owner's. */
  madeBy: z.nullable(z.string()),
});
export type Link = z.infer<typeof linkSchema>;

export const readLink = defineContract({
  method: 'POST',
  path: '/api/access-links/read',
  tag: 'session',
  summary: 'What a link is for, without using it. LINK_ENDED if it was used or has expired',
  access: 'anyone',
  body: z.object({ token: linkToken }),
  reply: linkSchema,
});

export const useLink = defineContract({
  method: 'POST',
  path: '/api/access-links/use',
  tag: 'session',
  summary:
    'Uses a link once. `owner` needs all fields, `invitation` a name and a password; both add the person and sign them in. `password` sets a new password, ends all sessions of the person, and signs nobody in: a second factor is asked for as ever. LINK_ENDED if it was used or has expired',
  access: 'anyone',
  audited: true,
  body: z.object({
    token: linkToken,
    /** Of the first owner; that of others is in the link. */
    email: z.optional(emailSchema),
    fullName: z.optional(fullNameSchema),
    password: newPasswordSchema,
  }),
  status: 204,
});

export const changeName = defineContract({
  method: 'PUT',
  access: 'self',
  audited: true,
  path: '/api/me/name',
  tag: 'session',
  summary:
    'Changes the name of the signed-in user, also on what they did before. INVALID_INPUT for that of another member',
  body: z.object({ fullName: fullNameSchema }),
  status: 204,
});

export const changePassword = defineContract({
  method: 'PUT',
  access: 'self',
  audited: true,
  path: '/api/me/password',
  tag: 'session',
  summary: 'Changes the password of the signed-in user and ends their other sessions',
  body: z.object({
    current: z.string().check(z.minLength(1, 'Enter your current password.'), z.maxLength(1_000)),
    password: newPasswordSchema,
  }),
  status: 204,
});
