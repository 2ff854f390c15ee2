// The call that takes the catalog out as a file.
import * as z from 'zod/mini';
import { productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { productIds } from '#domain/catalogue/selection.ts';
import { defineContract } from '#domain/contract.ts';
import { type ExportFormat, exportFormats } from './export-labels.ts';

export const exportFormatSchema = z.enum(exportFormats);
export { type ExportFormat, exportFormats };

/** Product ids with commas between: as many as a selection names one by one. */
const idsText = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Use product IDs separated by commas.')),
    z.pipe(
      z.transform((ids: string) => ids.split(',').map(Number)),
      productIds,
    ),
  ),
);

export const exportCatalogue = defineContract({
  method: 'GET',
  path: '/api/exports/:format',
  tag: 'transfer',
  summary:
    'The catalog as a file: approved parts replace the source text, the rest stays; takes the filters of the product list, or the `ids` of some products; `except` leaves some of those that match out',
  params: z.object({ format: exportFormatSchema }),
  query: z.strictObject({ ...productFilterShape, ids: idsText, except: idsText }),
  produces: 'application/octet-stream',
});

/** How many products of each reason are named. */
export const checkedProducts = 200;
export const exportCheckSchema = z.object({
  products: z.int(),
  /** Products that will be refused, for one reason or several. */
  refused: z.int(),
  problems: z.array(
    z.object({
      kind: z.enum(['refused', 'misread', 'cut']),
      reason: z.string(),
      products: z.int(),
      /** The first of them, as many as a list of products can name. */
      productIds: z.array(z.int()),
    }),
  ),
});
export type ExportCheck = z.output<typeof exportCheckSchema>;

export const checkExport = defineContract({
  method: 'GET',
  path: '/api/exports/:format/check',
  tag: 'transfer',
  summary:
    'What becomes of the products of an export before it is downloaded: how many the receiver will refuse and why, what it will misread, and what is cut; takes what the export takes',
  params: z.object({ format: exportFormatSchema }),
  query: z.strictObject({ ...productFilterShape, ids: idsText, except: idsText }),
  reply: exportCheckSchema,
});
