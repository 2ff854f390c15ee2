// Composes a report from sums of the history: rates, averages, the order of rows, and days on which nothing happened.
import type { Person } from '#domain/session/person.ts';
import type { Report, ReportCounts, ReportFigures, ReportGroup, ReportRow } from './report.contract.ts';
import { type DayRange, listDays } from './report-days.ts';

/** Most brands, and retailers, that have a row of their own. */
export const mostReportRows = 200;

/** Time and Listing Quality as sums, of the products they are known of. */
export type WorkSums = { timed: number; seconds: number; rated: number; qualityBefore: number; qualityAfter: number };
export type GroupSums = ReportCounts & WorkSums;

/** Sums of the history of some days. `day` counts from the first, which is 0. */
export type ReportSums = {
  days: readonly (ReportCounts & { day: number })[];
  people: readonly (GroupSums & { person: Person | null })[];
  retailers: readonly (GroupSums & { group: ReportGroup })[];
  brands: readonly (GroupSums & { group: ReportGroup })[];
  /** Of all products. Not the sum of the people's: several may have worked on one. */
  work: WorkSums;
};

export const noCounts: ReportCounts = { drafted: 0, approved: 0, rejected: 0, escapes: 0 };
export const noWork: WorkSums = { timed: 0, seconds: 0, rated: 0, qualityBefore: 0, qualityAfter: 0 };

const countNames = Object.keys(noCounts) as (keyof ReportCounts)[];
const workNames = Object.keys(noWork) as (keyof WorkSums)[];

/** The sum of each field over some rows. */
const sumUp = <Field extends string>(fields: readonly Field[], rows: readonly Record<Field, number>[]) =>
  Object.fromEntries(fields.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)])) as Record<
    Field,
    number
  >;

const pickCounts = ({ drafted, approved, rejected, escapes }: ReportCounts): ReportCounts => ({
  ...{ drafted, approved, rejected, escapes },
});

/** Figures of some sums: minutes per product to a tenth, and average Listing Quality in whole points. */
export function figuresOf(sums: GroupSums): ReportFigures {
  const { timed, seconds, rated, qualityBefore, qualityAfter } = sums;
  return {
    ...pickCounts(sums),
    minutes: timed === 0 ? null : Math.round(seconds / timed / 6) / 10,
    quality:
      rated === 0
        ? null
        : { before: Math.round(qualityBefore / rated), after: Math.round(qualityAfter / rated), products: rated },
  };
}

const amountOf = ({ drafted, approved, rejected }: ReportCounts): number => drafted + approved + rejected;
const kinds: readonly ReportGroup['kind'][] = ['named', 'none', 'gone', 'others'];

/** Those with the most work first, what has no name behind them; beyond `mostReportRows` the rest is one row. */
function composeRows(sums: ReportSums['retailers']): ReportRow[] {
  const sorted = sums.toSorted(
    (a, b) =>
      kinds.indexOf(a.group.kind) - kinds.indexOf(b.group.kind) ||
      amountOf(b) - amountOf(a) ||
      (a.group.name < b.group.name ? -1 : 1),
  );
  const named = sorted.filter(({ group }) => group.kind === 'named');
  const rest = named.slice(mostReportRows);
  const others = { group: { kind: 'others' as const, name: '' }, ...sumUp([...countNames, ...workNames], rest) };
  return [...sorted.filter((row) => !rest.includes(row)), ...(rest.length > 0 ? [others] : [])].map(
    ({ group, ...row }) => ({ group, ...figuresOf(row) }),
  );
}

/** The sums of all: the counts of the days, and what is known of the products. */
export const totalOf = ({ days, work }: Pick<ReportSums, 'days' | 'work'>): GroupSums => ({
  ...sumUp(countNames, days),
  ...work,
});

type ReportParts = Pick<Report, 'timeZone' | 'today' | 'start' | 'end' | 'escapes'> & {
  range: DayRange;
  sums: ReportSums;
  /** The range before: its figures up to the same moment, and what was approved on each of its days. */
  before: { range: DayRange; figures: ReportFigures; approved: ReadonlyMap<number, number> };
};

/** A report. The counts of its days, people, retailers and brands each add up to its figures. */
export function composeReport({ range, sums, before, ...rest }: ReportParts): Report {
  const dayOf = new Map(sums.days.map((row) => [row.day, row]));
  const daysBefore = listDays(before.range).length;
  return {
    ...rest,
    range,
    figures: figuresOf(totalOf(sums)),
    before: { range: before.range, figures: before.figures },
    days: listDays(range).map((day, index) => ({
      day,
      ...pickCounts(dayOf.get(index) ?? noCounts),
      approvedBefore: index < daysBefore ? (before.approved.get(index) ?? 0) : null,
    })),
    people: sums.people
      .toSorted(
        (a, b) =>
          Number(a.person === null) - Number(b.person === null) ||
          b.approved - a.approved ||
          amountOf(b) - amountOf(a) ||
          (a.person?.id ?? 0) - (b.person?.id ?? 0),
      )
      .map(({ person, ...row }) => ({ person, ...figuresOf(row) })),
    retailers: composeRows(sums.retailers),
    brands: composeRows(sums.brands),
  };
}
