// The call that says which products of a list are variants of each other.
import * as z from 'zod/mini';
import { idList, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { defineContract } from '#domain/contract.ts';

const familySchema = z.object({
  /** The lowest id of its members, by which lists filter it (`family`). */
  id: z.int(),
  /** Those of its members that pass the filter, by id, at least two; `variant` is what the title of each says that the others do not, or its SKU where that is nothing. */
  members: z.array(z.object({ id: z.int(), variant: z.string() })),
});
export type Family = z.output<typeof familySchema>;

export const listFamilies = defineContract({
  method: 'GET',
  path: '/api/families',
  tag: 'catalogue',
  summary:
    'The families that products of `of` belong to: products that a file says are variants of one (a column such as *Parent SKU*), and those of one brand and category whose titles differ in a size, color, model or amount only. With a filter of the product list, only members that pass it count; found in the background after a change',
  query: z.strictObject({ of: idList, ...productFilterShape }),
  reply: z.array(familySchema),
});
