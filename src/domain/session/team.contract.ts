// The people of a workspace: what each may do, how they sign in, their sessions, and what an admin can change of another's account.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { linkMailSchema } from '#domain/mail/mail.contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { roles } from '#domain/roles.ts';
import { scopeSchema } from '#domain/scope-schema.ts';
import { addressId, idParamOf } from '#domain/stored.ts';
import { personSchema } from './person.ts';
import { sessionSchema } from './session.contract.ts';

const wrongId = 'Invalid member ID';
const memberId = idParamOf(wrongId);
const memberSession = z.object({ id: addressId(wrongId), sessionId: addressId('Invalid session ID') });

export const memberSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  /** Null for callers who may not manage members. */
  email: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(roles),
  /** Which products they may change; null for all. */
  scope: z.nullable(scopeSchema),
  /** How they can sign in. */
  hasPassword: z.boolean(),
  /** Whether they have signed in through the company. */
  usesCompany: z.boolean(),
  hasSecondFactor: z.boolean(),
  hasPasskey: z.boolean(),
  /** To the minute; null before they first sign in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** How many browsers they are signed in with. */
  openSessions: z.int(),
  /** How many products are assigned to them; removed, they have none. */
  assignedProducts: z.int(),
  /** Until when a link for a new password works that nobody has used; null without one, and for callers who may not manage members. */
  passwordLinkUntil: z.nullable(z.iso.datetime()),
  /** What became of the mail with that link; null without one. */
  passwordLinkMail: z.nullable(linkMailSchema),
});
export type Member = z.infer<typeof memberSchema>;

export const teamSchema = z.object({
  /** By name. */
  members: z.array(memberSchema),
  /** Whether people sign in by password: only then are there links for invitations and new passwords. */
  hasPasswords: z.boolean(),
  /** Whether these links are mailed, too. */
  sendsMail: z.boolean(),
  /** The company people sign in through, if any. With `setsRoles` its groups give the role at each of its sign-ins. */
  company: z.nullable(z.object({ name: z.string(), setsRoles: z.boolean() })),
});
export type Team = z.infer<typeof teamSchema>;

export const getTeam = defineContract({
  method: 'GET',
  path: '/api/team',
  tag: 'team',
  summary: 'The members of the workspace. NOT_FOUND where it signs nobody in',
  reply: teamSchema,
});

export const changeRole = defineContract({
  method: 'PUT',
  path: '/api/team/:id/role',
  tag: 'team',
  access: 'manage',
  summary:
    'Gives a member another role, which counts at once. Only owners change owners and make others owners. ILLEGAL_TRANSITION for the only owner who can sign in',
  params: memberId,
  body: z.object({ role: z.enum(roles, 'Choose one of the roles.') }),
  reply: memberSchema,
});

export const changeScope = defineContract({
  method: 'PUT',
  path: '/api/team/:id/scope',
  tag: 'team',
  access: 'manage',
  summary:
    'Limits what a writer or an approver may change to products of some brands, categories and retailers, or lifts that with null. They still see everything; what holds for many products (imports, prompts, waivers, sign-offs) is not theirs to change then. Counts at once. ILLEGAL_TRANSITION for other roles',
  params: memberId,
  body: z.object({ scope: z.nullable(scopeSchema) }),
  reply: memberSchema,
});

export const removeMember = defineContract({
  method: 'DELETE',
  path: '/api/team/:id',
  tag: 'team',
  access: 'manage',
  summary:
    'Removes a member: their sessions end at once, and they cannot sign in again unless they are invited. Their name stays on what they did. ILLEGAL_TRANSITION for the only owner who can sign in',
  params: memberId,
  status: 204,
});

/** A session with whose it is. */
export const teamSessionSchema = z.extend(sessionSchema, { person: personSchema });
export type TeamSession = z.infer<typeof teamSessionSchema>;

export const listTeamSessions = defineContract({
  method: 'GET',
  path: '/api/team/sessions',
  tag: 'team',
  access: 'manage',
  summary: 'The sessions of all members that have not ended, the last started first, one page at a time',
  query: z.strictObject({
    /** Whose. */
    by: z.optional(addressId(wrongId)),
    ...pageShape,
  }),
  reply: z.array(teamSessionSchema),
});

export const listMemberSessions = defineContract({
  method: 'GET',
  path: '/api/team/:id/sessions',
  tag: 'team',
  access: 'manage',
  summary: 'The sessions of a member that have not ended, the last used first',
  params: memberId,
  reply: z.array(sessionSchema),
});

export const endMemberSession = defineContract({
  method: 'DELETE',
  path: '/api/team/:id/sessions/:sessionId',
  tag: 'team',
  access: 'manage',
  summary: 'Ends a session of a member: its browser is signed out within a second',
  params: memberSession,
  status: 204,
});

export const endMemberSessions = defineContract({
  method: 'DELETE',
  path: '/api/team/:id/sessions',
  tag: 'team',
  access: 'manage',
  summary: 'Signs a member out of all browsers',
  params: memberId,
  status: 204,
});

/** A link that is shown once: only a hash of it is stored. */
export const shownLinkSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type ShownLink = z.infer<typeof shownLinkSchema>;

export const makePasswordLink = defineContract({
  method: 'POST',
  path: '/api/team/:id/password-link',
  tag: 'team',
  access: 'manage',
  summary:
    'Makes a link with which a member sets a new password, once and within 24 hours; one made before ends. Their password and sessions stay until it is used',
  params: memberId,
  status: 201,
  reply: shownLinkSchema,
});

export const revokePasswordLink = defineContract({
  method: 'DELETE',
  path: '/api/team/:id/password-link',
  tag: 'team',
  access: 'manage',
  summary: 'Ends the link for a new password of a member that nobody has used. NOT_FOUND without one',
  params: memberId,
  status: 204,
});

export const endMemberSecondFactor = defineContract({
  method: 'DELETE',
  path: '/api/team/:id/second-factor',
  tag: 'team',
  access: 'manage',
  summary: 'Turns the second factor of a member off, as when their phone is lost, and ends their sessions',
  params: memberId,
  status: 204,
});
