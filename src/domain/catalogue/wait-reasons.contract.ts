// How many products wait for which reason.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { productFilterSchema } from './catalogue.contract.ts';
import { type WaitReason, waitReasons } from './wait-reason.ts';

export const countWaitReasons = defineContract({
  method: 'GET',
  path: '/api/products/wait-reasons',
  tag: 'catalogue',
  summary: 'How many products of a filtered list wait for which reason, whatever reason the filter names',
  query: productFilterSchema,
  reply: z.object(
    Object.fromEntries(waitReasons.map((reason) => [reason, z.int()])) as Record<WaitReason, z.ZodMiniNumberFormat>,
  ),
});
export type WaitReasonCounts = ContractReply<typeof countWaitReasons>;
