// The names history goes by: what was changed, and what happened to it. Apart from the calls, so that addresses need none of them.
import * as z from 'zod/mini';
import { partNames } from '#domain/parts/parts.ts';

/** Fields of the source beside its parts; they are shown, and are not under review. */
export const sourceFields = [
  'sku',
  'imageAlts',
  'price',
  'category',
  'subcategory',
  'brand',
  'retailer',
  'attributes',
  'translations',
] as const;
type SourceField = (typeof sourceFields)[number];

export const contentTypeSchema = z.enum([...partNames, 'heroImage', 'secondaryImage', ...sourceFields]);
export type ContentType = z.infer<typeof contentTypeSchema>;

/** What happened; the last three are changes of the source, by an import, a person or an import that was undone, and carry no review status. */
export const actionSchema = z.enum([
  'generated',
  'edited',
  'approved',
  'rejected',
  'rolled-back',
  'restored',
  'imported',
  'source-edited',
  'import-undone',
]);
export type HistoryAction = z.infer<typeof actionSchema>;

export const isSourceField = (type: ContentType): type is SourceField =>
  (sourceFields as readonly string[]).includes(type);
