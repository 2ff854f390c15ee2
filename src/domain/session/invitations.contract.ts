// Invitations: a link for an email that makes a member once.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { linkMailSchema } from '#domain/mail/mail.contract.ts';
import { roles } from '#domain/roles.ts';
import { scopeSchema } from '#domain/scope-schema.ts';
import { idParamOf } from '#domain/stored.ts';
import { personSchema } from './person.ts';
import { emailSchema, longestName } from './sign-in.contract.ts';
import { shownLinkSchema } from './team.contract.ts';

const invitationId = idParamOf('Invalid invitation ID');

export const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  /** As who invited them knows them; the person can write another one. Null where that was left open. */
  fullName: z.nullable(z.string()),
  role: z.enum(roles),
  /** Which products they may change; null for all. */
  scope: z.nullable(scopeSchema),
  /** Null where the account was deleted. */
  invitedBy: z.nullable(personSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** What became of the mail with its link; null without one. */
  mail: z.nullable(linkMailSchema),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What an invitation can be given. */
export const invitationInput = z.object({
  email: emailSchema,
  role: z.enum(roles, 'Choose one of the roles.'),
  /** Of a writer or an approver: which products they may change; absent for all. */
  scope: z.optional(z.nullable(scopeSchema)),
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(longestName, `Use at most ${longestName} characters.`))),
});
export type InvitationInput = z.input<typeof invitationInput>;

export const listInvitations = defineContract({
  method: 'GET',
  path: '/api/invitations',
  tag: 'team',
  access: 'manage',
  summary: 'Invitations that were not used, the last made first; those that expired are kept for 90 days',
  reply: z.array(invitationSchema),
});

export const invite = defineContract({
  method: 'POST',
  path: '/api/invitations',
  tag: 'team',
  access: 'manage',
  summary:
    'Invites a person by email. Answers a link that makes their account, once and within 7 days. Where people sign in through the company alone, adds the person at once: `link` is null, and their verified email lets them in. Only owners invite owners',
  body: invitationInput,
  status: 201,
  reply: z.object({ link: z.nullable(shownLinkSchema) }),
});

export const renewInvitation = defineContract({
  method: 'POST',
  path: '/api/invitations/:id/link',
  tag: 'team',
  access: 'manage',
  summary: 'Makes a new link for an invitation, for another 7 days; the link before ends',
  params: invitationId,
  status: 201,
  reply: shownLinkSchema,
});

export const revokeInvitation = defineContract({
  method: 'DELETE',
  path: '/api/invitations/:id',
  tag: 'team',
  access: 'manage',
  summary: 'Revokes an invitation: its link lets nobody in from now on',
  params: invitationId,
  status: 204,
});
