// Bulk approval: every pending part with content of many products, a step at a time, and the way back.
import * as z from 'zod/mini';
import {
  bulkItemSchema,
  bulkReplySchema,
  bulkRunSchema,
  bulkStepSchema,
  stepLimit,
} from '#domain/catalogue/bulk.contract.ts';
import { selectionSchema } from '#domain/catalogue/selection.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { partNames, partSchema } from '#domain/parts/parts.ts';
import { storedId, storedTime } from '#domain/stored.ts';

export const bulkApprove = defineContract({
  method: 'POST',
  path: '/api/bulk/approve',
  tag: 'bulk',
  summary: 'One step of a bulk approval: approve the pending parts of the next products of a selection',
  body: bulkStepSchema,
  reply: bulkReplySchema,
});

export const previewApproval = defineContract({
  method: 'POST',
  path: '/api/bulk/approve/preview',
  tag: 'bulk',
  summary: `What a bulk approval of a selection would do now; of up to ${stepLimit} products each is looked at. Changes nothing`,
  body: z.strictObject({ selection: selectionSchema }),
  reply: z.object({
    run: bulkRunSchema,
    total: z.int(),
    /** Products with content. */
    withContent: z.int(),
    /** Products of which at least one part would be approved; where not each was looked at, those that have content and a part pending. */
    approvable: z.int(),
    isExact: z.boolean(),
    /** Of products that were looked at: those of which nothing is approved, or not everything that waits, and why. */
    left: z.array(z.object({ productId: z.int(), title: z.string(), isWhole: z.boolean(), reason: z.string() })),
  }),
});
export type ApprovalPreview = ContractReply<typeof previewApproval>;

/** Parts of one product as a bulk approval left them: `at` is when it decided. */
export const bulkRollbackItem = z.strictObject({
  productId: storedId('Invalid product ID'),
  parts: z.array(partSchema).check(z.minLength(1), z.maxLength(partNames.length)),
  at: storedTime,
});

export const bulkRollback = defineContract({
  method: 'POST',
  path: '/api/bulk/rollback',
  tag: 'bulk',
  summary:
    'Undo of a bulk approval: rolls back exactly these parts; a part that was changed or decided on since is left alone',
  body: z.strictObject({
    items: z
      .array(bulkRollbackItem)
      .check(z.minLength(1), z.maxLength(stepLimit, `At most ${stepLimit} products a step.`)),
  }),
  reply: z.object({ items: z.array(bulkItemSchema) }),
});
