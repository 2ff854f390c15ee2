// What becomes of the products of an export, asked before it is downloaded.
import { expect, it } from 'vitest';
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

it('refuses a format of which nothing is known', async () => {
  expect((await app.call('GET', '/api/exports/shopify/check')).status).toBe(400);
});
