// The SQL of stored Listing Quality: the epoch of the rules, which products wait to be checked, and the stored checks.
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Waived, waivedSchema } from '#domain/benchmarks/waived.ts';
import type { ListingCheck } from '#domain/review/check-listing.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { fromFlat } from '#domain/review/flat-content.ts';
import type { Db } from '#server/database/database.ts';
import { prepareSelect } from '#server/database/prepared.ts';
import {
  benchmarkRuleChanges,
  dataSources,
  imageAddresses,
  judgements,
  keywordLists,
  optimizedContents,
  products,
  ruleWaivers,
  voices,
  workspaceFacts,
} from '#server/database/schema.ts';
import { checkColumns, checkTypes } from './check-columns.store.ts';

const factName = 'quality-epoch';

/**
 * A whole number that counts up whenever listings have to be checked again, with the rules it stands for: their version, and the day
 * (UTC) up to which rules that start or end by date are counted in.
 */
export type Epoch = { epoch: number; version: number; day: string };

/** The epoch as stored; null before the first one was made. `lock` keeps others from counting until the transaction ends. */
export async function findEpoch(db: Db, options: { lock?: boolean } = {}): Promise<Epoch | null> {
  const query = db
    .select({ value: workspaceFacts.value })
    .from(workspaceFacts)
    .where(eq(workspaceFacts.name, factName));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ? (row.value as Epoch) : null;
}

type Basis = {
  epoch: Epoch | null;
  version: number;
  hasVoices: boolean;
  hasKeywords: boolean;
  hasSources: boolean;
  hasJudgements: boolean;
  hasImages: boolean;
  waivers: Waived[];
};

const basis = prepareSelect(
  'check basis',
  {
    epoch: sql<Epoch | null>`(select ${workspaceFacts.value} from ${workspaceFacts} where ${workspaceFacts.name} = ${sql.raw(`'${factName}'`)})`,
    version: sql<number>`(select coalesce(max(${benchmarkRuleChanges.id}), 0) from ${benchmarkRuleChanges})`,
    hasVoices: sql<boolean>`exists (select 1 from ${voices})`,
    hasKeywords: sql<boolean>`exists (select 1 from ${keywordLists})`,
    hasSources: sql<boolean>`exists (select 1 from ${dataSources})`,
    hasJudgements: sql<boolean>`exists (select 1 from ${judgements})`,
    hasImages: sql<boolean>`exists (select 1 from ${imageAddresses})`,
    waivers: sql<
      unknown[] | null
    >`(select jsonb_agg(jsonb_build_object('ruleIds', ${ruleWaivers.ruleIds}, 'scope', ${ruleWaivers.scope}, 'value', ${ruleWaivers.value}, 'productIds', ${ruleWaivers.productIds}, 'until', ${ruleWaivers.until})) from ${ruleWaivers} where ${ruleWaivers.undoneAt} is null and (not ${ruleWaivers.needsSecond} or ${ruleWaivers.confirmedAt} is not null))`,
  },
  sql``,
);

/**
 * What a check depends on, of one moment: the epoch, the version of the rules, the waivers in effect, and whether there are voices, lists of
 * keywords, data sources, judgements and measured images at all.
 */
export async function findBasis(db: Db): Promise<Basis> {
  const [found] = await basis(db);
  if (!found) throw new Error('What is checked by was not read');
  return { ...found, waivers: (found.waivers ?? []).map((waiver) => waivedSchema.parse(waiver)) };
}

/**
 * Counts the epoch up and answers it; without `isForced` only where rules or day are not those it stands for. The next one to count waits until this transaction has ended. Before the first epoch there is no row to
 * lock: of two who saw none, the second finds the other's, of the same rules, and does not count once more.
 */
export async function countEpochUp(
  tx: Db,
  { version, day }: Omit<Epoch, 'epoch'>,
  { isForced = false } = {},
): Promise<number> {
  const [row] = await tx
    .insert(workspaceFacts)
    .values({ name: factName, value: { epoch: 1, version, day } satisfies Epoch })
    .onConflictDoUpdate({
      target: workspaceFacts.name,
      set: {
        value: sql`jsonb_build_object('epoch', (${workspaceFacts.value}->>'epoch')::int
            + case when not ${isForced}::boolean and (${workspaceFacts.value}->>'version')::int = ${version}::int and ${workspaceFacts.value}->>'day' >= ${day}::text
              then 0 else 1 end, 'version', ${version}::int,
          'day', greatest(${workspaceFacts.value}->>'day', ${day}::text))`,
      },
    })
    .returning({ value: workspaceFacts.value });
  if (!row) throw new Error('The epoch of the rules was not stored');
  return (row.value as Epoch).epoch;
}

/** Notes that nothing changed up to a day. */
export async function moveEpochDay(tx: Db, day: string): Promise<void> {
  await tx
    .update(workspaceFacts)
    .set({ value: sql`jsonb_set(${workspaceFacts.value}, '{day}', to_jsonb(${day}::text))` })
    .where(eq(workspaceFacts.name, factName));
}

const checkableColumns = {
  title: products.title,
  description: products.description,
  bullets: products.bullets,
  images: products.images,
  imageAlts: products.imageAlts,
  price: products.price,
  category: products.category,
  subcategory: products.subcategory,
  brand: products.brand,
  retailer: products.retailer,
  attributes: products.attributes,
};
export type CheckableProduct = Pick<typeof products.$inferSelect, keyof typeof checkableColumns>;

/** What products are checked by, in the order of their ids; those that are gone are left out. */
export async function loadCheckable(db: Db, ids: readonly number[]): Promise<(CheckableProduct & { id: number })[]> {
  if (ids.length === 0) return [];
  return await db
    .select({ id: products.id, ...checkableColumns })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
}

/** The content under review of some products, as it stands now. */
export async function loadContents(tx: Db, productIds: readonly number[]): Promise<Map<number, ReviewedContent>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(optimizedContents)
    .where(inArray(optimizedContents.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, fromFlat(row)]));
}

/**
 * Keeps products and their content from changing until the transaction ends, by their rows as `loadProduct` does. Answers the content as
 * it then stands; content that another transaction has just made is in it.
 */
export async function lockListings(tx: Db, productIds: readonly number[]): Promise<Map<number, ReviewedContent>> {
  if (productIds.length === 0) return new Map();
  const ids = [...productIds];
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  return await loadContents(tx, ids);
}

/** A place in the walk over what waits: by the epoch a product was checked at, then by id, as its index has them. */
export type WaitingPosition = { qualityEpoch: number; id: number };

/** The next products that were checked before an epoch, locked; those others work on are passed over, not waited for. */
export async function lockWaiting(
  tx: Db,
  { epoch, after, limit }: { epoch: number; after: WaitingPosition | null; limit: number },
): Promise<(CheckableProduct & WaitingPosition)[]> {
  return await tx
    .select({ id: products.id, qualityEpoch: products.qualityEpoch, ...checkableColumns })
    .from(products)
    .where(
      and(
        lt(products.qualityEpoch, epoch),
        after
          ? sql`(${products.qualityEpoch}, ${products.id}) > (${after.qualityEpoch}::int, ${after.id}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(products.qualityEpoch), asc(products.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

type CheckToSave = ListingCheck & { id: number; qualityEpoch: number };

/** Stores checks. A product that was checked at a later epoch meanwhile keeps that; `isForced`: they are of locked products, and no older. */
export async function saveChecks(tx: Db, checks: readonly CheckToSave[], { isForced = false } = {}): Promise<void> {
  if (checks.length === 0) return;
  await tx.execute(sql`update ${products} p
    set ${checkColumns}
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as r(id int, ${checkTypes})
    where p.id = r.id${isForced ? sql`` : sql` and p.quality_epoch < r."qualityEpoch"`}`);
}

/** How many products there are, and how many of them were checked before an epoch. */
export async function countWaiting(db: Db, epoch: number): Promise<{ total: number; waiting: number }> {
  const [all] = await db.select({ value: count() }).from(products);
  const [old] = await db.select({ value: count() }).from(products).where(lt(products.qualityEpoch, epoch));
  return { total: all?.value ?? 0, waiting: old?.value ?? 0 };
}

/** Whether any product was checked before an epoch. */
export async function hasWaiting(db: Db, epoch: number): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(lt(products.qualityEpoch, epoch)).limit(1);
  return rows.length > 0;
}

/** The checks stored with products, by id. */
export async function findStoredChecks(db: Db, productIds: readonly number[]): Promise<Map<number, ListingCheck>> {
  if (productIds.length === 0) return new Map();
  const { id, listingQuality, complianceLevel, lens, reviewCheck, brokenRules, waivedRules, isSourceChanged } =
    products;
  const rows = await db
    .select({ id, listingQuality, complianceLevel, lens, reviewCheck, brokenRules, waivedRules, isSourceChanged })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(
    rows.flatMap(({ id: of, listingQuality: quality, complianceLevel: level, ...check }) =>
      quality === null || level === null ? [] : [[of, { listingQuality: quality, complianceLevel: level, ...check }]],
    ),
  );
}
