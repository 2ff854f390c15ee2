// Who is signed in, and the sessions of that person. Without sign-in the local user of the workspace is.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { roles } from '#domain/roles.ts';
import { scopeSchema } from '#domain/scope-schema.ts';
import { idParamOf } from '#domain/stored.ts';

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  role: z.string(),
  avatarUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;

export const meSchema = z.extend(userSchema, {
  /** What they may do; who uses a workspace that signs nobody in is its owner. */
  role: z.enum(roles),
  /** Which products they may change; null for all. */
  scope: z.nullable(scopeSchema),
  /** How screens name that: the user of a local start is called what they do. */
  shownRole: z.string(),
  /** The session of this browser; null where the workspace signs nobody in. */
  sessionId: z.nullable(z.int()),
  /** Whether they have a password to change. */
  hasPassword: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

export const getMe = defineContract({
  method: 'GET',
  path: '/api/me',
  tag: 'session',
  summary: 'The signed-in user',
  reply: meSchema,
});

/** Sent with a read that no hand caused: it is no use of a session. */
export const unattendedHeader = 'x-unattended';

/** How a person proved who they are. */
export const signInMethods = ['password', 'link', 'company', 'passkey'] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const sessionSchema = z.object({
  id: z.int(),
  method: z.enum(signInMethods),
  /** As the browser names itself; empty where it does not. */
  userAgent: z.string(),
  /** The IP address it was last used from. */
  address: z.string(),
  startedAt: z.iso.datetime(),
  /** To the minute. */
  lastSeenAt: z.iso.datetime(),
  /** When it ends if it is not used before. */
  endsAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineContract({
  method: 'GET',
  path: '/api/sessions',
  tag: 'session',
  summary: 'The sessions of the signed-in user that have not ended, the last used first',
  reply: z.array(sessionSchema),
});

export const endSession = defineContract({
  method: 'DELETE',
  access: 'self',
  audited: true,
  path: '/api/sessions/:id',
  tag: 'session',
  summary: 'Ends a session of the signed-in user: its browser is signed out within a second',
  params: idParamOf('Invalid session ID'),
  status: 204,
});

export const endOtherSessions = defineContract({
  method: 'DELETE',
  access: 'self',
  audited: true,
  path: '/api/sessions',
  tag: 'session',
  summary: 'Ends all sessions of the signed-in user except this one',
  status: 204,
});

export const signOut = defineContract({
  method: 'POST',
  path: '/api/sign-out',
  tag: 'session',
  summary: 'Ends the session of this browser and deletes its cookie',
  access: 'anyone',
  reply: z.object({
    /** Where the browser goes next to sign out at the company too; null where nothing of the kind is needed. */
    leadsTo: z.nullable(z.string()),
  }),
});
