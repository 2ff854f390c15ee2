// Every table, for PGlite and Postgres alike. Migrations are generated from this file (see CONTRIBUTING.md).

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import type { Severity } from '#domain/benchmarks/rule.ts';
import type { WaiverScope } from '#domain/benchmarks/waived.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Move } from '#domain/catalogue/move.ts';
import type { Attribute } from '#domain/catalogue/product.ts';
import type { ViewPath } from '#domain/catalogue/saved-views.contract.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import type { Level } from '#domain/channels/levels.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { HistoryDetails } from '#domain/history/history-details.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageMeasures, ImageProblem } from '#domain/images/image-file.ts';
import type { PictureLook } from '#domain/images/image-look.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { Job, Provider } from '#domain/models/providers.ts';
import type { ChannelId } from '#domain/overview/integration-status.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import type { ImageEntry, PartRecord } from '#domain/review/content.ts';
import { emptyCheck, type ReviewCheck } from '#domain/review/part-check.ts';
import type { Replaced } from '#domain/review/put-back.ts';
import { pendingParts } from '#domain/review/score.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import type { RunFinding, RunOutcome, RunState } from '#domain/runs/run.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { ReplacedAddresses, ReplacedField } from '#domain/runs/source-edit.ts';
import type { AnswerCounts, AnswerKind } from '#domain/transfer/answers.contract.ts';
import type { ReplacedSource } from '#domain/transfer/changes/replaced-source.ts';
import type { Constants } from '#domain/transfer/constants.ts';
import type { EmptyCells } from '#domain/transfer/empty-cells.ts';
import type { StoredFormat } from '#domain/transfer/export-labels.ts';
import type { ExportSchedule } from '#domain/transfer/export-schedule.ts';
import {
  fromStoredChange,
  type ImportedChange,
  type ImportedKind,
  type StoredChange,
  toStoredChange,
  type UndoOutcome,
} from '#domain/transfer/import-products.contract.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import type { MissingPolicy } from '#domain/transfer/missing-products.ts';
import type { ExportCounts, ExportSelection } from '#domain/transfer/stored-exports.contract.ts';
import type { Cleaned, ImportCounts, Mapping } from '#domain/transfer/transfer.contract.ts';
import type { VoiceRules, VoiceScope } from '#domain/voice/voice.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
/** JSON of any kind. The drivers read it already; `jsonb()` would read texts once more, and make a number of `12.00`. */
const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
/** Compared by code points: an index of it means the same on every engine and every version of one. */
const sortKey = customType<{ data: string; notNull: true }>({ dataType: () => 'text collate "C"' });
const importedChanges = customType<{ data: ImportedChange[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (changes) => JSON.stringify(changes.map(toStoredChange)),
  fromDriver: (stored) => (stored as StoredChange[]).map(fromStoredChange),
});
const status = () => text().$type<Status>().notNull().default('pending');

/** `source` null: there were none before. `shopName` is absent of imports from before it was stored. */
export type ReplacedRows = { source: ReplacedSource | null; importId: number | null; shopName?: string | null };

export type SupplierChange = { before: number | null; after: number };

export const users = pgTable('users', {
  id: id(),
  username: text().notNull().unique(),
  /** A salted scrypt hash, or `!` for an account nobody can sign in to by password. */
  password: text().notNull(),
  fullName: text(),
  role: text().notNull().default('user'),
  avatarUrl: text(),
});

type ListedColumn =
  | 'isPending'
  | 'isApproved'
  | 'isRejected'
  | 'contentScore'
  | 'issues'
  | 'listingQuality'
  | 'categoryKey'
  | 'createdAt';
/** The lists of a product and what it is sorted by, where that is short: a filtered list is sorted in the index of its filter alone. */
const listedBy = (t: Record<ListedColumn, AnyPgColumn>) =>
  [
    t.isPending,
    t.isApproved,
    t.isRejected,
    t.contentScore,
    t.issues,
    t.listingQuality,
    t.categoryKey,
    t.createdAt,
  ] as const;

type WaitingColumns = Record<'isPending' | 'waitingSince' | 'createdAt', AnyPgColumn>;
/** Since when a product waits, as lists are sorted by it and an index holds it; null when nothing is pending. */
export const waitingSince = (t: WaitingColumns) =>
  sql<Date | null>`(case when ${t.isPending} then coalesce(${t.waitingSince}, ${t.createdAt}) end)`;

/** The source product, with the figures derived from its review kept beside it so that lists can filter and sort on them. */
export const products = pgTable(
  'products',
  {
    id: id(),
    sku: text().notNull().unique(),
    title: text().notNull(),
    /** What titles are sorted by: case and accents folded, numbers by their value (`sort_key` of the migrations). */
    titleKey: sortKey().generatedAlwaysAs(sql`sort_key(title)`),
    description: text().notNull().default(''),
    bullets: jsonb().$type<string[]>().notNull().default([]),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** In the order of the images; the empty ones at the end are left out. */
    imageAlts: jsonb().$type<string[]>().notNull().default([]),
    price: text(),
    category: text(),
    /** What categories are sorted by, like titles, and none first. A column, as an index of an expression has it computed for each entry passed. */
    categoryKey: sortKey().generatedAlwaysAs(sql`sort_key(coalesce(category, ''))`),
    subcategory: text(),
    brand: text(),
    retailer: text(),
    attributes: jsonb().$type<Attribute[]>().notNull().default([]),
    /** Whose file it comes from. No foreign key: a deleted product may come back after its supplier went. */
    supplierId: integer(),
    /** Keys of the fields a person changed since a file said the same of them; an import keeps them unless asked otherwise. */
    handEdited: jsonb().$type<string[]>().notNull().default([]),
    createdAt: time().notNull().defaultNow(),
    createdBy: integer().references(() => users.id),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    /** Counts up with each change of the source. */
    version: integer().notNull().default(1),
    hasContent: boolean().notNull().default(false),
    contentScore: integer().notNull().default(58),
    issues: integer().notNull().default(5),
    contentStatus: text()
      .$type<'needs_improvement' | 'critical' | 'optimized'>()
      .notNull()
      .default('needs_improvement'),
    pendingParts: jsonb().$type<Part[]>().notNull().default(pendingParts(null)),
    isPending: boolean().notNull().default(true),
    isApproved: boolean().notNull().default(false),
    isRejected: boolean().notNull().default(false),
    /** When a part was first approved; the month-on-month figure of the dashboard. */
    firstApprovedAt: time(),
    /** Why it needs a person, or that nothing keeps it from an approval in bulk; null when nothing is pending and no source changed. */
    lens: text().$type<Lens>().default('nothing-written'),
    /** What was found of the parts that wait, by the rules of `qualityEpoch`. */
    reviewCheck: jsonb().$type<ReviewCheck>().notNull().default(emptyCheck),
    /** Ids of the rules the parts that wait and the facts break; those that are waived stand apart. */
    brokenRules: jsonb().$type<string[]>().notNull().default([]),
    waivedRules: jsonb().$type<string[]>().notNull().default([]),
    /** Whether the source changed after a part was approved. */
    isSourceChanged: boolean().notNull().default(false),
    /** When there first was content to decide on, or last again; null without content, and when nothing is pending. */
    waitingSince: time(),
    /** Listing Quality (0-100) and the worst level of the four parts by the benchmark rules; null until first judged. */
    listingQuality: integer(),
    complianceLevel: text().$type<Level>(),
    /** The epoch of the rules that judged; a product below the present epoch waits to be judged again. */
    qualityEpoch: integer().notNull().default(0),
  },
  (t) => [
    check('products_sku_present', sql`length(${t.sku}) > 0`),
    check('products_title_present', sql`length(${t.title}) > 0`),
    index('products_score').on(t.contentScore, t.id),
    index('products_issues').on(t.issues, t.id),
    index('products_title').on(t.titleKey, t.id),
    index('products_category').on(t.category, t.subcategory, t.id, ...listedBy(t)),
    index('products_category_sort').on(t.categoryKey, t.id),
    index('products_status').on(t.contentStatus, t.id),
    index('products_created').on(t.createdAt, t.id),
    index('products_brand').on(t.brand, t.id, ...listedBy(t)),
    index('products_retailer').on(t.retailer, t.id, ...listedBy(t)),
    index('products_pending').on(t.createdAt, t.id).where(sql`${t.isPending}`),
    index('products_approved').on(t.firstApprovedAt, t.id).where(sql`${t.isApproved}`),
    index('products_quality').on(t.listingQuality, t.id),
    index('products_level').on(t.complianceLevel, t.id, ...listedBy(t)),
    index('products_quality_epoch').on(t.qualityEpoch, t.id),
    index('products_waiting').on(waitingSince(t), t.id),
    index('products_lens').on(t.lens, waitingSince(t), t.id).where(sql`${t.isPending}`),
    index('products_broken_rules')
      .using('gin', sql`${t.brokenRules} jsonb_path_ops`)
      .where(sql`${t.brokenRules} <> '[]'::jsonb`),
    index('products_waived_rules')
      .using('gin', sql`${t.waivedRules} jsonb_path_ops`)
      .where(sql`${t.waivedRules} <> '[]'::jsonb`),
    index('products_source_changed').on(t.id).where(sql`${t.isSourceChanged}`),
    index('products_rejected').on(t.id).where(sql`${t.isRejected}`),
    index('products_supplier').on(t.supplierId, t.id).where(sql`${t.supplierId} is not null`),
  ],
);

/**
 * Text of a product for search: lower-case sku, title and description. What is written waits in a list of the trigram index, which a search
 * reads too, and is sorted into it by the write that makes the list longer than `gin_pending_list_limit`.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (t) => [index('product_search_trigrams').using('gin', sql`${t.text} gin_trgm_ops`)],
);

/**
 * The block a product is compared in (`domain/families`), what stands in the slots of its title, and its family: the lowest id of its members, null
 * without any. No foreign key: the block of a product that is deleted is looked through once more.
 */
export const productFamilies = pgTable(
  'product_families',
  {
    productId: integer().primaryKey(),
    block: uuid().notNull(),
    slots: jsonb().$type<string[]>().notNull(),
    familyId: integer(),
  },
  (t) => [
    index('product_families_block').on(t.block),
    index('product_families_family').on(t.familyId).where(sql`${t.familyId} is not null`),
  ],
);

/** Products that came, went or have another title, brand or category, until their families are found again. Triggers add them. */
export const familyQueue = pgTable('family_queue', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer().notNull(),
});

/** What products are counted by together with each of their other keys. */
const countedFlags = {
  hasContent: boolean().notNull(),
  isPending: boolean().notNull(),
  isApproved: boolean().notNull(),
  isRejected: boolean().notNull(),
};

/**
 * What changed in the numbers of products: how many more, or fewer, there are of a kind. Triggers add rows in the transaction that changes
 * `products` or `product_search` (see the migration), so nobody waits for anybody; a task moves them into `product_counts`.
 */
export const productChanges = pgTable('product_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  category: text(),
  subcategory: text(),
  brand: text(),
  retailer: text(),
  complianceLevel: text(),
  lens: text(),
  ...countedFlags,
  /** Minutes since 1970 of when it was created, and first approved; the latter null while it is not approved. */
  createdMinute: bigint({ mode: 'number' }).notNull(),
  approvedMinute: bigint({ mode: 'number' }),
  amount: integer().notNull(),
});

/** How many products there are of a kind, but for what still is in `product_changes`. */
export const productCounts = pgTable(
  'product_counts',
  {
    /** What is counted: see `counts.store.ts`. */
    kind: text().notNull(),
    key: jsonb().$type<(string | null)[]>().notNull(),
    minute: bigint({ mode: 'number' }).notNull(),
    ...countedFlags,
    amount: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'product_counts_pk',
      columns: [t.kind, t.key, t.minute, t.hasContent, t.isPending, t.isApproved, t.isRejected],
    }),
  ],
);

/**
 * How often texts of the search changed, which only goes up: as long as it is the same, what was found in them is too. A trigger adds a row
 * for each statement, and a task makes one row of many.
 */
export const textChanges = pgTable('text_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changes: bigint({ mode: 'number' }).notNull(),
});

/** The rows of the file a product came from, cell by cell, so that an export of the same format gives back what it does not replace. */
export const productSources = pgTable(
  'product_sources',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    format: text().notNull(),
    /** Text, not jsonb: the order of the columns matters. */
    rows: text().notNull(),
    importId: integer(),
    /** The id or handle in the rows, to find them by; whether they still hold it is looked up there. */
    shopName: text(),
  },
  (t) => [index('product_sources_shop_name').on(t.shopName).where(sql`${t.shopName} is not null`)],
);

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
  },
  (t) => [index('content_history_product').on(t.productId, t.id), index('content_history_date').on(t.changeDate)],
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

/** One action over many products. `stage` counts up whenever it is paused, cancelled or goes on: work started in an earlier stage stores nothing any more. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    action: jsonb().$type<RunAction>().notNull(),
    selection: anyJson().notNull(),
    /** The highest product id it goes to. */
    until: integer().notNull(),
    state: text().$type<RunState>().notNull().default('waiting'),
    stage: integer().notNull().default(1),
    total: integer().notNull(),
    /** Whether its products are listed. */
    isListed: boolean().notNull().default(false),
    note: text(),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull(),
    startedAt: time(),
    finishedAt: time(),
    undoneBy: integer(),
    /** When what it replaced, or its file, was given up. */
    purgedAt: time(),
    /** The products a person looks at before it goes on; null where none were asked for, or they are not drawn yet. */
    sample: jsonb().$type<DrawnSample>(),
    /** The import it is; null for one that goes through products of the catalogue. */
    importId: integer().references((): AnyPgColumn => imports.id),
  },
  (t) => [
    uniqueIndex('runs_import').on(t.importId),
    index('runs_live').on(t.id).where(sql`${t.state} in ('waiting', 'running', 'paused')`),
    index('runs_kept').on(t.finishedAt).where(sql`${t.purgedAt} is null`),
  ],
);

/** Keys callers gave to calls that start a run, for 24 hours, with a digest of what was asked. */
export const runKeys = pgTable('run_keys', {
  key: text().primaryKey(),
  digest: text().notNull(),
  /** Null only within the transaction that starts it. */
  runId: integer().references(() => runs.id, { onDelete: 'cascade' }),
  createdAt: time().notNull(),
});

/** The products of a run in pieces of about a hundred, each a job; their counts add up to the run's. */
export const runChunks = pgTable(
  'run_chunks',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of what is done, by why it needs a look. */
    nothingWritten: integer().notNull().default(0),
    partRejected: integer().notNull().default(0),
    sourceChanged: integer().notNull().default(0),
    openClaim: integer().notNull().default(0),
    mustRule: integer().notNull().default(0),
    wishNotFollowed: integer().notNull().default(0),
    /** Of what was written, whether it differs from the source; null of runs from before this was counted. */
    writtenChanged: integer(),
    writtenChangedToLook: integer(),
    writtenUnchanged: integer(),
    writtenUnchangedToLook: integer(),
    /** Of a find and replace: matches that were not selected. Null before this was counted. */
    skippedHits: integer(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.number] })],
);

/** What came of a product. Outlives the product, as the report does: no foreign key to it. */
export const runItems = pgTable(
  'run_items',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    chunk: integer().notNull(),
    /** Null while it waits. */
    outcome: text().$type<RunOutcome>(),
    /** Why a product that is done needs a look; null where it does not. */
    finding: text().$type<RunFinding>(),
    /** Whether what was written differs from the source; null where nothing was written. */
    isChanged: boolean(),
    parts: jsonb().$type<Part[]>().notNull().default([]),
    reason: text(),
    at: time(),
    /** Of a find and replace: matches that were not selected. */
    skippedHits: integer(),
    /** What it replaced, for the way back. */
    replaced: jsonb().$type<Replaced | ReplacedField | ReplacedAddresses | Move>(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.productId] }),
    index('run_items_chunk').on(t.runId, t.chunk),
    index('run_items_outcome').on(t.runId, t.outcome, t.productId),
    index('run_items_finding').on(t.runId, t.finding, t.productId).where(sql`${t.finding} is not null`),
    // What the pace of a run is measured by: its last minutes.
    index('run_items_at').on(t.runId, t.at),
  ],
);

/** What the file a run makes has of each product. */
export const runRows = pgTable(
  'run_rows',
  {
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.productId] })],
);

export const optimizationPrompts = pgTable(
  'optimization_prompts',
  {
    id: id(),
    prompt: text().notNull(),
    scope: text().notNull(),
    scopeValue: text(),
    isActive: boolean().notNull().default(true),
    /** Counts up with every change of the text or scope; drafts name the versions they were written with. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
  },
  (t) => [
    index('optimization_prompts_scope').on(t.scope, t.scopeValue),
    index('optimization_prompts_applies').on(t.scope, sql`lower(${t.scopeValue})`).where(sql`${t.isActive}`),
  ],
);

/** Append-only: every wording a prompt had, so that a draft can show the instruction it was written with. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: id(),
    /** No foreign key: what led a draft outlives its prompt. */
    promptId: integer().notNull(),
    version: integer().notNull(),
    prompt: text().notNull(),
    scope: text().notNull(),
    scopeValue: text(),
    createdAt: time().notNull().defaultNow(),
    createdBy: integer().references(() => users.id),
  },
  (t) => [uniqueIndex('prompt_versions_version').on(t.promptId, t.version)],
);

/** How the workspace, a retailer, a category or a brand writes; each has one voice at most. */
export const voices = pgTable(
  'voices',
  {
    id: id(),
    scope: text().$type<VoiceScope>().notNull(),
    /** The retailer, the category or the brand; null for the workspace. */
    scopeValue: text(),
    rules: jsonb().$type<VoiceRules>().notNull(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('voices_scope').on(t.scope, sql`lower(coalesce(${t.scopeValue}, ''))`)],
);

/** The keywords of a category or of one product; each has one list at most. */
export const keywordLists = pgTable(
  'keyword_lists',
  {
    id: id(),
    /** One of the two; the other is null. */
    category: text(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    keywords: jsonb().$type<Keyword[]>().notNull(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('keyword_lists_scope', sql`(${t.category} is null) <> (${t.productId} is null)`),
    uniqueIndex('keyword_lists_category').on(sql`lower(${t.category})`),
    uniqueIndex('keyword_lists_product').on(t.productId),
  ],
);

export const benchmarkRules = pgTable(
  'benchmark_rules',
  {
    id: id(),
    category: text().notNull(),
    retailer: text().notNull(),
    attribute: text().notNull(),
    benchmarkType: text().notNull(),
    rule: jsonb().$type<unknown>().notNull(),
    /** The lasting name of a rule that came with Copydesk, such as `amazon.title.length`; null for the workspace's own. */
    key: text().unique(),
    subject: text().notNull(),
    label: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    points: integer().notNull(),
    /** First and last day in effect, both included. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    source: text().notNull(),
    asOf: text(),
    standing: text().$type<Standing>().notNull(),
    messages: jsonb().$type<Record<string, string>>(),
    notes: text(),
    isActive: boolean().notNull().default(true),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
  },
  (t) => [index('benchmark_rules_retailer').on(t.retailer, t.category)],
);

/** Append-only: every change of a rule, as it stood before and after. The newest id is the version of the rules. */
export const benchmarkRuleChanges = pgTable(
  'benchmark_rule_changes',
  {
    id: id(),
    ruleId: integer().notNull(),
    /** The rule before and after; null before it was added and after it was deleted. */
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The change this one took back. */
    undoes: integer(),
    changedAt: time().notNull().defaultNow(),
    changedBy: integer().references(() => users.id),
  },
  (t) => [index('benchmark_rule_changes_rule').on(t.ruleId, t.id)],
);

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

/** Shops and suppliers whose files are imported. `key` stands before the SKUs of one that has SKUs of its own. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    name: text().notNull(),
    key: text().notNull().unique(),
    hasOwnSkus: boolean().notNull().default(false),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('suppliers_name').on(sql`lower(${t.name})`)],
);

/** How files of one kind are imported; each is recognized by its columns. */
export const importProfiles = pgTable(
  'import_profiles',
  {
    id: id(),
    name: text().notNull(),
    /** As its files are recognized. */
    format: text().notNull(),
    /** Whether that was chosen, because the files are recognized as something else. */
    isFormatChosen: boolean().notNull(),
    encoding: text(),
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    constants: jsonb().$type<Constants>().notNull(),
    handEdits: text().$type<HandEdits>().notNull(),
    emptyCells: text().$type<EmptyCells>().notNull(),
    missing: text().$type<MissingPolicy>().notNull(),
    stopAbove: integer(),
    supplierId: integer().references(() => suppliers.id, { onDelete: 'set null' }),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('import_profiles_name').on(sql`lower(${t.name})`)],
);

/** The products the imports of a profile brought: those of them a later file lacks are missing. No foreign key: a product may come back. */
export const profileProducts = pgTable(
  'profile_products',
  {
    profileId: integer()
      .notNull()
      .references(() => importProfiles.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.productId] })],
);

/** One run over an uploaded file. `itemsDone` is stored with every applied batch: where a resumed run goes on. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    fileName: text().notNull(),
    /** Name of the upload in the data directory; several runs may share one upload. Null once it was removed. */
    upload: text(),
    /** The server whose queue has its job, because its file lies there; null until one takes it up. */
    server: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    bytesRead: bigint({ mode: 'number' }).notNull().default(0),
    isDryRun: boolean().notNull(),
    mode: text().$type<'rows' | 'all'>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull().default({}),
    state: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    error: text(),
    format: text(),
    encoding: text(),
    encodingNote: text(),
    mapping: jsonb().$type<Mapping>().notNull().default({}),
    columns: jsonb().$type<{ name: string; samples: string[] }[]>().notNull().default([]),
    counts: jsonb().$type<ImportCounts>().notNull().default({ read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 }),
    itemsDone: integer().notNull().default(0),
    problemCount: integer().notNull().default(0),
    cleaned: jsonb().$type<Cleaned[]>().notNull().default([]),
    /** Products of which the file says something else than a manual edit. */
    edited: integer().notNull().default(0),
    /** New products whose SKU belonged to one that was deleted. */
    returned: integer().notNull().default(0),
    /** Products of the file that are set aside. */
    setAside: integer().notNull().default(0),
    /** Fields with a value here whose cells are empty. */
    blanks: integer().notNull().default(0),
    /** The run this one was started from, over the same upload. */
    fromRun: integer(),
    /** A hash of its format and columns, whatever their order and case; null until the file was recognized. */
    columnsKey: text(),
    profileId: integer().references(() => importProfiles.id, { onDelete: 'set null' }),
    /** The profile whose files look like this one, where it was not used. */
    suggestedProfileId: integer().references(() => importProfiles.id, { onDelete: 'set null' }),
    /** Products that earlier files brought and this one does not have; null until it was read to its end. */
    missing: integer(),
    /** Whose file it is. */
    supplierId: integer().references(() => suppliers.id, { onDelete: 'set null' }),
    /** Rows that meet a product of another supplier, and products without one that become this one's. */
    otherSuppliers: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    undoneAt: time(),
    undoneBy: integer().references(() => users.id),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    finishedAt: time(),
  },
  (t) => [
    index('imports_running').on(t.id).where(sql`${t.state} = 'running'`),
    index('imports_columns').on(t.columnsKey).where(sql`not ${t.isDryRun}`),
    index('imports_profile').on(t.profileId).where(sql`${t.profileId} is not null`),
  ],
);

/** The products that earlier files brought and the file of an import does not have. */
export const importMissing = pgTable(
  'import_missing',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.productId] })],
);

export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    row: integer().notNull(),
    column: text(),
    value: text(),
    reason: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);

/**
 * What a run did to products, one row each: what its lists show, what it is filtered by and what undoing it needs. Of a dry run
 * the first of each list stand here, their values shortened.
 */
export const importProducts = pgTable(
  'import_products',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Where it is in the file. */
    row: integer().notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    /** Null in a dry run for what is not there yet. No foreign key: what an import did outlives its products. */
    productId: integer(),
    kind: text().$type<ImportedKind>().notNull(),
    /** Some of its changes are of fields with a manual edit. */
    isEdited: boolean().notNull().default(false),
    changes: importedChanges().notNull().default([]),
    /** The kept rows this run replaced, against those it stored; null where it replaced none. */
    replacedRows: jsonb().$type<ReplacedRows>(),
    /** The supplier this run gave the product, and the one it had; null where it gave none. */
    supplierChange: jsonb().$type<SupplierChange>(),
    /** What undoing the run came to, and why the product, or some of it, was left; null while it waits. */
    outcome: text().$type<UndoOutcome>(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row, t.sku] }),
    index('import_products_product').on(t.importId, t.productId),
  ],
);

/** Products that were deleted, whole, so that a deletion can be undone for 30 days. Its history stays where it is. */
export const deletedProducts = pgTable(
  'deleted_products',
  {
    productId: integer().primaryKey(),
    sku: text().notNull(),
    title: text().notNull(),
    /** The rows of the product as they stood, by table; times as ISO text. */
    record: jsonb().$type<unknown>().notNull(),
    deletedAt: time().notNull(),
    deletedBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('deleted_products_date').on(t.deletedAt), index('deleted_products_sku').on(t.sku)],
);

/**
 * Products that are set aside, whole, for as long as nobody brings them back: they are in no other table, so no question finds them. Their
 * SKUs stay theirs, which triggers of `products` see to (see the migration).
 */
export const setAsideProducts = pgTable(
  'set_aside_products',
  {
    productId: integer().primaryKey(),
    sku: text().notNull().unique(),
    title: text().notNull(),
    category: text(),
    brand: text(),
    retailer: text(),
    /** Address of its first picture. */
    image: text(),
    isApproved: boolean().notNull(),
    /** The id or handle in the rows it came with. */
    shopName: text(),
    /** What it is found by, as in `product_search`. */
    text: text().notNull(),
    /** As of deleted products. */
    record: jsonb().$type<unknown>().notNull(),
    setAsideAt: time().notNull(),
    setAsideBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    index('set_aside_products_date').on(t.setAsideAt, t.productId),
    index('set_aside_products_shop_name').on(t.shopName).where(sql`${t.shopName} is not null`),
    index('set_aside_products_trigrams').using('gin', sql`${t.text} gin_trgm_ops`),
  ],
);

/** Lists with their filters and sort that are pinned in the sidebar, in the order of `position`. */
/** How exports are made again and again. */
export const exportProfiles = pgTable(
  'export_profiles',
  {
    id: id(),
    name: text().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    filter: jsonb().$type<ProductFilter>().notNull(),
    columns: jsonb().$type<string[]>(),
    onlyDecided: boolean().notNull(),
    onlyChanged: boolean().notNull(),
    splitsRetailers: boolean().notNull(),
    fileName: text().notNull(),
    schedule: jsonb().$type<ExportSchedule>(),
    /** When its schedule starts it next. */
    nextAt: time(),
    /** When it was last exported to the end. */
    lastAt: time(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('export_profiles_name').on(sql`lower(${t.name})`),
    index('export_profiles_next').on(t.nextAt).where(sql`${t.nextAt} is not null`),
  ],
);

/** The versions of products that a profile exported last. No foreign key to the product: what is gone is counted. */
export const exportedProducts = pgTable(
  'exported_products',
  {
    profileId: integer()
      .notNull()
      .references(() => exportProfiles.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    sourceVersion: integer().notNull(),
    /** Null where there was no content. */
    contentVersion: integer(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.productId] })],
);

/** Exports made in the background. The row stays, since answers name it; its files are stored for 30 days. */
export const storedExports = pgTable(
  'stored_exports',
  {
    id: id(),
    /** What the marks of an answer sheet name it by. */
    token: text().notNull(),
    profileId: integer().references(() => exportProfiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    selection: jsonb().$type<ExportSelection>().notNull(),
    state: text().$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    error: text(),
    /** The server whose queue has its job, and whose disk has its files. */
    server: text().notNull(),
    counts: jsonb().$type<ExportCounts>(),
    /** `stored`: the name on disk; `isPart`: it holds only what changed. Empty before it is done, and once the files were removed. */
    files: jsonb().$type<{ name: string; bytes: number; stored: string; isPart?: boolean }[]>().notNull().default([]),
    /** Null for one that its schedule started, which goes to the export folder. */
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull(),
    finishedAt: time(),
  },
  (t) => [
    uniqueIndex('stored_exports_token').on(t.token),
    index('stored_exports_running').on(t.id).where(sql`${t.state} = 'running'`),
  ],
);

/** Files of answers that came back. */
export const answers = pgTable('answers', {
  id: id(),
  exportId: integer()
    .notNull()
    .references(() => storedExports.id),
  fileName: text().notNull(),
  /** Null until the whole file is read. */
  counts: jsonb().$type<AnswerCounts>(),
  products: integer().notNull().default(0),
  runId: integer().references(() => runs.id),
  createdBy: integer()
    .notNull()
    .references(() => users.id),
  createdAt: time().notNull(),
});

/** The rows of a file of answers that say something. No foreign key to the product: it may be gone. */
export const answerRows = pgTable(
  'answer_rows',
  {
    answersId: integer()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    kind: text().$type<AnswerKind>().notNull(),
    productId: integer(),
    part: text().$type<Part>(),
    /** The hash in its mark. */
    hash: text(),
    sku: text().notNull(),
    title: text().notNull(),
    text: text(),
    /** Of a change. */
    value: jsonb().$type<string | string[]>(),
    isApproved: boolean().notNull().default(false),
    comment: text(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.answersId, t.row] }),
    index('answer_rows_kind').on(t.answersId, t.kind, t.row),
    index('answer_rows_product').on(t.answersId, t.productId),
  ],
);

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    name: text().notNull(),
    path: text().$type<ViewPath>().notNull(),
    /** The query of its address. */
    search: text().notNull(),
    position: integer().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('saved_views_name').on(sql`lower(${t.name})`)],
);

/** Single values about this database, such as when the sample catalogue was loaded. */
export const workspaceFacts = pgTable('desk_facts', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** What the workspace decided of attributes, by the key of their name; the table of known names holds for all others. */
export const attributeChoices = pgTable('attribute_choices', {
  key: text().primaryKey(),
  /** The name as the source wrote it most often when it was chosen; the choice outlives the products that carry it. */
  name: text().notNull(),
  use: text().$type<AttributeUse>().notNull(),
  chosenAt: time().notNull(),
  chosenBy: integer().references(() => users.id),
});

/** Connections to language models, set on the screen. */
export const modelConnections = pgTable('model_connections', {
  id: id(),
  name: text().notNull(),
  provider: text().$type<Provider>().notNull(),
  model: text().notNull(),
  baseUrl: text(),
  /** The key, locked with the server's secret; it is stored in no other way. */
  lockedKey: text(),
  /** US dollars per million tokens. */
  inputPrice: doublePrecision(),
  outputPrice: doublePrecision(),
  /** US dollars a day (UTC). */
  dailyBudget: doublePrecision(),
  concurrency: integer().notNull(),
  requestsPerMinute: integer(),
  tokensPerMinute: integer(),
  maxOutputTokens: integer().notNull(),
  timeoutSeconds: integer().notNull(),
  temperature: doublePrecision(),
  seed: integer(),
  isActive: boolean().notNull().default(true),
  /** Counts up with every change. */
  version: integer().notNull().default(1),
  createdBy: integer().references(() => users.id),
  createdAt: time().notNull().defaultNow(),
  updatedBy: integer().references(() => users.id),
  updatedAt: time().notNull().defaultNow(),
});

/** Whether a model takes pictures, as a test found. */
export const modelSights = pgTable('model_sights', {
  /** SHA-256 of provider, model and address, as base64url. */
  key: text().primaryKey(),
  sees: boolean().notNull(),
  testedAt: time().notNull(),
});

/** What a model said of a picture. */
export const modelLooks = pgTable('model_looks', {
  /** SHA-256 of the model, the question with the product's text, and the hash of the file, as base64url. */
  key: text().primaryKey(),
  look: jsonb().$type<PictureLook>().notNull(),
  lookedAt: time().notNull(),
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

/** Which connection does which job; a job without a row is done by what Copydesk has built in. */
export const modelJobs = pgTable('model_jobs', {
  job: text().$type<Job>().primaryKey(),
  connectionId: integer()
    .notNull()
    .references(() => modelConnections.id, { onDelete: 'cascade' }),
});

/** Whose limits a call counts against: the connection, or 0 for the environment's model. */
export const limitKey = (t: { connectionId: AnyPgColumn }) => sql<number>`coalesce(${t.connectionId}, 0)`;

/**
 * Calls to a language model, one row an attempt. A row is stored with the most the call may cost before it is made, and gets its real
 * figures afterwards: what a crash leaves behind counts against the day's budget, never for it.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    provider: text().notNull(),
    model: text().notNull(),
    /** What the call was for: `draft`, `repair`, `judge`, `look`, `chat`, `question`, `trial` or `test`. */
    purpose: text().notNull().default('draft'),
    /** No foreign key: what was spent stays spent. */
    productId: integer(),
    /** The connection whose budget pays, as long as it was stored; null for the environment's. */
    connectionId: integer(),
    /** The day (UTC) whose budget pays. */
    day: date().notNull(),
    startedAt: time().notNull(),
    finishedAt: time(),
    /** `running`, `done`, or the kind of fault. */
    outcome: text().notNull().default('running'),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Millionths of a US dollar. */
    costMicros: bigint({ mode: 'number' }).notNull(),
    /** The provider did not say what it used. */
    isEstimated: boolean().notNull().default(true),
    /** When it was let in, by the clock of the database: limits count by it, over machines whose clocks differ. */
    askedAt: time(),
    /** The most tokens it may use, in and out; counted while it runs. */
    mostTokens: integer().notNull().default(0),
    /** When it ended, by the same clock. */
    endedAt: time(),
  },
  (t) => [index('model_calls_day').on(t.day), index('model_calls_asked').on(limitKey(t), t.askedAt)],
);

/** What each process has of the calls a connection allows at a time. It passes these places from call to call by itself. */
export const modelPlaces = pgTable(
  'model_places',
  {
    /** The connection, or 0 for the environment's model. */
    connection: integer().notNull(),
    process: text().notNull(),
    places: integer().notNull(),
    /** Calls it has under way or waiting. */
    wanted: integer().notNull(),
    /** When it came or last got a place: of those that wait, the first is next. */
    since: time().notNull(),
    /** A process that dies renews this no more, and its places are free. */
    leaseUntil: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.connection, t.process] })],
);

/** Until when a provider asked to be left alone: everybody waits. */
export const modelPauses = pgTable('model_pauses', {
  /** The connection, or 0 for the environment's model. */
  connection: integer().primaryKey(),
  until: time().notNull(),
});
