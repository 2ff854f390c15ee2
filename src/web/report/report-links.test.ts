import { expect, test } from 'vitest';
import { composeReport, figuresOf, noCounts, noWork } from '#domain/report/compose-report.ts';
import { historySearch } from './report-links.ts';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const none = figuresOf({ ...noCounts, ...noWork });
const reportIn = (timeZone: string) =>
  composeReport({
    range: { from: '2026-11-16', to: '2026-11-22' },
    ...{ timeZone, today: '2026-11-22', start: '', end: '', escapes: [] },
    sums: { days: [], people: [], retailers: [], brands: [], work: noWork },
    before: { range: { from: '2026-11-09', to: '2026-11-15' }, figures: none, approved: new Map() },
  });

test('days that begin here when they begin in the workspace are named as days', () => {
  expect(historySearch(reportIn(here), { brand: 'Clayfield' }, { counted: 'drafted', by: '3' })).toEqual({
    ...{ since: '2026-11-16', until: '2026-11-22', brand: 'Clayfield', counted: 'drafted', by: '3' },
  });
});

test('others are named by their moments, and what a figure is narrowed to counts over the filter', () => {
  const elsewhere = here === 'Pacific/Kiritimati' ? 'UTC' : 'Pacific/Kiritimati';
  const { start, end, ...rest } = historySearch(reportIn(elsewhere), { by: '1', since: '2026-11-16' }, { by: '3' }) as {
    start: string;
    end: string;
  };
  expect(rest).toEqual({ by: '3' });
  expect(Date.parse(end) - Date.parse(start)).toBe(7 * 86_400_000);
});
