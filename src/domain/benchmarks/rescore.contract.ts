// The call that reports how far the check of all listings against changed rules has come.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

export const rescoreSchema = z.object({
  /** Some products are not yet checked by the rules in effect. */
  running: z.boolean(),
  /** Products that are, and all there are. */
  done: z.int(),
  total: z.int(),
  /** Products a second on the server that answers; null when it does not know one. */
  pace: z.nullable(z.int()),
});
export type Rescore = z.infer<typeof rescoreSchema>;

export const getRescore = defineContract({
  method: 'GET',
  path: '/api/benchmark-rules/rescore',
  tag: 'benchmarks',
  summary: 'How many products are checked by the rules in effect; the others follow in the background',
  reply: rescoreSchema,
});
