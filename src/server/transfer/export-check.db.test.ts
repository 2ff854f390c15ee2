// What becomes of the products of an export, asked before it is downloaded.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const add = (sku: string, given: object = {}) =>
  addProduct(app.database.db, {
    sku,
    title: 'Mug',
    description: 'A mug.',
    images: ['https://shop.example/a.jpg'],
    ...given,
  });

it('counts products by reason, and names them', async () => {
  const ids = [
    await add('A', { price: '5.00 EUR' }),
    await add('B', { price: '5.00' }),
    await add('C', { price: null }),
  ];
  expect((await app.call('GET', '/api/exports/google/check')).body).toEqual({
    products: 3,
    refused: 3,
    problems: [
      { kind: 'refused', reason: 'No link to the product’s page', products: 3, productIds: ids },
      { kind: 'refused', reason: 'No availability', products: 3, productIds: ids },
      { kind: 'refused', reason: 'The price has no currency code', products: 1, productIds: [ids[1]] },
      { kind: 'refused', reason: 'No price', products: 1, productIds: [ids[2]] },
    ],
  });
});

it('takes the filters an export takes, and says what is cut', async () => {
  await add('A', { category: 'Mugs' });
  const long = await add('B', { category: 'Books', description: 'word '.repeat(8_000) });
  const asked = async (query: string) => (await app.call('GET', `/api/exports/xlsx/check?${query}`)).body;
  expect(await asked('category=Mugs')).toEqual({ products: 1, refused: 0, problems: [] });
  expect(await asked(`ids=${long}`)).toEqual({
    products: 1,
    refused: 0,
    problems: [
      {
        kind: 'cut',
        reason: 'Description is longer than an Excel cell can be, so its end is left out',
        products: 1,
        productIds: [long],
      },
    ],
  });
});

it('checks a format that refuses nothing itself for what no file can do', async () => {
  await add('A');
  const local = await add('B', { images: ['/pictures/b.webp'] });
  expect((await app.call('GET', '/api/exports/json/check')).body).toEqual({
    products: 2,
    refused: 0,
    problems: [{ kind: 'misread', reason: 'An image is not a full web address', products: 1, productIds: [local] }],
  });
  expect((await app.call('GET', '/api/exports/review-xlsx/check')).status).toBe(400);
});

it.each([
  ['shopify', 'refused', 'Another product in the file has the same URL handle'],
  ['woocommerce', 'misread', 'Another product in the file has the same SKU'],
] as const)(
  'says of a file for %s which products share a name and which prices are no number',
  async (format, kind, reason) => {
    const created = await app.call('POST', '/api/suppliers', { name: 'Strider Shoes', key: 'str', hasOwnSkus: true });
    expect(created.status, created.text).toBe(201);
    const supplierId = (created.body as { id: number }).id;
    await add('101', { price: '12,50' });
    const shoe = await add('str:101', { price: '1.299,00' });
    await app.database.db.update(products).set({ supplierId }).where(eq(products.id, shoe));
    const odd = await add('C', { price: '=1+1' });
    expect((await app.call('GET', `/api/exports/${format}/check`)).body).toEqual({
      products: 3,
      refused: kind === 'refused' ? 1 : 0,
      problems: [
        { kind: 'misread', reason, products: 1, productIds: [shoe] },
        { kind, reason: 'The price is not a plain number such as 12.50', products: 1, productIds: [odd] },
      ],
    });
  },
);
