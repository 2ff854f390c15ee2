// Sign-offs: a member makes a link with texts that wait, and who has it answers without an account. The calls of the link are in
// sign-off-link.contract.ts.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { runSelectionSchema } from '#domain/runs/runs.contract.ts';
import { personSchema } from '#domain/session/person.ts';
import { idParamOf } from '#domain/stored.ts';

/** Products of one sign-off. */
export const mostSignOffProducts = 500;

/** How many days a link can work, and by itself. */
export const signOffDays = [3, 7, 14, 30, 60] as const;
export const usualSignOffDays = 14;

/** Sign-offs that are listed, the last made first. */
export const listedSignOffs = 100;

/** Products of one that a list can be narrowed to. */
export const mostLinkedProducts = 200;

const longestName = 80;
const longestMessage = 500;

export const signOffSchema = z.object({
  id: z.int(),
  /** The brand or the person it is for. */
  forWhom: z.string(),
  message: z.nullable(z.string()),
  madeBy: personSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  products: z.int(),
  parts: z.int(),
  /** Products with an answer for each part. */
  answered: z.int(),
  /** Parts whose answers were sent, and those with an answer that was not. */
  sentParts: z.int(),
  unsentParts: z.int(),
  /** When answers were last sent. */
  sentAt: z.nullable(z.iso.datetime()),
  /** Its first products, as a list of products can show them. */
  productIds: z.array(z.int()),
  /** The last run that took answers of it; null for none. */
  lastRunId: z.nullable(z.int()),
  /** Answers that were sent and that no run takes yet: who made the link cannot approve any more. */
  waiting: z.array(z.object({ answersId: z.int(), sentAt: z.iso.datetime() })),
});
export type SignOff = z.infer<typeof signOffSchema>;

export const listSignOffs = defineContract({
  method: 'GET',
  path: '/api/sign-offs',
  tag: 'sign-off',
  summary: `The latest ${listedSignOffs} sign-offs, the last made first: for whom, how many products are answered, until when. They are kept for 90 days after their end`,
  reply: z.array(signOffSchema),
});

export const makeSignOff = defineContract({
  method: 'POST',
  path: '/api/sign-offs',
  tag: 'sign-off',
  access: 'decide',
  audited: true,
  summary: `Makes a link for somebody without an account, with the pending parts of up to ${mostSignOffProducts} products as they are now. The token is only in this reply; the page is \`/sign-off#<token>\`. NOTHING_TO_REVIEW where nothing waits`,
  body: z.strictObject({
    selection: runSelectionSchema,
    forWhom: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Say who the link is for.'),
        z.maxLength(longestName, `Use at most ${longestName} characters.`),
      ),
    message: z.optional(
      z.string().check(z.trim(), z.maxLength(longestMessage, `Use at most ${longestMessage} characters.`)),
    ),
    days: z._default(z.literal([...signOffDays], { error: 'Choose how long it works.' }), usualSignOffDays),
  }),
  status: 201,
  reply: z.extend(signOffSchema, { token: z.string() }),
});

export const revokeSignOff = defineContract({
  method: 'DELETE',
  path: '/api/sign-offs/:id',
  tag: 'sign-off',
  access: 'decide',
  audited: true,
  summary: 'Revokes the link of a sign-off at once. Answers that were sent stay, those that were not are lost',
  params: idParamOf('Invalid sign-off ID'),
  status: 204,
});
