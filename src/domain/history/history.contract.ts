// History entries: every change of content, who made it and when. Append-only.
import * as z from 'zod/mini';
import { pageShape } from '#domain/catalogue/catalogue.contract.ts';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partNames, statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { type HistoryDetails, historyDetailsSchema } from './history-details.ts';

/** Fields of the source beside its parts; they are told, and are not under review. */
export const sourceFields = ['sku', 'price', 'category', 'subcategory', 'brand', 'retailer', 'attributes'] as const;
export type SourceField = (typeof sourceFields)[number];

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

export const historyEntrySchema = z.object({
  id: z.int(),
  productId: z.int(),
  /** Title of the source product now; null when the product is gone. */
  productTitle: z.nullable(z.string()),
  contentType: contentTypeSchema,
  action: actionSchema,
  /** Text, list of texts or addresses, or null where there was nothing. Older shapes stay readable, hence unknown. */
  previousContent: z.unknown(),
  newContent: z.unknown(),
  changedBy: z.nullable(personSchema),
  changeDate: z.iso.datetime(),
  status: z.nullable(statusSchema),
  /** What stood behind the change; null where nothing more is known. */
  details: z.nullable(historyDetailsSchema),
});
export const isSourceField = (type: ContentType): type is SourceField =>
  (sourceFields as readonly string[]).includes(type);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A change as the domain hands it to the store, before it has an id. */
export type HistoryDraft = {
  contentType: ContentType;
  action: HistoryAction;
  previousContent: string | string[] | null;
  newContent: string | string[] | null;
  status: z.infer<typeof statusSchema> | null;
  details?: HistoryDetails;
};

export const listHistory = defineContract({
  method: 'GET',
  path: '/api/content-history',
  tag: 'history',
  summary: 'History of all products, newest first; with `limit` one page',
  query: z.strictObject(pageShape),
  reply: z.array(historyEntrySchema),
});

export const listProductHistory = defineContract({
  method: 'GET',
  path: '/api/products/:id/content-history',
  tag: 'history',
  summary: 'History of one product, newest first; with `limit` one page',
  params: idParam,
  query: z.strictObject(pageShape),
  reply: z.array(historyEntrySchema),
});
