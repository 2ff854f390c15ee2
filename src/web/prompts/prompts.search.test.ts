import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { promptsSearchShape, readDialog, tabOf } from './prompts.search.ts';

test.each([
  ['new', { kind: 'new' }],
  ['edit-12', { kind: 'edit', id: 12 }],
  ['try-3', { kind: 'try', id: 3 }],
  ['delete-7', { kind: 'delete', id: 7 }],
  ['edit-0', null],
  ['edit-x', null],
  ['drop', null],
  [undefined, null],
])('the dialog %j of an address opens %j', (dialog, expected) => {
  expect(readDialog(z.parse(z.object(promptsSearchShape), { dialog }).dialog)).toEqual(expected);
});

test.each([
  [undefined, 'all'],
  ['global', 'global'],
  ['category', 'category'],
  ['brand', 'brand'],
  ['sku', 'sku'],
  // It has no tab.
  ['productType', 'all'],
] as const)('the scope %j shows under the tab %j', (scope, tab) => {
  expect(tabOf(scope)).toBe(tab);
});

test('a scope that does not exist narrows nothing', () => {
  expect(z.parse(z.object(promptsSearchShape), { scope: 'planet', page: 'x' })).toEqual({});
});
