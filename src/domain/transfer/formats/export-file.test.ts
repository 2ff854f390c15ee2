import { expect, it } from 'vitest';
import { haveOneFile, nameOfExport } from './export-file.ts';

const feed = { name: 'Feed', format: 'json', fileName: '{profile} {retailer} {date}', splitsRetailers: false } as const;

it.each([
  [{}, 'Feed all retailers 2026-11-21.json'],
  [{ splitsRetailers: true }, 'Feed all retailers 2026-11-21.zip'],
  [{ format: 'xlsx', fileName: 'feed' }, 'feed.xlsx'],
  [{ format: 'review-xlsx', fileName: 'feed' }, 'feed.xlsx'],
  [{ format: 'review-csv', fileName: '../feed' }, '-feed.csv'],
] as const)('a profile with %j makes %s', (given, name) => {
  expect(nameOfExport({ ...feed, ...given }, '2026-11-21')).toBe(name);
});

it.each([
  [{}, true],
  [{ fileName: 'FEED all retailers {date}', name: 'Other' }, true],
  [{ name: 'Other' }, false],
  [{ format: 'xlsx' }, false],
  [{ splitsRetailers: true }, false],
] as const)('one with %j has the same file: %s', (given, isSame) => {
  expect(haveOneFile(feed, { ...feed, ...given })).toBe(isSame);
});
