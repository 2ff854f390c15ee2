import { describe, expect, test } from 'vitest';
import { textLimits } from '#domain/text/text-limits.ts';
import { createCleaningLog } from '../cells/cleaning-log.ts';
import type { RawRecord } from '../files/scan.ts';
import { csv } from '../formats/own-layout.read.ts';
import type { Mapping } from '../transfer.contract.ts';
import { buildProduct, refuseRecord } from './build-product.ts';
import { createImportPlan } from './import-plan.ts';
import { cleaned, type Row, recordsOf, testPlan, testProduct } from './test-building.ts';

const mapping: Mapping = {
  ...{ SKU: 'sku', Title: 'title', Body: 'body', Bullets: 'bullets', Images: 'images', Price: 'price', Brand: 'brand' },
  ...{ Category: 'category', Subcategory: 'subcategory', Shop: 'retailer', Colour: 'attribute', Facts: 'attribute' },
};
const log = createCleaningLog();
function build(rows: readonly Row[], { change = {}, more = {} as Partial<RawRecord>, given = mapping } = {}) {
  const [main, ...others] = recordsOf(rows);
  if (!main) throw new Error('There is no row');
  return buildProduct(
    testPlan(given),
    { main: { ...main, ...more }, others: others.map((other) => ({ ...other, ...change })) },
    log,
    new Set(),
  );
}
const product = (row: Row) => {
  const item = build([{ SKU: 'A', Title: 'Mug', ...row }]);
  if (item.kind !== 'product') throw new Error(JSON.stringify(item.problems));
  return item;
};
const problems = (row: Row, given = mapping) => {
  const item = build([row], { given });
  return item.kind === 'product' ? [] : item.problems;
};

test('a product is all its row says', () => {
  const row: Row = {
    ...{
      SKU: 'A',
      Title: 'Mug',
      Body: 'A mug.',
      Bullets: 'Soft | Warm',
      Images: 'https://a.example/1.jpg',
      Price: '5 EUR',
    },
    ...{ Brand: 'Acme', Category: 'Kitchen', Subcategory: 'Mugs', Shop: 'Shop', Colour: 'Red' },
  };
  expect(build([row, { SKU: 'B' }])).toEqual({
    kind: 'product',
    row: 2,
    product: {
      ...{
        sku: 'A',
        title: 'Mug',
        description: 'A mug.',
        bullets: ['Soft', 'Warm'],
        images: ['https://a.example/1.jpg'],
        imageAlts: [],
      },
      ...{ price: '5 EUR', category: 'Kitchen', subcategory: 'Mugs', brand: 'Acme', retailer: 'Shop' },
      attributes: [{ name: 'Colour', value: 'Red' }],
    },
    source: { format: 'csv', rows: [row, { SKU: 'B' }] },
    provides: ['title', 'description', 'bullets', 'images', 'price', 'brand', 'category', 'subcategory', 'retailer'],
    blank: [],
    providesAttributes: ['Colour', 'Facts'],
    ...{ providesTranslations: [], blankTranslations: [] },
    shopName: null,
    warnings: [],
  });
});

const blankOf = (row: Row, given: Mapping) => {
  const item = build([{ SKU: 'A', Title: 'Mug', ...row }], { given: { SKU: 'sku', Title: 'title', ...given } });
  return item.kind === 'product' ? item.blank : item.problems;
};

test.each<[string, Row, Mapping, string[]]>([
  ['no cell', {}, { Body: 'body', Price: 'price' }, ['description', 'bullets', 'price']],
  ['a placeholder', { Price: 'n/a', Brand: ' - ' }, { Price: 'price', Brand: 'brand' }, ['price', 'brand']],
  ['a body without a list, which says that there are no bullets', { Body: 'A mug.' }, { Body: 'body' }, []],
  ['a body beside an empty list', { Body: 'A mug.' }, { Body: 'body', Points: 'bullets' }, []],
  ['a path of one category', { Path: 'Kitchen' }, { Path: 'category-path' }, []],
  ['an empty path', {}, { Path: 'category-path' }, ['category', 'subcategory']],
  ['an address that is none', { Picture: 'soon.' }, { Picture: 'images' }, []],
])('blank fields of %s', (_name, row, given, expected) => {
  expect(blankOf(row, given)).toEqual(expected);
});

test('a row without a title says what it changes of a product that is here', () => {
  const item = build([{ SKU: 'A', Cost: '7.00' }], { given: { SKU: 'sku', Cost: 'price' } });
  expect(item).toMatchObject({
    kind: 'refused',
    problems: [{ reason: 'No column is set as the title.' }],
    update: { kind: 'product', product: { sku: 'A', title: '', price: '7.00' }, provides: ['price'], blank: [] },
  });
});

test('a row without a title and a SKU, or with a text that is too long, says nothing', () => {
  expect(build([{ Colour: 'Red' }])).not.toHaveProperty('update');
  expect(build([{ SKU: 'A', Brand: 'x'.repeat(textLimits.name + 1) }])).not.toHaveProperty('update');
});

test.each<[string, Row, Mapping, object | null]>([
  ['an id where the file has no SKUs', { Nr: '7' }, { Nr: 'id' }, { column: 'Nr', value: '7', isOnly: true }],
  ['a handle', { Page: 'mug-7' }, { Page: 'group' }, { column: 'Page', value: 'mug-7', isOnly: true }],
  ['an id beside the SKU', { Nr: '7', SKU: 'A' }, { Nr: 'id', SKU: 'sku' }, { value: '7', isOnly: false }],
  ['an id where only this row has no SKU', { Nr: '7' }, { Nr: 'id', SKU: 'sku' }, { value: '7', isOnly: false }],
  ['no id', { SKU: 'A' }, { SKU: 'sku' }, null],
  ['an id longer than any', { SKU: 'A', Nr: '7'.repeat(textLimits.sku + 1) }, { SKU: 'sku', Nr: 'id' }, null],
])('the name in the shop: %s', (_name, row, given, expected) => {
  const item = build([{ ...row, Title: 'Mug' }], { given: { ...given, Title: 'title' } });
  if (item.kind !== 'product') throw new Error(JSON.stringify(item.problems));
  if (expected === null) expect(item.shopName).toBeNull();
  else expect(item.shopName).toMatchObject(expected);
});

test('a row that says nothing more is a product of nothing more', () => {
  expect(product({}).product).toEqual({
    ...{ sku: 'A', title: 'Mug', description: '', bullets: [], images: [], imageAlts: [], price: null, category: null },
    ...{ subcategory: null, brand: null, retailer: null, attributes: [] },
  });
});

describe('a brand', () => {
  test.each<[string, Row, string | null]>([
    ['of its own column', { Brand: 'Acme', Facts: '{"Manufacturer":"Sons"}' }, 'Acme'],
    ['among the facts', { Facts: '[{"name":"Manufacturer","value":"Sons"}]' }, 'Sons'],
    ['but no make among them', { Facts: '[{"name":"Make","value":"Sons"}]' }, null],
    ['as a record', { Brand: '{"name":"Acme","id":7}' }, 'Acme'],
    ['as an empty record', { Brand: '{"id":7}' }, null],
    ['as a placeholder', { Brand: 'n/a' }, null],
    ['with markup', { Brand: '<b>Acme</b>' }, 'Acme'],
  ])('%s', (_name, row, brand) => {
    expect(product(row).product.brand).toBe(brand);
  });

  test('found among the facts is provided though no column is the brand’s', () => {
    const given: Mapping = { SKU: 'sku', Title: 'title', Facts: 'attribute' };
    const row = { SKU: 'A', Title: 'Mug', Facts: '[{"name":"Manufacturer","value":"Sons"}]' };
    expect(build([row], { given })).toMatchObject({
      provides: ['title', 'brand'],
      providesAttributes: ['Facts', 'Manufacturer'],
    });
    expect(build([{ ...row, Facts: 'x' }], { given })).toMatchObject({
      provides: ['title'],
      providesAttributes: ['Facts'],
    });
    expect(product({ Facts: row.Facts }).provides.filter((field) => field === 'brand')).toEqual(['brand']);
  });
});

test('cleaning a line is noted', () => {
  log.take();
  product({ Title: '<b>Mug</b>' });
  expect(cleaned({ log })).toEqual(['html 2 Title: <b>Mug</b> → Mug']);
});

describe('facts of one name', () => {
  const facts = (...pairs: [string, string][]) =>
    product({ Facts: JSON.stringify(pairs.map(([name, value]) => ({ name, value }))) }).product.attributes.map(
      ({ name, value }) => `${name}=${value}`,
    );
  test.each<[[string, string][], string[]]>([
    [
      [
        ['Size', 'S'],
        ['SIZE', 'L'],
        ['size', 'S'],
      ],
      ['Size=S, L'],
    ],
    [
      [
        ['Size', '10 cm'],
        ['Size', '10cm'],
      ],
      ['Size=10 cm'],
    ],
    [
      [
        ['Size', '10cm'],
        ['Size', '10 CM'],
      ],
      ['Size=10 CM'],
    ],
    [
      [
        ['Size', 'a, b'],
        ['Size', 'b'],
      ],
      ['Size=a, b'],
    ],
    [
      [
        ['Size', 'a, bc'],
        ['Size', 'b'],
      ],
      ['Size=a, bc, b'],
    ],
    [
      [
        ['A', '1'],
        ['B', '1'],
      ],
      ['A=1', 'B=1'],
    ],
  ])('%j become %j', (pairs, found) => {
    expect(facts(...pairs)).toEqual(found);
  });

  test('no more than the product takes are kept, what more there is of one of them is', () => {
    const row: Row = {
      SKU: 'A',
      Title: 'Mug',
      ...Object.fromEntries(Array.from({ length: textLimits.attributes + 1 }, (_each, index) => [`f${index}`, '1'])),
      F0: '2',
    };
    const given: Mapping = Object.fromEntries(Object.keys(row).map((name) => [name, mapping[name] ?? 'attribute']));
    const item = build([row], { given });
    const attributes = item.kind === 'product' ? item.product.attributes : [];
    expect([attributes.length, attributes[0], attributes.at(-1)]).toEqual([
      textLimits.attributes,
      { name: 'f0', value: '1, 2' },
      { name: `f${textLimits.attributes - 1}`, value: '1' },
    ]);
  });
});

describe('what is refused', () => {
  const at = (column: string | null, value: string | null, reason: string) => ({ row: 2, column, value, reason });

  test.each<[string, Row, Mapping, ReturnType<typeof at>[]]>([
    ['no title', { SKU: 'A' }, mapping, [at('Title', null, 'The title is empty.')]],
    ['no column of titles', { SKU: 'A' }, { SKU: 'sku' }, [at(null, null, 'No column is set as the title.')]],
    [
      'no SKU',
      { Title: 'Mug' },
      mapping,
      [at('SKU', null, 'The SKU is empty and nothing else in the row identifies the product.')],
    ],
    [
      'neither',
      { Colour: 'Red' },
      mapping,
      [
        at('Title', null, 'The title is empty.'),
        at('SKU', null, 'The SKU is empty and nothing else in the row identifies the product.'),
      ],
    ],
  ])('%s', (_name, row, given, expected) => {
    expect(problems(row, given)).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['SKU', 'The SKU', 200],
    ['Title', 'The title', 10_000],
    ['Body', 'The description', 200_000],
    ['Bullets', 'A bullet', 10_000],
    ['Category', 'The category', 200],
    ['Subcategory', 'The subcategory', 200],
    ['Brand', 'The brand', 200],
    ['Shop', 'The retailer', 200],
  ])('a cell of %s beyond what can be taken', (column, what, most) => {
    const row = { SKU: 'A', Title: 'Mug', Body: 'x' };
    expect(problems({ ...row, [column]: 'x'.repeat(most) })).toEqual([]);
    const [long, max] = [most + 1, most].map((count) => count.toLocaleString('en'));
    expect(problems({ ...row, [column]: 'x'.repeat(most + 1) })).toEqual([
      at(column, 'x'.repeat(200), `${what} has ${long} characters; at most ${max} are supported.`),
    ]);
  });

  test('too many bullets', () => {
    const bullets = (count: number) => Array.from({ length: count }, (_each, index) => `b${index}`).join('\n');
    expect(problems({ SKU: 'A', Title: 'Mug', Bullets: bullets(200) })).toEqual([]);
    expect(problems({ SKU: 'A', Title: 'Mug', Bullets: bullets(201) })).toEqual([
      at('Bullets', null, 'The product has 201 bullets; at most 200 are supported.'),
    ]);
  });

  test('a torn row, by the column it is torn in', () => {
    const [record] = recordsOf([{ SKU: `${'A'.repeat(199)}😀` }]);
    if (!record) throw new Error('There is no row');
    const refused = (value: string | null, column: string | null) => ({
      kind: 'refused',
      row: 2,
      problems: [at(column, value, 'It is torn.')],
    });
    expect(refuseRecord(record, 'It is torn.')).toEqual(refused(null, null));
    expect(refuseRecord(record, 'It is torn.', 'SKU')).toEqual(refused(`${'A'.repeat(199)}\ufffd`, 'SKU'));
    expect(refuseRecord(record, 'It is torn.', 'Other')).toEqual(refused(null, 'Other'));
  });
});

describe('warnings', () => {
  test('of every row', () => {
    const item = build([{ SKU: 'A', Title: 'Mug' }, { SKU: 'B' }], {
      more: { warnings: ['Short.'] },
      change: { warnings: ['Shorter.'] },
    });
    expect(item).toMatchObject({
      warnings: [
        { row: 2, column: null, value: null, reason: 'Short.' },
        { row: 3, column: null, value: null, reason: 'Shorter.' },
      ],
    });
  });

  test('are twenty at most', () => {
    const broken = (count: number) => Array.from({ length: count }, (_each, index) => `broken${index}`).join('\n');
    expect(product({ Images: broken(20) }).warnings).toHaveLength(20);
    expect(product({ Images: broken(21) }).warnings).toHaveLength(20);
  });

  test.each([
    ['Title', 'title', 'Mug \ufffd of clay'],
    ['Body', null, `${'x'.repeat(40)}\ufffd`],
    ['Bullets', 'bullets', 'A\ufffd'],
  ])('of a sign lost in %s', (column, _field, text) => {
    expect(product({ [column]: text }).warnings.map(({ value, reason }) => [value, reason])).toEqual([
      [column === 'Body' ? text.slice(10) : text, 'A character was lost before this file was created. It shows as �.'],
    ]);
  });

  test('of none where nothing is lost', () => expect(product({ Body: 'One.', Bullets: 'A' }).warnings).toEqual([]));
});

test('numbers that a spreadsheet spoiled are said, and a fact whose digits are lost changes nothing', () => {
  const mapping: Mapping = { EAN: 'attribute', Code: 'attribute', Colour: 'attribute' };
  const row = { EAN: '4.00638E+12', Code: '4.006381333931E+12', Colour: 'Blue' };
  const { attributes, warnings } = testProduct(mapping, [row]);
  expect(attributes.map(({ name }) => name)).toEqual(['Code', 'Colour']);
  expect(warnings).toEqual([
    expect.stringMatching(/^EAN 4\.00638E\+12: A spreadsheet shortened this number/),
    expect.stringMatching(/^Code 4\.006381333931E\+12: This number was written in a short form/),
  ]);
  const [main = { row: 2, fields: [] }] = recordsOf([{ ...row, SKU: 'A', Name: 'Mug' }]);
  const plan = testPlan({ ...mapping, SKU: 'sku', Name: 'title' });
  const item = buildProduct(plan, { main, others: [] }, createCleaningLog(), new Set());
  expect(item.kind === 'product' && item.providesAttributes).toEqual(['Code', 'Colour']);
});

test.each([
  ['5-Mar', true, true],
  ['5-Mar', false, false],
  ['A-1', true, false],
])('of the SKU %s, where dates are odd: %s, it is said that it is a date: %s', (sku, areDatesOdd, isSaid) => {
  const plan = createImportPlan(
    csv,
    { SKU: 'sku', Name: 'title' },
    { ...(areDatesOdd ? {} : { isDoubtfulDate: () => false }) },
  );
  const [main = { row: 2, fields: [] }] = recordsOf([{ SKU: sku, Name: 'Mug' }]);
  const item = buildProduct(plan, { main, others: [] }, createCleaningLog(), new Set());
  expect(item.kind === 'product' && item.warnings.map(({ column, value }) => [column, value])).toEqual(
    isSaid ? [['SKU', sku]] : [],
  );
});

test('a cell that cannot be read empties nothing of a product that is here', () => {
  const plan = testPlan({
    SKU: 'sku',
    Name: 'title',
    Price: 'price',
    Brand: 'brand',
    Color: 'attribute',
    Size: 'attribute',
  });
  const [main = { row: 2, fields: [] }] = recordsOf([{ SKU: 'A', Name: 'Mug' }]);
  const group = { main: { ...main, unread: ['Price', 'Color'] }, others: [] };
  const item = buildProduct(plan, group, createCleaningLog(), new Set());
  expect(item.kind === 'product' && item.provides).toEqual(['title', 'brand']);
  expect(item.kind === 'product' && item.blank).toEqual(['brand']);
  expect(item.kind === 'product' && item.providesAttributes).toEqual(['Size']);
});

test('a fact written in short of which all digits are known has them', () => {
  const { attributes } = testProduct({ SKU: 'sku', Name: 'title', Code: 'attribute' }, [
    { SKU: 'A', Name: 'Mug', Code: '1.23456E+5' },
  ]);
  expect(attributes).toEqual([{ name: 'Code', value: '123456' }]);
});

test('a shortened SKU alone is refused for the digits it lost, in the sheet it is in', () => {
  const plan = testPlan({ SKU: 'sku', Name: 'title' });
  const [main = { row: 2, fields: [] }] = recordsOf([{ SKU: '1.23E+11', Name: 'Mug' }]);
  const item = buildProduct(plan, { main: { ...main, sheet: 'Mugs' }, others: [] }, createCleaningLog(), new Set());
  expect(item.kind === 'refused' && item.problems).toMatchObject([
    {
      column: 'SKU',
      value: '1.23E+11',
      reason: expect.stringMatching(/^Sheet “Mugs”: The last digits of the SKU are lost/),
    },
  ]);
});
