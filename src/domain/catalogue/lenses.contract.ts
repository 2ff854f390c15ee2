// How many products of a list are under which lens.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { productFilterSchema } from './catalogue.contract.ts';
import { type Lens, lenses } from './lens.ts';

export const countLenses = defineContract({
  method: 'GET',
  path: '/api/products/lenses',
  tag: 'catalogue',
  summary: 'How many products of a filtered list are under which lens, whatever lens the filter names',
  query: productFilterSchema,
  reply: z.object(Object.fromEntries(lenses.map((lens) => [lens, z.int()])) as Record<Lens, z.ZodMiniNumberFormat>),
});
export type LensCounts = ContractReply<typeof countLenses>;
