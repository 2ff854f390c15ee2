// The SQL of the list of a run's products: what came of each, filtered and paged.
import { and, asc, eq, getTableName, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '#domain/catalogue/move.ts';
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import type { ContractInput } from '#domain/contract.ts';
import { forEachPart, type Part, type Status } from '#domain/parts/parts.ts';
import { statusField } from '#domain/review/flat-statuses.ts';
import type { RunFinding, RunOutcome } from '#domain/runs/run.ts';
import type { listRunItems, RunItem } from '#domain/runs/runs.contract.ts';
import { whereFilter } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import {
  deletedProducts,
  importProducts,
  optimizedContents,
  products,
  runItems,
  setAsideProducts,
} from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';

type ItemFilter = ContractInput<typeof listRunItems>['query'];

/** Any of the values; undefined where none is asked for. */
const anyOf = <Value extends string>(
  asked: OneOrMore<Value> | undefined,
  is: (value: Value) => SQL,
): SQL | undefined => (asked === undefined ? undefined : or(...filterValues(asked).map(is)));

const cameTo = (outcome: RunOutcome | 'waiting'): SQL =>
  outcome === 'waiting' ? isNull(runItems.outcome) : eq(runItems.outcome, outcome);

/** `none`: done, and nothing needs a look. */
const standsOut = (finding: RunFinding | 'none'): SQL =>
  finding === 'none'
    ? sql`${runItems.outcome} = 'done' and ${runItems.finding} is null`
    : eq(runItems.finding, finding);

/** Words are looked for as lists do: a product that is gone is found by none. */
const whereItems = ({ outcome, finding, changed, search }: ItemFilter): SQL | undefined =>
  and(
    anyOf(outcome, cameTo),
    anyOf(finding, standsOut),
    changed ? sql`${runItems.outcome} = 'done' and ${runItems.isChanged} = ${changed === 'true'}` : undefined,
    whereFilter({ search }),
  );

/** What an import added or changed, as the products of its run; its report has the rest of what it did. */
const itemsOfImport = (db: Db, runId: number, importId: number) =>
  db.$with(getTableName(runItems)).as(
    db
      .select({
        runId: sql`${runId}::int`.as('run_id'),
        productId: sql`${importProducts.productId}`.as('product_id'),
        outcome: sql`'done'`.as('outcome'),
        finding: sql`null::text`.as('finding'),
        isChanged: sql`null::boolean`.as('is_changed'),
        parts: sql`'[]'::jsonb`.as('parts'),
        reason: sql`null::text`.as('reason'),
        at: sql`null::timestamptz`.as('at'),
      })
      .from(importProducts)
      .where(and(eq(importProducts.importId, importId), ne(importProducts.kind, 'same'))),
  );

/** An item without the comparison of what was written, which takes the texts themselves. */
export type ListedItem = Omit<RunItem, 'changedParts' | 'newTitle'>;

/** `importId` where the run is an import. */
export async function listItems(
  db: Db,
  { runId, importId }: { runId: number; importId: number | null },
  { limit, page = 1, cursor, ...filter }: ItemFilter & { limit: number; page?: number; cursor?: string },
): Promise<Page<ListedItem>> {
  const mark = cursor ? readCursor(cursor) : null;
  const where = and(eq(runItems.runId, runId), whereItems(filter));
  const reading = importId === null ? db : db.with(itemsOfImport(db, runId, importId));
  const counting = reading.select({ total: sql<string>`count(*)` }).from(runItems);
  const [counted] = await (filter.search
    ? counting.innerJoin(products, eq(products.id, runItems.productId)).where(where)
    : counting.where(where));
  const rows = await reading
    .select({
      productId: runItems.productId,
      place: sql<Place>`case when ${products.id} is not null then 'catalog' when ${setAsideProducts.productId} is not null then 'set-aside' else 'deleted' end`,
      title: sql<string | null>`coalesce(${products.title}, ${setAsideProducts.title}, ${deletedProducts.title})`,
      sku: sql<string | null>`coalesce(${products.sku}, ${setAsideProducts.sku}, ${deletedProducts.sku})`,
      outcome: runItems.outcome,
      finding: runItems.finding,
      lens: products.lens,
      isChanged: runItems.isChanged,
      parts: runItems.parts,
      hasContent: sql<boolean>`${optimizedContents.id} is not null`,
      statuses: forEachPart((part) => optimizedContents[statusField(part)]),
      image: sql<string | null>`coalesce(${products.images} ->> 0, ${setAsideProducts.image})`,
      reason: runItems.reason,
      at: runItems.at,
    })
    .from(runItems)
    .leftJoin(products, eq(products.id, runItems.productId))
    .leftJoin(setAsideProducts, eq(setAsideProducts.productId, runItems.productId))
    .leftJoin(deletedProducts, eq(deletedProducts.productId, runItems.productId))
    .leftJoin(optimizedContents, eq(optimizedContents.productId, runItems.productId))
    .where(and(where, mark ? gt(runItems.productId, mark.id) : undefined))
    .orderBy(asc(runItems.productId))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = rows.slice(0, limit).map(
    ({ at, hasContent, statuses, ...item }): ListedItem => ({
      ...item,
      statuses: hasContent ? (statuses as Record<Part, Status>) : null,
      at: at?.toISOString() ?? null,
    }),
  );
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.productId }) : null,
  };
}
