// Tokens of programs that call the API: each acts as the member who made it, with a role of its own.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';

/** What a token may be: none manages rules, settings or members. */
export const tokenRoles = ['viewer', 'writer', 'approver'] as const;
export type TokenRole = (typeof tokenRoles)[number];

/** How many days a token can work. */
export const tokenDays = [7, 30, 90, 365] as const;

/** Of a workspace. */
export const mostTokens = 100;

const longestName = 80;

export const apiTokenSchema = z.object({
  id: z.int(),
  /** What it is for. */
  name: z.string(),
  /** Its first characters, to find it by where it is used. */
  start: z.string(),
  /** What it may do, if who made it may: their role counts when it calls. */
  role: z.enum(tokenRoles),
  madeBy: z.object({ id: z.int(), fullName: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To five minutes; null before it was used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The IP address it was last used from. */
  lastUsedFrom: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const listApiTokens = defineContract({
  method: 'GET',
  path: '/api/tokens',
  tag: 'tokens',
  access: 'manage',
  summary:
    'The tokens of programs, also those that expired within 90 days, the last made first. NOT_FOUND where the workspace signs nobody in',
  reply: z.array(apiTokenSchema),
});

export const makeApiToken = defineContract({
  method: 'POST',
  path: '/api/tokens',
  tag: 'tokens',
  access: 'manage',
  summary: `Makes a token, which is shown only in this reply. A program sends it as \`Authorization: Bearer …\`; it acts as who made it, with its role. At most ${mostTokens}`,
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Say what the token is for.'),
        z.maxLength(longestName, `Use at most ${longestName} characters.`),
      ),
    role: z.enum(tokenRoles, 'Choose one of the roles.'),
    days: z.literal([...tokenDays], { error: 'Choose how long it works.' }),
    /** Of who makes it, where they have one. */
    password: z.optional(z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1_000))),
  }),
  status: 201,
  reply: z.extend(apiTokenSchema, { token: z.string() }),
});
export type ApiTokenInput = z.infer<typeof makeApiToken.body>;

export const revokeApiToken = defineContract({
  method: 'DELETE',
  path: '/api/tokens/:id',
  tag: 'tokens',
  access: 'manage',
  summary: 'Revokes a token: its next call is refused',
  params: idParamOf('Invalid token ID'),
  status: 204,
});
