import { describe, expect, test } from 'vitest';
import { factName, plainName, plainNames } from '../cells/column-names.ts';
import { applyMapping } from '../columns/apply-mapping.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { googleXml } from '../formats/google.read.ts';
import { magentoCsv } from '../formats/magento.read.ts';
import { csv } from '../formats/own-layout.read.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { Mapping } from '../transfer.contract.ts';
import { createImportPlan } from './import-plan.ts';

test.each([
  ['Nombre del Atributo 1', 'nombre del atributo 1'],
  ['objectID', 'object id'],
  ['size2XL', 'size2 xl'],
  ['g:image_link', 'image link'],
  ['G:id', 'id'],
  ['mug:id', 'mug id'],
  ['Übergeordnetes  Produkt', 'ubergeordnetes produkt'],
  ['Q\u0323\u0307x', 'qx'],
  ['Čeština', 'cestina'],
  ['Đon Øre Łódź Straße', 'don ore lodz strasse'],
  ['  (SKU)* ', 'sku'],
  ['①', '1'],
  ['商品名', '商品名'],
  ['', ''],
])('%j is compared as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
  expect(plainName(name)).toBe(plain);
});

test('of names that are compared as one there is one', () => {
  expect(plainNames(['SKU', 'sku', 'Item_Name'])).toEqual(new Set(['sku', 'item name']));
});

test('names are made plain anew after ten thousand others', () => {
  for (let index = 0; index < 10_001; index += 1) plainName(`Column_${index}`);
  expect([plainName('Column_0'), plainName('Column_10000')]).toEqual(['column 0', 'column 10000']);
});

test.each([
  ['Material (product.metafields.custom.material)', 'Material'],
  ['Material (product.metafields.custom.material) x', 'Material (product.metafields.custom.material) x'],
  ['Material (product.metafields.custom(x))', 'Material (product.metafields.custom(x))'],
  ['Material (product metafields)', 'Material (product metafields)'],
  ['Size (cm)', 'Size (cm)'],
])('the column %s states the fact %s', (column, name) => {
  expect(factName(column)).toBe(name);
});

describe('sampleColumns', () => {
  test('gives a few different values of each column, without blank ones', () => {
    const rows: [string, string][][] = [
      [
        ['a', 'x'],
        ['b', ' '],
      ],
      [
        ['a', 'x'],
        ['late', '1'],
      ],
      [
        ['a', 'y'],
        ['b', 'z'],
      ],
      [['a', 'w']],
    ];
    expect(sampleColumns(['a', 'b', 'c'], rows, 2)).toEqual([
      { name: 'a', samples: ['x', 'y'], filled: 4, distinct: 3 },
      { name: 'b', samples: ['z'], filled: 1, distinct: 1 },
      { name: 'c', samples: [], filled: 0, distinct: 0 },
      { name: 'late', samples: ['1'], filled: 1, distinct: 1 },
    ]);
  });

  test('cuts long values, leaving no half of a sign', () => {
    const [column] = sampleColumns([], [[['a', `${'x'.repeat(1_999)}😀`]]], 1);
    expect(column?.samples).toEqual([`${'x'.repeat(1_999)}\ufffd`]);
  });
});

describe('applyMapping', () => {
  const suggested: Mapping = { a: 'title', b: 'attribute', c: 'body', d: 'images', e: 'description' };

  test('without a choice the suggestion stands', () => expect(applyMapping(suggested, undefined)).toBe(suggested));

  test.each<[Mapping, Mapping]>([
    [{}, suggested],
    [{ b: 'title' }, { ...suggested, a: 'attribute', b: 'title' }],
    [{ b: 'images' }, { ...suggested, b: 'images' }],
    [{ b: 'body' }, { ...suggested, b: 'body', c: 'attribute', e: 'attribute' }],
    [{ b: 'description' }, { ...suggested, b: 'description', c: 'attribute', e: 'attribute' }],
    [{ c: 'body', e: 'description' }, suggested],
    [
      { a: 'title', b: 'title' },
      { ...suggested, b: 'title' },
    ],
    [{ other: 'title' }, { ...suggested, a: 'attribute' }],
  ])('the choice %j', (chosen, mapping) => {
    expect(applyMapping(suggested, chosen)).toEqual(mapping);
  });

  const single = ['sku', 'id', 'group', 'parent', 'title', 'price', 'currency', 'category', 'subcategory'] as const;
  test.each([...single, 'category-path', 'brand', 'retailer'] as const)('%s is taken from one column', (target) => {
    expect(applyMapping({ a: target, b: 'ignore' }, { b: target })).toEqual({ a: 'attribute', b: target });
  });

  test.each(['bullets', 'images', 'attribute', 'variant', 'ignore'] as const)('%s may be in several', (target) => {
    expect(applyMapping({ a: target, b: 'title' }, { b: target })).toEqual({ a: target, b: target });
  });
});

describe('createImportPlan', () => {
  test.each([
    ['title', ['title']],
    ['description', ['description']],
    ['body', ['description', 'bullets']],
    ['bullets', ['bullets']],
    ['images', ['images']],
    ['price', ['price']],
    ['category', ['category']],
    ['subcategory', ['subcategory']],
    ['category-path', ['category', 'subcategory']],
    ['brand', ['brand']],
    ['retailer', ['retailer']],
    ['sku', []],
    ['attribute', []],
    ['ignore', []],
  ] as const)('a column of %s speaks of %j', (target, fields) => {
    const plan = createImportPlan(csv, { x: target, y: target });
    expect([plan.provides(), plan.columnOf(target), plan.columnOf('parent')]).toEqual([fields, 'x', null]);
  });

  test('a late column is told by its name, its value or the user, and then known', () => {
    const mapping: Mapping = { SKU: 'sku' };
    const plan = createImportPlan(csv, mapping, { chosen: { Late: 'brand' } });
    expect([plan.provides(), plan.attributeNames()]).toEqual([[], []]);
    expect(plan.targetOf('SKU', 'x')).toBe('sku');
    expect([plan.columnsOf('brand'), plan.columnsNamed('late')]).toEqual([[], []]);
    expect(plan.targetOf('Late', 'x')).toBe('brand');
    expect([plan.columnsOf('brand'), plan.columnsNamed('late')]).toEqual([['Late'], ['Late']]);
    expect(plan.targetOf('Name', 'x')).toBe('title');
    expect(plan.targetOf('Title', 'x')).toBe('attribute');
    expect(plan.targetOf('Colour', 'Red')).toBe('attribute');
    expect(plan.targetOf('Bullet 1', 'x')).toBe('bullets');
    expect(plan.targetOf('Bullet 2', 'x')).toBe('bullets');
    expect(plan.targetOf('Front', 'https://a.example/1.jpg')).toBe('images');
    expect(plan.targetOf('Back', 'https://a.example/2.jpg')).toBe('images');
    expect(plan.targetOf('Stock', '1')).toBe('ignore');
    expect(plan.targetOf('Tax', '1')).toBe('ignore');
    expect(plan.targetOf('valueOf', 'x')).toBe('attribute');
    expect(mapping).toEqual({
      ...{ SKU: 'sku', Late: 'brand', Name: 'title', Title: 'attribute', Colour: 'attribute', 'Bullet 1': 'bullets' },
      ...{
        'Bullet 2': 'bullets',
        Front: 'images',
        Back: 'images',
        Stock: 'ignore',
        Tax: 'ignore',
        valueOf: 'attribute',
      },
    });
    expect([plan.provides(), plan.attributeNames()]).toEqual([
      ['brand', 'title', 'bullets', 'images'],
      ['Title', 'Colour', 'valueOf'],
    ]);
    expect(plan.targetOf('Name', 'x')).toBe('title');
  });

  test('a late column of Google’s goes by Google’s names', () => {
    expect(createImportPlan(googleXml, { id: 'sku' }).targetOf('custom_label_0', 'x')).toBe('ignore');
  });

  test('the user’s choice is his own, not what every record has', () => {
    const plan = createImportPlan(csv, {}, { chosen: {} });
    expect(plan.targetOf('constructor', 'x')).toBe('attribute');
  });

  test('names facts by their columns, but for pairs and containers', () => {
    const mapping: Mapping = {
      ...{ 'Attribute 1 name': 'attribute', 'Attribute 1 value(s)': 'attribute', Categories: 'category-path' },
      ...{ 'Short description': 'description', Material: 'attribute', Name: 'title' },
    };
    const plan = createImportPlan(woocommerceCsv, mapping);
    expect(plan.attributeNames()).toEqual(['Categories', 'Short description', 'Material']);
    expect(plan.attributes).toEqual([{ name: 'Attribute 1 name', value: 'Attribute 1 value(s)' }]);
    const magento = createImportPlan(magentoCsv, { additional_attributes: 'attribute', weight: 'attribute' });
    expect(magento.attributeNames()).toEqual(['weight']);
  });

  test.each<[string, Mapping, number]>([
    ['both are facts', { 'Attribute 1 name': 'attribute', 'Attribute 1 value(s)': 'attribute' }, 1],
    ['the name is left out', { 'Attribute 1 name': 'ignore', 'Attribute 1 value(s)': 'attribute' }, 0],
    ['the value is left out', { 'Attribute 1 name': 'attribute', 'Attribute 1 value(s)': 'ignore' }, 0],
  ])('columns are a pair where %s', (_when, mapping, count) => {
    expect(createImportPlan(woocommerceCsv, mapping).attributes).toHaveLength(count);
  });

  test.each<[Mapping, [string, string][]]>([
    [{ 'Option1 Name': 'variant', 'Option1 Value': 'variant' }, [['Option1 Name', 'Option1 Value']]],
    [{ 'Option 2 name': 'variant', 'Option 2 value': 'variant' }, [['Option 2 name', 'Option 2 value']]],
    [{ 'Option3 value': 'variant', 'Option3 name': 'variant' }, [['Option3 name', 'Option3 value']]],
    [{ 'Option4 name': 'variant', 'Option4 value': 'variant' }, []],
    [{ 'Option1 name': 'variant' }, []],
    [{ 'Option1 value': 'variant' }, []],
    [{ 'Option1 name': 'ignore', 'Option1 value': 'variant' }, []],
    [{ 'Option1 name': 'variant', 'Option1 value': 'ignore' }, []],
    [{ 'My option 1 name': 'variant', 'My option 1 value': 'variant' }, []],
  ])('the options of %j', (mapping, pairs) => {
    expect(createImportPlan(shopifyCsv, mapping).options).toEqual(pairs.map(([name, value]) => ({ name, value })));
  });

  test('knows the column of types and that of variations', () => {
    expect(createImportPlan(csv, { Type: 'attribute' }).typeColumn).toBe('Type');
    expect(createImportPlan(csv, { Sorte: 'variant' }).typeColumn).toBeNull();
    expect(createImportPlan(csv, { Type: 'variant', Sorte: 'variant' }, { typeColumn: 'Sorte' }).typeColumn).toBe(
      'Sorte',
    );
    const magento = createImportPlan(magentoCsv, { product_type: 'variant', configurable_variations: 'variant' });
    expect([magento.typeColumn, magento.variationsColumn]).toEqual(['product_type', 'configurable_variations']);
    expect(createImportPlan(csv, {}).variationsColumn).toBeNull();
  });
});
