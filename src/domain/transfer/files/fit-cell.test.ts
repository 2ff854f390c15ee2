import { expect, test } from 'vitest';
import { guardCell } from '../cells/write-cell.ts';
import { fitCell } from './fit-cell.ts';

const most = 32_766;

test.each([
  ['a text that fits', 'x'.repeat(most), null],
  ['a text without words', 'x'.repeat(most + 1), 'x'.repeat(most)],
  ['a formula, whose guard takes a place', `=${'x'.repeat(most)}`, `=${'x'.repeat(most - 2)}`],
  ['a sign of two halves at the end', `${'x'.repeat(most - 1)}🧶`, 'x'.repeat(most - 1)],
])('%s', (_name, cell, fitting) => {
  expect(fitCell(cell)).toBe(fitting);
  expect(guardCell(fitting ?? cell).length).toBeLessThanOrEqual(most);
});

test('a cell full of formulas holds no more than its guards leave room for', () => {
  const cut = fitCell(';='.repeat(50_000)) ?? '';
  expect(cut.length).toBeGreaterThan(most / 2);
  expect(guardCell(cut).length).toBeLessThanOrEqual(most);
});

test('a list that only its spaces make too long loses none of its values', () => {
  const values = Array.from({ length: 3_000 }, (_, at) => at);
  expect(JSON.parse(fitCell(JSON.stringify(values, null, 8)) ?? '')).toEqual(values);
});

test('of a list of one long text its beginning is left', () => {
  expect(fitCell(JSON.stringify(['x'.repeat(40_000)]))).toBe(`["${'x'.repeat(most - 2)}`);
});

test('lines and lists are cut between their values', () => {
  const value = `https://shop.example/${'a'.repeat(300)}.jpg`;
  const values = Array.from({ length: 200 }, () => value);
  const lines = fitCell(values.join('\n')) ?? '';
  expect(lines.split('\n').every((line) => line === value)).toBe(true);
  const list = fitCell(JSON.stringify(values)) ?? '';
  expect(JSON.parse(list)).toEqual(values.slice(0, JSON.parse(list).length));
  for (const cell of [lines, list]) expect(most - cell.length).toBeLessThan(2 * value.length);
});
