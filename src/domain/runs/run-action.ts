// What a run can do with each of its products, and how it is asked for.
import * as z from 'zod/mini';
import { partNames, partSchema } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { targetKeywords } from '#domain/writing/writing.contract.ts';

/** Why a run that writes passes over a part unless told to take it: somebody decided on it or wrote it, or nothing it rests on has changed. */
export const skipReasons = ['approved', 'rejected', 'edited', 'as-before'] as const;
export type SkipReason = (typeof skipReasons)[number];
export const skipReasonSchema = z.enum(skipReasons);

/** Why an action leaves a part, from what tells most of a product to what tells least. */
export const leftReasons = [
  'never-written',
  'no-match',
  'open-claim',
  'rule-not-kept',
  'empty',
  'approved',
  'rejected',
  'edited',
  'as-before',
  'not-pending',
] as const;
export type LeftReason = (typeof leftReasons)[number];

const parts = z._default(z.array(partSchema).check(z.minLength(1, 'Name at least one part.')), [...partNames]);

const generate = z.strictObject({
  parts,
  /** What is else passed over. */
  take: z._default(z.array(skipReasonSchema), []),
  /** Null for those in effect for each product. */
  keywords: z._default(z.nullable(targetKeywords), null),
});
export type GenerateOptions = z.output<typeof generate>;

/** Unless all are asked for, only clean parts are approved: every claim borne out, every rule kept that must be. */
const approve = z.strictObject({ parts, takeAll: z._default(z.boolean(), false) });
export type ApproveOptions = z.output<typeof approve>;

const decide = z.strictObject({ parts });

/** What a person may ask for. */
const asked = [
  z.object({ action: z.literal('generate'), options: z.prefault(generate, {}) }),
  z.object({ action: z.literal('approve'), options: z.prefault(approve, {}) }),
  z.object({ action: z.literal('reject'), options: z.prefault(decide, {}) }),
  z.object({ action: z.literal('roll-back'), options: z.prefault(decide, {}) }),
] as const;
export const askedActionSchema = z.discriminatedUnion('action', asked);

export const runActionSchema = z.discriminatedUnion('action', [
  ...asked,
  /** Puts back what another run changed and nobody touched since. */
  z.object({
    action: z.literal('undo'),
    options: z.strictObject({ runId: storedId('Invalid run ID'), parts: z.optional(z.array(partSchema)) }),
  }),
]);
export type RunAction = z.output<typeof runActionSchema>;
export type ActionName = RunAction['action'];
