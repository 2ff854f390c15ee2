// Imports of catalogue files as every page reads them: what a column becomes, what was found, and the list of the latest.
import * as z from 'zod/mini';
import { handEditsSchema } from '#domain/catalogue/hand-edits.ts';
import { defineContract } from '#domain/contract.ts';
import { emptyCellsSchema } from './empty-cells.ts';
import { type ImportFormat, importLabels } from './import-labels.ts';

export const importFormats = Object.keys(importLabels) as ImportFormat[];
export const importFormatSchema = z.enum(importFormats);
export type { ImportFormat };

/**
 * What a column becomes. `attribute` keeps it as a fact under its own name, `ignore` leaves it out (it still travels in the
 * source record). `group` joins rows of one product (a handle), `parent` names the product a variation belongs to. `family` keeps the
 * column as a fact, too: products that have the same value there are variants of each other.
 * `body` is HTML whose lists become bullets and whose rest becomes the description. `locale` says which language a row is in; the `translated-` ones
 * hold a text in the language their name ends in, and `translations` records of texts by language.
 */
export const importTargets = [
  'sku',
  'id',
  'group',
  'parent',
  'family',
  'title',
  'description',
  'body',
  'bullets',
  'images',
  'imageAlts',
  'price',
  'currency',
  'category',
  'subcategory',
  'category-path',
  'brand',
  'retailer',
  'attribute',
  'variant',
  'locale',
  'translated-title',
  'translated-body',
  'translated-bullets',
  'translations',
  'ignore',
] as const;
export const importTargetSchema = z.enum(importTargets);
export type ImportTarget = z.infer<typeof importTargetSchema>;

/** Column name → what it becomes. */
export const mappingSchema = z.record(z.string(), importTargetSchema);
export type Mapping = z.infer<typeof mappingSchema>;

/** One thing wrong in the file. `row` is the line's record number counting the header as 1 (for XML and JSON the item's number). */
export const importProblemSchema = z.object({
  row: z.int(),
  column: z.nullable(z.string()),
  /** The offending value, cut to 200 characters. */
  value: z.nullable(z.string()),
  reason: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const cleanedKinds = [
  'html',
  'entities',
  'spaces',
  'line-breaks',
  'lists',
  'boilerplate',
  'placeholders',
  'control-characters',
] as const;
/** A kind of dirt that was cleaned, how many values it was found in, and the first one as an example. */
export const cleanedSchema = z.object({
  kind: z.enum(cleanedKinds),
  count: z.int(),
  example: z.object({ row: z.int(), column: z.nullable(z.string()), before: z.string(), after: z.string() }),
});
export type Cleaned = z.infer<typeof cleanedSchema>;

export const importModeSchema = z.enum(['rows', 'all']);
export type ImportMode = z.infer<typeof importModeSchema>;

export const importCountsSchema = z.object({
  read: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** Products that runs after an import set aside, because its file did not have them, or brought back; undoing it moves them back. */
export const movedSchema = z.object({ setAside: z.int(), broughtBack: z.int() });

export const importSchema = z.object({
  id: z.int(),
  /** Its run, by which it is paused, cancelled and undone; null for a dry run. */
  runId: z.nullable(z.int()),
  fileName: z.string(),
  /** Size of the file in bytes, and how many of them were read so far: the progress. */
  bytes: z.int(),
  bytesRead: z.int(),
  dryRun: z.boolean(),
  /** `rows` applies every sound row; `all` applies nothing unless every row is sound. */
  mode: importModeSchema,
  state: z.enum(['running', 'done', 'failed']),
  /** It is `running` and waits to be resumed. */
  isPaused: z.boolean(),
  /** It has `failed` because somebody cancelled it. */
  isCancelled: z.boolean(),
  /** One sentence: why it failed, or of a dry run that is done, why its schedule did not import the file. */
  error: z.optional(z.string()),
  /** Null until the file was recognized. */
  format: z.nullable(importFormatSchema),
  encoding: z.nullable(z.string()),
  /** How sure the encoding is, in words for the user; a guess says so. */
  encodingNote: z.nullable(z.string()),
  mapping: mappingSchema,
  /** The columns found, in the file's order, with up to three sample values each, and other columns that may be the same field. */
  columns: z.array(
    z.object({ name: z.string(), samples: z.array(z.string()), others: z.optional(z.array(z.string())) }),
  ),
  /** Counts of products (rows of one product are read as one), refused ones included in `read`. As checked: of an all-or-nothing import that failed nothing was stored. */
  counts: importCountsSchema,
  /** The first 1,000 problems; `problemCount` counts all. */
  problems: z.array(importProblemSchema),
  problemCount: z.int(),
  cleaned: z.array(cleanedSchema),
  handEdits: handEditsSchema,
  /** Products of which the file says something else than what was edited by hand, kept or not. */
  edited: z.int(),
  emptyCells: emptyCellsSchema,
  /** Fields that have a value here and an empty cell in the file: of products that are here, kept or emptied. */
  blanks: z.int(),
  /** New products whose SKU belonged to a product that was deleted. */
  returned: z.int(),
  /** Products of the file that are set aside: it updates them, and they stay set aside. */
  setAside: z.int(),
  moved: movedSchema,
  /** How much of it an undo took back: of all its products everything, something, or nothing. */
  undone: z.enum(['none', 'partly', 'all']),
  /** True while the uploaded file is still here, so that a dry run can be applied without a second upload. */
  canApply: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});
export type Import = z.infer<typeof importSchema>;

export const listImports = defineContract({
  method: 'GET',
  path: '/api/imports',
  tag: 'transfer',
  summary: 'The latest 20 imports, newest first, without their problems',
  reply: z.array(importSchema),
});
