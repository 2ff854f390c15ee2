// Answers a typed query over the catalogue. Every statement reads, and its values are parameters.
import { and, type SQL, sql } from 'drizzle-orm';
import type { Bound, CatalogueQuery, Condition, Grouping } from '#domain/assistant/questions/catalogue-query.ts';
import type { Group } from '#domain/assistant/questions/describe-query.ts';
import { type Db, readAtOnce, rowsOf } from '#server/database/database.ts';
import { benchmarkRules, products } from '#server/database/schema.ts';
import { dateColumns, figureColumns, priceMark, readMark, whereConditions } from './condition.store.ts';

/** Most rows and groups of an answer. */
export const answerLimit = 100;

type AnswerRow = { id: number; title: string; sku: string; image: string | null };
export type Answered = {
  /** How many products the answer is about, and the first of them. */
  total: number;
  rows: AnswerRow[];
  /** The figure measured, a share as the products that have it; a date as ISO text; null when nothing has it. */
  value: number | string | null;
  /** Products that have the figure measured; of a share, the whole. */
  measured: number;
  groups: Group[];
};

const whereOf = (where: readonly Condition[]) => {
  const condition = whereConditions(where);
  return condition ? sql`where ${condition}` : sql``;
};

/** The currencies of the prices that pass some conditions, the most frequent first; null for prices without one. */
export async function findCurrencies(db: Db, where: readonly Condition[]): Promise<(string | null)[]> {
  const condition = and(whereConditions(where), sql`${products.price} is not null`);
  const rows = await rowsOf<{ mark: string }>(
    db,
    sql`select ${priceMark} as mark from ${products} where ${condition} group by 1 order by count(*) desc, 1`,
  );
  // A mark that is no currency belongs to a range or a remark; such a price is no amount and in no answer.
  return [...new Set(rows.flatMap(({ mark }) => readMark(mark) ?? (mark === '' ? [null] : [])))];
}

/** Answers a query in one transaction that can only read. */
export async function runQuery(db: Db, query: CatalogueQuery): Promise<Answered> {
  return await readAtOnce(db, async (tx) => {
    if (query.show === 'groups' || query.show === 'groupNumber') {
      const groups = await groupProducts(tx, query);
      return { ...(await findRows(tx, { ...query, order: undefined, limit: undefined })), groups };
    }
    if (query.measure.of === 'count') return { ...(await findRows(tx, query)), groups: [] };
    const having = query.measure.of === 'share' ? query.measure.having : [];
    const found = await findRows(tx, { ...query, where: [...query.where, ...having] });
    return { ...found, ...(await measureProducts(tx, query)), groups: [] };
  });
}

type RowsQuery = Pick<CatalogueQuery, 'where'> & {
  order?: CatalogueQuery['order'] | undefined;
  limit?: number | undefined;
};

/** The products of a query in its order, worst Content Score first without one; without a limit an end is shared by all that tie. */
async function findRows(db: Db, { where, order, limit }: RowsQuery): Promise<Omit<Answered, 'groups'>> {
  const by = !order || order.by === 'measure' ? 'score' : order.by;
  const figure = by === 'added' || by === 'changed' ? dateColumns[by] : figureColumns[by];
  const isDate = by === 'added' || by === 'changed';
  const direction = order?.end === 'highest' ? sql`desc` : sql`asc`;
  const best = order?.end === 'highest' ? sql`max(figure)` : sql`min(figure)`;
  const chosen = !order
    ? sql``
    : limit
      ? sql`where figure is not null`
      : sql`where figure = (select ${best} from matched)`;
  const rows = await rowsOf<AnswerRow & { total: string | number; value: string | number | null }>(
    db,
    sql`with matched as materialized (select ${products.id} as id, ${figure} as figure from ${products} ${whereOf(where)}),
      picked as (select id, figure, count(*) over () as total from matched ${chosen} order by figure ${direction} nulls last, id limit ${Math.min(limit ?? answerLimit, answerLimit)})
      select ${products.id} as id, ${products.title} as title, ${products.sku} as sku, ${products.images} ->> 0 as image, picked.total as total,
        ${isDate ? sql`to_char(picked.figure at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : sql`picked.figure::text`} as value
      from picked join ${products} on ${products.id} = picked.id order by picked.figure ${direction} nulls last, picked.id`,
  );
  const [first] = rows;
  const total = first === undefined ? 0 : limit ? rows.length : Number(first.total);
  const value = order ? (first?.value ?? null) : total;
  return {
    total,
    measured: total,
    value: isDate || value === null ? value : Number(value),
    rows: rows.map(({ id, title, sku, image }) => ({ id, title, sku, image })),
  };
}

/** What is measured of one product: the figure, or whether it passes the conditions of a share. Worked out once a product. */
function toFigure({ measure }: CatalogueQuery): SQL {
  if (measure.of === 'count') return sql`1`;
  return measure.of === 'share'
    ? sql`case when ${whereConditions(measure.having) ?? sql`true`} then 1 else 0 end`
    : figureColumns[measure.figure];
}

const aggregates: Record<CatalogueQuery['measure']['of'], SQL> = {
  count: sql`count(*)`,
  share: sql`sum(figure)`,
  average: sql`avg(figure)`,
  total: sql`sum(figure)`,
  median: sql`percentile_cont(0.5) within group (order by figure::float8)`,
  lowest: sql`min(figure)`,
  highest: sql`max(figure)`,
};

async function measureProducts(db: Db, query: CatalogueQuery): Promise<{ value: number | null; measured: number }> {
  const [row] = await rowsOf<{ value: string | number | null; measured: string | number }>(
    db,
    sql`select (${aggregates[query.measure.of]})::text as value, count(figure) as measured
      from (select ${toFigure(query)} as figure from ${products} ${whereOf(query.where)} offset 0) as one`,
  );
  const found = row?.value ?? null;
  return { value: found === null ? null : Number(found), measured: Number(row?.measured ?? 0) };
}

/** What products are put in groups by; a product counts once for each status it has a part of, and for each label of a rule it breaks. */
const groupColumns: Record<Grouping, SQL> = {
  category: sql`${products.category}`,
  subcategory: sql`${products.subcategory}`,
  brand: sql`${products.brand}`,
  retailer: sql`${products.retailer}`,
  level: sql`${products.complianceLevel}`,
  status: sql`unnest(array_remove(array[case when ${products.isPending} then 'pending' end, case when ${products.isApproved} then 'approved' end, case when ${products.isRejected} then 'rejected' end], null))`,
  lens: sql`${products.lens}`,
  rule: sql`unnest(array(select distinct ${benchmarkRules.label} from ${benchmarkRules} where ${products.brokenRules} ? ${benchmarkRules.key}))`,
  month: sql`to_char(${products.createdAt} at time zone 'UTC', 'YYYY-MM')`,
};

function keeps({ is, value }: { is: Bound; value: number }, count: number | null): boolean {
  if (count === null) return false;
  if (is === 'equal') return count === value;
  if (is === 'below' || is === 'atMost') return is === 'below' ? count < value : count <= value;
  return is === 'above' ? count > value : count >= value;
}

/** The groups of a query in its order: by the measure, months by time, the group without a name last. Groups compared are all there. */
async function groupProducts(db: Db, query: CatalogueQuery): Promise<Group[]> {
  const by = query.groupBy?.by ?? 'category';
  const { measure } = query;
  const direction = query.order?.end === 'lowest' ? sql`asc` : sql`desc`;
  const order = by === 'month' && !query.order ? sql`name` : sql`figure ${direction} nulls last, name`;
  const share = measure.of === 'share' ? sql`100.0 * sum(figure) / count(*)` : aggregates[measure.of];
  const rows = await rowsOf<{ name: string | null; count: string | number; value: string | null }>(
    db,
    sql`select name, count, figure::text as value from (
        select name, count(figure) as count, (${share})::numeric as figure from (
          select ${groupColumns[by]} as name, ${toFigure(query)} as figure from ${products} ${whereOf(query.where)} offset 0
        ) as one group by name
      ) as grouped order by name is null, ${order}`,
  );
  const having = query.groupBy?.having ?? [];
  const groups = rows
    .map((row) => ({ name: row.name, count: Number(row.count), value: row.value === null ? null : Number(row.value) }))
    .filter(
      ({ name, count, value }) =>
        having.length === 0 ||
        (name !== null && having.every((limit) => keeps(limit, query.measure.of === 'count' ? count : value))),
    );
  const missing = (query.groupBy?.among ?? []).filter((each) => !groups.some((group) => group.name === each));
  const none = missing.map((each) => ({ name: each, count: 0, value: measure.of === 'count' ? 0 : null }));
  return query.order?.end === 'lowest' && measure.of === 'count' ? [...none, ...groups] : [...groups, ...none];
}
