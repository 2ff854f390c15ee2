import { expect, test } from 'vitest';
import { bandsNear, toBands } from './bands.ts';

/** Nine columns of levels, the same in all rows. */
const stripes = (levels: readonly number[]) => ({
  data: Float32Array.from({ length: 72 * 72 }, (_, at) => levels[Math.floor((at % 72) / 8)] ?? 0),
  side: 72,
});
const bitsOf = (band: number) => band % 65_536;
const quarterOf = (band: number) => Math.floor(band / 65_536) % 4;

test('a bit is set where the next mean is brighter, in quarters of two rows that know their number', () => {
  const bands = toBands(stripes([0, 50, 40, 30, 90, 90, 20, 10, 60]));
  expect(bands.map(quarterOf)).toEqual([0, 1, 2, 3]);
  expect(bands.map(bitsOf)).toEqual(Array(4).fill(0b10010001_10010001));
});

test('what is hardly brighter is not: JPEG makes it so', () => {
  expect(toBands(stripes([200, 202, 200, 203, 201, 200, 202, 200, 201])).map(bitsOf)).toEqual([0, 0, 0, 0]);
});

test('pictures are found by bits that are hardly so', () => {
  const one = stripes([0, 50, 40, 44, 90, 40, 20, 10, 60]);
  const other = stripes([0, 50, 40, 42, 90, 40, 20, 10, 60]);
  expect(toBands(one)).not.toEqual(toBands(other));
  expect(bandsNear(one)).toEqual(expect.arrayContaining(toBands(other)));
  expect(bandsNear(one)).toEqual(expect.arrayContaining(toBands(one)));
});

test('pictures much brighter or darker are not found, and those a little so are', () => {
  const levels = [10, 60, 50, 40, 100, 100, 30, 20, 70];
  const brighter = (by: number) => toBands(stripes(levels.map((level) => level + by)));
  const near = new Set(bandsNear(stripes(levels)));
  expect(brighter(3).every((band) => near.has(band))).toBe(true);
  expect(brighter(60).some((band) => near.has(band))).toBe(false);
});

test('a quarter in which nothing differs says nothing', () => {
  const blank = stripes(Array(9).fill(255));
  expect(bandsNear(blank)).toEqual([]);
  const lower = { ...blank, data: blank.data.map((level, at) => (at < 36 * 72 ? level : 100 + (at % 72))) };
  expect(new Set(bandsNear(lower).map(quarterOf))).toEqual(new Set([2, 3]));
});
