import { beforeEach, expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { openTestDesk } from '#testing/start-test-app.ts';

const desk = openTestDesk();
let ids: number[] = [];

const ask = async (query: string) => (await desk.call('POST', '/api/query', { query })).body as Record<string, unknown>;
const patch = (id: number | undefined, change: object) =>
  desk.call('PATCH', `/api/products/${id}/optimized-content`, change);

beforeEach(async () => {
  const { db } = desk.database;
  ids = [
    await addProduct(db, { title: 'Red mug', category: 'Kitchen', brand: 'Bloom', retailer: 'Amazon' }),
    await addProduct(db, { title: 'Blue mug', category: 'Kitchen', brand: 'Bloom', retailer: 'Walmart' }),
    await addProduct(db, { title: '50% off lamp', category: 'Garden', brand: 'Acme', retailer: 'Amazon' }),
    await addProduct(db, { title: 'Nameless', category: null, brand: null, retailer: null }),
  ];
  await patch(ids[0], {
    titleStatus: 'approved',
    descriptionStatus: 'approved',
    bulletsStatus: 'approved',
    imagesStatus: 'approved',
  });
  await patch(ids[1], { titleStatus: 'rejected' });
});

it('counts with the filter it names', async () => {
  expect(await ask('How many Bloom products are pending?')).toEqual({
    answer: 'There is 1 product of brand Bloom with at least one part pending.',
    interpretation: {
      text: 'Products of brand Bloom with at least one part pending',
      filter: { brand: 'Bloom', status: 'pending' },
    },
    total: 1,
    productIds: [ids[1]],
    products: [{ id: ids[1], title: 'Blue mug', sku: expect.any(String), image: 'https://shop.example/mug-1.jpg' }],
  });
});

it('names the order of the list for a question about the lowest or highest, and shows the first six products', async () => {
  const worst = await ask('Which product has the lowest score?');
  expect(worst.interpretation).toEqual({
    text: 'All products, lowest Content Score first',
    filter: {},
    sort: 'contentScore',
    order: 'asc',
  });
  expect((await ask('which products have the most issues')).interpretation).toMatchObject({
    sort: 'issues',
    order: 'desc',
  });
  for (let more = 0; more < 5; more += 1) await addProduct(desk.database.db);
  const all = await ask('show all products');
  expect(all.productIds).toHaveLength(9);
  expect(all.products).toHaveLength(6);
});

it('tells rejected titles apart from pending ones when a title without approval is asked for', async () => {
  expect(await ask('Which products of brand Bloom have no approved title?')).toMatchObject({
    answer:
      'There are no products of brand Bloom with the title still pending. 1 more product has a title that was rejected.',
    total: 0,
  });
});

it('finds products by the decision on one part', async () => {
  expect(await ask('how many products have a rejected title?')).toMatchObject({
    answer: 'There is 1 product with the title rejected.',
    interpretation: { filter: { partStatus: 'title-rejected' } },
    productIds: [ids[1]],
  });
  expect(await ask('products with approved images')).toMatchObject({ total: 1, productIds: [ids[0]] });
});

it('searches for what is typed, wildcards and all', async () => {
  expect(await ask('products matching 50% off')).toMatchObject({ total: 1, productIds: [ids[2]] });
  expect(await ask('products matching "%"')).toMatchObject({ total: 1 });
});

it('finds the lowest and the highest score', async () => {
  expect(await ask('Which product has the highest score?')).toMatchObject({
    answer: 'The highest Content Score is 100: 1 product, “Red mug”.',
    total: 1,
    productIds: [ids[0]],
  });
  expect(await ask('lowest score')).toMatchObject({ total: 1, productIds: [ids[1]] });
  expect(await ask('the worst 2 products')).toMatchObject({ total: 2 });
});

it('averages, and groups with those that have no value', async () => {
  expect(await ask('average score in Kitchen')).toMatchObject({
    answer: 'The average Content Score of 2 products in category Kitchen is 50.0.',
    total: 2,
  });
  expect(await ask('products per category')).toMatchObject({
    answer: 'Products per category: Kitchen 2, Garden 1, no category 1.',
    total: 4,
  });
  expect(await ask('which brand has the highest average score')).toMatchObject({
    answer: 'Acme has the highest average Content Score of products: 58.0. All: Acme 58.0, Bloom 50.0, no brand 58.0.',
  });
});

it('says what can be asked when it does not understand, and a blank question is refused', async () => {
  const reply = await ask('delete every product');
  expect(reply).toMatchObject({ interpretation: null, total: 0, productIds: [] });
  expect(reply.answer).toMatch(/^I did not understand that question\. I can count/);
  expect((await desk.call('POST', '/api/query', { query: '  ' })).status).toBe(400);
  expect((await desk.call('GET', '/api/products?limit=1')).headers['x-total-count']).toBe('4');
});
