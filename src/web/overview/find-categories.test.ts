import { expect, test } from 'vitest';
import type { Category } from '#domain/overview/categories.contract.ts';
import { countSubcategories, findCategories } from './find-categories.ts';

const kitchen: Category = {
  name: 'Kitchen',
  count: 6,
  percent: 60,
  subcategories: [
    { name: 'Knives', count: 3 },
    { name: 'Mugs', count: 2 },
    { name: null, count: 1 },
  ],
};
const garden: Category = { name: 'Garden (50%)', count: 3, percent: 30, subcategories: [] };
const none: Category = { name: null, count: 1, percent: 10, subcategories: [] };
const all = [kitchen, garden, none];

test.each([
  ['', ['Kitchen', 'Garden (50%)', null]],
  ['  ', ['Kitchen', 'Garden (50%)', null]],
  ['KITCH', ['Kitchen']],
  ['50%)', ['Garden (50%)']],
  ['uncat', [null]],
  ['mug', ['Kitchen']],
  ['null', []],
])('%j finds %j', (text, names) => {
  expect(findCategories(all, text).map(({ name }) => name)).toEqual(names);
});

test('a subcategory that was searched for stands first, and none is lost', () => {
  expect(findCategories(all, 'mug')[0]?.subcategories.map(({ name }) => name)).toEqual(['Mugs', 'Knives', null]);
});

test('products without a subcategory are no subcategory', () => {
  expect(all.map(countSubcategories)).toEqual([2, 0, 0]);
});
