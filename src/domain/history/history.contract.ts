// History entries: every change of content, who made it and when. Append-only.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { addressId, momentText } from '#domain/stored.ts';
import { type HistoryDetails, historyDetailsSchema } from './history-details.ts';
import {
  actionSchema,
  type ContentType,
  contentTypeSchema,
  countedSchema,
  type HistoryAction,
} from './history-names.ts';

export {
  actionSchema,
  type ContentType,
  contentTypeSchema,
  type HistoryAction,
  isBesideReview,
  sourceFields,
} from './history-names.ts';

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
  /** The import that made the change. */
  importId: z.optional(z.int()),
  /** The name of its file; absent where the import is not known any more. */
  importFile: z.optional(z.string()),
  /** The run that made the change; absent outside of runs. */
  runId: z.optional(z.int()),
  /** What stood behind the change; null where nothing more is known. */
  details: z.nullable(historyDetailsSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A change as the domain hands it to the store, before it has an id. */
export type HistoryDraft = {
  contentType: ContentType;
  action: HistoryAction;
  previousContent: string | string[] | null;
  newContent: string | string[] | null;
  status: z.infer<typeof statusSchema> | null;
  details?: HistoryDetails;
  /** Listing Quality of the product before and after the change; of new text only. */
  quality?: { before: number; after: number };
  /** How long the person was on the product for it. */
  secondsSpent?: number;
};

const idText = addressId('Invalid ID');

const historyFilterShape = {
  contentType: z.optional(contentTypeSchema),
  action: z.optional(actionSchema),
  /** What a report counts: `drafted` and `escaped` go by no single action, and a reason given later is no second rejection. */
  counted: z.optional(countedSchema),
  /** The person who made the change. */
  by: z.optional(idText),
  importId: z.optional(idText),
  runId: z.optional(idText),
  /** Words of the title or the SKU of a product. */
  search: z.optional(z.string().check(z.maxLength(500))),
  /** Changes of products that are of this retailer or brand now. */
  retailer: z.optional(z.string().check(z.maxLength(500))),
  brand: z.optional(z.string().check(z.maxLength(500))),
  /** From this moment on, or this day of UTC. */
  from: z.optional(momentText),
  /** Before this moment, or up to the end of this day of UTC. */
  until: z.optional(momentText),
};
const historyFilter = z.object(historyFilterShape);
export type HistoryFilter = z.output<typeof historyFilter>;

export const listHistory = defineContract({
  method: 'GET',
  path: '/api/content-history',
  tag: 'history',
  summary: 'History of all products, newest first; takes filters, and with `limit` gives one page',
  query: z.strictObject({ ...historyFilterShape, ...pageShape }),
  reply: z.array(historyEntrySchema),
});

export const exportHistory = defineContract({
  method: 'GET',
  path: '/api/content-history/export',
  tag: 'history',
  summary: 'The changes that a filter takes as a CSV file, newest first',
  query: z.strictObject(historyFilterShape),
  produces: 'text/csv',
});

export const listHistoryPeople = defineContract({
  method: 'GET',
  path: '/api/content-history/people',
  tag: 'history',
  summary: 'The people who can have changed content',
  reply: z.array(personSchema),
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
