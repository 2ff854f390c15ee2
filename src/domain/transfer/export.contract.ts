// The call that takes the catalogue out as a file.
import * as z from 'zod/mini';
import { productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { defineContract } from '#domain/contract.ts';
import { type ExportFormat, exportLabels } from './export-labels.ts';

export const exportFormats = Object.keys(exportLabels) as ExportFormat[];
export const exportFormatSchema = z.enum(exportFormats);
export type { ExportFormat };

export const exportCatalogue = defineContract({
  method: 'GET',
  path: '/api/exports/:format',
  tag: 'transfer',
  summary:
    'The catalogue as a file: approved parts replace the source text, the rest stays; takes the filters of the product list',
  params: z.object({ format: exportFormatSchema }),
  query: z.strictObject(productFilterShape),
  produces: 'application/octet-stream',
});
