import { expect, test } from 'vitest';
import { figuresOf, noCounts, noWork } from './compose-report.ts';
import type { Report } from './report.contract.ts';
import { reportCsv } from './report-csv.ts';
import { describeEscape, nameGroup } from './report-words.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const figures = {
  ...noCounts,
  drafted: 4,
  approved: 3,
  rejected: 1,
  escapes: 1,
  minutes: 1.8,
  quality: { before: 69, after: 87, products: 2 },
};
const report: Report = {
  ...{ range: { from: '2026-11-16', to: '2026-11-17' }, timeZone: 'America/New_York', today: '2026-11-18', figures },
  ...{ start: '2026-11-16T05:00:00.000Z', end: '2026-11-18T05:00:00.000Z' },
  before: {
    range: { from: '2026-11-14', to: '2026-11-15' },
    figures: figuresOf({ ...noCounts, ...noWork, approved: 2 }),
  },
  days: [
    { day: '2026-11-16', ...noCounts, drafted: 4, approvedBefore: 2 },
    { day: '2026-11-17', ...noCounts, approved: 3, rejected: 1, escapes: 1, approvedBefore: null },
  ],
  people: [
    { person: maya, ...figures },
    { person: null, ...figuresOf({ ...noCounts, ...noWork }) },
  ],
  retailers: [{ group: { kind: 'named', name: '=Shop' }, ...figures }],
  brands: [{ group: { kind: 'others', name: '' }, ...figures }],
  escapes: [
    {
      ...{ entryId: 9, productId: 5, title: 'Oak bench', image: null, contentType: 'bullets', action: 'rolled-back' },
      ...{ approvedBy: maya, approvedAt: '2026-11-17T03:00:00.000Z' },
      ...{ foundBy: { id: 2, fullName: 'Tomas Berg' }, foundFor: null, foundAt: '2026-11-18T15:00:00.000Z' },
    },
  ],
};

test('the file has each figure of the report, and what a spreadsheet would run is made harmless', () => {
  expect(reportCsv(report).split('\n')).toEqual([
    '\ufeffSection,Name,Drafted,Approved,Rejected,Escapes,Minutes per product,Listing Quality before,Listing Quality after,Approved in the previous period,Details',
    'Total,2026-11-16 to 2026-11-17,4,3,1,1,1.8,69,87,2,Days in America/New_York',
    'Previous period,2026-11-14 to 2026-11-15,0,2,0,0,,,,,Up to the same time of the period',
    'Day,2026-11-16,4,0,0,0,,,,2,',
    'Day,2026-11-17,0,3,1,1,,,,,',
    'Person,Maya Lindqvist,4,3,1,1,1.8,69,87,,',
    'Person,Nobody named,0,0,0,0,,,,,',
    "Retailer,'=Shop,4,3,1,1,1.8,69,87,,",
    'Brand,Other brands,4,3,1,1,1.8,69,87,,',
    'Escape,Oak bench,,,,,,,,,Bullet Points; approved by Maya Lindqvist on 2026-11-16; Rolled back by Tomas Berg on 2026-11-18',
    '',
  ]);
});

test('a product that is gone is named by its number, and one day is one day', () => {
  const [found] = report.escapes;
  if (!found) throw new Error('No escape');
  const csv = reportCsv({
    ...{ ...report, range: { from: '2026-11-16', to: '2026-11-16' } },
    escapes: [{ ...found, title: null, approvedBy: null, foundBy: null }],
  });
  expect(csv).toContain('\nTotal,2026-11-16,');
  expect(csv).toContain('Escape,Product 5,,,,,,,,,Bullet Points; approved on 2026-11-16; Rolled back on 2026-11-18');
});

test('an escape says how it was found', () => {
  expect(describeEscape({ action: 'edited', foundBy: maya, foundFor: null })).toBe('Edited by Maya Lindqvist');
  expect(describeEscape({ action: 'edited', foundBy: maya, foundFor: 'Northwind (sign-off)' })).toBe(
    'Edited for Northwind (sign-off)',
  );
  expect(describeEscape({ action: 'restored', foundBy: null, foundFor: null })).toBe('Restored an older version');
});

test('rows without a name say what they are', () => {
  expect((['none', 'gone', 'others'] as const).map((kind) => nameGroup({ kind, name: '' }, 'brand'))).toEqual([
    'No brand',
    'Not in the catalog',
    'Other brands',
  ]);
  expect(nameGroup({ kind: 'none', name: '' }, 'retailer')).toBe('No retailer');
});
