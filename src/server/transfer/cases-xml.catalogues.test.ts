// Small files that once went wrong: XML of any shop, encodings, compressed files, long ids and nested prices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReadProduct } from '#domain/transfer/record.ts';
import { importFile } from '#testing/import-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { openCatalogue } from './read-file.ts';

async function read(file: string) {
  const catalogue = await openCatalogue(join(sharedFolder, 'cases/files', file));
  const products: ReadProduct[] = [];
  let refused = 0;
  for await (const { items } of catalogue.items())
    for (const item of items) {
      if (item.kind === 'product') products.push(item);
      else refused += 1;
    }
  await catalogue.close();
  const facts = (at: number) =>
    Object.fromEntries(products[at]?.product.attributes.map(({ name, value }) => [name, value]) ?? []);
  return { ...catalogue, products: products.map(({ product }) => product), all: products, refused, facts };
}

it('10: offers with params, and categories and currencies by their ids', async () => {
  const { products, refused, format, facts } = await read('10-yml-offers.xml');
  expect([format, refused]).toEqual(['xml', 0]);
  expect(products).toMatchObject([
    {
      sku: 'YM-1',
      title: 'Чайник эмалированный 3 л',
      description: 'Чайник с эмалью.',
      price: '1290 RUB',
      category: 'Посуда',
      subcategory: 'Чайники',
      brand: 'Лысьва',
      images: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'],
    },
    { sku: 'YM-2', title: 'Кастрюля', price: '890 RUB', category: 'Посуда', subcategory: null },
  ]);
  expect(facts(0)).toMatchObject({ Цвет: 'Красный', Объём: '3 л' });
});

it('10b: items with names and values of their own', async () => {
  const { products, refused, facts } = await read('10b-heureka.xml');
  expect(refused).toBe(0);
  expect(products).toMatchObject([
    {
      sku: 'H-1',
      description: 'Hrnek z keramiky.',
      brand: 'Keramo',
      subcategory: 'Hrnky',
      images: ['https://shop.example/h1.jpg', 'https://shop.example/h1b.jpg'],
    },
  ]);
  expect(products[0]?.title).toMatch(/^Hrnek žlutý 300 ml/);
  expect(facts(0)).toMatchObject({ Barva: 'Žlutá', Objem: '300 ml' });
});

it('10d: posts', async () => {
  const { products, refused } = await read('10d-wpallexport.xml');
  expect(refused).toBe(0);
  expect(products).toMatchObject([
    {
      sku: 'WP-15',
      title: 'Oak shelf',
      price: '49.00',
      images: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
    },
    { sku: 'WP-16', title: 'Oak table', price: '149.00', images: ['https://shop.example/c.jpg'] },
  ]);
});

it('49: the same as the table of the same names', async () => {
  const [xml, table] = [await read('49-onbuy-like.xml'), await read('49b-onbuy-like-control.csv')];
  expect(xml.products).toEqual(table.products);
  expect(xml.products).toHaveLength(2);
});

it.each([
  ['18-feed-cdata-default-ns.xml', 'D1', 'Cup & saucer <set>'],
  ['18b-feed-ns0-prefix.xml', 'E1', 'Cup of clay'],
  ['18c-feed.xml.gz', 'E1', 'Cup of clay'],
])('%s: Google’s feed', async (file, sku, title) => {
  const { products, format, refused } = await read(file);
  expect([format, refused]).toEqual(['google-xml', 0]);
  expect(products[0]).toMatchObject({ sku, title, price: '9.00 EUR', images: [expect.stringContaining('https://')] });
});

it('18d: the table in a zip archive', async () => {
  const { products, format, encodingNote } = await read('18d-products.zip');
  expect([format, products.map(({ sku }) => sku)]).toEqual(['csv', ['PU-1', 'PU-2', 'PU-3']]);
  expect(encodingNote).toContain('“products.csv”');
});

it.each([
  ['05a-gbk.csv', 'gb18030', '不锈钢保温杯 500毫升'],
  ['05m-gbk-5rows-english-header.csv', 'gb18030', '不锈钢保温杯 100毫升'],
  ['05b-gbk-utf16-excel.txt', 'utf-16le', '不锈钢保温杯 500毫升'],
  ['05c-shiftjis.csv', 'shift_jis', 'ステンレスボトル 500ml'],
  ['05e-cp1251.csv', 'windows-1251', 'Чайник эмалированный'],
  ['05g-utf16be-nobom.csv', 'utf-16be', 'Bücherregal'],
  ['05h-cp1250.csv', 'windows-1250', 'Hrnek žlutý'],
  ['05l-gbk-40rows.csv', 'gb18030', '不锈钢保温杯 100毫升'],
  ['05o-xml-declared-latin2.xml', 'iso-8859-2', 'Kubek żółty 1'],
  ['05p-xml-declared-cp1252.xml', 'windows-1252', 'Café crème – tasse'],
])('%s: read as %s', async (file, label, title) => {
  const { products, encoding } = await read(file);
  expect([encoding, products[0]?.title]).toEqual([label, title]);
});

it.each([
  ['05d-big5.csv', 'big5'],
  ['05f-euckr.csv', 'euc-kr'],
])('%s: read as %s', async (file, label) => {
  expect((await read(file)).encoding).toBe(label);
});

it('05i: both kinds of lines', async () => {
  const { products, encodingNote, refused } = await read('05i-mixed-utf8-latin1.csv');
  expect(products.map(({ title }) => title)).toEqual(['Café crème cup', 'Crème brûlée set']);
  expect([refused, encodingNote]).toEqual([0, 'This is UTF-8, except for one line, which was read as Windows-1252.']);
});

it('17: a price of variants that may count cents is named, not taken', async () => {
  const { all } = await read('17-nested-variants.json');
  expect(all.map(({ product }) => [product.sku, product.price])).toEqual([
    ['SWEAT-S', null],
    ['MUG-1', null],
  ]);
  expect(all[0]?.warnings).toMatchObject([
    { column: 'variants.prices', value: '1000 EUR', reason: expect.stringContaining('cents') },
  ]);
});

it('17b: a nested price with its currency', async () => {
  expect((await read('17b-saleor.json')).products.map(({ sku, price }) => [sku, price])).toEqual([
    ['4321', '5 USD'],
    ['4322', null],
  ]);
});

it('17c, 37: every digit of an id', async () => {
  expect((await read('17c-nulls.ndjson')).products.map(({ sku }) => sku)).toContain('12345678901234567890');
  expect((await read('37-tiktok-big-ids.ndjson')).products.map(({ sku }) => sku)).toEqual([
    'TT-1',
    '1729384756012345701',
    '1729384756012345702',
  ]);
});

it('47: an amount goes with the currency beside it', async () => {
  expect((await read('47-retail-api-priceinfo.jsonl')).products.map(({ price }) => price)).toEqual([
    '18 USD',
    '12 USD',
  ]);
});

const app = startTestApp();

it.each([
  '10-yml-offers.xml',
  '10b-heureka.xml',
  '10d-wpallexport.xml',
  '18b-feed-ns0-prefix.xml',
  '18c-feed.xml.gz',
  '18d-products.zip',
  '49-onbuy-like.xml',
  '05i-mixed-utf8-latin1.csv',
  '05m-gbk-5rows-english-header.csv',
  '37-tiktok-big-ids.ndjson',
  '47-retail-api-priceinfo.jsonl',
])('%s: a dry run says what is stored, and the same file changes nothing', async (name) => {
  const file = readFileSync(join(sharedFolder, 'cases/files', name));
  const dry = await importFile(app, file, '?dryRun=true');
  const first = await importFile(app, file);
  expect([first.state, first.counts]).toEqual(['done', dry.counts]);
  expect(first.counts.new).toBe(first.counts.read);
  const again = await importFile(app, file);
  expect([again.counts.new, again.counts.changed, again.counts.unchanged]).toEqual([0, 0, first.counts.read]);
});
