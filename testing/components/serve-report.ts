// A report for component tests: a week that two people worked in.
import { composeReport, figuresOf, noCounts, noWork } from '#domain/report/compose-report.ts';
import { getReport, type Report } from '#domain/report/report.contract.ts';
import { serveByDefault } from './serve.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const tomas = { id: 3, fullName: 'Tomas Berg' };
const counts = (drafted: number, approved: number, rejected: number, escapes: number) => ({
  ...{ drafted, approved, rejected, escapes },
});
const work = { timed: 4, seconds: 432, rated: 4, qualityBefore: 276, qualityAfter: 348 };
const named = (name: string) => ({ kind: 'named' as const, name });

/** The sums of its days, people, retailers and brands agree. */
export function report(given: Partial<Report> = {}): Report {
  return {
    ...composeReport({
      range: { from: '2026-11-16', to: '2026-11-22' },
      ...{ timeZone: 'UTC', today: '2026-11-25' },
      ...{ start: '2026-11-16T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' },
      sums: {
        days: [
          { day: 0, ...counts(30, 10, 2, 0) },
          { day: 4, ...counts(54, 68, 6, 1) },
        ],
        people: [
          { person: maya, ...counts(4, 70, 8, 1), ...noWork, timed: 3, seconds: 252 },
          { person: tomas, ...counts(80, 8, 0, 0), ...work },
        ],
        retailers: [
          { group: named('Shopify'), ...counts(60, 50, 6, 1), ...work },
          { group: named('Amazon'), ...counts(20, 28, 2, 0), ...noWork },
          { group: { kind: 'none', name: '' }, ...counts(4, 0, 0, 0), ...noWork },
        ],
        brands: [{ group: named('Clayfield'), ...counts(84, 78, 8, 1), ...work }],
        work,
      },
      before: {
        range: { from: '2026-11-09', to: '2026-11-15' },
        figures: figuresOf({ ...counts(75, 100, 8, 0), ...noWork, timed: 1, seconds: 132 }),
        approved: new Map([[4, 60]]),
      },
      escapes: [
        {
          ...{
            entryId: 9,
            productId: 1,
            title: 'Stoneware mug',
            image: null,
            contentType: 'title',
            action: 'rolled-back',
          },
          ...{ approvedBy: maya, approvedAt: '2026-11-20T09:00:00.000Z' },
          ...{ foundBy: tomas, foundFor: null, foundAt: '2026-11-21T09:00:00.000Z' },
        },
      ],
    }),
    ...given,
  };
}

/** A week in which nobody did anything. */
export const emptyReport = (): Report => {
  const none = figuresOf({ ...noCounts, ...noWork });
  const { days } = report();
  return report({
    ...{ figures: none, people: [], retailers: [], brands: [], escapes: [] },
    days: days.map(({ day }) => ({ day, ...noCounts, approvedBefore: 0 })),
    before: { range: { from: '2026-11-09', to: '2026-11-15' }, figures: none },
  });
};

export function serveReport(): void {
  serveByDefault(getReport, report());
}
