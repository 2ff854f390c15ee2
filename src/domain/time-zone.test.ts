import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, isTimeZone, startOfDayIn } from './time-zone.ts';

const startOf = (day: string, timeZone: string) => startOfDayIn(day, timeZone).toISOString();

test.each([
  ['2026-11-16', 'UTC', '2026-11-16T00:00:00.000Z'],
  ['2026-11-16', 'America/New_York', '2026-11-16T05:00:00.000Z'],
  ['2026-07-16', 'America/New_York', '2026-07-16T04:00:00.000Z'],
  ['2026-11-16', 'Asia/Kolkata', '2026-11-15T18:30:00.000Z'],
  ['2026-11-16', 'Pacific/Auckland', '2026-11-15T11:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, start) => {
  expect(startOf(day, timeZone)).toBe(start);
});

test('a day on which the clocks change is 23 or 25 hours long', () => {
  const hours = (day: string, next: string) =>
    (startOfDayIn(next, 'Europe/Prague').getTime() - startOfDayIn(day, 'Europe/Prague').getTime()) / 3_600_000;
  expect(hours('2026-03-29', '2026-03-30')).toBe(23);
  expect(hours('2026-10-25', '2026-10-26')).toBe(25);
});

test('a day without a midnight begins right after the clocks were put forward', () => {
  expect(startOf('2024-09-08', 'America/Santiago')).toBe('2024-09-08T04:00:00.000Z');
  expect(dayIn(new Date('2024-09-08T03:59:59.000Z'), 'America/Santiago')).toBe('2024-09-07');
});

test('every day begins where the day before ends, wherever one is', () => {
  const zones = ['UTC', 'America/Santiago', 'America/Sao_Paulo', 'Asia/Beirut', 'Australia/Lord_Howe', 'Europe/London'];
  const days = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (day, timeZone) => {
      const start = startOfDayIn(day, timeZone);
      expect(dayIn(start, timeZone)).toBe(day);
      expect(dayIn(new Date(start.getTime() - 1_000), timeZone) < day).toBe(true);
    }),
  );
});

test('names that are no time zone are known', () => {
  expect(['UTC', 'Europe/Prague', 'Nowhere/Land', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
