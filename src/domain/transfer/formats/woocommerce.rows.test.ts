import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { createNameBook, createTable } from '../rows/write-table.ts';
import { woocommerceCsv } from './woocommerce.read.ts';
import { woocommerceExport } from './woocommerce.write.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;
const row: SourceRow = {
  ID: '44',
  Type: 'simple',
  SKU: 'MUG',
  Name: 'Mug',
  Description: '<p>A mug.</p>',
  'Short description': '<ul><li>Soft</li></ul>',
  'Regular price': '9.90',
  Categories: 'Kitchen > Mugs',
  Images: `${url('a')}, ${url('b')}`,
  Brands: 'Acme',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Red',
  'Attribute 1 visible': '1',
  Material: 'Clay',
};
function own(source: SourceRow, change: Partial<SourceProduct> = {}): Exportable {
  const said = readBack(woocommerceCsv, [source]);
  if (!said) throw new Error('The fixture is no product');
  return { product: { ...said, ...change }, content: null, source: { format: 'woocommerce-csv', rows: [source] } };
}
const write = (item: Exportable) => woocommerceExport.rows(item, createNameBook());
const without = (source: SourceRow, ...names: string[]) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));
const fact = (name: string, value: string) => ({ attributes: [{ name, value }] });
/** The cells of a fact that gets columns of its own. */
const added = (number: number, name: string, value: string): SourceRow => ({
  [`Attribute ${number} name`]: name,
  [`Attribute ${number} value(s)`]: value,
  [`Attribute ${number} visible`]: '1',
  [`Attribute ${number} global`]: '0',
});

test('the fixture is what its row says', () => {
  expect(readBack(woocommerceCsv, [row])).toEqual({
    sku: 'MUG',
    title: 'Mug',
    description: 'A mug.',
    bullets: ['Soft'],
    images: [url('a'), url('b')],
    imageAlts: [],
    price: '9.90',
    category: 'Kitchen',
    subcategory: 'Mugs',
    brand: 'Acme',
    retailer: null,
    attributes: [
      { name: 'Colour', value: 'Red' },
      { name: 'Material', value: 'Clay' },
    ],
  });
});

describe('a row of a WooCommerce file', () => {
  test.each<[string, Partial<SourceProduct>, SourceRow, string[]?]>([
    ['nothing', {}, {}],
    ['nothing but spaces', { title: 'Mug ', brand: ' Acme' }, {}],
    ['the title', { title: 'Cup' }, { Name: 'Cup' }],
    ['the description', { description: 'A cup.' }, { Description: '<p>A cup.</p>' }],
    ['the bullets', { bullets: ['Dry'] }, { 'Short description': '<ul><li>Dry</li></ul>' }],
    ['no bullets', { bullets: [] }, {}, ['Short description']],
    ['no description', { description: '' }, {}, ['Description']],
    ['the images', { images: [url('c'), url('a')] }, { Images: `${url('c')}, ${url('a')}` }],
    ['no image', { images: [] }, {}, ['Images']],
    ['the price', { price: '12.50 USD' }, { 'Regular price': '12.50' }],
    ['no price', { price: null }, {}, ['Regular price']],
    ['the brand', { brand: 'Acme, Sons' }, { Brands: 'Acme\\, Sons' }],
    ['no brand', { brand: null }, {}, ['Brands']],
    ['the category', { category: 'Home, Garden' }, { Categories: 'Home\\, Garden > Mugs' }],
    ['the subcategory', { subcategory: 'Cups' }, { Categories: 'Kitchen > Cups' }],
    ['no subcategory', { subcategory: null }, { Categories: 'Kitchen' }],
    ['no category', { category: null, subcategory: null }, {}, ['Categories']],
    ['the SKU', { sku: 'CUP' }, { SKU: 'CUP' }],
    ['a SKU that is but an id', { sku: 'id:44' }, {}],
    ['a fact of an attribute', fact(' colour ', 'Blue,Red'), { 'Attribute 1 value(s)': 'Blue\\,Red' }],
    ['a fact of a column', fact('material', 'Glass,Clay'), { Material: 'Glass,Clay' }],
    ['an empty fact', fact('Height', ' '), {}],
    ['a fact more', fact('Height', '10 cm'), added(2, 'Height', '10 cm')],
    ['a fact parted by commas', fact('Sizes', 'S, M,L'), added(2, 'Sizes', 'S, M\\,L')],
  ])('says %s anew and keeps everything else', (_what, change, cells, gone = []) => {
    expect(write(own(row, change))).toEqual([without({ ...row, ...cells }, ...gone)]);
  });

  test('numbers facts more behind the highest attribute it has, whatever other columns count', () => {
    const source = { Type: 'simple', SKU: 'A', Name: 'Mug', 'Attribute 12 default': 'x', 'Download 40 name': 'x' };
    const attributes = [
      { name: 'Height', value: '10 cm' },
      { name: 'Width', value: '8 cm' },
    ];
    expect(write(own(source, { attributes }))).toEqual([
      { ...source, ...added(13, 'Height', '10 cm'), ...added(14, 'Width', '8 cm') },
    ]);
  });

  test('gets the columns it lacks under WooCommerce’s names', () => {
    const source = { Type: 'simple', SKU: 'A', Name: 'Mug' };
    const change = { images: [url('a')], price: '5', brand: 'Acme', category: 'Kitchen', subcategory: 'Mugs' };
    expect(write(own(source, { ...change, description: 'A mug.', bullets: ['Soft'] }))).toEqual([
      {
        ...source,
        Images: url('a'),
        'Regular price': '5',
        Brands: 'Acme',
        Categories: 'Kitchen > Mugs',
        Description: '<p>A mug.</p><ul><li>Soft</li></ul>',
      },
    ]);
  });

  test('lays a row of any language under the columns of WooCommerce', () => {
    const source = {
      Typ: 'simple',
      Artikelnummer: 'A',
      Name: 'Becher',
      Beschreibung: 'x',
      Kategorien: 'K',
      Bilder: url('a'),
      Marken: 'M',
    };
    const change = { title: 'Tasse', description: 'y', category: 'L', images: [url('b')], brand: 'N', sku: 'B' };
    expect(write(own(source, change))).toEqual([
      {
        Type: 'simple',
        SKU: 'B',
        Name: 'Tasse',
        Description: '<p>y</p>',
        Categories: 'L',
        Images: url('b'),
        Brands: 'N',
      },
    ]);
  });

  test('does not say a text twice', () => {
    const list = '<ul><li>Soft</li></ul>';
    const source = { ...row, Description: list, 'Short description': 'A mug.' };
    expect(own(source).product).toMatchObject({ description: 'A mug.', bullets: ['Soft'] });
    expect(write(own(source, { bullets: [] }))).toEqual([without(source, 'Description')]);
    expect(write(own(source, { bullets: ['Dry'] }))).toEqual([{ ...source, Description: '<ul><li>Dry</li></ul>' }]);
    expect(write(own(source, { description: 'A cup.' }))).toEqual([
      { ...source, 'Short description': '<p>A cup.</p>' },
    ]);
  });

  test('keeps a short text of its own beside the description', () => {
    const source = { ...row, 'Short description': 'In short.' };
    expect(write(own(source, { description: 'A cup.' }))).toEqual([{ ...source, Description: '<p>A cup.</p>' }]);
    expect(write(own(source, { bullets: ['Dry'] }))).toEqual([
      { ...source, Description: '<p>A mug.</p><ul><li>Dry</li></ul>' },
    ]);
  });
});

describe('a product of another file', () => {
  const bare: SourceProduct = {
    sku: 'id:44',
    title: 'Cup',
    description: '',
    bullets: [],
    images: [],
    imageAlts: [],
    price: null,
    category: null,
    subcategory: null,
    brand: null,
    retailer: null,
    attributes: [],
  };
  const written = (change: Partial<SourceProduct>) =>
    write({ product: { ...bare, ...change }, content: null, source: null });

  test.each<[string, Partial<SourceProduct>, SourceRow]>([
    ['an id of WooCommerce’s', {}, { ID: '44', Type: 'simple', Name: 'Cup' }],
    ['a SKU', { sku: 'id:4a' }, { Type: 'simple', SKU: 'id:4a', Name: 'Cup' }],
    ['a SKU with an id in it', { sku: 'x id:44' }, { Type: 'simple', SKU: 'x id:44', Name: 'Cup' }],
    ['a brand', { brand: 'A, B' }, { ID: '44', Type: 'simple', Name: 'Cup', Brands: 'A\\, B' }],
    ['a category', { category: 'Kitchen' }, { ID: '44', Type: 'simple', Name: 'Cup', Categories: 'Kitchen' }],
    [
      'facts, one of them empty',
      {
        attributes: [
          { name: 'Empty', value: ' ' },
          { name: 'Height', value: '10 cm' },
        ],
      },
      { ID: '44', Type: 'simple', Name: 'Cup', ...added(1, 'Height', '10 cm') },
    ],
  ])('with %s', (_what, change, expected) => {
    expect(written(change)).toEqual([expected]);
  });

  test('has its short description where WooCommerce has it, beside a description of its own', () => {
    const short = fact('short_description', 'In short.');
    expect(written({ description: 'A cup.', ...short })).toEqual([
      { ID: '44', Type: 'simple', Name: 'Cup', Description: '<p>A cup.</p>', 'Short description': '<p>In short.</p>' },
    ]);
    expect(written({ description: 'A cup.', bullets: ['Dry'], ...short })).toEqual([
      {
        ...{ ID: '44', Type: 'simple', Name: 'Cup', Description: '<p>A cup.</p><ul><li>Dry</li></ul>' },
        'Short description': '<p>In short.</p>',
      },
    ]);
    const source = { ...row, 'Short description': 'In short.' };
    const { attributes } = own(source).product;
    const renamed = attributes.map((each) =>
      each.value === 'In short.' ? { ...each, name: 'short_description' } : each,
    );
    expect(write(own(source, { attributes: renamed }))).toEqual([source]);
    // Alone it would be read as the description.
    expect(written(short)).toEqual([
      { ID: '44', Type: 'simple', Name: 'Cup', ...added(1, 'short_description', 'In short.') },
    ]);
  });

  test('comes the same way from a file of another kind and from no rows', () => {
    const expected = [{ ID: '44', Type: 'simple', Name: 'Cup' }];
    expect(write({ product: bare, content: null, source: { format: 'csv', rows: [row] } })).toEqual(expected);
    expect(write({ product: bare, content: null, source: { format: 'woocommerce-csv', rows: [] } })).toEqual(expected);
  });
});

describe('the header', () => {
  const headerOf = (...items: Exportable[]) => {
    const table = createTable(woocommerceExport);
    for (const item of items) table.note(item);
    return table.header();
  };

  test('has WooCommerce’s columns in its exporter’s order, attributes by number, others behind', () => {
    const columns = [
      ...['Meta: _x', 'Position', 'Parent', 'Images', 'Tags', 'Categories', 'Regular price', 'Sale price', 'In stock?'],
      ...['Attribute 2 default', 'Attribute 2 name', 'Attribute 10 name', 'Attribute 1 extra', 'Attribute 1 global'],
      ...['Attribute 1 value(s)', 'Attribute 1 visible', 'attribute 1 name', 'My attribute 3 name'],
      ...['Description', 'Short description', 'Published', 'Name', 'SKU', 'Type', 'ID'],
    ];
    const item = own(Object.fromEntries(columns.map((name) => [name, name === 'Type' ? 'simple' : '1'])));
    expect(headerOf({ ...item, product: { ...item.product, attributes: [] } })).toEqual([
      ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Short description', 'Description', 'In stock?', 'Sale price'],
      ...['Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Position'],
      ...['attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global', 'Attribute 1 extra'],
      ...['Attribute 2 name', 'Attribute 2 default', 'Attribute 10 name', 'Meta: _x', 'My attribute 3 name'],
    ]);
  });

  test('is known as WooCommerce’s again even of few columns or none', () => {
    expect(headerOf()).toEqual(['Type', 'SKU', 'Name', 'Description', 'Regular price']);
    expect(headerOf(own({ SKU: 'A', Name: 'Mug' }))).toEqual(['SKU', 'Name', 'Regular price']);
    expect(headerOf(own({ Type: 'simple', SKU: 'A', 'Tax class': 'x', Name: 'Mug' }))).toEqual([
      'Type',
      'SKU',
      'Name',
      'Tax class',
    ]);
  });
});

test('the file is a CSV that begins with a mark of its encoding', () => {
  const { id, fileName, contentType, comesBackAs, file } = woocommerceExport;
  expect([id, fileName, contentType, comesBackAs, file.kind, file.start]).toEqual([
    'woocommerce',
    'copydesk-woocommerce.csv',
    'text/csv; charset=utf-8',
    ['woocommerce-csv'],
    'csv',
    '\ufeff',
  ]);
});
