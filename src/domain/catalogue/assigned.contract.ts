// How many products of a list somebody has to review, or can confirm.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { productFilterSchema } from './catalogue.contract.ts';

export const countAssigned = defineContract({
  method: 'GET',
  path: '/api/products/assigned',
  tag: 'catalogue',
  forPeople: true,
  summary:
    'How many products of a filtered list the caller has, how many of those are due, how many nobody has, and how many wait for the caller as the second person, no matter what person or lens the filter names',
  query: productFilterSchema,
  reply: z.object({
    all: z.int(),
    mine: z.int(),
    /** Of the caller's, those due today or earlier; days are of UTC. */
    mineDue: z.int(),
    nobody: z.int(),
    /** Of which the caller can confirm an approval that somebody else made first. */
    toConfirm: z.int(),
  }),
});
export type AssignedCounts = ContractReply<typeof countAssigned>;
