import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeReport,
  figuresOf,
  mostReportRows,
  noCounts,
  noWork,
  type ReportSums,
  totalOf,
} from './compose-report.ts';
import type { Report, ReportCounts, ReportGroup } from './report.contract.ts';

const range = { from: '2026-11-16', to: '2026-11-22' };
const named = (name: string): ReportGroup => ({ kind: 'named', name });
const sums = (given: Partial<ReportSums> = {}): ReportSums => ({
  ...{ days: [], people: [], retailers: [], brands: [], work: noWork },
  ...given,
});
const compose = (given: Partial<ReportSums> = {}, approved: [number, number][] = []): Report =>
  composeReport({
    ...{
      range,
      timeZone: 'UTC',
      today: '2026-11-22',
      start: '2026-11-16T00:00:00.000Z',
      end: '2026-11-23T00:00:00.000Z',
      escapes: [],
    },
    sums: sums(given),
    before: {
      range: { from: '2026-11-09', to: '2026-11-15' },
      figures: figuresOf({ ...noCounts, ...noWork, approved: 4 }),
      approved: new Map(approved),
    },
  });
const row = (counts: Partial<ReportCounts>) => ({ ...noCounts, ...noWork, ...counts });
const person = (id: number, counts: Partial<ReportCounts>) => ({
  person: { id, fullName: `Person ${id}` },
  ...row(counts),
});

/** One change of a history, with who made it and what its product is of. */
type Change = { kind: keyof ReportCounts; day: number; person: number | null; retailer: string; brand: string };

const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom('drafted', 'approved', 'rejected', 'escapes'),
    day: fc.integer({ min: 0, max: 6 }),
    person: fc.option(fc.integer({ min: 1, max: 4 })),
    retailer: fc.constantFrom('', 'gone', 'Amazon', 'Etsy'),
    brand: fc.integer({ min: 0, max: 2 * mostReportRows }).map((n) => (n === 0 ? 'gone' : `Brand ${n}`)),
  }),
  { maxLength: 300 },
);

/** What the database sums up of a history. */
function sumUp(history: readonly Change[]): ReportSums {
  const by = <Row>(keyOf: (change: Change) => Row) => {
    const rows = new Map<string, { key: Row; counts: ReportCounts }>();
    for (const change of history) {
      const key = keyOf(change);
      const found = rows.get(JSON.stringify(key)) ?? { key, counts: { ...noCounts } };
      found.counts[change.kind] += 1;
      rows.set(JSON.stringify(key), found);
    }
    return [...rows.values()];
  };
  const groupOf = (name: string): ReportGroup =>
    name === '' ? { kind: 'none', name } : name === 'gone' ? { kind: 'gone', name: '' } : named(name);
  const groups = (of: (change: Change) => string) =>
    by((change) => groupOf(of(change))).map(({ key, counts }) => ({ group: key, ...counts, ...noWork }));
  return {
    days: by(({ day }) => day).map(({ key, counts }) => ({ day: key, ...counts })),
    people: by((change) => change.person).map(({ key, counts }) => ({
      ...{ person: key === null ? null : { id: key, fullName: `Person ${key}` }, ...counts, ...noWork },
    })),
    retailers: groups(({ retailer }) => retailer),
    brands: groups(({ brand }) => brand),
    work: noWork,
  };
}

test('the counts of days, people, retailers and brands each add up to the figures, whatever happened', () => {
  fc.assert(
    fc.property(changes, (history) => {
      const report = compose(sumUp(history));
      for (const count of ['drafted', 'approved', 'rejected', 'escapes'] as const) {
        const expected = history.filter(({ kind }) => kind === count).length;
        const add = (rows: readonly ReportCounts[]) => rows.reduce((sum, each) => sum + each[count], 0);
        expect(report.figures[count]).toBe(expected);
        for (const rows of [report.days, report.people, report.retailers, report.brands])
          expect(add(rows)).toBe(expected);
      }
      expect(report.days).toHaveLength(7);
      expect(report.brands.length).toBeLessThanOrEqual(mostReportRows + 2);
    }),
  );
});

describe('a report', () => {
  test('has a row for each day, also where nothing happened, beside the same day of the range before', () => {
    const { days } = compose({ days: [{ day: 2, ...noCounts, drafted: 5 }] }, [[2, 3]]);
    expect(days.map(({ day, drafted, approvedBefore }) => [day, drafted, approvedBefore])).toEqual([
      ['2026-11-16', 0, 0],
      ['2026-11-17', 0, 0],
      ['2026-11-18', 5, 3],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 0, 0],
      ['2026-11-21', 0, 0],
      ['2026-11-22', 0, 0],
    ]);
  });

  test('has nothing beside days that the range before does not have', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const { days } = composeReport({
      ...{ range: march, timeZone: 'UTC', today: '2026-11-22', start: '', end: '', escapes: [], sums: sums() },
      before: {
        range: { from: '2026-02-01', to: '2026-02-28' },
        figures: figuresOf({ ...noCounts, ...noWork }),
        approved: new Map([[27, 9]]),
      },
    });
    expect(days.slice(26, 29).map(({ approvedBefore }) => approvedBefore)).toEqual([0, 9, null]);
  });

  test('names people by what they approved, then by all they did, and nobody last', () => {
    const { people } = compose({
      people: [
        { person: null, ...row({ approved: 99 }) },
        person(1, { drafted: 3 }),
        person(2, { drafted: 9 }),
        person(3, { approved: 1 }),
        person(4, { drafted: 9 }),
      ],
    });
    expect(people.map((each) => each.person?.id ?? null)).toEqual([3, 2, 4, 1, null]);
  });

  test('lists retailers by work, then those without a name and those that are gone', () => {
    const { retailers } = compose({
      retailers: [
        { group: { kind: 'gone', name: '' }, ...row({ approved: 50 }) },
        { group: named('Etsy'), ...row({ approved: 1 }) },
        { group: { kind: 'none', name: '' }, ...row({ approved: 60 }) },
        { group: named('Amazon'), ...row({ drafted: 1 }) },
        { group: named('Target'), ...row({ rejected: 2 }) },
      ],
    });
    expect(retailers.map(({ group: { kind, name } }) => name || kind)).toEqual([
      'Target',
      'Amazon',
      'Etsy',
      'none',
      'gone',
    ]);
  });

  test('joins the brands with the least work in one row, with averages over all of them', () => {
    const many = Array.from({ length: mostReportRows }, (_, n) => ({
      group: named(`Brand ${n}`),
      ...row({ drafted: 9 }),
    }));
    const few = [
      { group: named('Small'), ...row({ drafted: 2 }), rated: 1, qualityBefore: 40, qualityAfter: 60 },
      { group: named('Tiny'), ...row({ drafted: 1 }), rated: 3, qualityBefore: 240, qualityAfter: 270 },
    ];
    const { brands } = compose({ brands: [...few, ...many] });
    expect(brands).toHaveLength(mostReportRows + 1);
    expect(brands.at(-1)).toMatchObject({
      group: { kind: 'others' },
      ...{ drafted: 3, quality: { before: 70, after: 83, products: 4 } },
    });
  });
});

test('minutes are a tenth exact, quality is in whole points, and neither is made up', () => {
  const work = { timed: 3, seconds: 400, rated: 2, qualityBefore: 139, qualityAfter: 174 };
  expect(figuresOf({ ...noCounts, ...work })).toMatchObject({
    minutes: 2.2,
    quality: { before: 70, after: 87, products: 2 },
  });
  expect(figuresOf({ ...noCounts, ...noWork })).toMatchObject({ minutes: null, quality: null });
  const total = totalOf(
    sums({
      work,
      days: [
        { day: 0, ...noCounts, approved: 2 },
        { day: 1, ...noCounts, approved: 3 },
      ],
    }),
  );
  expect(total).toEqual({ ...noCounts, approved: 5, ...work });
});
