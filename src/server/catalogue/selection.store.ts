// The SQL of selections: how many products one holds, and its next products by id. Going by id stays right while the work
// itself changes who matches: a product done is behind, a product that came later is beyond the end.
import { and, asc, eq, gt, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { BulkStep } from '#domain/catalogue/bulk.contract.ts';
import type { LimitedSelection, Selection } from '#domain/catalogue/selection.ts';
import type { Db } from '#server/database/database.ts';
import { keywordLists, products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';

/** The condition of a selection; `orIds` are in whether they still match its filter or not. */
export function whereSelection(
  { first, ...selection }: LimitedSelection,
  orIds: readonly number[] = [],
): SQL | undefined {
  const where = whereChosen(selection, orIds);
  if (first === undefined) return where;
  return sql`${products.id} in (select ${products.id} from ${products} where ${where ?? sql`true`} order by ${products.id} limit ${first})`;
}

function whereChosen(selection: Selection, orIds: readonly number[]): SQL | undefined {
  if (selection.kind === 'ids') return selection.ids.length > 0 ? inArray(products.id, selection.ids) : sql`false`;
  const { filter, except } = selection;
  const matches = whereFilter(filter);
  return and(
    matches && orIds.length > 0 ? or(matches, inArray(products.id, [...orIds])) : matches,
    except.length > 0 ? notInArray(products.id, except) : undefined,
  );
}

export type SelectionCounts = {
  total: number;
  until: number;
  withContent: number;
  approved: number;
  withKeywords: number;
  /** With content, and a part of it pending. */
  decidable: number;
};

/** Each side is read once and looked up: a selection may hold the whole catalogue. */
const hasKeywords = sql`(${products.id} in (select ${keywordLists.productId} from ${keywordLists} where ${keywordLists.productId} is not null)
  or lower(${products.category}) in (select lower(${keywordLists.category}) from ${keywordLists} where ${keywordLists.category} is not null))`;

/** What a selection holds now; `until` is its highest id, 0 when it is empty. */
export async function countSelection(db: Db, selection: LimitedSelection): Promise<SelectionCounts> {
  const [row] = await db
    .select({
      total: sql<string>`count(*)`,
      until: sql<number | null>`max(${products.id})`,
      withContent: sql<string>`count(*) filter (where ${products.hasContent})`,
      approved: sql<string>`count(*) filter (where ${products.isApproved})`,
      withKeywords: sql<string>`count(*) filter (where ${hasKeywords})`,
      decidable: sql<string>`count(*) filter (where ${products.hasContent} and ${products.isPending})`,
    })
    .from(products)
    .where(whereSelection(selection));
  return {
    total: Number(row?.total ?? 0),
    until: row?.until ?? 0,
    withContent: Number(row?.withContent ?? 0),
    approved: Number(row?.approved ?? 0),
    withKeywords: Number(row?.withKeywords ?? 0),
    decidable: Number(row?.decidable ?? 0),
  };
}

export type Picked = { id: number; title: string };

/** The next products of a step, by id; one more than asked for, which tells whether there is another step. */
export async function pickProducts(db: Db, step: BulkStep, orIds: readonly number[]): Promise<Picked[]> {
  return await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(whereSelection(step.selection, orIds), gt(products.id, step.after), lte(products.id, step.run.until)))
    .orderBy(asc(products.id))
    .limit(step.limit + 1);
}

/** Title of a product for a report; null when it is gone. */
export async function findTitle(db: Db, id: number): Promise<string | null> {
  const [row] = await db.select({ title: products.title }).from(products).where(eq(products.id, id));
  return row?.title ?? null;
}
