// The SQL of families: products whose families have to be found again, their blocks, and what was found.
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { largestBlock } from '#domain/families/find-families.ts';
import { readGroupCode } from '#domain/families/group-code.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  familyBlockQueue,
  familyQueue,
  productFamilies,
  productSources,
  products,
  suppliers,
} from '#server/database/schema.ts';
import type { FoundBlock, Titled } from './read-titles.thread.ts';

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

/** What families of products follow from; those that are gone are left out. */
export async function loadTitles(db: Db, ids: readonly number[]): Promise<Titled[]> {
  const stated = sql<string | null>`case when ${productSources.groupedBy} is not null then (
    select fact->>'value' from jsonb_array_elements(${products.attributes}) as fact
    where lower(fact->>'name') = lower(${productSources.groupedBy}) limit 1) end`;
  const sku = sql<string>`case when starts_with(${products.sku}, ${suppliers.key} || ':')
    then substr(${products.sku}, length(${suppliers.key}) + 2) else ${products.sku} end`;
  const shopId = sql<
    string | null
  >`case when ${productSources.groupedBy} is not null then ${productSources.shopName} end`;
  const { id, title, brand, category, subcategory, supplierId } = products;
  const rows = await db
    .select({ id, title, brand, category, subcategory, supplierId, sku, shopId, stated })
    .from(products)
    .leftJoin(productSources, eq(productSources.productId, id))
    .leftJoin(suppliers, eq(suppliers.id, supplierId))
    .where(inArray(id, [...ids]));
  return rows.map(({ stated: code, ...row }) => ({ ...row, group: readGroupCode(code) }));
}

type StoredBlock = { id: number; block: string; familyId: number | null };

const foundColumns = sql.raw(
  'id int, block text, "parentBlocks" jsonb, slots jsonb, pattern text, "supplierId" int, "group" text, was uuid, family int',
);

/**
 * Stores the blocks of the products of `ids`, of which those without one are in none, and queues the blocks they came from and are in now. Answers
 * whether any of them left its family.
 */
export async function saveBlocks(tx: Db, ids: readonly number[], found: readonly FoundBlock[]): Promise<boolean> {
  const before = await tx
    .delete(productFamilies)
    .where(inArray(productFamilies.productId, [...ids]))
    .returning();
  const was = new Map(before.map(({ productId, block, familyId }) => [productId, { was: block, family: familyId }]));
  const rows = found.map((each) => ({ ...each, ...was.get(each.id) }));
  const [grouped, others] = [rows.filter(({ group }) => group !== null), rows.filter(({ group }) => group === null)];
  const stored = [...(await insertGrouped(tx, grouped)), ...(await insertOthers(tx, others))];
  const blocks = [...new Set([...before, ...stored].map(({ block }) => block))];
  if (blocks.length === 0) return false;
  await tx.execute(sql`insert into ${familyBlockQueue} (block) select unnest(${sql.param(blocks)}::uuid[])
    on conflict (block) do update set id = default`);
  const now = new Map(stored.map((each) => [each.id, each]));
  const left = before.filter(({ productId, block, pattern }) => pattern && now.get(productId)?.block !== block);
  await queueLeft(
    tx,
    left.map(({ block }) => block),
  );
  return before.some(({ productId, familyId }) => familyId !== null && now.get(productId)?.familyId !== familyId);
}

type Found = FoundBlock & { was?: string; family?: number | null };
const recordsOf = (rows: readonly Found[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${foundColumns})`;

/** Stores products in the blocks of their groups. A product whose SKU or id is such a group is its parent: it is queued, unless a file states its own group. */
async function insertGrouped(tx: Db, rows: readonly Found[]): Promise<StoredBlock[]> {
  if (rows.length === 0) return [];
  const stored = await rowsOf<StoredBlock>(
    tx,
    sql`insert into ${productFamilies} (product_id, block, slots, family_id, pattern)
      select id, md5(block)::uuid, slots, case when md5(block)::uuid = was then family end, md5(pattern)::uuid from ${recordsOf(rows)}
      returning product_id as id, block, family_id as "familyId"`,
  );
  await tx.execute(sql`insert into ${familyQueue} (product_id)
    select parent.id from (select distinct "supplierId", "group" from ${recordsOf(rows)}) as r
      left join ${suppliers} as supplier on supplier.id = r."supplierId"
      cross join lateral (
        select id from ${products} where sku = any(array[r."group", supplier.key || ':' || r."group"])
        union select product_id from ${productSources} where shop_name = r."group" and grouped_by is not null
      ) as named
      join ${products} as parent on parent.id = named.id and parent.supplier_id is not distinct from r."supplierId"
    where not exists (select from ${productFamilies} as own where own.product_id = parent.id and own.pattern is not null)`);
  return stored;
}

/**
 * Stores products whose group no file states: a parent with its variants, any other by its title. In another block it is no longer in the family it was
 * in. The blocks of parents are asked for one by one: of a table without statistics, several at once are looked for through all of it.
 */
async function insertOthers(tx: Db, rows: readonly Found[]): Promise<StoredBlock[]> {
  if (rows.length === 0) return [];
  return await rowsOf<StoredBlock>(
    tx,
    sql`insert into ${productFamilies} (product_id, block, slots, family_id, pattern)
      select id, place, slots, case when place = was then family end, own_pattern from (
        select r.*, coalesce(parent.block, md5(r.block)::uuid) as place, case when parent.block is not null then md5(pattern)::uuid end as own_pattern
        from ${recordsOf(rows)} left join lateral (
          select max(child.block)::uuid as block from jsonb_array_elements_text(r."parentBlocks") as name cross join lateral (
            select max(block::text) as block from ${productFamilies} where block = md5(name)::uuid and pattern is not null) as child
        ) as parent on true
      ) as placed where place is not null
      returning product_id as id, block, family_id as "familyId"`,
  );
}

/** Queues what is alone in a block of a group now: a parent without variants is found by its title again. */
async function queueLeft(tx: Db, blocks: readonly string[]): Promise<void> {
  if (blocks.length === 0) return;
  await tx.execute(sql`insert into ${familyQueue} (product_id) select min(product_id) from ${productFamilies}
    where block = any(${sql.param([...new Set(blocks)])}::uuid[]) and pattern is not null group by block having count(*) = 1`);
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

/** `isStated`: files state the group of its block. */
export type StoredMember = { id: number; block: string; slots: string[]; familyId: number | null; isStated: boolean };

/** The products of some blocks. */
export async function loadBlocks(db: Db, blocks: readonly string[]): Promise<StoredMember[]> {
  const { productId: id, block, slots, familyId } = productFamilies;
  return await db
    .select({ id, block, slots, familyId, isStated: sql<boolean>`${productFamilies.pattern} is not null` })
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

/** A member of a family; `pattern` is null where the family was found by titles. */
export type Member = {
  id: number;
  familyId: number;
  slots: string[];
  pattern: string | null;
  title: string;
  sku: string;
};

/** The members of the families of some products that pass a filter, by id. */
export async function loadMembers(db: Db, of: readonly number[], filter: ProductFilter): Promise<Member[]> {
  return await rowsOf<Member>(
    db,
    sql`select member.product_id as id, member.family_id as "familyId", member.slots, member.pattern, ${products.title}, ${products.sku}
      from ${productFamilies} as member
      join ${products} on ${products.id} = member.product_id
      where member.family_id in (select family_id from ${productFamilies} where product_id = any(${sql.param([...of])}::int[]))
        and ${whereFilter(filter) ?? sql`true`}
      order by member.product_id`,
  );
}
