// Bulk Optimize: all four parts of many products, written a step at a time.
import * as z from 'zod/mini';
import { bulkReplySchema, bulkStepShape } from '#domain/catalogue/bulk.contract.ts';
import { defineContract } from '#domain/contract.ts';
import { targetKeywords } from './writing.contract.ts';

export const bulkGenerate = defineContract({
  method: 'POST',
  path: '/api/bulk/generate',
  tag: 'bulk',
  summary: 'One step of Bulk Optimize: generate all four parts of the next products of a selection',
  body: z.strictObject({ ...bulkStepShape, targetKeywords: z.optional(targetKeywords) }),
  reply: bulkReplySchema,
});
