// The personal data of one member, or of one who was removed: all of it as a file, and its erasure.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';

const memberId = idParamOf('Invalid member ID');

export const formerMemberSchema = z.object({
  id: z.int(),
  /** A neutral name once their data is erased. */
  fullName: z.string(),
  /** The email they had; null where it was not stored when they were removed, and once their data is erased. */
  email: z.nullable(z.string()),
  removedAt: z.iso.datetime(),
  erasedAt: z.nullable(z.iso.datetime()),
});
export type FormerMember = z.infer<typeof formerMemberSchema>;

/** What the work of a person is signed with after their data was erased. */
export const neutralName = (id: number): string => `Former member ${id}`;

export const listFormerMembers = defineContract({
  method: 'GET',
  access: 'manage',
  path: '/api/team/former',
  tag: 'team',
  summary: 'Those who were removed from the workspace, the last removed first',
  reply: z.array(formerMemberSchema),
});

export const exportPersonalData = defineContract({
  method: 'GET',
  access: 'own',
  audited: true,
  path: '/api/team/:id/data',
  tag: 'team',
  summary:
    'Everything that is stored about a member, or one who was removed, as a JSON file: their account, and each record that names them or is theirs, by table. No secrets: of passwords, tokens and keys only that they are there',
  params: memberId,
  produces: 'application/json',
});

export const erasePersonalData = defineContract({
  method: 'POST',
  access: 'own',
  path: '/api/team/:id/erase',
  tag: 'team',
  summary:
    'Erases the personal data of one who was removed: email, name, addresses and what else is theirs alone. What they did stays, under a neutral name. There is no way back. ILLEGAL_TRANSITION for members, and where it was done before',
  params: memberId,
  body: z.object({
    /** Their name as it is stored, typed by who erases. */
    fullName: z.string().check(z.maxLength(200)),
  }),
  reply: formerMemberSchema,
});
