// Bulk approval: every pending part with content of many products, a step at a time, and the way back.
import * as z from 'zod/mini';
import { bulkItemSchema, bulkReplySchema, bulkStepSchema, stepLimit } from '#domain/catalogue/bulk.contract.ts';
import { defineContract } from '#domain/contract.ts';
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
