// Tables of the catalog: products, where they are kept, their counts and lists.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Attribute } from '#domain/catalogue/product.ts';
import type { ViewPath } from '#domain/catalogue/saved-views.contract.ts';
import type { Translations } from '#domain/catalogue/translations.ts';
import type { Level } from '#domain/channels/levels.ts';
import type { Part } from '#domain/parts/parts.ts';
import { emptyCheck, type ReviewCheck } from '#domain/review/part-check.ts';
import { pendingParts } from '#domain/review/score.ts';
import { id, sortKey, time } from './columns.ts';
import { users } from './people.ts';

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
    /** Its texts in other languages, by language. */
    translations: jsonb().$type<Translations>().notNull().default({}),
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
    /** Who made the first of two approvals of something that waits for the second person: user ids, each once and in their order. */
    firstApprovers: jsonb().$type<number[]>().notNull().default([]),
    /** When there first was content to decide on, or last again; null without content, and when nothing is pending. */
    waitingSince: time(),
    /** Since when it waited before each decision after which nothing was pending, the last one last: what an undo of that decision brings back. */
    formerWaits: jsonb().$type<string[]>().notNull().default([]),
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
    index('products_second_person').on(waitingSince(t), t.id).where(sql`${t.firstApprovers} <> '[]'::jsonb`),
    index('products_first_approvers')
      .using('gin', sql`${t.firstApprovers} jsonb_path_ops`)
      .where(sql`${t.firstApprovers} <> '[]'::jsonb`),
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
    /** The name of the fact that says which products are variants of it (`family` of a mapping); null where no file had one. */
    groupedBy: text(),
  },
  (t) => [index('product_sources_shop_name').on(t.shopName).where(sql`${t.shopName} is not null`)],
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
    /** Whose it is, as in `products`. */
    supplierId: integer(),
    /** What it is found by, as in `product_search`. */
    text: text().notNull(),
    /** As of deleted products. */
    record: jsonb().$type<unknown>().notNull(),
    setAsideAt: time().notNull(),
    setAsideBy: integer()
      .notNull()
      .references(() => users.id),
    /** Whether it was set aside because a file no longer had it. */
    isMissing: boolean().notNull().default(false),
    /** When it is deleted; null for never. */
    deleteAt: time(),
  },
  (t) => [
    index('set_aside_products_due').on(t.deleteAt).where(sql`${t.deleteAt} is not null`),
    index('set_aside_products_date').on(t.setAsideAt, t.productId),
    index('set_aside_products_shop_name').on(t.shopName).where(sql`${t.shopName} is not null`),
    index('set_aside_products_supplier').on(t.supplierId).where(sql`${t.supplierId} is not null`),
    index('set_aside_products_trigrams').using('gin', sql`${t.text} gin_trgm_ops`),
  ],
);

/** Lists with their filters and sort that are pinned in the sidebar, in the order of `position`. */
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
