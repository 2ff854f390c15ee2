// Whether a page of a filtered list is found by a walk through all products or by sorting the list.
import { expect, it } from 'vitest';
import { walkLength } from './product-list.store.ts';

it.each([
  ['most products are in the list', { of: 66_000, among: 100_000, places: 20, effort: 1 }, 66_000],
  ['sorting costs little', { of: 66_000, among: 100_000, places: 20, effort: 1 / 8 }, 8_250],
  ['a page takes further than sorting', { of: 5_000, among: 100_000, places: 100, effort: 1 / 8 }, 4_000],
  ['the list is shorter than the walk', { of: 500, among: 100_000, places: 20, effort: 1 }, null],
])('%s', (_case, given, most) => {
  expect(walkLength(given)).toBe(most);
});
