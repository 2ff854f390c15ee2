// The way from one product of a list to the next.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { listFilterShape, sortShape } from './catalogue.contract.ts';
import { idParam } from './product.ts';

const neighbourSchema = z.nullable(z.object({ id: z.int(), title: z.string() }));
export const getNeighbours = defineContract({
  method: 'GET',
  path: '/api/products/:id/neighbours',
  tag: 'catalogue',
  summary: 'The products before and after this one in a filtered, sorted list, and its place there',
  params: idParam,
  query: z.strictObject({ ...listFilterShape, ...sortShape }),
  reply: z.object({
    previous: neighbourSchema,
    next: neighbourSchema,
    /** From 1, in a list by families of its family's row; null where the product does not pass the filter (any more). */
    position: z.nullable(z.int()),
    total: z.int(),
  }),
});
