import { expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import {
  changedSince,
  factChanges,
  findSourceChanges,
  isOfImages,
  isSameFact,
  sourceHistory,
} from './source-changes.ts';

const mug: SourceProduct = {
  sku: 'M-1',
  title: 'Mug',
  description: 'Holds 350 ml.',
  bullets: ['One', 'Two'],
  images: ['https://a.example/1.jpg'],
  imageAlts: [],
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

it.each<[string, Partial<SourceProduct>, object[]]>([
  ['nothing', {}, []],
  ['white space', { title: ' Mug ', description: 'Holds  350\nml.' }, []],
  ['a text', { title: 'Cup' }, [{ field: 'title', before: 'Mug', after: 'Cup' }]],
  ['a list', { bullets: ['Two', 'One'] }, [{ field: 'bullets', before: 'One\nTwo', after: 'Two\nOne' }]],
  ['an emptied fact', { brand: null }, [{ field: 'brand', before: 'Clayfield', after: '' }]],
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
  ],
  ['the order of attributes', { attributes: mug.attributes.toReversed() }, []],
])('an edit of %s is shown as what it changes', (_what, edit, changes) => {
  expect(findSourceChanges(mug, { ...mug, ...edit })).toEqual(changes);
});

it('history gets an entry for each changed field, the attributes in one, with lists as lists and without a status', () => {
  const attributes = [
    { name: 'material', value: 'China' },
    { name: 'Size', value: 'L' },
  ];
  const changes = findSourceChanges(mug, {
    ...mug,
    title: 'Cup',
    bullets: [],
    price: '9 USD',
    brand: null,
    attributes,
  });
  const entry = { action: 'source-edited', status: null };
  expect(sourceHistory(changes, 'source-edited')).toEqual([
    { ...entry, contentType: 'title', previousContent: 'Mug', newContent: 'Cup' },
    { ...entry, contentType: 'bullets', previousContent: ['One', 'Two'], newContent: [] },
    { ...entry, contentType: 'price', previousContent: '12.00 USD', newContent: '9 USD' },
    { ...entry, contentType: 'brand', previousContent: 'Clayfield', newContent: null },
    {
      ...entry,
      contentType: 'attributes',
      previousContent: ['Colour: Blue', 'material: Stoneware'],
      newContent: ['material: China', 'Size: L'],
    },
  ]);
});

it.each([
  ['description', 'One line.\nAnother.'],
  ['images', ['/1.jpg', '/2.jpg']],
] as const)('%s of the source stand in history in their own shape', (part, value) => {
  const changes = findSourceChanges(mug, { ...mug, [part]: value });
  expect(sourceHistory(changes, 'imported')).toMatchObject([{ contentType: part, newContent: value }]);
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

it('an approver is shown every fact but the price', () => {
  const attributes = [...mug.attributes, { name: 'price', value: 'per pair' }];
  const changes = findSourceChanges(mug, { ...mug, brand: 'Other', price: '9.00 USD', attributes });
  const at = '2026-11-21T10:00:00.000Z';
  expect(factChanges(changes, at)).toEqual([
    { field: 'brand', before: 'Clayfield', after: 'Other', changedAt: at },
    { field: 'price', before: '', after: 'per pair', changedAt: at },
  ]);
});

const [front, back] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
const shown = { ...mug, images: [front, back], imageAlts: ['Front', 'Back'] };

it.each<[string, Partial<SourceProduct>, string[]]>([
  ['another alt text', { imageAlts: ['Front', 'The back'] }, ['imageAlts']],
  ['an alt text less', { imageAlts: ['Front'] }, ['imageAlts']],
  ['white space in one', { imageAlts: ['Front ', 'Back'] }, []],
  ['images in a new order with their alt texts', { images: [back, front], imageAlts: ['Back', 'Front'] }, ['images']],
  ['an image less with its alt text', { images: [front], imageAlts: ['Front'] }, ['images', 'imageAlts']],
  ['alt texts that changed places', { imageAlts: ['Back', 'Front'] }, ['imageAlts']],
])('an edit of %s is shown as what it changes', (_what, edit, changed) => {
  expect(findSourceChanges(shown, { ...shown, ...edit }).map(({ field }) => field)).toEqual(changed);
});

it('alt texts have words of their own where people read them, and lines in history', () => {
  const changes = findSourceChanges(shown, { ...shown, imageAlts: ['', 'Back'] });
  const [first] = factChanges(changes, '2026-01-01T00:00:00.000Z');
  expect(first).toMatchObject({ field: 'image alt text', before: 'Front\nBack', after: '\nBack' });
  expect(first && isOfImages(first)).toBe(true);
  expect(isOfImages({ field: 'images' })).toBe(true);
  expect(isOfImages({ field: 'title' })).toBe(false);
  const history = sourceHistory(changes, 'source-edited');
  expect(history).toEqual([
    {
      contentType: 'imageAlts',
      action: 'source-edited',
      previousContent: ['Front', 'Back'],
      newContent: ['', 'Back'],
      status: null,
    },
  ]);
  expect(changedSince({ ...shown, imageAlts: ['', 'Back'] }, history)).toEqual(['image alt text']);
  expect(changedSince(shown, history)).toEqual([]);
});

it('an attribute that is called like the field keeps its name', () => {
  const change = { field: 'imageAlts', isAttribute: true as const, before: 'a', after: 'b' };
  expect(factChanges([change], '2026-01-01T00:00:00.000Z')[0]?.field).toBe('imageAlts');
});

it('texts in other languages are changes with a line each in history, and nothing an approver has to know', () => {
  const before = { ...mug, translations: { de: { title: 'Becher', bullets: ['Blau', 'Groß'] } } };
  const after = { ...mug, translations: { de: { title: 'Tasse', bullets: ['Blau', 'Groß'] }, fr: { title: 'Tasse' } } };
  const changes = findSourceChanges(before, after);
  expect(changes).toEqual([
    { field: 'title (de)', before: 'Becher', after: 'Tasse' },
    { field: 'title (fr)', before: '', after: 'Tasse' },
  ]);
  expect(factChanges(changes, '2026-01-01T00:00:00.000Z')).toEqual([]);
  const history = sourceHistory(changes, 'imported');
  expect(history).toEqual([
    {
      ...{ contentType: 'translations', action: 'imported', status: null },
      previousContent: ['title (de): Becher'],
      newContent: ['title (de): Tasse', 'title (fr): Tasse'],
    },
  ]);
  expect(changedSince(after, history)).toEqual(['texts in other languages']);
  const back = sourceHistory(findSourceChanges(after, before), 'source-edited');
  expect(changedSince(before, [...history, ...back])).toEqual([]);
  const named = findSourceChanges(mug, { ...mug, attributes: [...mug.attributes, { name: 'title (de)', value: 'x' }] });
  expect(factChanges(named, '2026-01-01T00:00:00.000Z')).toHaveLength(1);
});
