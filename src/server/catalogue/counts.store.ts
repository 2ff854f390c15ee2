// How many products there are of each kind, counted as they change (see the triggers of the migration): no question reads the whole
// catalog. Totals are in `product_counts`, what changed since in `product_changes`; a statement that reads both sees each change once.
import { and, type SQL, sql } from 'drizzle-orm';
import type { ListFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { productChanges, productCounts, products } from '#server/database/schema.ts';
import { anyOfThese, decidedIs, statusFlag } from './product-filter.store.ts';

const changed = productChanges;
const keyOf = (...columns: SQL[]) => sql`jsonb_build_array(${sql.join(columns, sql`, `)})`;
const none = sql`'[]'::jsonb`;

/** What all products are counted by, each kind together with the flags of a product. A key has null where a product has no value. */
const kinds = {
  all: none,
  category: keyOf(sql`${changed.category}`),
  subcategory: keyOf(sql`${changed.category}`, sql`${changed.subcategory}`),
  brand: keyOf(sql`${changed.brand}`),
  retailer: keyOf(sql`${changed.retailer}`),
  level: keyOf(sql`${changed.complianceLevel}`),
  lens: keyOf(sql`${changed.lens}`),
} as const;
type Kind = keyof typeof kinds;

/** What happens to a product in a minute, and is counted by minutes and by hours. */
const moments = {
  created: { minute: changed.createdMinute, at: products.createdAt },
  approved: { minute: changed.approvedMinute, at: products.firstApprovedAt },
} as const;
type Moment = keyof typeof moments;

const flags = sql`has_content, is_pending, is_approved, is_rejected`;

/** Rows of a kind with key, flags and amount, which are summed. They are called `products`, so that conditions over flags hold for them too. */
export function countedBy(kind: Kind): SQL {
  return sql`(select key, ${flags}, amount from ${productCounts} where kind = ${kind} and minute = 0
    union all select ${kinds[kind]}, ${flags}, amount from ${changed}) as products`;
}

/** How many products there are in rows of a kind, or those of them that pass a condition. */
export const sumOf = (passes: SQL = sql`true`): SQL => sql`coalesce(sum(amount) filter (where ${passes}), 0)`;

const minuteMs = 60_000;

/** How many products with a flag were created, or first approved, at a time or later. Within its minute they are looked up. */
export function countSince(moment: Moment, since: Date, flag: SQL): SQL {
  const { minute, at } = moments[moment];
  const from = Math.ceil(since.getTime() / minuteMs);
  const fromHour = Math.ceil(from / 60);
  const counted = (kind: string, range: SQL) =>
    sql`select amount from ${productCounts} where kind = ${kind} and key = ${none} and ${range} and ${flag}`;
  return sql`(select coalesce(sum(amount), 0) from (
      ${counted(`${moment} hour`, sql`minute >= ${fromHour}`)}
      union all ${counted(`${moment} minute`, sql`minute >= ${from} and minute < ${fromHour * 60}`)}
      union all select amount from ${changed} where ${minute} >= ${from} and ${flag}
      union all select count(*) from ${products} where ${at} >= ${since.toISOString()}::timestamptz
        and ${at} < ${new Date(from * minuteMs).toISOString()}::timestamptz and ${flag}) as counted)`;
}

/** How many products are approved and have a time of it. */
export const countDatedApprovals = sql`(select coalesce(sum(amount), 0) from (
  select amount from ${productCounts} where kind = 'dated approval'
  union all select amount from ${changed} where ${changed.approvedMinute} is not null) as counted)`;

const isAnyOf = (part: SQL, value: OneOrMore<string> | undefined): SQL | undefined =>
  value === undefined ? undefined : anyOfThese(value, (each) => sql`${part} = ${each}::text`);

const oneValue = (kind: Kind, value: OneOrMore<string>) => ({
  kind,
  where: anyOfThese(value, (each) => sql`key = jsonb_build_array(${each}::text)`),
});

/** By which kind a filter is counted, and which keys it means; null where products have to be looked at. */
function keysOf(filter: ListFilter): { kind: Kind; where: SQL | undefined } | null {
  const { category, subcategory, brand, retailer, level, lens, ...others } = filter;
  if (others.search?.trim() || Object.entries(others).some(([name, value]) => name !== 'search' && value !== undefined))
    return null;
  const given = [subcategory ?? category, brand, retailer, level, lens].filter((value) => value !== undefined);
  if (given.length > 1) return null;
  if (subcategory !== undefined)
    return { kind: 'subcategory', where: and(isAnyOf(sql`key ->> 0`, category), isAnyOf(sql`key ->> 1`, subcategory)) };
  if (category !== undefined) return oneValue('category', category);
  if (brand !== undefined) return oneValue('brand', brand);
  if (retailer !== undefined) return oneValue('retailer', retailer);
  if (level !== undefined) return oneValue('level', level);
  return lens === undefined ? { kind: 'all', where: undefined } : oneValue('lens', lens);
}

/** Rows of the products of a filter, as `countedBy` has them; by another kind only where the filter means all keys. Null where no kind counts them. */
export function countedIn(filter: ListFilter, as?: Kind): SQL | null {
  const { status, decided, ...rest } = filter;
  const keys = keysOf(rest);
  if (!keys || (as && keys.kind !== 'all')) return null;
  const flagged = and(
    anyOfThese(status, (each) => sql`${statusFlag[each]}`),
    decided && decidedIs[decided],
  );
  return sql`${countedBy(as ?? keys.kind)} where ${and(keys.where, flagged) ?? sql`true`}`;
}

/** So many changes are added to each question before they go into the totals: that is a write, and makes everything be read again. */
const mostWaiting = 1_000;
/** In one transaction: the embedded database does nothing else meanwhile. */
const mostFolded = 1_000;
/** Minutes of longer ago are counted by their hours; the dashboard asks 30 days back. */
const keptMinutes = 32 * 24 * 60;
/** Any number: one server at a time. */
const foldingLock = 7_203_115;

const everyKind = sql.join(
  [
    ...Object.entries(kinds).map(([kind, key]) => sql`(${kind}::text, ${key}, 0::bigint)`),
    ...Object.entries(moments).flatMap(([moment, { minute }]) => [
      sql`(${`${moment} minute`}::text, ${none}, ${minute})`,
      sql`(${`${moment} hour`}::text, ${none}, ${minute} / 60)`,
    ]),
    sql`('dated approval', ${none}, case when ${changed.approvedMinute} is not null then 0 end)`,
  ],
  sql`, `,
);

/** Moves changes into the totals once many wait; answers how many. No question is answered in another way for it. */
export async function foldCounts(db: Db, atLeast = mostWaiting): Promise<number> {
  const [waiting] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from (select from ${changed} limit ${atLeast}) as waiting`,
  );
  if ((waiting?.rows ?? 0) < atLeast) return 0;
  return await db.transaction(async (tx) => {
    const [lock] = await rowsOf<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${foldingLock}) as taken`);
    if (!lock?.taken) return 0;
    const [folded] = await rowsOf<{ rows: number; zeros: string[] }>(
      tx,
      sql`with taken as (
          delete from ${changed} where id in (select id from ${changed} order by id limit ${mostFolded}) returning *
        ), summed as (
          select kind, key, minute, ${flags}, sum(amount) as amount
          from taken as ${changed} cross join lateral (values ${everyKind}) as kinds (kind, key, minute)
          where minute is not null group by kind, key, minute, ${flags} having sum(amount) <> 0
        ), stored as (
          insert into ${productCounts} (kind, key, minute, ${flags}, amount) select * from summed
          on conflict (kind, key, minute, ${flags}) do update set amount = ${productCounts.amount} + excluded.amount
          returning ctid, amount
        )
        select (select count(*)::int from taken) as rows, array(select ctid::text from stored where amount = 0) as zeros`,
    );
    const zeros = folded?.zeros ?? [];
    if (zeros.length > 0)
      await tx.execute(sql`delete from ${productCounts} where ctid = any(${sql.param(zeros)}::tid[])`);
    return folded?.rows ?? 0;
  });
}

/** Forgets counts of minutes that no question asks for any more; their hours stay. */
export async function forgetOldMinutes(db: Db, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / minuteMs) - keptMinutes;
  const minutely = Object.keys(moments).map((moment) => `${moment} minute`);
  await db.execute(
    sql`delete from ${productCounts} where kind = any(${sql.param(minutely)}::text[]) and key = ${none} and minute < ${before}`,
  );
}

async function hasWrongTotal(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ differs: boolean }>(
    db,
    sql`select (select ${sumOf()} from ${countedBy('all')}) <> (select count(*) from ${products}) as differs`,
  );
  return row?.differs === true;
}

/** Counts all products again where their total is wrong, as after a restore of data alone; answers whether it was. */
export async function repairCounts(db: Db): Promise<boolean> {
  if (!(await hasWrongTotal(db))) return false;
  return await db.transaction(async (tx) => {
    // Another server may be at it: two at once would count each product twice.
    await tx.execute(sql`select pg_advisory_xact_lock(${foldingLock})`);
    if (!(await hasWrongTotal(tx))) return false;
    await tx.execute(sql`select recount_products()`);
    return true;
  });
}
