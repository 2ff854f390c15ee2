// Files whose columns, cells or pictures were once read wrongly: each product as its maker means it.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { openCatalogue } from './read-file.ts';

async function read(name: string) {
  const file = await openCatalogue(join(sharedFolder, 'cases/files', name));
  const products: SourceProduct[] = [];
  const warnings: string[] = [];
  for await (const { items } of file.items())
    for (const item of items) {
      if (item.kind !== 'product') continue;
      products.push(item.product);
      warnings.push(...item.warnings.map(({ reason }) => reason));
    }
  await file.close();
  return { products, warnings, advice: file.advice.map(({ reason }) => reason) };
}

type Expected = Partial<SourceProduct>;
const lamp = { title: 'Oak desk lamp' };

describe('the first product', () => {
  it.each<[string, Expected]>([
    ['05k-japanese-utf8.csv', { sku: 'J-1', price: '1010', brand: 'サンプル', category: 'キッチン' }],
    ['05n-traditional-utf8.csv', { sku: 'B-1', price: '501', brand: '樂享' }],
    ['25b-header-linebreaks.csv', { sku: 'HL-1', title: 'Lamp', description: 'A lamp of oak', price: '10 EUR' }],
    ['27b-ebay-no-info.csv', { sku: 'EB-1', price: '39.99', brand: 'Lumo', description: 'Lamp of oak.' }],
    [
      '28-bigcommerce-v2.csv',
      { ...lamp, sku: 'BC-77', price: '39.99', brand: 'Lumo', images: ['https://shop.example/lamp2.jpg'] },
    ],
    [
      '29-opencart.csv',
      { ...lamp, sku: 'OC-1', description: 'Lamp of oak.', bullets: ['LED'], price: '39.9900', brand: 'Lumo' },
    ],
    ['30-akeneo.csv', { ...lamp, sku: 'AK-1', description: 'Lamp of oak.', price: '39.99 EUR', brand: 'lumo' }],
    [
      '31-shopware6.csv',
      {
        sku: 'SW10001',
        title: 'Schreibtischlampe Eiche',
        price: '39.99',
        brand: 'Lumo',
        images: ['lamp', 'lamp2', 'lamp3'].map((name) => `https://shop.example/${name}.jpg`),
      },
    ],
    [
      '32-ecwid.csv',
      { ...lamp, sku: 'EC-1', price: '39.99', brand: 'Lumo', category: 'Home', subcategory: 'Lighting' },
    ],
    ['33-virtuemart.csv', { ...lamp, sku: 'VM-1', description: 'Lamp of oak with LED.', price: '39.99 USD' }],
    [
      '35-odoo-internal-reference.csv',
      { sku: '1', title: 'Rahmen beschichtet', price: '99.00', description: 'Rahmen aus Stahl' },
    ],
    ['36-etsy-shop.csv', { sku: 'ET-1-S', price: '45.00 GBP' }],
    [
      '38-lightspeed.csv',
      {
        title: 'Oak lamp',
        description: 'Lamp of oak.',
        sku: 'LS-1-S',
        price: '39.99',
        brand: 'Lumo',
        category: 'Home',
        subcategory: 'Lighting',
      },
    ],
    [
      '39-price-headers.csv',
      { sku: 'PH-1', price: '10.00 EUR', brand: 'Lumo', category: 'Home', subcategory: 'Lamps' },
    ],
    [
      '46-meta-indexed-images.csv',
      { sku: 'MI-1', images: ['https://shop.example/1.jpg', 'https://shop.example/1b.jpg'] },
    ],
    [
      '46b-meta-indexed-images-no-extension.csv',
      { sku: '222174583', images: ['a', 'b'].map((name) => `https://cdn.shop.example/photos/8841${name}?w=1024`) },
    ],
    ['48-odoo-technical-names.csv', { sku: 'M1000', price: '199.00', description: 'Frame of oak' }],
    ['49b-onbuy-like-control.csv', { ...lamp, sku: 'OB-1', price: '39.99', category: 'Lamps' }],
  ])('of %s', async (name, expected) => {
    const { products } = await read(name);
    expect(products[0]).toMatchObject(expected);
  });
});

it('02, 03: takes quotes off values and names, and the deepest category', async () => {
  const { products: benches } = await read('02-woo-quoted-attribute-commas.csv');
  expect(benches.map(({ attributes }) => attributes[0]?.value)).toEqual([
    'Powered on, no further test. Supply not included.',
    'Open box',
    '10" | 12"',
  ]);
  const { products } = await read('03-woo-category-comma-gt.csv');
  expect(products.map(({ category, subcategory }) => [category, subcategory])).toEqual([
    ['Bath', 'Gift Soap & Oil'],
    ['Trim & Edge', 'Brass > 2 Inch'],
    ['Stools, benches and seats', null],
    ['San Pedro/Alta', null],
    ['Clothing', 'Hoodies'],
    ['Clothing', 'Hoodies'],
  ]);
  expect(products[4]?.attributes).toEqual([{ name: 'Categories', value: 'Clothing > Hoodies; Sale' }]);
});

it('07: takes Magento’s own view and its paths, and the other views as texts in other languages', async () => {
  const { products, advice } = await read('07-magento-store-views.csv');
  expect(products).toMatchObject([
    {
      ...{ sku: 'MG-1', title: 'Iron pan 28 cm', category: 'Kitchen', subcategory: 'Pans' },
      translations: {
        de: { title: 'Eisenpfanne 28 cm', description: 'Schwere Pfanne aus Gusseisen.' },
        fr: { title: 'Poêle en fonte 28 cm' },
      },
    },
    { sku: 'MG-2', title: 'Steel pan 24 cm', category: 'Kitchen', subcategory: 'Pans' },
  ]);
  expect(products[1]?.translations).toBeUndefined();
  expect(advice.join()).toContain('rows in other languages (de, fr)');
});

it('14: reads prices of every writing', async () => {
  const { products } = await read('14-prices.csv');
  const price = new Map(products.map(({ sku, price }) => [sku, price]));
  expect(['P-01', 'P-07', 'P-15', 'P-16', 'P-17', 'P-19', 'P-20'].map((sku) => price.get(sku))).toEqual([
    ...['1.299,00 €', '₹1,29,999', '12.50', '¥1280', '49.99', '19.99', '1500'],
  ]);
});

it('28, 29, 40: says of names of files that they are no pictures, and takes alt texts behind addresses', async () => {
  for (const name of ['28-bigcommerce-v2.csv', '29-opencart.csv', '30-akeneo.csv']) {
    const { products, warnings } = await read(name);
    expect(products.flatMap(({ images }) => images).filter((image) => !image.startsWith('https://'))).toEqual([]);
    expect(warnings.join()).toContain('so the picture cannot be found');
  }
  const { products } = await read('40-image-separators.csv');
  expect(products.find(({ sku }) => sku === 'IS-7')).toMatchObject({
    images: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'],
    imageAlts: ['Front view', 'Back view'],
  });
});

it('17, 47: takes nested prices with their currency, and says which may count cents instead of taking them', async () => {
  const { products, warnings } = await read('17-nested-variants.json');
  expect(products[0]).toMatchObject({ price: null });
  expect(warnings.join()).toContain('may count cents or whole units');
  const { products: bags } = await read('47-retail-api-priceinfo.jsonl');
  expect(bags[0]).toMatchObject({ price: expect.stringMatching(/^18 [A-Z]{3}$/) });
});
