// What all bulk commands share: looking at a selection before, and working through it step by step by product id.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { mostId, storedTime } from '#domain/stored.ts';
import { selectionSchema } from './selection.ts';

/** Most products of one step: a step ends soon enough to be paused after. */
export const stepLimit = 50;

/** The id of the last product gone through; 0 before the first. */
const lastId = z.int().check(z.nonnegative(), z.maximum(mostId));

/** When a run began and the highest id it goes to: products that came later are not part of it. */
export const bulkRunSchema = z.strictObject({ at: storedTime, until: lastId });
export type BulkRun = z.output<typeof bulkRunSchema>;

export const previewSelection = defineContract({
  method: 'POST',
  path: '/api/bulk/preview',
  tag: 'bulk',
  summary:
    'How many products a selection holds now, and the mark a run over exactly these begins from; changes nothing',
  body: z.strictObject({ selection: selectionSchema }),
  reply: z.object({
    run: bulkRunSchema,
    total: z.int(),
    /** Of these, products that have optimised content, and products with at least one part approved. */
    withContent: z.int(),
    approved: z.int(),
    /** Products with keywords of their own or of their category, which a draft aims for where none are named. */
    withKeywords: z.int(),
  }),
});

/** One step: the products of the selection behind `after` (0 at the start), in the order of their ids. */
export const bulkStepShape = {
  selection: selectionSchema,
  run: bulkRunSchema,
  after: lastId,
  limit: z.int().check(z.minimum(1), z.maximum(stepLimit, `At most ${stepLimit} products a step.`)),
  /**
   * Set when the same step was sent before and its reply never came: the time of the last product the caller knows to be done
   * (`run.at` when there is none). What was done since is told again and not done twice.
   */
  retrySince: z.optional(storedTime),
};
export const bulkStepSchema = z.strictObject(bulkStepShape);
export type BulkStep = z.output<typeof bulkStepSchema>;

export const bulkItemSchema = z.object({
  productId: z.int(),
  /** Null when the product is gone. */
  title: z.nullable(z.string()),
  /** `refused`: a rule speaks against it; `failed`: a fault, worth another try; `unchanged`: there was nothing to do. */
  outcome: z.enum(['done', 'unchanged', 'refused', 'failed']),
  /** The parts that were changed, and when. */
  parts: z.array(partSchema),
  at: z.optional(z.iso.datetime()),
  /** Whether a language model wrote any of the parts. */
  isByModel: z.optional(z.boolean()),
  /** Parts an approval left pending, because somebody has to answer for their claims by name. */
  unattested: z.optional(z.array(partSchema)),
  /** One sentence for the user on anything but done, and on parts left pending. */
  reason: z.optional(z.string()),
});
export type BulkItem = z.output<typeof bulkItemSchema>;

export const bulkReplySchema = z.object({
  /** What came of each product; fewer than asked for where the step took long, or has to wait. */
  items: z.array(bulkItemSchema),
  /** The `after` of the next step; null when this was the last. */
  next: z.nullable(z.int()),
  /** Set where the next step has to wait, and why, in one sentence: the product behind `next` was not touched. */
  wait: z.optional(z.object({ seconds: z.int(), reason: z.string() })),
});
export type BulkReply = z.output<typeof bulkReplySchema>;
