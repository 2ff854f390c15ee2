// How many products of a list somebody has to review.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { productFilterSchema } from './catalogue.contract.ts';

export const countAssigned = defineContract({
  method: 'GET',
  path: '/api/products/assigned',
  tag: 'catalogue',
  forPeople: true,
  summary:
    'How many products of a filtered list the caller has, how many of those are due, and how many nobody has, no matter what person or lens the filter names',
  query: productFilterSchema,
  reply: z.object({
    all: z.int(),
    mine: z.int(),
    /** Of the caller's, those due today or earlier; days are of UTC. */
    mineDue: z.int(),
    nobody: z.int(),
  }),
});
export type AssignedCounts = ContractReply<typeof countAssigned>;
