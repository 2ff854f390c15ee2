// Tables of what is under review: content, images, decisions and their history.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import type { WaiverScope } from '#domain/benchmarks/waived.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { HistoryDetails } from '#domain/history/history-details.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageMeasures, ImageProblem } from '#domain/images/image-file.ts';
import type { ChannelId } from '#domain/overview/integration-status.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import type { ImageEntry, PartRecord } from '#domain/review/content.ts';
import { products } from './catalogue.ts';
import { anyJson, id, status, time } from './columns.ts';
import { users } from './people.ts';

export const optimizedContents = pgTable(
  'optimized_contents',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    titleStatus: status(),
    description: text().notNull().default(''),
    descriptionStatus: status(),
    bullets: jsonb().$type<string[]>().notNull().default([]),
    bulletsStatus: status(),
    images: jsonb().$type<string[]>().notNull().default([]),
    imagesStatus: status(),
    imagesWithStatus: jsonb().$type<ImageEntry[]>().notNull().default([]),
    /** What is known of each part beside text and status: origin, notes, who decided, source changes since. */
    parts: jsonb().$type<Partial<Record<Part, PartRecord>>>().notNull(),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    approvedBy: integer().references(() => users.id),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('optimized_contents_product').on(t.productId)],
);

/** Files of images, each once by its content: what was fetched, uploaded and made. The bytes are in the media store. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    /** SHA-256 of the bytes, in hex. */
    hash: text().notNull().unique(),
    bytes: integer().notNull(),
    measures: jsonb().$type<ImageMeasures>().notNull(),
    measuresVersion: integer().notNull(),
    /** A small copy that alike pictures are compared by, as `writeCopy` writes it. */
    copy: text().notNull(),
    /** The four quarters of its difference hash, each with its number: files that share one may be alike. */
    bands: integer().array().notNull(),
    /** The first file that shows the same picture; its own id where there is none. */
    alikeId: integer().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [index('media_files_bands').using('gin', t.bands), index('media_files_alike').on(t.alikeId)],
);

/** What was found at an address of an image. */
export const imageAddresses = pgTable(
  'image_addresses',
  {
    /** SHA-256 of the address, as base64url: addresses can be longer than an index takes. */
    key: text().primaryKey(),
    url: text().notNull(),
    fileId: integer().references(() => mediaFiles.id),
    problem: text().$type<ImageProblem>(),
    etag: text(),
    lastModified: text(),
    checkedAt: time().notNull(),
  },
  (t) => [index('image_addresses_file').on(t.fileId)],
);

/** Renditions by what they were made from: a file, a channel and a plan. */
export const renditions = pgTable('renditions', {
  /** SHA-256 of file, channel and plan, as base64url. */
  key: text().primaryKey(),
  /** The file that was made. */
  hash: text().notNull(),
  rendition: jsonb().$type<Rendition>().notNull(),
});

/** Which products show an address, as of when their images were last measured. */
export const productImages = pgTable(
  'product_images',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.key] }), index('product_images_key').on(t.key)],
);

/** The channels that are connected; none until connecting one is built. */
export const channelConnections = pgTable('channel_connections', {
  channel: text().$type<ChannelId>().primaryKey(),
  connectedAt: time().notNull().defaultNow(),
  connectedBy: integer().references(() => users.id),
});

/** Which version of a product's content was last pushed where. Outlives its product, as the listing does: no foreign key to it. */
export const channelPushes = pgTable(
  'channel_pushes',
  {
    productId: integer().notNull(),
    channel: text().$type<ChannelId>().notNull(),
    contentVersion: integer().notNull(),
    pushedAt: time().notNull().defaultNow(),
    pushedBy: integer().references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.channel] })],
);

/** Append-only: a trigger refuses updates and deletes (see the migration). Outlives its product, hence no foreign key to it. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    contentType: text().notNull(),
    action: text().notNull(),
    previousContent: anyJson(),
    newContent: anyJson(),
    changedBy: integer().references(() => users.id),
    changeDate: time().notNull().defaultNow(),
    status: text().$type<Status>(),
    importId: integer(),
    /** The run that made the change. */
    runId: integer(),
    /** What stood behind the change: the draft's reasons and checks, claims still open at an approval and who attested them. */
    details: jsonb().$type<HistoryDetails>(),
    /** Listing Quality of the product before and after new text; null of other changes, and of those from before it was noted. */
    qualityBefore: integer(),
    qualityAfter: integer(),
    /** Seconds a person was on the product since they opened it, or since their change before; null where that is not known. */
    secondsSpent: integer(),
  },
  (t) => [
    index('content_history_product').on(t.productId, t.id),
    index('content_history_date').on(t.changeDate),
    // What reports count, without the changes of imports beside it.
    index('content_history_counted')
      .on(t.changeDate)
      .where(sql`${t.action} in ('generated', 'edited', 'approved', 'rejected')`),
  ],
);

/** A person's decision that a rule does not hold back some products. */
export const ruleWaivers = pgTable(
  'rule_waivers',
  {
    id: id(),
    /** The rules by the names results carry; they may be gone, or changed meanwhile. */
    ruleIds: jsonb().$type<string[]>().notNull(),
    scope: text().$type<WaiverScope>().notNull(),
    /** The retailer, brand or category; null where the products are named. */
    value: text(),
    productIds: jsonb().$type<number[]>().notNull().default([]),
    reason: text().notNull(),
    /** The last day it holds; null for no end. */
    until: date({ mode: 'string' }),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull(),
    /** Whether it holds only once another person has confirmed it. */
    needsSecond: boolean().notNull().default(false),
    confirmedBy: integer().references(() => users.id),
    confirmedAt: time(),
    undoneBy: integer().references(() => users.id),
    undoneAt: time(),
  },
  (t) => [index('rule_waivers_active').on(t.id).where(sql`${t.undoneAt} is null`)],
);

/** What may be approved without a look, by retailer, category and part; none by default. */
export const approvalPolicies = pgTable('approval_policies', {
  id: id(),
  retailer: text(),
  category: text(),
  parts: jsonb().$type<Part[]>().notNull(),
  takesUnchanged: boolean().notNull(),
  takesClean: boolean().notNull(),
  mostWords: integer(),
  share: integer().notNull(),
  isOn: boolean().notNull(),
  updatedBy: integer().references(() => users.id),
  updatedAt: time().notNull(),
});

export const dataSources = pgTable(
  'optimization_data_sources',
  {
    id: id(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    customerType: text(),
    sourceCategory: text().notNull(),
    sourceUrl: text(),
    sourceContent: text(),
    sourceNotes: text(),
    /** The name of the file the text was taken from. */
    fileName: text(),
    /** When the text was last read from `sourceUrl`. */
    fetchedAt: time(),
    isActive: boolean().notNull().default(true),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
  },
  (t) => [index('optimization_data_sources_product').on(t.productId)],
);

/** What the workspace decided of attributes, by the key of their name; the table of known names holds for all others. */
export const attributeChoices = pgTable('attribute_choices', {
  key: text().primaryKey(),
  /** The name as the source wrote it most often when it was chosen; the choice outlives the products that carry it. */
  name: text().notNull(),
  use: text().$type<AttributeUse>().notNull(),
  chosenAt: time().notNull(),
  chosenBy: integer().references(() => users.id),
});

/** What was decided of statements of a product's texts that rules alone could not decide; later words about the same statement replace it. */
export const judgements = pgTable(
  'judgements',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** SHA-256 of the statement's words: statements can be long. */
    statementKey: text().notNull(),
    statement: text().notNull(),
    verdict: text().$type<Judgement['verdict']>().notNull(),
    field: text(),
    quote: text(),
    /** The model. */
    by: text().notNull(),
    /** SHA-256 of the facts it was judged by: what stood nowhere in them may stand in others. */
    factsKey: text().notNull(),
    judgedAt: time().notNull(),
  },
  (t) => [uniqueIndex('judgements_statement').on(t.productId, t.statementKey)],
);
