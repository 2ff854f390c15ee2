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

/** Beside the content: who has the product to review. */
export const contentTypeSchema = z.enum([...partNames, 'heroImage', 'secondaryImage', ...sourceFields, 'assignment']);
export type ContentType = z.infer<typeof contentTypeSchema>;

/**
 * What happened. Changes of the source, by an import, a person or an import that was undone, carry no review status, and neither do the last
 * two, which are about who has the product to review.
 */
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
  'assigned',
  'unassigned',
]);
export type HistoryAction = z.infer<typeof actionSchema>;

/**
 * What a report counts. `drafted`: generated or edited. `escaped`: approvals that were rolled back later, or whose text was edited; not those
 * whose product changed in the source, nor those that who approved took back within `slipMinutes`.
 */
export const countedSchema = z.enum(['drafted', 'approved', 'rejected', 'escaped']);
export type Counted = z.infer<typeof countedSchema>;
/** So soon somebody undoes a press of their own. */
export const slipMinutes = 5;

const isSourceField = (type: ContentType): type is SourceField => (sourceFields as readonly string[]).includes(type);

/** What is shown in history and is not under review: fields of the source, and who has the product. */
export const isBesideReview = (type: ContentType): type is SourceField | 'assignment' =>
  type === 'assignment' || isSourceField(type);
