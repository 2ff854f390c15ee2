// The products of an import: what it did, or of a dry run would do, to each.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import type { FieldValue } from '#domain/review/source-changes.ts';
import { importIdParam } from './import-run.contract.ts';

/** `returned`: new, under the SKU of a product that was deleted. `same`: nothing, or nothing but the kept rows, was changed. */
export const importedKinds = ['new', 'returned', 'changed', 'same'] as const;
export type ImportedKind = (typeof importedKinds)[number];
/** `left`: somebody changed since all that the import wrote; `partly`: some of its fields, the others went back. */
export const undoOutcomes = ['undone', 'partly', 'left'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

const importedChangeSchema = z.object({
  /** A field of a product, or the name of an attribute. */
  field: z.string(),
  isAttribute: z.boolean(),
  /** Lists are one item a line; cut to 500 characters. */
  before: z.string(),
  after: z.string(),
  /** A person changed it since the last import. */
  isHandEdit: z.boolean(),
  /** The file's value was not taken. */
  isKept: z.boolean(),
});

/** A change as it is stored, with whole values. */
export type ImportedChange = Omit<z.infer<typeof importedChangeSchema>, 'before' | 'after'> & {
  before: FieldValue;
  after: FieldValue;
};

type Flags = Pick<ImportedChange, 'isAttribute' | 'isHandEdit' | 'isKept'>;
/** The same in the database, a million times: what is false is left out. */
export type StoredChange = Omit<ImportedChange, keyof Flags> & Partial<Flags>;

export const toStoredChange = ({
  field,
  before,
  after,
  isAttribute,
  isHandEdit,
  isKept,
}: ImportedChange): StoredChange => ({
  field,
  before,
  after,
  ...(isAttribute ? { isAttribute } : {}),
  ...(isHandEdit ? { isHandEdit } : {}),
  ...(isKept ? { isKept } : {}),
});

export const fromStoredChange = (stored: StoredChange): ImportedChange => ({
  isAttribute: false,
  isHandEdit: false,
  isKept: false,
  ...stored,
});

export const importedProductSchema = z.object({
  row: z.int(),
  sku: z.string(),
  title: z.string(),
  /** Null where the product is not there: not yet, or no more. */
  productId: z.nullable(z.int()),
  kind: z.enum(importedKinds),
  changes: z.array(importedChangeSchema),
  outcome: z.nullable(z.enum(undoOutcomes)),
  /** Why undoing left it, one sentence. */
  reason: z.nullable(z.string()),
});
export type ImportedProduct = z.infer<typeof importedProductSchema>;

/** Which products are listed: those that change, those with fields edited by hand, those that were deleted before, those an undo left wholly or in part. */
export const importedLists = ['changed', 'edited', 'returned', 'left'] as const;
export type ImportedList = (typeof importedLists)[number];

export const listImportedProducts = defineContract({
  method: 'GET',
  path: '/api/imports/:id/products',
  tag: 'transfer',
  summary:
    'The products an import changed, in the order of the file, with their fields before and after; of a dry run the first 1,000 of each list',
  params: importIdParam,
  query: z.strictObject({ list: z.enum(importedLists), limit: pageShape.limit, page: pageShape.page }),
  reply: z.array(importedProductSchema),
});
