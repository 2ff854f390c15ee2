import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import type { ImportedChange } from './import-products.contract.ts';
import { planUndo } from './plan-undo.ts';

const here = product({
  title: 'New mug',
  bullets: ['New'],
  price: '13.00',
  brand: null,
  attributes: [
    { name: 'Material', value: 'China' },
    { name: 'Size', value: 'L' },
  ],
});
const change = (given: Partial<ImportedChange>): ImportedChange => ({
  field: 'title',
  isAttribute: false,
  before: 'Old mug',
  after: 'New mug',
  isHandEdit: false,
  isKept: false,
  ...given,
});
const attribute = (field: string, before: string, after: string) => change({ field, isAttribute: true, before, after });

test.each<[string, ImportedChange, Partial<SourceProduct>]>([
  ['a text', change({}), { title: 'Old mug' }],
  ['a list', change({ field: 'bullets', before: ['a\nb', 'c'], after: ['New'] }), { bullets: ['a\nb', 'c'] }],
  ['a field the file emptied', change({ field: 'brand', before: 'Clay', after: null }), { brand: 'Clay' }],
  ['a field the file filled', change({ field: 'price', before: null, after: '13.00' }), { price: null }],
  [
    'the value of an attribute',
    attribute('material', 'Stone', 'China'),
    {
      attributes: [
        { name: 'Material', value: 'Stone' },
        { name: 'Size', value: 'L' },
      ],
    },
  ],
  ['an attribute the file added', attribute('Size', '', 'L'), { attributes: [{ name: 'Material', value: 'China' }] }],
  [
    'an attribute the file took away',
    attribute('Colour', 'Red', ''),
    { attributes: [...here.attributes, { name: 'Colour', value: 'Red' }] },
  ],
])('%s goes back', (_what, given, expected) => {
  expect(planUndo(here, [given])).toEqual({ product: { ...here, ...expected }, conflicts: [], handEdited: [] });
});

test.each<[string, ImportedChange, string[]]>([
  ['somebody changed since', change({ after: 'Third mug' }), ['title']],
  ['somebody put back already', change({ before: 'New  mug', after: 'Third mug' }), []],
  ['the import left', change({ isKept: true }), []],
  ['of an attribute somebody changed since', attribute('Material', 'Stone', 'Clay'), ['Material']],
  ['of an attribute somebody took away since', attribute('Colour', 'Red', 'Blue'), ['Colour']],
])('a field %s stays', (_what, given, conflicts) => {
  expect(planUndo(here, [given])).toEqual({ product: here, conflicts, handEdited: [] });
});

test('fields that go back to an edit by hand are edited by hand again', () => {
  const changes = [change({ isHandEdit: true }), { ...attribute('Size', 'M', 'L'), isHandEdit: true }];
  expect(planUndo(here, changes).handEdited).toEqual(['title', 'attribute:size']);
});
