import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue, type ReadOptions } from './read-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-xml-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array, options: ReadOptions = {}) {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  const catalogue = await openCatalogue(path, options);
  const items = [];
  for await (const batch of catalogue.items()) items.push(...batch.items);
  await catalogue.close();
  return { ...catalogue, products: items.flatMap((item) => (item.kind === 'product' ? [item.product] : [])), items };
}

const text = 'Ein Teller aus Steingut, von Hand gedreht und glasiert, für jeden Tag. '.repeat(4);
const plate = (at: number) =>
  `<artikel nr="T-${at}"><bezeichnung>Teller ${at}</bezeichnung><beschreibung>${text}</beschreibung><preis waehrung="EUR">${at}.50</preis><gruppe_nr>${at % 2 === 0 ? 'g2' : 'g1'}</gruppe_nr><merkmal name="Durchmesser" einheit="cm">${20 + at}</merkmal></artikel>`;
const plates = (count: number) => Array.from({ length: count }, (_, at) => plate(at + 1)).join('\n');
const groups =
  '<gruppen><gruppe nr="g1"><name>Küche</name></gruppe><gruppe nr="g2" ober_nr="g1"><name>Teller</name></gruppe></gruppen>';

it('reads groups that are listed behind thousands of products', async () => {
  const { products, format, items } = await read(`<katalog><liste>${plates(3_000)}</liste>${groups}</katalog>`);
  expect([format, items.length, products.length]).toEqual(['xml', 3_000, 3_000]);
  expect(products.at(-1)).toMatchObject({
    sku: 'T-3000',
    title: 'Teller 3000',
    price: '3000.50 EUR',
    category: 'Küche',
    subcategory: 'Teller',
    attributes: [{ name: 'Durchmesser', value: '3020 cm' }],
  });
});

it('reads products that begin behind long lists of other things', async () => {
  const stamps = Array.from({ length: 40_000 }, (_, at) => `<s z="${at}"/>`).join('');
  const { products } = await read(`<katalog><log>${stamps}</log><liste>${plates(5)}</liste>${groups}</katalog>`);
  expect(products.map(({ sku }) => sku)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5']);
});

it('reads what is packed, and names the file', async () => {
  const file = strToU8(`<katalog>${plates(4)}${groups}</katalog>`);
  const plain = await read(file);
  expect((await read(gzipSync(file))).products).toEqual(plain.products);
  const packed = await read(zipSync({ 'out/feed.xml': file }));
  expect(packed.products).toEqual(plain.products);
  expect(packed.encodingNote).toBe(`Unpacked from “out/feed.xml”. ${plain.encodingNote}`);
});

it('names elements that look like products and are not read', async () => {
  const set = '<set><name>Tafelset</name><preis>99.00</preis></set>';
  const { advice, products } = await read(`<x><liste>${plates(3)}</liste><sets>${set}${set}</sets></x>`);
  expect(products).toHaveLength(3);
  expect(advice.map(({ reason }) => reason)).toContain(
    'The products are the <artikel> elements. Other elements look like products, too, and are not imported: <set>.',
  );
});

it('reads an import that goes on as it began, and what the user says it is', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<katalog>\n<artikel nr="1"><bezeichnung>Teller für Käse</bezeichnung><preis>9.50</preis></artikel>\n'),
    Buffer.from(
      '<artikel nr="2"><bezeichnung>Schüssel groß</bezeichnung><preis>8.50</preis></artikel>\n</katalog>',
      'latin1',
    ),
  ]);
  const first = await read(bytes);
  expect(first.products.map(({ title }) => title)).toEqual(['Teller für Käse', 'Schüssel groß']);
  const { format, encoding, mapping } = first;
  const again = await read(bytes, { format, encoding: encoding ?? '', mapping });
  expect(again.items).toEqual(first.items);
  const parts = '<x><teil><a>1</a></teil><teil><a>2</a></teil></x>';
  await expect(read(parts)).rejects.toThrow('found no elements in this XML that look like products');
  expect((await read(parts, { format: 'xml', mapping: { a: 'title' } })).products.map(({ title }) => title)).toEqual([
    '1',
    '2',
  ]);
});

it('gives prices without a currency the one that the file states once', async () => {
  const offer = (at: number, price: string) =>
    `<offer><sku>K-${at}</sku><name>Kettle number ${at}</name><description>A kettle.</description><price>${price}</price></offer>`;
  const { products, advice } = await read(
    `<shop><currency code="SEK">1</currency><offers>${offer(1, '12.50')}${offer(2, '9.00 EUR')}</offers></shop>`,
  );
  expect(products.map(({ price }) => price)).toEqual(['12.50 SEK', '9.00 EUR']);
  expect(advice.map(({ reason }) => reason)).toContain(
    'The file states its currency once: SEK. Prices without a currency are imported in SEK.',
  );
});

it('keeps the words for no number from naming products', async () => {
  const rows = ['Tee,4006381333931', 'Cap,None given', 'Scarf,None given', 'Belt,4006381333948', 'Tee,4006381333931'];
  const { items } = await read(['Name,EAN', ...rows].join('\n'));
  const names = items.map((item) => item.kind === 'product' && [item.product.sku, item.isNamedByTitle, item.namedBy]);
  expect(names).toEqual([
    ['4006381333931', undefined, 'EAN'],
    ['cap', true, undefined],
    ['scarf', true, undefined],
    ['4006381333948', undefined, 'EAN'],
    ['4006381333931', undefined, 'EAN'],
  ]);
});
