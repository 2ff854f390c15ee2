// The SQL of selections: which products one holds, and how many.
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LimitedSelection, Selection } from '#domain/catalogue/selection.ts';
import type { Db } from '#server/database/database.ts';
import { keywordLists, products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';

/** The condition of a selection. */
export function whereSelection({ first, ...selection }: LimitedSelection): SQL | undefined {
  const where = whereChosen(selection);
  if (first === undefined) return where;
  const some = (isPending: boolean, rank: number) =>
    sql`(select ${products.id} as id, ${sql.raw(`${rank}`)} as rank from ${products} where ${and(where, eq(products.isPending, isPending))} order by ${products.id} limit ${first})`;
  return sql`${products.id} in (select id from (${some(true, 0)} union all ${some(false, 1)}) as either order by rank, id limit ${first})`;
}

function whereChosen(selection: Selection): SQL | undefined {
  if (selection.kind === 'ids') return selection.ids.length > 0 ? inArray(products.id, selection.ids) : sql`false`;
  const { filter, except } = selection;
  return and(whereFilter(filter), except.length > 0 ? notInArray(products.id, except) : undefined);
}

type SelectionCounts = {
  total: number;
  until: number;
  withContent: number;
  withKeywords: number;
};

/** Each side is read once and looked up: a selection may hold the whole catalogue. */
const hasKeywords = sql`(${products.id} in (select ${keywordLists.productId} from ${keywordLists} where ${keywordLists.productId} is not null)
  or lower(${products.category}) in (select lower(${keywordLists.category}) from ${keywordLists} where ${keywordLists.category} is not null))`;

/** What a selection holds now; `until` is its highest id, 0 when it is empty. */
export async function countSelection(db: Db, selection: LimitedSelection, within?: SQL): Promise<SelectionCounts> {
  const [row] = await db
    .select({
      total: sql<string>`count(*)`,
      until: sql<number | null>`max(${products.id})`,
      withContent: sql<string>`count(*) filter (where ${products.hasContent})`,
      withKeywords: sql<string>`count(*) filter (where ${hasKeywords})`,
    })
    .from(products)
    .where(and(whereSelection(selection), within));
  return {
    total: Number(row?.total ?? 0),
    until: row?.until ?? 0,
    withContent: Number(row?.withContent ?? 0),
    withKeywords: Number(row?.withKeywords ?? 0),
  };
}
