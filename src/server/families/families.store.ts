// The SQL of families: products whose families have to be found again, their blocks, and what was found.
import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { largestBlock } from '#domain/families/find-families.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { familyBlockQueue, familyQueue, productFamilies, products } from '#server/database/schema.ts';

/** Any number: one server at a time, because two may find the families of one block. */
const findingLock = 7_203_116;

/** Takes the turn of finding families until the transaction ends; false where another server has it. */
export async function takeTurn(tx: Db): Promise<boolean> {
  const [lock] = await rowsOf<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${findingLock}) as taken`);
  return lock?.taken === true;
}

/** The first rows of the queue, each with its product. */
export async function loadQueued(db: Db, most: number): Promise<{ id: number; productId: number }[]> {
  return await db.select().from(familyQueue).orderBy(asc(familyQueue.id)).limit(most);
}

/** Takes rows out of the queue; answers the products of those that were still there. */
export async function takeQueued(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const taken = await tx
    .delete(familyQueue)
    .where(inArray(familyQueue.id, [...ids]))
    .returning();
  return new Set(taken.map(({ productId }) => productId));
}

type Titled = Pick<Product, 'id' | 'title' | 'brand' | 'category' | 'subcategory'>;

/** What families of products follow from; those that are gone are left out. */
export async function loadTitles(db: Db, ids: readonly number[]): Promise<Titled[]> {
  const { id, title, brand, category, subcategory } = products;
  return await db
    .select({ id, title, brand, category, subcategory })
    .from(products)
    .where(inArray(id, [...ids]));
}

/**
 * Stores the blocks of the products of `ids`, of which those without one are in none, and queues the blocks they came from and are in now. Answers
 * whether any of them left its family.
 */
export async function saveBlocks(
  tx: Db,
  ids: readonly number[],
  found: readonly { id: number; block: string; slots: readonly string[] }[],
): Promise<boolean> {
  const before = await tx
    .delete(productFamilies)
    .where(inArray(productFamilies.productId, [...ids]))
    .returning();
  const was = new Map(before.map(({ productId, block, familyId }) => [productId, { was: block, family: familyId }]));
  const rows = found.map(({ id, block, slots }) => ({ id, block, slots, ...was.get(id) }));
  // In another block it is no longer in the family it was in.
  const stored = await rowsOf<{ id: number; block: string; familyId: number | null }>(
    tx,
    sql`insert into ${productFamilies} (product_id, block, slots, family_id)
      select id, md5(block)::uuid, slots, case when md5(block)::uuid = was then family end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, block text, slots jsonb, was uuid, family int)
      returning product_id as id, block, family_id as "familyId"`,
  );
  const blocks = [...new Set([...before, ...stored].map(({ block }) => block))];
  if (blocks.length === 0) return false;
  await tx.execute(sql`insert into ${familyBlockQueue} (block) select unnest(${sql.param(blocks)}::uuid[])
    on conflict (block) do update set id = default`);
  const families = new Map(stored.map(({ id, familyId }) => [id, familyId]));
  return before.some(({ productId, familyId }) => familyId !== null && families.get(productId) !== familyId);
}

/** A block that waits to be compared; `size` is of its products, counted up to one more than `largestBlock`. */
export type QueuedBlock = { id: number; block: string; size: number };

/** Some blocks that wait. */
export async function loadQueuedBlocks(db: Db, most: number): Promise<QueuedBlock[]> {
  const rows = await rowsOf<QueuedBlock>(
    db,
    sql`select queued.id, queued.block, (select count(*)::int from (
        select from ${productFamilies} where ${productFamilies.block} = queued.block limit ${largestBlock + 1}
      ) as member) as size
      from (select * from ${familyBlockQueue} order by block limit ${most}) as queued order by block`,
  );
  // The database answers a bigint as text.
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Takes blocks out of the queue; answers those that were not queued again, or taken by another server, since they were loaded. */
export async function takeQueuedBlocks(tx: Db, queued: readonly QueuedBlock[]): Promise<Set<string>> {
  const taken = await rowsOf<{ block: string }>(
    tx,
    sql`delete from ${familyBlockQueue} as queue using jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as r(block uuid, id bigint)
      where queue.block = r.block and queue.id = r.id returning queue.block`,
  );
  return new Set(taken.map(({ block }) => block));
}

export type StoredMember = { id: number; block: string; slots: string[]; familyId: number | null };

/** The products of some blocks. */
export async function loadBlocks(db: Db, blocks: readonly string[]): Promise<StoredMember[]> {
  const { productId: id, block, slots, familyId } = productFamilies;
  return await db
    .select({ id, block, slots, familyId })
    .from(productFamilies)
    .where(inArray(block, [...blocks]));
}

/** Stores which family products are in. */
export async function saveFamilies(tx: Db, changed: readonly { id: number; familyId: number | null }[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.execute(sql`update ${productFamilies} as f set family_id = r.family
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id, familyId }) => ({ id, family: familyId })))}::jsonb) as r(id int, family int)
    where f.product_id = r.id`);
}

/** Stores that all products of some blocks are in no family, however many they are; answers whether one was. */
export async function clearFamilies(tx: Db, blocks: readonly string[]): Promise<boolean> {
  if (blocks.length === 0) return false;
  const [cleared] = await rowsOf<{ any: boolean }>(
    tx,
    sql`with cleared as (update ${productFamilies} set family_id = null
        where ${and(inArray(productFamilies.block, [...blocks]), isNotNull(productFamilies.familyId))} returning 1)
      select exists (select from cleared) as any`,
  );
  return cleared?.any === true;
}

/** The members of the families of some products that pass a filter, by id. */
export async function loadMembers(
  db: Db,
  of: readonly number[],
  filter: ProductFilter,
): Promise<{ id: number; familyId: number; slots: string[] }[]> {
  return await rowsOf<{ id: number; familyId: number; slots: string[] }>(
    db,
    sql`select member.product_id as id, member.family_id as "familyId", member.slots from ${productFamilies} as member
      join ${products} on ${products.id} = member.product_id
      where member.family_id in (select family_id from ${productFamilies} where product_id = any(${sql.param([...of])}::int[]))
        and ${whereFilter(filter) ?? sql`true`}
      order by member.product_id`,
  );
}
