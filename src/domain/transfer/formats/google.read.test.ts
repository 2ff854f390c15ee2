import { expect, test } from 'vitest';
import { readBack } from '../rows/read-back.ts';
import { googleTsv, googleXml } from './google.read.ts';
import { asRows, recognizes, suggested, targetOf } from './test-format.ts';

const typical = [
  'image_link',
  'additional_image_link',
  'availability',
  'google_product_category',
  'product_type',
  'gtin',
  'mpn',
  'condition',
  'item_group_id',
  'product_highlight',
  'product_detail',
];

test.each(typical.map((name, index) => [name, typical[(index + 1) % typical.length] ?? ''] as const))(
  'an id, a title and %s with %s make a Google table, less does not',
  (name, other) => {
    expect(recognizes(googleTsv, ['id', 'title', name, other])).toBe(true);
    expect(recognizes(googleTsv, ['id', 'structured_title', name, other])).toBe(true);
    expect(recognizes(googleTsv, ['id', 'title', other, 'colour'])).toBe(false);
    expect(recognizes(googleTsv, ['sku', 'title', name, other])).toBe(false);
    expect(recognizes(googleTsv, ['id', 'name', name, other])).toBe(false);
  },
);

const targets = asRows({
  sku: 'id | g:id',
  title: 'title | structured_title',
  body: 'description | structured_description | summary | content',
  images: 'image_link | additional_image_link | imgurl | imgurl_alternative',
  price: 'price | price_vat',
  brand: 'brand | manufacturer',
  bullets: 'product_highlight',
  'category-path': 'product_type | google_product_category',
  ignore:
    'link | availability | sale_price | shipping | condition | ads_labels | rss:title | custom_label_0 | custom number 4',
  attribute: 'colour | product_detail | custom_label | custom_label_10 | my_custom_label_1 | custom_text_1',
});

test.each(targets)('the column %s becomes %s, early or late', (name, target) => {
  expect(targetOf(googleXml, name)).toBe(target);
  expect(targetOf(googleTsv, name)).toBe(target);
  expect(googleXml.suggestLate?.({ name, samples: [] })).toBe(target);
});

test('the shop’s own type is the category, and Google’s then a fact', () => {
  expect(suggested(googleTsv, { google_product_category: [], product_type: [] })).toEqual({
    google_product_category: 'attribute',
    product_type: 'category-path',
  });
});

const item = { id: 'MUG-1', title: 'Mug' };

test.each<[string, string, [string, string][]]>([
  ['a section, a name and a value', 'General:Material:Clay', [['Material', 'Clay']]],
  ['a section without a name', 'General: :Clay', [['General', 'Clay']]],
  ['a name and a value', 'Material:Clay', [['Material', 'Clay']]],
  ['spaces around them', ' General : Material : Clay ', [['Material', 'Clay']]],
  ['a colon in a value', 'General:Scale:1:20', [['Scale', '1:20']]],
  [
    'several, one with a comma',
    'General:Material:Clay, glazed,Size:Height:10 cm',
    [
      ['Material', 'Clay, glazed'],
      ['Height', '10 cm'],
    ],
  ],
  ['none', 'Clay alone', []],
  ['a name without a value', 'Material:', []],
  ['an empty value', 'General:Material:', []],
  ['one record', '{"attribute_name":"Material","attribute_value":"Clay"}', [['Material', 'Clay']]],
  [
    'several records, and a text among them',
    '[{"section_name":"A","attribute_name":"Height","attribute_value":10},"General:Material:Clay",null,["x:y"]]',
    [
      ['Height', '10'],
      ['Material', 'Clay'],
    ],
  ],
])('details of %s are facts', (_name, product_detail, facts) => {
  const expected = facts.map(([name, value]) => ({ name, value }));
  expect(readBack(googleXml, [{ ...item, product_detail }])?.attributes).toEqual(expected);
});

test('no more than 500 details are read', () => {
  const details = (count: number) =>
    Array.from({ length: count }, () => ({ attribute_name: 'Same', attribute_value: 'x' }));
  const last = { attribute_name: 'Last', attribute_value: 'y' };
  const read = (count: number) =>
    readBack(googleXml, [{ ...item, product_detail: JSON.stringify([...details(count), last]) }])?.attributes;
  expect(read(499)).toEqual([
    { name: 'Same', value: 'x' },
    { name: 'Last', value: 'y' },
  ]);
  expect(read(500)).toEqual([{ name: 'Same', value: 'x' }]);
});

test('highlights of a table are parted by commas, those of a feed are not', () => {
  const row = { ...item, product_highlight: 'Soft,"Warm, really"' };
  expect(readBack(googleTsv, [row])?.bullets).toEqual(['Soft', 'Warm, really']);
  expect(readBack(googleXml, [row])?.bullets).toEqual(['Soft,"Warm, really"']);
});

test('both are Google’s and take eleven images', () => {
  expect([googleXml.id, googleXml.layout, googleXml.mostImages]).toEqual(['google-xml', 'xml', 11]);
  expect([googleTsv.id, googleTsv.layout, googleTsv.mostImages]).toEqual(['google-tsv', 'table', 11]);
});

test.each<[string[], Record<string, string>]>([
  [['category'], { category: 'category' }],
  [['category', 'product_type'], { category: 'attribute', product_type: 'category-path' }],
  [['vendor', 'brand'], { vendor: 'attribute', brand: 'brand' }],
  [['Verkaufspreis'], { Verkaufspreis: 'price' }],
  [['Verkaufspreis', 'price'], { Verkaufspreis: 'attribute', price: 'price' }],
])('of the further columns %j those are fields that no column of Google holds', (more, expected) => {
  const columns = ['id', 'title', 'gtin', 'condition', ...more].map((name) => ({ name, samples: [] }));
  expect(googleTsv.suggestMapping(columns)).toMatchObject(expected);
});
