import { expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { factChanges, findSourceUpdate, isSameFact, sourceHistory } from './source-changes.ts';

const mug: SourceProduct = {
  sku: 'M-1',
  title: 'Mug',
  description: 'Holds 350 ml.',
  bullets: ['One', 'Two'],
  images: ['https://a.example/1.jpg'],
  price: '12.00 USD',
  category: 'Kitchen',
  subcategory: null,
  brand: 'Clayfield',
  retailer: null,
  attributes: [
    { name: 'Material', value: 'Stoneware' },
    { name: 'Colour', value: 'Blue' },
  ],
};

it.each<[string, Partial<SourceProduct>, object[], string[]]>([
  ['nothing', {}, [], []],
  ['white space', { title: ' Mug ', description: 'Holds  350\nml.' }, [], []],
  ['a text', { title: 'Cup' }, [{ field: 'title', before: 'Mug', after: 'Cup' }], ['title']],
  ['a list', { bullets: ['Two', 'One'] }, [{ field: 'bullets', before: 'One\nTwo', after: 'Two\nOne' }], ['bullets']],
  ['an emptied fact', { brand: null }, [{ field: 'brand', before: 'Clayfield', after: '' }], []],
  [
    'attributes',
    {
      attributes: [
        { name: 'colour', value: 'Red' },
        { name: 'Title', value: 'Sir' },
      ],
    },
    [
      { field: 'Material', isAttribute: true, before: 'Stoneware', after: '' },
      { field: 'colour', isAttribute: true, before: 'Blue', after: 'Red' },
      { field: 'Title', isAttribute: true, before: '', after: 'Sir' },
    ],
    [],
  ],
  ['the order of attributes', { attributes: mug.attributes.toReversed() }, [], []],
])('an edit of %s is told as what it changes', (_what, edit, changes, changedParts) => {
  expect(findSourceUpdate(mug, { ...mug, ...edit })).toEqual({ changes, changedParts });
});

it('history gets an entry for each changed part, with lists as lists and without a status', () => {
  const update = findSourceUpdate(mug, { ...mug, title: 'Cup', bullets: [], price: '9.00 USD' });
  expect(sourceHistory(update, 'source-edited')).toEqual([
    { contentType: 'title', action: 'source-edited', previousContent: 'Mug', newContent: 'Cup', status: null },
    {
      contentType: 'bullets',
      action: 'source-edited',
      previousContent: ['One', 'Two'],
      newContent: [],
      status: null,
    },
  ]);
});

it.each([
  ['description', 'One line.\nAnother.'],
  ['images', ['/1.jpg', '/2.jpg']],
] as const)('%s of the source stand in history in their own shape', (part, value) => {
  const update = findSourceUpdate(mug, { ...mug, [part]: value });
  expect(sourceHistory(update, 'imported')).toMatchObject([{ contentType: part, newContent: value }]);
});

it.each([
  [['a', 'b'], ['a', ' b '], true],
  [['a', 'b'], ['a', 'c'], false],
  [['a', 'b'], ['c', 'b'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [['a,b'], ['a', 'b'], false],
  ['', null, true],
  [null, 'null', false],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameFact(one, other)).toBe(isSame);
});

it('an approver is told of every fact but the price', () => {
  const attributes = [...mug.attributes, { name: 'price', value: 'per pair' }];
  const { changes } = findSourceUpdate(mug, { ...mug, brand: 'Other', price: '9.00 USD', attributes });
  const at = '2026-11-21T10:00:00.000Z';
  expect(factChanges(changes, at)).toEqual([
    { field: 'brand', before: 'Clayfield', after: 'Other', changedAt: at },
    { field: 'price', before: '', after: 'per pair', changedAt: at },
  ]);
});
