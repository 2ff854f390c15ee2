// The sums of a report over history, and the escapes. Reads only.
import { inArray, type SQL, sql } from 'drizzle-orm';
import { actionSchema, contentTypeSchema, type HistoryAction } from '#domain/history/history-names.ts';
import type { GroupSums, ReportSums, WorkSums } from '#domain/report/compose-report.ts';
import { type Escape, mostListedEscapes, type ReportGroup, type ReportQuery } from '#domain/report/report.contract.ts';
import type { Person } from '#domain/session/person.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { contentHistory, products, users } from '#server/database/schema.ts';
import { findEnding, isCounted, isEscape, isOfPicture } from '#server/history/history.commands.ts';

/**
 * What is summed up: the changes between the first and the last of `starts`, one day from each to the next, up to `until`. An approval
 * has escaped where that was found by then.
 */
export type Scope = Pick<ReportQuery, 'by' | 'retailer' | 'brand'> & { starts: readonly Date[]; until: Date };

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The changes that are counted, with the product they are of. */
function countedEntries({ starts, until, by, retailer, brand }: Scope): SQL {
  const [first, last] = [starts[0] ?? until, starts.at(-1) ?? until];
  const ofProducts = retailer !== undefined || brand !== undefined;
  return sql`select h.id, h.product_id, h.content_type, h.action, h.changed_by, h.change_date, h.quality_before, h.quality_after, h.seconds_spent,
      case when ${isOfPicture('h')} then h.new_content end as new_content,
      p.id is null as is_gone, nullif(p.retailer, '') as retailer, nullif(p.brand, '') as brand
    from ${contentHistory} h ${ofProducts ? sql`join` : sql`left join`} ${products} p on p.id = h.product_id
    where h.action in ('generated', 'edited', 'approved', 'rejected')
      and h.change_date >= ${moment(first)} and h.change_date < ${moment(last)} and h.change_date <= ${moment(until)}
      and (h.action <> 'rejected' or ${isCounted('h', 'rejected')})
      ${by === undefined ? sql`` : sql`and h.changed_by = ${by}`}
      ${retailer === undefined ? sql`` : sql`and p.retailer = ${retailer}`}
      ${brand === undefined ? sql`` : sql`and p.brand = ${brand}`}`;
}

/** Of a row of `entry`: whether it is an approval that escaped by then. */
const hasEscaped = (until: Date): SQL =>
  sql`(entry.action = 'approved' and exists (select from (${findEnding('entry')}) ended where ${isEscape('ended', 'entry')} and ended.change_date <= ${moment(until)}))`;

type SumRow = Record<keyof GroupSums, string | null> & {
  of: 'day' | 'person' | 'retailer' | 'brand' | 'all' | 'escape';
  day: number | null;
  person: number | null;
  person_name: string | null;
  name: string | null;
  is_gone: boolean | null;
};

const work = sql.raw(
  'count(seconds) as timed, sum(seconds) as seconds, count(quality_before) as rated, sum(quality_before) as quality_before, sum(quality_after) as quality_after',
);
/** Time on a product, and Listing Quality before its first draft and after its last. */
const ofOneProduct = sql.raw(
  `sum(seconds_spent) as seconds,
   (array_agg(quality_before order by id) filter (where quality_after is not null))[1] as quality_before,
   (array_agg(quality_after order by id desc) filter (where quality_before is not null))[1] as quality_after`,
);

/** Of a transaction of reports: a plan is used once, so compiling it would take far longer than it saves. */
export async function planOnly(tx: Db): Promise<void> {
  await tx.execute(sql`set local jit = off`);
}

/** All sums in one statement: they are of one moment, so that they add up. */
export function sumStatement(scope: Scope): SQL {
  const days = sql`array[${sql.join(scope.starts.map(moment), sql`, `)}]`;
  return sql`with entry as materialized (${countedEntries(scope)}),
    event as materialized (
      select entry.*, width_bucket(change_date, ${days}) - 1 as day, ${hasEscaped(scope.until)} as has_escaped from entry
    ),
    counts as (
      select grouping(day) = 0 as by_day, grouping(changed_by) = 0 as by_person, grouping(retailer) = 0 as by_retailer,
        day, changed_by, is_gone, coalesce(retailer, brand) as name,
        count(*) filter (where action in ('generated', 'edited')) as drafted,
        count(*) filter (where action = 'approved') as approved,
        count(*) filter (where action = 'rejected') as rejected,
        count(*) filter (where has_escaped) as escapes
      from event group by grouping sets ((day), (changed_by), (is_gone, retailer), (is_gone, brand))
    ),
    on_product as (select product_id, is_gone, retailer, brand, ${ofOneProduct} from event group by product_id, is_gone, retailer, brand),
    by_person as (select product_id, changed_by, ${ofOneProduct} from event group by product_id, changed_by),
    worked as (
      select false as by_person, grouping(retailer) = 0 as by_retailer, grouping(brand) = 0 as by_brand, null::int as changed_by,
        is_gone, coalesce(retailer, brand) as name, ${work}
      from on_product group by grouping sets ((), (is_gone, retailer), (is_gone, brand))
      union all
      select true, false, false, changed_by, null, null, ${work} from by_person group by changed_by
    )
    select 'day' as of, c.day, null::int as person, null as person_name, null as name, null::boolean as is_gone,
      c.drafted, c.approved, c.rejected, c.escapes, 0 as timed, 0 as seconds, 0 as rated, 0 as quality_before, 0 as quality_after
      from counts c where c.by_day
    union all
    select 'person', null, c.changed_by, coalesce(u.full_name, u.username), null, null,
      c.drafted, c.approved, c.rejected, c.escapes, w.timed, w.seconds, w.rated, w.quality_before, w.quality_after
      from counts c join worked w on w.by_person and w.changed_by is not distinct from c.changed_by left join ${users} u on u.id = c.changed_by
      where c.by_person
    union all
    select case when c.by_retailer then 'retailer' else 'brand' end, null, null, null, c.name, c.is_gone,
      c.drafted, c.approved, c.rejected, c.escapes, w.timed, w.seconds, w.rated, w.quality_before, w.quality_after
      from counts c join worked w on not w.by_person and (w.by_retailer or w.by_brand) and w.by_retailer = c.by_retailer
        and w.name is not distinct from c.name and w.is_gone = c.is_gone
      where not c.by_day and not c.by_person
    union all
    select 'all', null, null, null, null, null, 0, 0, 0, 0, w.timed, w.seconds, w.rated, w.quality_before, w.quality_after
      from worked w where not w.by_person and not w.by_retailer and not w.by_brand
    union all
    (select 'escape', null, null, null, id::text, null, 0, 0, 0, 0, 0, 0, 0, 0, 0 from event where has_escaped order by event.id desc limit ${mostListedEscapes})`;
}

/** The sums, and the entries of the latest approvals that escaped. */
export async function sumHistory(db: Db, scope: Scope): Promise<ReportSums & { escaped: number[] }> {
  const rows = await rowsOf<SumRow>(db, sumStatement(scope));
  const of = (kind: SumRow['of']) => rows.filter((row) => row.of === kind);
  return {
    days: of('day').map((row) => ({ day: Number(row.day), ...countsIn(row) })),
    people: of('person').map((row) => ({
      person: personOf(row.person, row.person_name),
      ...countsIn(row),
      ...workIn(row),
    })),
    retailers: of('retailer').map((row) => ({ group: groupOf(row), ...countsIn(row), ...workIn(row) })),
    brands: of('brand').map((row) => ({ group: groupOf(row), ...countsIn(row), ...workIn(row) })),
    work: workIn(of('all')[0] ?? {}),
    escaped: of('escape').map(({ name }) => Number(name)),
  };
}

const countsIn = ({ drafted, approved, rejected, escapes }: SumRow) => ({
  ...{ drafted: Number(drafted), approved: Number(approved), rejected: Number(rejected), escapes: Number(escapes) },
});

const workIn = (row: Partial<Record<string, unknown>>): WorkSums => ({
  ...{ timed: Number(row.timed ?? 0), seconds: Number(row.seconds ?? 0), rated: Number(row.rated ?? 0) },
  ...{ qualityBefore: Number(row.quality_before ?? 0), qualityAfter: Number(row.quality_after ?? 0) },
});

const personOf = (id: number | null, name: string | null): Person | null =>
  id === null ? null : { id: Number(id), fullName: name ?? '' };

function groupOf({ name, is_gone: isGone }: SumRow): ReportGroup {
  if (isGone) return { kind: 'gone', name: '' };
  return name === null ? { kind: 'none', name: '' } : { kind: 'named', name };
}

type EscapeRow = {
  id: string;
  product_id: number;
  title: string | null;
  image: string | null;
  content_type: string;
  approved_by: number | null;
  approver: string | null;
  approved_at: string | Date;
  found_by: number | null;
  finder: string | null;
  found_for: string | null;
  found_at: string | Date;
  action: HistoryAction;
};

/** Approvals that escaped, by their entries, and what ended each; the latest approved first. */
export async function listEscapes(db: Db, escaped: readonly number[]): Promise<Escape[]> {
  if (escaped.length === 0) return [];
  const nameOf = (user: string) => sql.raw(`coalesce(${user}.full_name, ${user}.username)`);
  const rows = await rowsOf<EscapeRow>(
    db,
    sql`select entry.id, entry.product_id, p.title, p.images ->> 0 as image, entry.content_type, entry.changed_by as approved_by, ${nameOf('a')} as approver,
      entry.change_date as approved_at, ended.changed_by as found_by, ${nameOf('f')} as finder, ended.details ->> 'answeredBy' as found_for,
      ended.change_date as found_at, ended.action
    from ${contentHistory} entry cross join lateral (${findEnding('entry')}) ended
      left join ${products} p on p.id = entry.product_id
      left join ${users} a on a.id = entry.changed_by
      left join ${users} f on f.id = ended.changed_by
    where ${inArray(sql.raw('entry.id'), [...escaped])}
    order by entry.id desc`,
  );
  return rows.map((row) => ({
    entryId: Number(row.id),
    productId: row.product_id,
    ...{ title: row.title, image: row.image, contentType: contentTypeSchema.parse(row.content_type) },
    approvedBy: personOf(row.approved_by, row.approver),
    approvedAt: new Date(row.approved_at).toISOString(),
    foundBy: personOf(row.found_by, row.finder),
    foundFor: row.found_for,
    foundAt: new Date(row.found_at).toISOString(),
    action: actionSchema.parse(row.action),
  }));
}
