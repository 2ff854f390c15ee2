import { expect, test } from 'vitest';
import {
  addDays,
  countDays,
  dayStarts,
  listDays,
  rangeAfter,
  rangeAround,
  rangeBefore,
  spanOf,
} from './report-days.ts';

const range = (from: string, to: string) => ({ from, to });

test.each([
  ['2026-11-18', 'day', '2026-11-18', '2026-11-18'],
  ['2026-11-18', 'week', '2026-11-16', '2026-11-22'],
  ['2026-11-16', 'week', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'week', '2026-11-16', '2026-11-22'],
  ['2027-01-01', 'week', '2026-12-28', '2027-01-03'],
  ['2026-11-18', 'month', '2026-11-01', '2026-11-30'],
  ['2028-02-29', 'month', '2028-02-01', '2028-02-29'],
  ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
] as const)('around %s the %s is %s to %s', (day, span, from, to) => {
  expect(rangeAround(day, span)).toEqual({ from, to });
  expect(spanOf({ from, to })).toBe(span);
});

test('the range before and after a month are months, those of others as long as they are', () => {
  expect(rangeBefore(range('2026-03-01', '2026-03-31'))).toEqual(range('2026-02-01', '2026-02-28'));
  expect(rangeAfter(range('2026-01-01', '2026-01-31'))).toEqual(range('2026-02-01', '2026-02-28'));
  expect(rangeBefore(range('2026-11-16', '2026-11-22'))).toEqual(range('2026-11-09', '2026-11-15'));
  expect(rangeAfter(range('2026-11-16', '2026-11-22'))).toEqual(range('2026-11-23', '2026-11-29'));
  expect(rangeBefore(range('2026-11-16', '2026-11-18'))).toEqual(range('2026-11-13', '2026-11-15'));
  expect(rangeAfter(range('2026-11-16', '2026-11-16'))).toEqual(range('2026-11-17', '2026-11-17'));
  expect(spanOf(range('2026-11-16', '2026-11-18'))).toBeNull();
});

test('days are counted and listed with both ends, over the end of a year', () => {
  expect(countDays(range('2026-12-30', '2027-01-02'))).toBe(4);
  expect(listDays(range('2026-12-30', '2027-01-02'))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('each day has a start, and the last one an end', () => {
  const starts = dayStarts(range('2026-10-31', '2026-11-01'), 'America/New_York').map((at) => at.toISOString());
  expect(starts).toEqual(['2026-10-31T04:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
});
