// Data sources of a product: texts, files and web pages whose statements count as its facts.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { checkedClaimSchema, partClaimSchema } from '#domain/claims/checked-claim.ts';
import { claimKinds } from '#domain/claims/kinds.ts';
import { defineContract } from '#domain/contract.ts';
import { idParamOf, storedTime } from '#domain/stored.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { lineText } from '#domain/text/line-text.ts';
import { textLimits } from '#domain/text/text-limits.ts';

/** Most characters of a source's text, most bytes of a file or page it is read from, most sources of one product, most facts listed. */
export const sourceLimits = {
  text: 200_000,
  bytes: 2 * 1024 * 1024,
  notes: 2_000,
  perProduct: 20,
  facts: 200,
} as const;

/** What the form offers; any other words are kept as well. Evidence names a source by its category. */
export const sourceCategories = ['supplier sheet', 'reviews', 'competitor page', 'manual', 'other'] as const;

const rowShape = {
  id: z.int(),
  productId: z.int(),
  customerType: z.nullable(z.string()),
  sourceCategory: z.string(),
  sourceUrl: z.nullable(z.string()),
  sourceNotes: z.nullable(z.string()),
  /** The name of the file the text was taken from. */
  fileName: z.nullable(z.string()),
  /** When the text was last read from `sourceUrl`; null for a text that was not. */
  fetchedAt: z.nullable(z.iso.datetime()),
  isActive: z.boolean(),
  createdBy: z.nullable(z.int()),
  createdByName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const dataSourceSchema = z.object({ ...rowShape, sourceContent: z.nullable(z.string()) });
export type DataSource = z.infer<typeof dataSourceSchema>;

const countsShape = {
  /** Length of the text, and how much of it from the start is read for facts. */
  characters: z.int(),
  charactersRead: z.int(),
  factCount: z.int(),
};

/** A source in the list of its product: without its text, with what came of it. */
export const sourceRowSchema = z.object({
  ...rowShape,
  ...countsShape,
  /** Claims of the current content that name it as their evidence. */
  claimCount: z.int(),
});
export type SourceRow = z.infer<typeof sourceRowSchema>;

/** A statement found in a source's text: `text` stands from `start` to `end` in it, `before` and `after` around it. */
export const sourceFactSchema = z.object({
  kind: z.enum(claimKinds),
  text: z.string(),
  start: z.int(),
  end: z.int(),
  isNegated: z.boolean(),
  before: z.string(),
  after: z.string(),
});
export type SourceFact = z.infer<typeof sourceFactSchema>;

/** A claim of the current content the source decides, and what its verdict would be without the source. */
export const sourceEffectSchema = z.extend(partClaimSchema, { without: checkedClaimSchema.shape.verdict });
export type SourceEffect = z.infer<typeof sourceEffectSchema>;

/** A source with its text, the first facts in it, and the claims of the current content that are checked otherwise because of it. */
export const sourceDetailsSchema = z.object({
  source: dataSourceSchema,
  ...countsShape,
  facts: z.array(sourceFactSchema),
  effects: z.array(sourceEffectSchema),
});
export type SourceDetails = z.infer<typeof sourceDetailsSchema>;

/** Empty texts are none. */
const orNull = (text: string | null) => (text === null || text === '' ? null : text);
const optionalText = (max: number) =>
  z.nullish(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(max, `At most ${groupDigits(max)} characters.`))),
      z.transform(orNull),
    ),
  );
const category = lineText(100, 'Select the kind of source.');

/** What is said about a source, however its text comes in. */
const aboutShape = {
  sourceCategory: category,
  customerType: optionalText(200),
  sourceNotes: optionalText(sourceLimits.notes),
  isActive: z.optional(z.boolean()),
};

const contentText = z
  .string()
  .check(
    z.minLength(1, 'The text is empty.'),
    z.maxLength(sourceLimits.text, `At most ${groupDigits(sourceLimits.text)} characters.`),
  );
/** Shown as a link, so nothing but an address of the web; what else is wrong with one that is to be read, the reader says. */
const addressText = z.nullish(
  z.pipe(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(textLimits.url, `At most ${groupDigits(textLimits.url)} characters.`),
          z.regex(/^$|^https?:\/\//i, 'A URL starts with https:// or http://.'),
        ),
    ),
    z.transform(orNull),
  ),
);

/**
 * With `sourceContent` a text as it is given (`sourceUrl` then only says where it is from; `fileName` and `fetchedAt` are for putting a
 * deleted source back); without it the page at `sourceUrl` is read by the server.
 */
export const sourceInput = z
  .strictObject({
    ...aboutShape,
    sourceContent: z.optional(contentText),
    sourceUrl: addressText,
    fileName: optionalText(300),
    fetchedAt: z.nullish(storedTime),
  })
  .check(
    z.refine((input) => input.sourceContent !== undefined || Boolean(input.sourceUrl), {
      path: ['sourceContent'],
      message: 'Enter a text or a URL.',
    }),
  );
export type SourceInput = z.output<typeof sourceInput>;

/** The fields of a form that comes with a file. */
export const sourceFileFields = z.strictObject({
  sourceCategory: category,
  customerType: optionalText(200),
  sourceNotes: optionalText(sourceLimits.notes),
});
export type SourceFileFields = z.output<typeof sourceFileFields>;

/** Any of the fields. Only a typed text can be changed: one from a file or a page is what stands there. */
export const sourcePatch = z
  .strictObject({
    sourceCategory: z.optional(category),
    customerType: optionalText(200),
    sourceNotes: optionalText(sourceLimits.notes),
    isActive: z.optional(z.boolean()),
    sourceContent: z.optional(contentText),
    sourceUrl: addressText,
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Select at least one field to change.'));
export type SourcePatch = z.output<typeof sourcePatch>;

const sourceId = idParamOf('Invalid data source ID');

const tag = 'sources';

export const listSources = defineContract({
  method: 'GET',
  path: '/api/products/:id/data-sources',
  tag,
  summary: 'The data sources of a product, the oldest first, with how many facts and claims rest on each',
  params: idParam,
  reply: z.array(sourceRowSchema),
});
export const addSource = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/data-sources',
  tag,
  summary: 'Add a text, or the page at a public address, as a data source of a product',
  params: idParam,
  body: sourceInput,
  reply: sourceDetailsSchema,
  status: 201,
});
export const addSourceFile = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/data-sources/file',
  tag,
  summary: 'Add a text, Markdown, HTML, CSV or JSON file (field `file`) as a data source of a product',
  params: idParam,
  consumes: 'multipart/form-data',
  reply: sourceDetailsSchema,
  status: 201,
});
export const getSource = defineContract({
  method: 'GET',
  path: '/api/data-sources/:id',
  tag,
  summary: 'One data source with its text, its facts, and the claims of the current content it decides',
  params: sourceId,
  reply: sourceDetailsSchema,
});
export const updateSource = defineContract({
  method: 'PATCH',
  access: 'write',
  scoped: 'asks',
  path: '/api/data-sources/:id',
  tag,
  summary: 'Change a data source, or switch it on or off',
  params: sourceId,
  body: sourcePatch,
  reply: sourceDetailsSchema,
});
export const refreshSource = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'asks',
  path: '/api/data-sources/:id/refresh',
  tag,
  summary: 'Read the page of a data source again; its text stays as it is when that fails',
  params: sourceId,
  reply: sourceDetailsSchema,
});
export const deleteSource = defineContract({
  method: 'DELETE',
  access: 'write',
  scoped: 'asks',
  path: '/api/data-sources/:id',
  tag,
  summary: 'Delete a data source; the reply is what was deleted',
  params: sourceId,
  reply: dataSourceSchema,
});
