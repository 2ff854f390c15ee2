// Products taken out of the catalog whole, and put in again: the rows of every table that belong to them, as one record of JSON.
import { and, asc, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fromFlat } from '#domain/review/flat-content.ts';
import { firstApproversOf } from '#domain/review/second-person.ts';
import { recheckProducts } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import {
  assignments,
  comments,
  dataSources,
  judgements,
  keywordLists,
  optimizedContents,
  productImages,
  productSearch,
  productSources,
  products,
  users,
} from '#server/database/schema.ts';
import { searchText } from './catalogue.store.ts';

/** Tables that belong to a product; what belongs to it and is not here is made again (its search text). */
export type ProductRecord = {
  product: typeof products.$inferSelect;
  content: typeof optimizedContents.$inferSelect | null;
  source: typeof productSources.$inferSelect | null;
  dataSources: (typeof dataSources.$inferSelect)[];
  judgements: (typeof judgements.$inferSelect)[];
  keywords: (typeof keywordLists.$inferSelect)[];
  /** Which images were measured; absent of products deleted before this was stored. */
  images?: (typeof productImages.$inferSelect)[];
  /** Who has it to review; absent of products taken out before this was stored. */
  assignment?: typeof assignments.$inferSelect | null;
  /** Absent of products deleted before there were any. */
  comments?: (typeof comments.$inferSelect)[];
};
/** As it comes back from JSON: times are text. */
export type StoredRecord = { [K in keyof ProductRecord]: unknown };

/** Rows by the product they belong to. */
const byProduct = <Row extends { productId: number | null }>(rows: readonly Row[]): Map<number | null, Row[]> =>
  Map.groupBy(rows, ({ productId }) => productId);

/** Takes products with everything of them out of the catalog, in a handful of statements however many there are; those that are gone are left out. */
export async function takeOut(tx: Db, ids: readonly number[]): Promise<ProductRecord[]> {
  const of = (column: PgColumn) => inArray(column, [...ids]);
  const found = await tx.select().from(products).where(of(products.id)).orderBy(asc(products.id)).for('update');
  if (found.length === 0) return [];
  const contents = byProduct(await tx.select().from(optimizedContents).where(of(optimizedContents.productId)));
  const sources = byProduct(await tx.select().from(productSources).where(of(productSources.productId)));
  const added = byProduct(await tx.select().from(dataSources).where(of(dataSources.productId)));
  const judged = byProduct(await tx.select().from(judgements).where(of(judgements.productId)));
  const keywords = byProduct(await tx.select().from(keywordLists).where(of(keywordLists.productId)));
  const images = byProduct(await tx.select().from(productImages).where(of(productImages.productId)));
  const assigned = byProduct(await tx.select().from(assignments).where(of(assignments.productId)));
  const said = byProduct(await tx.select().from(comments).where(of(comments.productId)).orderBy(asc(comments.id)));
  const records = found.map((product): ProductRecord => {
    const { id } = product;
    return {
      product,
      content: contents.get(id)?.[0] ?? null,
      source: sources.get(id)?.[0] ?? null,
      dataSources: added.get(id) ?? [],
      judgements: judged.get(id) ?? [],
      keywords: keywords.get(id) ?? [],
      images: images.get(id) ?? [],
      assignment: assigned.get(id)?.[0] ?? null,
      comments: said.get(id) ?? [],
    };
  });
  // The rows that refer to them go by cascade.
  await tx.delete(products).where(of(products.id));
  return records;
}

/** Puts products in again under their ids; what their checks say is as old as they are. Fails where an SKU is taken. */
export async function putIn(tx: Db, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  const add = async (table: PgTable, rows: readonly unknown[]) => {
    if (rows.length > 0)
      await tx
        .insert(table)
        .overridingSystemValue()
        .values([...rows] as Record<string, unknown>[]);
  };
  await add(
    products,
    records.map(({ product, content }) => (content ? { ...product, ...waitingOf(product, content) } : product)),
  );
  await add(
    productSearch,
    records.map(({ product }) => ({ productId: product.id, text: searchText(product) })),
  );
  await add(
    optimizedContents,
    records.flatMap(({ content }) => content ?? []),
  );
  await add(
    productSources,
    records.flatMap(({ source }) => source ?? []),
  );
  await add(
    dataSources,
    records.flatMap((record) => record.dataSources),
  );
  await add(
    judgements,
    records.flatMap((record) => record.judgements),
  );
  await add(
    keywordLists,
    records.flatMap(({ keywords }) => keywords),
  );
  await add(
    productImages,
    records.flatMap(({ images = [] }) => images),
  );
  await add(
    comments,
    records.flatMap((record) => record.comments ?? []),
  );
  await add(assignments, await presentOf(tx, records));
}

/** The assignments of products that come back, without those to people who were removed meanwhile. */
async function presentOf(tx: Db, records: readonly ProductRecord[]) {
  const assigned = records.flatMap(({ assignment }) => assignment ?? []);
  const people = [...new Set(assigned.map(({ personId }) => personId))];
  if (people.length === 0) return [];
  const members = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, people), isNotNull(users.email)))
    .orderBy(asc(users.id))
    .for('share');
  return assigned.filter(({ personId }) => members.some(({ id }) => id === personId));
}

/** The same, checked by the rules of today. */
export async function putInChecked(tx: Db, records: readonly ProductRecord[], now: Date): Promise<void> {
  await putIn(tx, records);
  // Last: what the texts aim for has to be back.
  await recheckProducts(
    tx,
    records.map(({ product }) => product.id),
    now,
  );
}

/** Since when it waits and who approved first: known of its content, by every version that could have taken it out. */
function waitingOf(
  { isPending, waitingSince }: ProductRecord['product'],
  content: NonNullable<ProductRecord['content']>,
): Pick<ProductRecord['product'], 'waitingSince' | 'firstApprovers'> {
  const firstApprovers = firstApproversOf(fromFlat(content));
  return { waitingSince: isPending ? (waitingSince ?? content.createdAt) : null, firstApprovers };
}

/** A record from its JSON: times become dates again, columns that are no more are left out, newer ones get their defaults. */
export function readRecord(stored: unknown): ProductRecord {
  const record = stored as StoredRecord;
  const one = <Row>(table: PgTable, kept: unknown): Row | null => (kept ? rowOf<Row>(table, kept) : null);
  /** Of a product taken out before the table came there are none. */
  const all = <Row>(table: PgTable, kept: unknown): Row[] =>
    ((kept ?? []) as unknown[]).map((each) => rowOf<Row>(table, each));
  return {
    product: rowOf(products, record.product),
    content: one(optimizedContents, record.content),
    source: one(productSources, record.source),
    dataSources: all(dataSources, record.dataSources),
    judgements: all(judgements, record.judgements),
    keywords: all(keywordLists, record.keywords),
    images: all(productImages, record.images),
    assignment: one(assignments, record.assignment),
    comments: all(comments, record.comments),
  };
}

function rowOf<Row>(table: PgTable, stored: unknown): Row {
  const values = stored as Record<string, unknown>;
  const known = Object.entries(getTableColumns(table)).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(
    known.map(([name, column]) => {
      const value = values[name];
      return [name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value];
    }),
  ) as Row;
}

/** Rows for one statement. In one parameter: a value for each cell takes longer than the rest. */
export const asRows = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;
