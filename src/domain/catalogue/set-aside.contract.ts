// The list of products that are set aside. Runs set products aside, bring them back and delete them.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { Problem } from '#domain/problem.ts';
import { type ProductFilter, productFilterShape } from './catalogue.contract.ts';

const { search, category, brand, retailer, among, missingFrom } = productFilterShape;
const setAsideFilterShape = { search, category, brand, retailer, among, missingFrom };
const setAsideFilterSchema = z.strictObject(setAsideFilterShape);
export type SetAsideFilter = z.output<typeof setAsideFilterSchema>;

const setAsideProductSchema = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  category: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  retailer: z.nullable(z.string()),
  /** Address of its first picture. */
  image: z.nullable(z.string()),
  /** Whether a part of its content is approved. */
  isApproved: z.boolean(),
  setAsideAt: z.iso.datetime(),
  /** The name of who set it aside. */
  setAsideBy: z.string(),
  /** Whether it was set aside because a file no longer had it: an import that has it again brings it back. */
  isMissing: z.boolean(),
  /** The latest import whose file did not have it; null for one that somebody set aside, and once that is forgotten. */
  missingFrom: z.nullable(z.object({ importId: z.int(), fileName: z.string(), profile: z.nullable(z.string()) })),
  /** When it is deleted; null for never. */
  deleteAt: z.nullable(z.iso.datetime()),
});
export type SetAsideProduct = z.infer<typeof setAsideProductSchema>;

export const listSetAside = defineContract({
  method: 'GET',
  path: '/api/set-aside-products',
  tag: 'catalogue',
  summary:
    'A page of the products that are set aside, the latest first. Start a run set-aside, bring-back or delete to change which they are',
  query: z.strictObject({ ...setAsideFilterShape, ...pageShape }),
  reply: z.array(setAsideProductSchema),
});

/** The filter of a run over products that are set aside. Throws Problem INVALID_INPUT where it asks for more than they are listed by. */
export function toSetAsideFilter(filter: ProductFilter): SetAsideFilter {
  const { search, category, brand, retailer, among, missingFrom, ...others } = filter;
  const asked = Object.entries(others).find(([, value]) => value !== undefined);
  if (asked)
    throw new Problem(
      'INVALID_INPUT',
      `Products that are set aside are filtered by search, category, brand, retailer, among and missingFrom, not by ${asked[0]}.`,
    );
  return { search, category, brand, retailer, among, missingFrom };
}
