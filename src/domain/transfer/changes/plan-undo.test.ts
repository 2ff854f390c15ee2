import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import type { ImportedChange } from '../import-products.contract.ts';
import { planUndo, type UndoState } from './plan-undo.ts';

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
const standing = (given: Partial<UndoState> = {}): UndoState => ({
  product: here,
  isWorkedOn: false,
  history: [],
  ...given,
});
const putBack = (changes: ImportedChange[]) => planUndo({ kind: 'changed', changes }, standing());
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
  expect(putBack([given])).toEqual({
    outcome: 'undone',
    reason: null,
    effect: { kind: 'put-back', product: { ...here, ...expected }, handEdited: [], supplier: null },
  });
});

test.each<[string, ImportedChange, string | null]>([
  ['somebody changed since', change({ after: 'Third mug' }), 'Changed after the import and not undone: title.'],
  ['somebody put back already', change({ before: 'New  mug', after: 'Third mug' }), null],
  ['the import left', change({ isKept: true }), null],
  [
    'of an attribute somebody changed since',
    attribute('Material', 'Stone', 'Clay'),
    'Changed after the import and not undone: Material.',
  ],
  [
    'of an attribute somebody took away since',
    attribute('Colour', 'Red', 'Blue'),
    'Changed after the import and not undone: Colour.',
  ],
])('a field %s stays', (_what, given, reason) => {
  const effect = { kind: 'put-back', product: here, handEdited: [], supplier: null };
  expect(putBack([given])).toEqual({ outcome: reason === null ? 'undone' : 'left', reason, effect });
});

test('what nobody changed goes back beside what somebody changed', () => {
  const price = change({ field: 'price', before: null, after: '13.00' });
  expect(putBack([price, change({ after: 'Third mug' }), attribute('Size', 'M', 'XL')])).toEqual({
    outcome: 'partly',
    reason: 'Changed after the import and not undone: title, Size.',
    effect: { kind: 'put-back', product: { ...here, price: null }, handEdited: [], supplier: null },
  });
});

describe('the supplier an import gave a product', () => {
  const undo = (now: number | null, changes: ImportedChange[] = []) =>
    planUndo({ kind: 'changed', changes, supplierChange: { before: 1, after: 2 } }, standing({ supplierId: now }));

  test.each<[string, number | null, object]>([
    ['goes back', 2, { outcome: 'undone', reason: null, effect: { supplier: { id: 1 } } }],
    ['is back already', 1, { outcome: 'undone', reason: null, effect: { supplier: null } }],
    ['was changed since', 3, { outcome: 'left', reason: 'Changed after the import and not undone: its supplier.' }],
    ['was taken since', null, { outcome: 'left', effect: { supplier: null } }],
  ])('%s', (_what, now, expected) => {
    expect(undo(now)).toMatchObject(expected);
  });

  test('goes back beside what somebody changed, and stays beside what nobody did', () => {
    expect(undo(2, [change({ after: 'Third mug' })])).toMatchObject({
      outcome: 'partly',
      effect: { product: here, supplier: { id: 1 } },
    });
    expect(undo(3, [change({})])).toMatchObject({
      outcome: 'partly',
      reason: 'Changed after the import and not undone: its supplier.',
      effect: { product: { title: 'Old mug' }, supplier: null },
    });
  });
});

test('fields that go back to an edit by hand are edited by hand again', () => {
  const changes = [change({ isHandEdit: true }), { ...attribute('Size', 'M', 'L'), isHandEdit: true }];
  expect(putBack(changes).effect).toMatchObject({ handEdited: ['title', 'attribute:size'] });
});

test('a product that is gone stays so', () => {
  const gone = { outcome: 'left', reason: 'The product was deleted after the import.', effect: { kind: 'nothing' } };
  expect(planUndo({ kind: 'same', changes: [] }, standing({ product: null }))).toEqual(gone);
});

describe('a product the import added', () => {
  const plan = (given: Partial<UndoState>) => planUndo({ kind: 'new', changes: [] }, standing(given));
  const entry = (contentType: string, previousContent: unknown, newContent: unknown) => ({
    contentType,
    previousContent,
    newContent,
  });

  test.each<[string, Partial<UndoState>]>([
    ['nobody touched', {}],
    ['changed and changed back', { history: [entry('title', 'New mug', 'X'), entry('title', 'X', 'New  mug')] }],
    ['with a list changed back', { history: [entry('bullets', ['New'], []), entry('bullets', [], ['New'])] }],
    ['with an empty field filled and emptied', { history: [entry('brand', null, 'X'), entry('brand', 'X', null)] }],
    [
      'with attributes changed back in two steps',
      {
        history: [
          entry('attributes', ['Size: L', 'Material: China'], ['Size: M']),
          entry('attributes', [], ['Material: China']),
          entry('attributes', ['Size: M'], ['Size: L']),
        ],
      },
    ],
  ])('%s goes', (_what, given) => {
    expect(plan(given)).toEqual({ outcome: 'undone', reason: null, effect: { kind: 'delete' } });
  });

  test.each<[string, Partial<UndoState>, string]>([
    ['with content', { isWorkedOn: true }, 'Someone worked on the product after the import, so it stays.'],
    [
      'with changed fields',
      { history: [entry('title', 'Mug', 'New mug'), entry('price', null, '13.00')] },
      'Changed after the import, so the product stays: title, price.',
    ],
    [
      'with a field of an unknown shape',
      { history: [entry('title', { text: 1 }, 'New mug')] },
      'Changed after the import, so the product stays: title.',
    ],
    [
      'with an attribute more',
      { history: [entry('attributes', [], ['Size: L'])] },
      'Changed after the import, so the product stays: attributes.',
    ],
    [
      'with an attribute less',
      { history: [entry('attributes', ['Colour: Red'], [])] },
      'Changed after the import, so the product stays: attributes.',
    ],
  ])('%s stays', (_what, given, reason) => {
    expect(plan(given)).toEqual({ outcome: 'left', reason, effect: { kind: 'nothing' } });
  });

  test('and deleted since is as it was', () => {
    expect(plan({ product: null })).toEqual({ outcome: 'undone', reason: null, effect: { kind: 'nothing' } });
  });
});

describe('alt texts', () => {
  const [a, b, c] = ['/a.jpg', '/b.jpg', '/c.jpg'];
  const imaged = (images: string[], imageAlts: string[]) => standing({ product: { ...here, images, imageAlts } });
  const undo = (changes: ImportedChange[], state: UndoState) => planUndo({ kind: 'changed', changes }, state);
  const images = change({ field: 'images', before: [a, b], after: [b, c] });
  const alts = change({ field: 'imageAlts', before: ['A', 'B'], after: ['B', 'C'] });

  test.each([
    ['after their images', [images, alts]],
    ['before their images', [alts, images]],
  ])('go back with their images, stored %s', (_what, changes) => {
    expect(undo(changes, imaged([b, c], ['B', 'C']))).toMatchObject({
      outcome: 'undone',
      effect: { product: { images: [a, b], imageAlts: ['A', 'B'] } },
    });
  });

  test('go with images that go back alone', () => {
    const order = change({ field: 'images', before: [a, b], after: [b, a] });
    expect(undo([order], imaged([b, a], ['B', 'A']))).toMatchObject({
      outcome: 'undone',
      effect: { product: { images: [a, b], imageAlts: ['A', 'B'] } },
    });
  });

  test('go back alone where the images stayed', () => {
    expect(undo([alts], imaged([a, b], ['B', 'C']))).toMatchObject({
      outcome: 'undone',
      effect: { product: { images: [a, b], imageAlts: ['A', 'B'] } },
    });
  });

  test('stay with images somebody changed since', () => {
    expect(undo([images, alts], imaged([c, b], ['C', 'B']))).toMatchObject({
      outcome: 'left',
      reason: 'Changed after the import and not undone: images, image alt text.',
    });
  });

  test('stay where somebody changed them since, with the images that go back', () => {
    expect(undo([images, alts], imaged([b, c], ['Other', 'C']))).toMatchObject({
      outcome: 'partly',
      reason: 'Changed after the import and not undone: image alt text.',
      effect: { product: { images: [a, b], imageAlts: ['', 'Other'] } },
    });
  });
});
