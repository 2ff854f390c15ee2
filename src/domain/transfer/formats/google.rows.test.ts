import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { googleTsv, googleXml } from './google.read.ts';
import { googleExport } from './google.write.ts';

const row: SourceRow = {
  id: 'MUG-1',
  title: 'Mug',
  description: 'A mug.',
  link: 'https://shop.example/mug',
  image_link: 'https://shop.example/a.jpg',
  additional_image_link: '["https://shop.example/b.jpg","https://shop.example/c.jpg"]',
  price: '9.90 EUR',
  brand: 'Acme',
  gtin: '400',
  product_type: 'Kitchen > Mugs',
  color: 'Red',
  product_highlight: '["Soft","Warm"]',
  product_detail:
    '[{"attribute_name":"Glaze","attribute_value":"Matt"},{"attribute_name":"Height","attribute_value":"10 cm"}]',
  custom_label_0: 'summer',
};
function own(
  source: SourceRow,
  change: Partial<SourceProduct> = {},
  format: 'google-xml' | 'google-tsv' = 'google-xml',
): Exportable {
  const said = readBack(format === 'google-xml' ? googleXml : googleTsv, [source]);
  if (!said) throw new Error('The fixture is no product');
  return { product: { ...said, ...change }, content: null, source: { format, rows: [source] } };
}
const { product } = own(row);
const fact = (name: string, value: string) => [{ name, value }];
const written = (item: Exportable) => googleExport.rows(item)[0];
const without = (source: SourceRow, ...names: string[]) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));

test('the fixture is what the feed says', () => {
  expect(product).toEqual({
    sku: 'MUG-1',
    title: 'Mug',
    description: 'A mug.',
    bullets: ['Soft', 'Warm'],
    images: ['a', 'b', 'c'].map((name) => `https://shop.example/${name}.jpg`),
    imageAlts: [],
    price: '9.90 EUR',
    category: 'Kitchen',
    subcategory: 'Mugs',
    brand: 'Acme',
    retailer: null,
    attributes: [
      { name: 'gtin', value: '400' },
      { name: 'color', value: 'Red' },
      { name: 'Glaze', value: 'Matt' },
      { name: 'Height', value: '10 cm' },
    ],
  });
});

describe('an item of its own feed', () => {
  test.each<[string, Partial<SourceProduct>, SourceRow, string[]?]>([
    ['nothing', {}, {}],
    ['nothing but spaces', { title: ' Mug ', brand: 'Acme ', description: 'A  mug.' }, {}],
    ['the title', { title: 'Cup' }, { title: 'Cup' }],
    ['the description', { description: 'A cup.' }, { description: 'A cup.' }],
    ['no description', { description: '' }, {}, ['description']],
    ['one bullet', { bullets: ['Soft'] }, { product_highlight: 'Soft' }],
    ['no bullet', { bullets: [] }, {}, ['product_highlight']],
    ['blank bullets', { bullets: [' ', 'Soft ', 'Dry'] }, { product_highlight: '["Soft","Dry"]' }],
    ['both texts', { description: 'A cup.', bullets: ['Dry'] }, { description: 'A cup.', product_highlight: 'Dry' }],
    [
      'one image',
      { images: ['https://x.example/1.jpg'] },
      { image_link: 'https://x.example/1.jpg' },
      ['additional_image_link'],
    ],
    [
      'two images',
      { images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'] },
      { image_link: 'https://x.example/1.jpg', additional_image_link: 'https://x.example/2.jpg' },
    ],
    ['no image', { images: [] }, {}, ['image_link', 'additional_image_link']],
    ['the price', { price: '5 USD' }, { price: '5 USD' }],
    ['no price', { price: null }, {}, ['price']],
    ['an empty price', { price: '' }, {}, ['price']],
    ['the brand', { brand: 'Bodum' }, { brand: 'Bodum' }],
    ['no brand', { brand: null }, {}, ['brand']],
    ['the SKU', { sku: 'MUG-2' }, { id: 'MUG-2' }],
    ['the category', { category: 'Home' }, { product_type: 'Home > Mugs' }],
    ['the subcategory', { subcategory: 'Cups' }, { product_type: 'Kitchen > Cups' }],
    ['no subcategory', { subcategory: null }, { product_type: 'Kitchen' }],
    ['no category', { category: null, subcategory: null }, {}, ['product_type']],
    ['a fact with a field', { attributes: fact('Color', 'Blue') }, { color: 'Blue' }],
    ['a fact of a field it did not have', { attributes: fact('Size', 'M') }, { size: 'M' }],
    ['an empty fact', { attributes: fact('Size', ' ') }, {}],
    [
      'a detail',
      { attributes: fact('glaze', 'Shiny') },
      {
        product_detail:
          '[{"attribute_name":"glaze","attribute_value":"Shiny"},{"attribute_name":"Height","attribute_value":"10 cm"}]',
      },
    ],
    [
      'a detail more',
      { attributes: fact('Handle', 'Round') },
      { product_detail: `${row.product_detail?.slice(0, -1)},{"attribute_name":"Handle","attribute_value":"Round"}]` },
    ],
  ])('says %s anew and keeps everything else', (_what, change, cells, gone = []) => {
    expect(written(own(row, change))).toEqual(without({ ...row, ...cells }, ...gone));
  });

  test('stands in the order of Google’s specification, what it does not know behind', () => {
    const item = written(own(Object.fromEntries(Object.entries(row).toReversed())));
    expect(Object.keys(item ?? {})).toEqual([
      ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'price', 'brand', 'gtin'],
      ...['product_type', 'color', 'product_highlight', 'product_detail', 'custom_label_0'],
    ]);
  });

  test.each([
    [
      'one detail',
      '{"attribute_name":"Glaze","attribute_value":"Matt"}',
      'Glaze',
      '{"attribute_name":"Glaze","attribute_value":"Shiny"}',
    ],
    ['details of text', 'A:Glaze:Matt', 'Lid', '["A:Glaze:Matt",{"attribute_name":"Lid","attribute_value":"Shiny"}]'],
    [
      'text that begins like a list',
      '[Glaze] matt',
      'Lid',
      '["[Glaze] matt",{"attribute_name":"Lid","attribute_value":"Shiny"}]',
    ],
    [
      'a list written with spaces',
      '[ "A:Glaze:Matt" ]',
      'Lid',
      '["[ \\"A:Glaze:Matt\\" ]",{"attribute_name":"Lid","attribute_value":"Shiny"}]',
    ],
    ['no details', '', 'Lid', '{"attribute_name":"Lid","attribute_value":"Shiny"}'],
  ])('adds a fact to %s', (_what, product_detail, name, expected) => {
    const source = { id: 'A', title: 'Mug', ...(product_detail === '' ? {} : { product_detail }) };
    expect(written(own(source, { attributes: fact(name, 'Shiny') }))?.product_detail).toBe(expected);
  });

  test.each(['color', 'size', 'gender', 'age_group', 'material', 'pattern', 'gtin', 'mpn'])(
    'the fact %s is a field of its own',
    (name) => {
      expect(written(own({ id: 'A', title: 'Mug' }, { attributes: fact(` ${name.toUpperCase()} `, 'x') }))).toEqual({
        id: 'A',
        title: 'Mug',
        [name]: 'x',
      });
    },
  );

  test('drops image fields of other names for the ones it writes', () => {
    const source = {
      id: 'A',
      title: 'Mug',
      imgurl: 'https://x.example/1.jpg',
      imgurl_alternative: 'https://x.example/2.jpg',
    };
    expect(written(own(source))).toEqual(source);
    expect(written(own(source, { images: ['https://x.example/3.jpg'] }))).toEqual({
      id: 'A',
      title: 'Mug',
      image_link: 'https://x.example/3.jpg',
    });
  });

  test('a new title takes the place of the feed’s own channels’ too', () => {
    const source = { id: 'A', title: 'Mug', 'rss:title': 'Mug', description: 'Old.', 'rss:description': 'Old.' };
    expect(written(own(source, { title: 'Cup', description: 'New.' }))).toEqual({
      id: 'A',
      title: 'Cup',
      description: 'New.',
    });
  });
});

describe('a text a language model wrote', () => {
  const structured = (content: string) => JSON.stringify({ digital_source_type: 'trained_algorithmic_media', content });
  const approved = (item: Exportable, texts: { title?: string; description?: string }): Exportable => ({
    ...item,
    content: testContent({
      ...item.product,
      ...texts,
      titleStatus: texts.title === undefined ? 'pending' : 'approved',
      descriptionStatus: texts.description === undefined ? 'pending' : 'approved',
      parts: forEachPart(() => testRecord({ origin: 'model' })),
      approvedBy: 1,
    }),
  });

  test('takes the place of the plain title alone', () => {
    expect(written(approved(own(row), { title: 'Cup' }))).toEqual({
      ...without(row, 'title'),
      structured_title: structured('Cup'),
    });
  });

  test('takes the place of the plain description alone', () => {
    expect(written(approved(own(row), { description: 'A cup.' }))).toEqual({
      ...without(row, 'description'),
      structured_description: structured('A cup.'),
    });
  });

  test('goes with new bullets where they changed as well', () => {
    expect(written(approved(own(row, { bullets: ['Dry'] }), { description: 'A cup.' }))).toEqual({
      ...without(row, 'description'),
      structured_description: structured('A cup.'),
      product_highlight: 'Dry',
    });
  });

  test('goes where the plain description beside it is what the product says', () => {
    const source = { ...row, structured_description: structured('A cup.') };
    expect(written({ ...own(source), product })).toEqual(row);
  });
});

describe('an item of a table feed', () => {
  const table: SourceRow = {
    'g:id': 'MUG-1',
    title: 'Mug',
    description: 'A mug.',
    image_link: 'https://shop.example/a.jpg',
    additional_image_link: 'https://shop.example/b.jpg,https://shop.example/c.jpg',
    product_highlight: 'Soft,Warm',
    price: '5 EUR',
  };

  test('has its lists taken apart', () => {
    expect(written(own(table, {}, 'google-tsv'))).toEqual({
      id: 'MUG-1',
      title: 'Mug',
      description: 'A mug.',
      image_link: 'https://shop.example/a.jpg',
      additional_image_link: '["https://shop.example/b.jpg","https://shop.example/c.jpg"]',
      product_highlight: '["Soft","Warm"]',
      price: '5 EUR',
    });
  });

  test('stays as it is without lists', () => {
    const plain = { id: 'A', title: 'Mug', my_x: '1' };
    expect(written(own(plain, {}, 'google-tsv'))).toEqual(plain);
  });

  test('names facts in details whose names no element can have', () => {
    const facts = { 'Size [EU]': '42', 'my g:x': '1' };
    const details = Object.entries(facts).map(([name, value]) => ({ attribute_name: name, attribute_value: value }));
    const kept = { attribute_name: 'Glaze', attribute_value: 'matte' };
    const source = { id: 'A', title: 'Mug', product_detail: JSON.stringify(kept), ...facts };
    expect(written(own(source, {}, 'google-tsv'))).toEqual({
      id: 'A',
      title: 'Mug',
      product_detail: JSON.stringify([kept, ...details]),
    });
  });
});

describe('an item of another file', () => {
  const bare: SourceProduct = { ...product, attributes: [...product.attributes, { name: 'Empty', value: ' ' }] };

  test('has every field the product fills', () => {
    const expected = {
      ...without(row, 'link', 'custom_label_0', 'product_detail', 'gtin', 'color'),
      gtin: '400',
      color: 'Red',
      product_detail: row.product_detail ?? '',
    };
    expect(written({ product: bare, content: null, source: null })).toEqual(expected);
    expect(written({ product: bare, content: null, source: { format: 'csv', rows: [row] } })).toEqual({
      ...expected,
      link: row.link,
    });
    expect(written({ product: bare, content: null, source: { format: 'google-xml', rows: [] } })).toEqual(expected);
  });

  test('has no field the product leaves empty', () => {
    const empty: SourceProduct = {
      ...bare,
      ...{
        title: 'T',
        description: '',
        bullets: [],
        images: [],
        price: null,
        brand: null,
        category: null,
        attributes: [],
      },
    };
    expect(written({ product: empty, content: null, source: null })).toEqual({ id: 'MUG-1', title: 'T' });
  });
});

describe('what another file says beside the product', () => {
  const bare: SourceProduct = { ...product, price: '9.90', attributes: [] };
  const of = (rows: SourceRow[], change: Partial<SourceProduct> = {}, format: ImportFormat = 'csv') => {
    const {
      link,
      gtin,
      price,
      product_detail: detail,
    } = written({ product: { ...bare, ...change }, content: null, source: { format, rows } }) ?? {};
    return { link, gtin, price, detail };
  };
  const gtin = '4006381333931';

  test('goes along: page, GTIN and currency', () => {
    const file = [{ sku: 'MUG-1', url: 'https://shop.example/mug', EAN: gtin, currency: 'EUR' }];
    expect(of(file)).toEqual({ link: 'https://shop.example/mug', gtin, price: '9.90 EUR', detail: undefined });
    expect(of(file, { attributes: fact('EAN', gtin) })).toMatchObject({ gtin, detail: undefined });
    expect(of([{ Handle: 'mug', 'Variant SKU': 'A', 'Variant Barcode': gtin }], {}, 'shopify-csv')).toMatchObject({
      gtin,
    });
  });

  test.each<[string, SourceRow[]]>([
    ['a GTIN with a wrong check digit', [{ EAN: '4006381333932' }]],
    ['the GTIN of one variant of several', [{ 'Variant SKU': 'A', 'Variant Barcode': gtin }, { 'Variant SKU': 'B' }]],
    [
      'an address of an image, of a shop, of no page',
      [{ url: 'https://x.example/a.jpg', 'Store URL': 'https://x.example/s', link: '/mug' }],
    ],
    ['a currency that is none', [{ currency: 'money' }]],
  ])('is not made up from %s', (_what, rows) => {
    expect(of(rows)).toEqual({ link: undefined, gtin: undefined, price: '9.90', detail: undefined });
  });

  test('is written as Google reads prices, unless that is a guess', () => {
    expect(of([], { price: '1.299,00 €' }).price).toBe('1299.00 EUR');
    expect(of([], { price: '$9.90' }).price).toBe('$9.90');
  });
});
