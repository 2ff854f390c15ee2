// The statuses a list shows of its products. Apart from the calls of a review itself, whose shapes are large.
import * as z from 'zod/mini';
import { idList } from '#domain/catalogue/catalogue.contract.ts';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { flatStatusesShape } from './flat-statuses.ts';

/** Product ids with commas between, as many as the largest page of a list has. */
export const pageIds = z.pipe(
  idList,
  z.transform((ids: string) => ids.split(',').map(Number)),
);

export const listContentStatuses = defineContract({
  method: 'GET',
  path: '/api/optimized-contents',
  tag: 'review',
  summary: 'The four part statuses of every product that has optimized content; with `ids` of these products only',
  query: z.strictObject({ ...pageShape, ids: z.optional(pageIds) }),
  reply: z.array(z.object({ productId: z.int(), ...flatStatusesShape })),
});
export type ContentStatuses = z.infer<typeof listContentStatuses.reply>[number];
