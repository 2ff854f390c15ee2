// The calls of exports that are made in the background and stored: started, followed, and downloaded for 30 days.
import * as z from 'zod/mini';
import { productFilterSchema } from '#domain/catalogue/catalogue.contract.ts';
import { productIds } from '#domain/catalogue/selection.ts';
import { defineContract } from '#domain/contract.ts';
import { addressId, idParamOf } from '#domain/stored.ts';
import { storedFormats } from './export-labels.ts';

/** How long the files of an export are stored. */
export const exportDays = 30;

export const storedFormatSchema = z.enum(storedFormats);

/** The products of an export: some by id, or all that match a filter, but for some. */
export const exportSelectionSchema = z.union([
  z.strictObject({ ids: productIds }),
  z.strictObject({ filter: productFilterSchema, except: z.optional(productIds) }),
]);
export type ExportSelection = z.output<typeof exportSelectionSchema>;

/**
 * `rows`: of an answer sheet. `refused`: products that who reads the file will refuse; `misread`: those it will take for something else. Both are
 * null of an answer sheet, and `misread` of exports from before it was counted. Of a profile that exports what changed: `unchanged` were left out, and `gone` were exported before but are deleted, or no longer among its products.
 */
export const exportCountsSchema = z.object({
  products: z.int(),
  rows: z.nullable(z.int()),
  refused: z.nullable(z.int()),
  misread: z.nullable(z.int()),
  unchanged: z.nullable(z.int()),
  gone: z.nullable(z.int()),
});
export type ExportCounts = z.output<typeof exportCountsSchema>;

export const storedExportSchema = z.object({
  id: z.int(),
  /** The profile it was made by; null for none, or one that was removed. */
  profileId: z.nullable(z.int()),
  name: z.string(),
  format: storedFormatSchema,
  state: z.enum(['running', 'done', 'failed']),
  /** Why it failed, one sentence. */
  error: z.nullable(z.string()),
  /** Null until it is done. */
  counts: z.nullable(exportCountsSchema),
  /** In bytes; numbered from 0 for the download. Empty until it is done, and once they were removed. */
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** Null for one that was started by its schedule. */
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});
export type StoredExport = z.output<typeof storedExportSchema>;

const exportIdParam = idParamOf('Invalid export ID');

export const startStoredExport = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/stored-exports',
  tag: 'transfer',
  summary:
    'Start an export that is made in the background and stored for 30 days; `review-xlsx` and `review-csv` are files for a brand to answer in, which come back through `POST /api/imports`',
  body: z.strictObject({ format: storedFormatSchema, selection: exportSelectionSchema }),
  reply: storedExportSchema,
  status: 202,
});

export const listStoredExports = defineContract({
  method: 'GET',
  path: '/api/stored-exports',
  tag: 'transfer',
  summary: 'The latest 20 stored exports, newest first',
  reply: z.array(storedExportSchema),
});

export const getStoredExport = defineContract({
  method: 'GET',
  path: '/api/stored-exports/:id',
  tag: 'transfer',
  summary: 'State, counts and files of a stored export',
  params: exportIdParam,
  reply: storedExportSchema,
});

export const getStoredFile = defineContract({
  method: 'GET',
  path: '/api/stored-exports/:id/files/:number',
  tag: 'transfer',
  summary: 'A file of a stored export, numbered from 0; available for 30 days',
  params: z.object({
    id: addressId('Invalid export ID'),
    number: z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'Invalid number of a file')),
      z.transform((number: string) => Number(number)),
    ),
  }),
  produces: 'application/octet-stream',
});
