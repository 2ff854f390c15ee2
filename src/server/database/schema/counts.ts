// Tables of what is worked out of products: their counts and their families.
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The block a product is compared in (`domain/families`), what stands in the slots of its title, and its family: the lowest id of its members, null
 * without any. `pattern` is of a product whose group a file states: its title but for the slots, hashed; all of such a block are one family. No foreign key: the block of a product that is deleted is looked through once more.
 */
export const productFamilies = pgTable(
  'product_families',
  {
    productId: integer().primaryKey(),
    block: uuid().notNull(),
    slots: jsonb().$type<string[]>().notNull(),
    familyId: integer(),
    pattern: uuid(),
  },
  (t) => [
    index('product_families_block').on(t.block),
    index('product_families_family').on(t.familyId).where(sql`${t.familyId} is not null`),
  ],
);

/** Products that came, went or have another title, brand or category, until their blocks are found again. Triggers add them. */
export const familyQueue = pgTable('family_queue', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer().notNull(),
});

/** Blocks whose products have to be compared again. `id` is another one each time, by which what came meanwhile is told apart. */
export const familyBlockQueue = pgTable('family_block_queue', {
  block: uuid().primaryKey(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
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
