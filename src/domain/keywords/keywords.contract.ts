// The calls of keywords: the lists, one of them, a file read, what holds for a product, and how a category is covered.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { textParts } from '#domain/parts/parts.ts';
import { mostId } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { keywordScopes } from './default-keywords.ts';
import { keywordLimits, keywordSchema } from './keyword.ts';

const tag = 'keywords';

const scopeValue = lineText(500, 'Select a category or a product.');
/** What a list is for. `value`: the name of the category, or the id of the product. */
const listScopeShape = { scope: z.enum(keywordScopes), value: scopeValue };
const listScope = z.strictObject(listScopeShape);
export type ListScope = z.output<typeof listScope>;

const listShape = {
  ...listScopeShape,
  /** The product of a product's list; null for a category's. */
  product: z.nullable(z.object({ id: z.int(), sku: z.string(), title: z.string() })),
  /** Counts up with every change. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
};
export const keywordListSchema = z.object({ ...listShape, keywords: z.array(keywordSchema) });
export type KeywordList = z.output<typeof keywordListSchema>;

/** A list in a few figures. `volume`: the searches a month of its keywords together; null where none has any. */
export const keywordSummarySchema = z.object({
  ...listShape,
  count: z.int(),
  volume: z.nullable(z.int()),
  samples: z.array(z.string()),
});
export type KeywordSummary = z.output<typeof keywordSummarySchema>;

/** A list as it is saved; a keyword written twice counts once, with its highest volume. */
export const keywordListInput = z.strictObject({
  ...listScopeShape,
  keywords: z
    .array(keywordSchema)
    .check(
      z.minLength(1, 'Enter at least one keyword, or delete the list.'),
      z.maxLength(keywordLimits.perList, `At most ${keywordLimits.perList} keywords.`),
    ),
});
export type KeywordListInput = z.output<typeof keywordListInput>;

export const listKeywordLists = defineContract({
  method: 'GET',
  path: '/api/keyword-lists',
  tag,
  summary: 'The lists of keywords, categories by name before products by title; with `limit` one page',
  query: z.strictObject({
    /** Matches the category, or the title or SKU of the product. */
    search: z.optional(z.string().check(z.maxLength(200))),
    limit: pageShape.limit,
    page: pageShape.page,
  }),
  reply: z.array(keywordSummarySchema),
});

export const getKeywordCount = defineContract({
  method: 'GET',
  path: '/api/keyword-count',
  tag,
  summary: 'How many keywords there are in all lists together',
  reply: z.object({ keywords: z.int() }),
});

export const getKeywords = defineContract({
  method: 'GET',
  path: '/api/keywords',
  tag,
  givesVersion: true,
  summary:
    'The keywords of a category (`scope=category&value=Kitchen`) or a product (`scope=product&value=7`); null without a list',
  query: listScope,
  reply: z.nullable(keywordListSchema),
});

export const saveKeywords = defineContract({
  method: 'PUT',
  access: 'write',
  audited: true,
  path: '/api/keywords',
  tag,
  givesVersion: true,
  takesVersion: true,
  summary:
    'Puts a list in the place of the one a category or a product has; If-Match names the version it was read at, 0 for none',
  body: keywordListInput,
  reply: keywordListSchema,
});

export const deleteKeywords = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/keywords',
  tag,
  summary: 'Deletes the list of a category or a product; the reply is what was deleted',
  query: listScope,
  reply: keywordListSchema,
});

export const readKeywordsFile = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/keywords/read-file',
  tag,
  summary:
    'Reads a CSV file (field `file`) with the columns keyword and volume and tells what can be taken; stores nothing',
  consumes: 'multipart/form-data',
  reply: z.object({
    keywords: z.array(keywordSchema),
    folded: z.int(),
    /** The first hundred; `refusedCount` counts them all. */
    refused: z.array(z.object({ line: z.int(), value: z.string(), reason: z.string() })),
    refusedCount: z.int(),
  }),
});
export type ReadFile = z.output<typeof readKeywordsFile.reply>;

/** What holds for a product, with where each keyword stands in the content under review, or in the source where there is none. */
export const getProductKeywords = defineContract({
  method: 'GET',
  path: '/api/products/:id/keywords',
  tag,
  summary: 'The keywords in effect for a product: which a fact carries, and which parts of its texts each stands in',
  params: idParam,
  reply: z.object({
    from: z.enum([...keywordScopes, 'default']),
    keywords: z.array(z.object({ ...keywordSchema.shape, hasFact: z.boolean(), places: z.array(z.enum(textParts)) })),
  }),
});
export type ProductKeywords = z.output<typeof getProductKeywords.reply>;

const countSchema = z.object({ placed: z.int(), open: z.int(), unsupported: z.int() });

export const countCategoryKeywords = defineContract({
  method: 'GET',
  path: '/api/keyword-coverage',
  tag,
  summary:
    'One step over the products of a category that its list holds for: of how many each keyword is placed, could be, or lacks a fact. Add the steps up until `next` is null',
  query: z.strictObject({
    category: scopeValue,
    after: z.optional(
      z.pipe(
        z.string().check(
          z.regex(/^\d{1,10}$/, 'A product ID.'),
          z.refine((id) => Number(id) <= mostId, 'A product ID.'),
        ),
        z.transform(Number),
      ),
    ),
  }),
  reply: z.object({
    /** Products of this step, and beside them those with keywords of their own, which are not counted. */
    products: z.int(),
    withOwn: z.int(),
    /** In the order of the list's keywords. */
    counts: z.array(countSchema),
    /** Where the next step begins; null after the last. */
    next: z.nullable(z.int()),
    /** The list that was counted: steps over two versions of it do not add up. */
    version: z.int(),
  }),
});
export type CoverageStep = z.output<typeof countCategoryKeywords.reply>;
