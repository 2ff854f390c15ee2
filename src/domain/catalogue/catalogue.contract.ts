// Calls on the catalog that every screen loads: lists with filters, one product, and the values to filter by.
import * as z from 'zod/mini';
import { levels } from '#domain/channels/levels.ts';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { issueOrder, type Part, type Status, statuses, statusSchema } from '#domain/parts/parts.ts';
import { lensSchema } from './lens.ts';
import { oneOrMore } from './one-or-more.ts';
import { idParam, productSchema } from './product.ts';
import { bands } from './score-bands.ts';

/** A part and the status it has, such as `title-rejected`. */
export type PartStatus = `${Part}-${Status}`;
export const partStatuses = issueOrder.flatMap((part) => statuses.map((status) => `${part}-${status}` as const)) as [
  PartStatus,
  ...PartStatus[],
];

/** A part still pending, or `none` for products without an issue. */
export const issueFilters = [...issueOrder, 'none'] as const;
export type IssueFilter = (typeof issueFilters)[number];

/** 0 to 100, as it stands in an address; a selection carries it as it stands there. */
const percentText = z.string().check(z.regex(/^(\d{1,2}|100)$/, 'A whole number from 0 to 100.'));
export const idText = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'A whole number, 1 or more.'));
/** The id of a member as it stands in a filter. */
type MemberText = `${number}`;
const memberText = idText as unknown as z.ZodMiniType<MemberText, MemberText>;
/** Whose products a list has: a member's by id, those nobody has, or those anyone has. The same of whom an approval waits for. */
export const assignedSchema = z.union([z.enum(['nobody', 'anyone']), memberText]);
export type AssignedTo = z.output<typeof assignedSchema>;
/** Product ids with commas between, as many as the largest page of a list has. */
export const idList = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, 'Up to 200 product IDs, separated by commas.'));
const ruleIdText = z.string().check(z.minLength(1), z.maxLength(200));
const oneText = z.string().check(z.maxLength(500));
const filterText = z.optional(oneText);
const facetFilter = z.optional(oneOrMore(oneText));

/** Filters of every product list; an absent key means no filter. A list of values lets pass what any of them does. */
export const productFilterShape = {
  /** Matches title, sku and description, ignoring case. */
  search: filterText,
  category: facetFilter,
  subcategory: facetFilter,
  brand: facetFilter,
  retailer: facetFilter,
  /** The status lists: products with at least one part of that status; without a record a product is pending. */
  status: z.optional(oneOrMore(statusSchema)),
  /** The specified colour bands of the score: green above 70, yellow above 40, red the rest. */
  band: z.optional(oneOrMore(z.enum(bands))),
  /** Products whose part is still pending; `none` for products without an issue. */
  issue: z.optional(oneOrMore(z.enum(issueFilters))),
  /** Products with a part in a status; without a record every part is pending. */
  partStatus: z.optional(oneOrMore(z.enum(partStatuses))),
  /** Products whose worst part is of that level by the benchmark rules. */
  level: z.optional(oneOrMore(z.enum(levels))),
  /** The lens a product is under. */
  lens: z.optional(oneOrMore(lensSchema)),
  /** Products whose pending parts or facts break a rule, by its id; also where it is waived. */
  rule: z.optional(oneOrMore(ruleIdText)),
  /** Products with images: `yes` where these were measured before, `no` where they never were. */
  imagesMeasured: z.optional(z.enum(['yes', 'no'])),
  /** Products whose source changed after a part was approved. */
  sourceChanged: z.optional(z.literal('true')),
  /** `whole`: products all parts of which are decided. `open`: products with content and a part that waits. */
  decided: z.optional(z.enum(['whole', 'open'])),
  /** Listing Quality from and to, both included; a product not checked yet is in neither. */
  qualityMin: z.optional(percentText),
  qualityMax: z.optional(percentText),
  /** Products an import added or changed, by its number. */
  import: z.optional(oneOrMore(idText)),
  /** Products that earlier files brought and the file of an import does not have, by its number. */
  missingFrom: z.optional(oneOrMore(idText)),
  /** Products that belong to a supplier, by its number. */
  supplier: z.optional(oneOrMore(idText)),
  /** Products a run is done with, by its number. */
  run: z.optional(oneOrMore(idText)),
  /** Beside `run`: only those where what it wrote differs from the source, or equals it. */
  runChanged: z.optional(z.enum(['true', 'false'])),
  /** Products a member has to review, by their number; `nobody`: those nobody has; `anyone`: those somebody has. */
  assigned: z.optional(oneOrMore(assignedSchema)),
  /** Products with an approval that waits for a second person, who this member can be, by their number; `anyone`: all such products; `nobody`: all others. */
  secondPerson: z.optional(oneOrMore(assignedSchema)),
  /** Products of a family, by its number. */
  family: z.optional(oneOrMore(idText)),
  /** Only these products, such as those of an answer: up to 200 ids with commas between. */
  among: z.optional(idList),
};

/** `date` is the day a product was added; `waiting` since when it waits for a decision. */
export const sortKeys = [
  'contentScore',
  'listingQuality',
  'issues',
  'title',
  'category',
  'status',
  'date',
  'waiting',
] as const;
export type SortKey = (typeof sortKeys)[number];
export const sortShape = {
  sort: z.optional(z.enum(sortKeys)),
  order: z.optional(z.enum(['asc', 'desc'])),
};

/** What a list of products is narrowed by. */
export const listFilterShape = {
  ...productFilterShape,
  /** `families`: of products that differ in size, color or model only, one stands for all that pass. */
  group: z.optional(z.literal('families')),
};
const productListQuery = z.strictObject({
  ...listFilterShape,
  ...sortShape,
  ...pageShape,
  /** `about`: where the total takes long to count, an estimate will do. The reply then has `X-Total-Estimated: true`. */
  total: z.optional(z.literal('about')),
});
export const productFilterSchema = z.strictObject(productFilterShape);
export type ProductFilter = z.output<typeof productFilterSchema>;
export type ListFilter = z.output<z.ZodMiniObject<typeof listFilterShape>>;

export const listProducts = defineContract({
  method: 'GET',
  path: '/api/products',
  tag: 'catalogue',
  summary:
    'All products; with `limit` one page, the total in X-Total-Count and the next page in Link. With `total=about` the total may be estimated, which X-Total-Estimated says',
  query: productListQuery,
  reply: z.array(productSchema),
});

export const getProduct = defineContract({
  method: 'GET',
  path: '/api/products/:id',
  tag: 'catalogue',
  givesVersion: true,
  summary: 'One product',
  params: idParam,
  reply: productSchema,
});

export const facetsSchema = z.object({
  categories: z.array(z.string()),
  subcategories: z.array(z.object({ category: z.nullable(z.string()), subcategory: z.string() })),
  brands: z.array(z.string()),
  retailers: z.array(z.string()),
});
export const getFacets = defineContract({
  method: 'GET',
  path: '/api/products/facets',
  tag: 'catalogue',
  summary: 'The categories, subcategories, brands and retailers that occur, for filter selects',
  reply: facetsSchema,
});
