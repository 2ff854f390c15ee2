import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type CatalogueQuery,
  type Condition,
  catalogueQuerySchema,
  figures,
  groupings,
  type Measure,
} from '#domain/assistant/questions/catalogue-query.ts';
import { partNames } from '#domain/parts/parts.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { answerQuery } from './assistant.commands.ts';

const app = startTestApp();
let ids: number[] = [];

const ask = async (query: string) => (await app.call('POST', '/api/query', { query })).body as Record<string, unknown>;
const patch = (id: number | undefined, change: object) =>
  app.call('PATCH', `/api/products/${id}/optimized-content`, change);

beforeEach(async () => {
  const { db } = app.database;
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
      query: {
        where: [
          { field: 'name', of: 'brand', values: ['Bloom'] },
          { field: 'status', any: ['pending'] },
        ],
        show: 'number',
        measure: { of: 'count' },
      },
      filter: { brand: 'Bloom', status: 'pending' },
    },
    nearest: null,
    value: 1,
    groups: null,
    total: 1,
    productIds: [ids[1]],
    products: [{ id: ids[1], title: 'Blue mug', sku: expect.any(String), image: 'https://shop.example/mug-1.jpg' }],
  });
});

it('names the order of the list for a question about the lowest or highest, and shows the first six products', async () => {
  const worst = await ask('Which product has the lowest score?');
  expect(worst.interpretation).toMatchObject({
    text: 'All products, lowest Content Score first',
    filter: {},
    sort: 'contentScore',
    order: 'asc',
  });
  expect((await ask('which products have the most issues')).interpretation).toMatchObject({
    sort: 'issues',
    order: 'desc',
  });
  for (let more = 0; more < 5; more += 1) await addProduct(app.database.db);
  const all = await ask('show all products');
  expect(all.productIds).toHaveLength(9);
  expect(all.products).toHaveLength(6);
});

it('finds what is not approved, rejected or not', async () => {
  expect(await ask('Which products of brand Bloom have a title that is not approved?')).toMatchObject({
    answer: '1 product of brand Bloom with the title not approved: “Blue mug”.',
    total: 1,
  });
});

it('answers a corrected reading as it is, and refuses one that does not fit together', async () => {
  const reading = { where: [], show: 'products', measure: { of: 'count' } };
  const corrected = await app.call('POST', '/api/query', { query: 'products of brand Bloom', reading });
  expect(corrected.body).toMatchObject({ total: 4, interpretation: { query: reading } });
  const broken = await app.call('POST', '/api/query', { query: 'x', reading: { ...reading, show: 'groups' } });
  expect(broken.status).toBe(400);
});

it('takes a reading only by names the catalog has, and what they are filtered by from there', async () => {
  const answer = async (...where: unknown[]) =>
    await app.call('POST', '/api/query', {
      query: 'x',
      reading: { where, show: 'products', measure: { of: 'count' } },
    });
  const lens = (label: string, filter: object) => ({ field: 'term', of: 'lens', label, filter });
  const isOne = [lens('Nothing written yet', { lens: 'clean' })];
  const asked = await answer({ field: 'either', any: [isOne, [{ field: 'level', level: 'compliant' }]] });
  expect(asked.body).toMatchObject({
    interpretation: { query: { where: [{ any: [[lens('Nothing written yet', { lens: 'nothing-written' })], [{}]] }] } },
  });
  for (const unknown of [lens('No such lens', {}), { field: 'name', of: 'brand', values: ['Nobody'] }])
    expect(await answer(unknown)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('changed since you asked') },
    });
});

it('understands lenses by their labels', async () => {
  expect(await ask('which are nothing written yet')).toMatchObject({
    interpretation: { filter: { lens: 'nothing-written' } },
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

describe('a text to look for', () => {
  beforeEach(async () => {
    const { db } = app.database;
    const plain = { bullets: [], attributes: [], description: 'Plain' };
    await addProduct(db, { ...plain, sku: 'HDMI-1', title: 'A' });
    await addProduct(db, { ...plain, title: 'Cable for HDMI' });
    await addProduct(db, { ...plain, title: 'B', description: 'Has hdmi.' });
    await addProduct(db, { ...plain, title: 'C', bullets: ['Two ports', 'One HDMI port, 24" wide'] });
    await addProduct(db, { ...plain, title: 'D', attributes: [{ name: 'HDMI ports', value: '2' }] });
    await addProduct(db, { ...plain, title: 'E', attributes: [{ name: 'Ports', value: 'HDMI, USB' }] });
    await addProduct(db, { ...plain, title: 'Kettlebell', attributes: [{ name: 'Set', value: 'kettles' }] });
    await addProduct(db, { ...plain, title: 'Steel kettle, 1.7 l', bullets: ['A kettle (steel)'] });
  });

  it('is looked for in everything the source says, and the answer says where', async () => {
    expect(await ask('How many products mention HDMI?')).toMatchObject({
      answer: 'There are 6 products mentioning “HDMI” in SKU, title, description, bullets or attributes.',
      interpretation: { filter: null },
    });
    expect(await ask('how many products do not mention HDMI')).toMatchObject({ value: 6 });
    expect(await ask('products matching HDMI')).toMatchObject({
      answer: expect.stringContaining('3 products matching “HDMI” in SKU, title or description'),
      interpretation: { filter: { search: 'HDMI' } },
    });
  });

  it('as it is typed, and not across what is written of two bullets or attributes', async () => {
    // A quotation mark is written in another way where bullets are stored.
    expect(await ask('products mentioning 24" wide')).toMatchObject({ total: 1 });
    for (const text of ['ports", "One', 'value', 'ports One', '%HDMI'])
      expect(await ask(`how many products mention “${text}”`)).toMatchObject({ value: 0 });
  });

  it('is a whole word where the question says so, wherever it is', async () => {
    const kettles = async (question: string) => (await ask(question)).value;
    expect(await kettles('how many titles contain kettle')).toBe(2);
    expect(await kettles('how many products have the word kettle in the title')).toBe(1);
    expect(await kettles('how many products mention kettle')).toBe(2);
    expect(await kettles('how many products mention the word kettle')).toBe(1);
    expect(await kettles('how many products mention the word “kettles”')).toBe(1);
    expect(await kettles('how many bullets contain the word kettle')).toBe(1);
    expect(await kettles('how many products matching the word “kettle”')).toBe(1);
    expect(await kettles('how many titles contain the word “1.7”')).toBe(1);
    expect(await kettles('how many titles contain the word “1x7”')).toBe(0);
  });
});

it('finds the lowest and the highest score', async () => {
  expect(await ask('Which product has the highest score?')).toMatchObject({
    answer: 'The highest Content Score is 100: 1 product, “Red mug”.',
    total: 1,
    productIds: [ids[0]],
  });
  expect(await ask('lowest score')).toMatchObject({ total: 1, productIds: [ids[1]] });
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

it('refuses in one line with the nearest question that the catalog at hand answers', async () => {
  const { answer, nearest } = await ask('why is the sky purple over brand Bloom');
  expect(answer).not.toContain('\n');
  expect(answer).toContain(`Try “${nearest}”.`);
  expect((await ask(String(nearest))).interpretation).not.toBeNull();
});

it('opens several values as a list with all of them', async () => {
  expect(await ask('products of brand Acme or Bloom')).toMatchObject({
    interpretation: { filter: { brand: ['Acme', 'Bloom'] } },
  });
  expect(await ask('products with a pending or rejected part')).toMatchObject({
    interpretation: { filter: { status: ['pending', 'rejected'] } },
  });
});

it('says what it can do when it does not understand, and a blank question is refused', async () => {
  const reply = await ask('delete every product');
  expect(reply).toMatchObject({ interpretation: null, total: 0, productIds: [] });
  expect(reply.answer).toMatch(/^I cannot answer that from the catalog\. I can only read\. .*Try “/);
  expect((await app.call('POST', '/api/query', { query: '  ' })).status).toBe(400);
  expect((await app.call('GET', '/api/products?limit=1')).headers['x-total-count']).toBe('4');
});

describe('prices are compared within one currency', () => {
  const prices = { 'A-1': '20.00 USD', 'A-2': '1,299.50 USD', 'A-3': '€ 15', 'A-4': '10 - 12 USD', 'A-5': '12,50 EUR' };
  let found: (sku: string) => number;
  beforeEach(async () => {
    const { db } = app.database;
    await db.execute(sql`delete from products`);
    const made = new Map<string, number>();
    for (const [sku, price] of Object.entries(prices)) made.set(sku, await addProduct(db, { sku, price }));
    found = (sku) => made.get(sku) ?? 0;
  });

  it('asks which one is meant where there are several', async () => {
    for (const question of ['cheapest product', 'average price per brand', 'products that cost less than 20']) {
      const reply = await ask(question);
      expect(reply.interpretation, question).toBeNull();
      expect(reply.answer, question).toMatch(
        /the prices in the catalog are in USD and EUR, and they are not converted/,
      );
    }
  });

  it('answers for the one that is named', async () => {
    expect(await ask('cheapest product in euros')).toMatchObject({
      answer:
        'The lowest price among products with a price in EUR is 12.50 EUR: 1 product, “' +
        (await titleOf(found('A-5'))) +
        '”.',
      productIds: [found('A-5')],
    });
    expect(await ask('products under $2,000')).toMatchObject({ productIds: [found('A-1'), found('A-2')] });
    expect(await ask('average price in USD')).toMatchObject({ value: 659.75 });
  });

  it('reads spaces between thousands, be they narrow or not to be broken at', async () => {
    const { db } = app.database;
    await db.execute(sql`update products set price = case sku when 'A-1' then '23 000 FCFA' when 'A-2' then ${'1\u00a0234\u202f567,50 FCFA'}
      when 'A-3' then '12 50 FCFA' else '10 FCFA' end`);
    expect(await ask('products above 10k')).toMatchObject({ productIds: [found('A-1'), found('A-2')] });
    expect(await ask('products priced at exactly 23000')).toMatchObject({ productIds: [found('A-1')] });
    expect(await ask('total price')).toMatchObject({ value: 1_257_587.5 });
  });

  it('compares the numbers where a currency is asked for and no price names one, and says so', async () => {
    const { db } = app.database;
    await db.execute(sql`update products set price = case sku when 'A-1' then '750' else '300' end`);
    expect(await ask('products over $500')).toMatchObject({
      answer: expect.stringMatching(
        /^1 product with a price above 500: .* These prices have no currency, so I compared only the numbers\.$/,
      ),
      productIds: [found('A-1')],
    });
    expect(await ask('average price in euros')).toMatchObject({ value: 390 });
    expect(await ask('what share of products cost less than €500')).toMatchObject({ value: 80 });
    expect(await ask('products under $200 or over $500')).toMatchObject({ productIds: [found('A-1')] });
  });

  it('knows every currency', async () => {
    const { db } = app.database;
    await db.execute(sql`update products set price = case sku when 'A-1' then '₹750' else '300 THB' end`);
    expect(await ask('products over 500 Indian rupees')).toMatchObject({ productIds: [found('A-1')] });
    expect(await ask('how many products are priced in baht')).toMatchObject({ value: 4 });
  });

  it('leaves a range of prices out of an average', async () => {
    const { db } = app.database;
    await db.execute(sql`update products set price = '10 - 12 USD' where sku <> 'A-1'`);
    expect(await ask('average price')).toMatchObject({ value: 20, interpretation: { filter: null } });
  });

  const titleOf = async (id: number) =>
    ((await app.call('GET', `/api/products/${id}`)).body as { title: string }).title;
});

it('compares, counts an absent side as none, and gives the groups as figures', async () => {
  const reply = await ask('more products at Amazon or Walmart?');
  expect(reply.answer).toBe('Amazon has the most products: 2. All: Amazon 2, Walmart 1.');
  expect(reply.groups).toMatchObject({
    by: 'retailer',
    measure: 'products',
    rows: [
      { name: 'Amazon', count: 2, value: 2, isFirst: true },
      { name: 'Walmart', count: 1, value: 1, isFirst: false },
    ],
  });
  expect(await ask('more rejected at Amazon or Walmart?')).toMatchObject({
    answer: 'Walmart has the most products with at least one part rejected: 1. All: Walmart 1, Amazon 0.',
  });
});

it('distinguishes alternatives, whole texts and what is absent', async () => {
  expect(await ask('titles that contain red or blue')).toMatchObject({
    answer: '2 products either with “red” in the title or with “blue” in the title: “Blue mug” and “Red mug”.',
    productIds: [ids[1], ids[0]],
  });
  expect(await ask('products whose title is "red mug"')).toMatchObject({ productIds: [ids[0]] });
  expect(await ask('products whose title is "mug"')).toMatchObject({ total: 0 });
  expect(await ask('titles starting with "red"')).toMatchObject({ productIds: [ids[0]] });
  expect(await ask('titles ending in "mug"')).toMatchObject({ total: 2 });
  expect(await ask('products missing a brand')).toMatchObject({ productIds: [ids[3]] });
  expect(await ask('products missing images')).toMatchObject({ total: 0 });
  expect(await ask('products with neither a brand nor a category')).toMatchObject({ productIds: [ids[3]] });
  expect(await ask('products in Kitchen or with no brand')).toMatchObject({ total: 3 });
});

it('adds up and averages counts, and shows groups of a size', async () => {
  expect(await ask('total number of images')).toMatchObject({
    answer: expect.stringContaining('The total number of images of 4 products is'),
  });
  expect(await ask('brands with more than 1 product')).toMatchObject({
    groups: { rows: [{ name: 'Bloom', value: 2 }] },
  });
  expect(await ask('brands with more than 5 products')).toMatchObject({
    answer: 'There is no brand with more than 5 products.',
  });
  expect(await ask('products not updated since 2020')).toMatchObject({ total: 2 });
});

it('says what it took for a slip of the keyboard', async () => {
  expect(await ask('how many prodcuts in Kitchn')).toMatchObject({
    interpretation: {
      text: 'Products in category Kitchen (“prodcuts” understood as “products”, “kitchn” understood as “kitchen”)',
    },
    total: 2,
  });
});

it('answers what no list can be filtered by, without a list to open', async () => {
  expect(await ask('products not in Kitchen')).toMatchObject({
    interpretation: { filter: null },
    productIds: [ids[2], ids[3]],
  });
  expect(await ask('products added since 2 November 2026')).toMatchObject({
    total: 0,
    interpretation: { filter: null },
  });
});

it('asks the database for every kind of condition, measure and group without a fault', async () => {
  const names = (of: 'brand' | 'category'): Extract<Condition, { field: 'name' }> => ({
    field: 'name',
    of,
    values: ["O'Neill; drop table products"],
  });
  const where: Condition[] = [
    names('brand'),
    { ...names('category'), not: true },
    { field: 'status', any: ['pending', 'rejected'], not: true },
    ...partNames.map((part) => ({ field: 'part', part, status: 'rejected', not: true }) as const),
    ...figures.map((of) => ({ field: 'figure', of, is: 'above', value: 1.5 }) as const),
    { field: 'figure', of: 'price', is: 'below', value: 20, currency: 'USD' },
    { field: 'level', level: 'borderline', not: true },
    { field: 'date', of: 'approved', from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' },
    ...(['any', 'title', 'description', 'bullets', 'sku'] as const).map(
      (place) => ({ field: 'text', in: place, contains: `100%_\\'"`, not: true }) as const,
    ),
    ...(['category', 'price', 'description', 'bullets', 'images'] as const).map(
      (of) => ({ field: 'empty', of }) as const,
    ),
    ...(['is', 'starts', 'ends'] as const).flatMap((how) =>
      (['any', 'title', 'bullets'] as const).map(
        (place) => ({ field: 'text', in: place, contains: `100%_\\'"`, how }) as const,
      ),
    ),
    { field: 'empty', of: 'title' },
    { field: 'currency', is: 'USD' },
    { field: 'currency', is: 'INR', not: true },
    { field: 'date', of: 'changed', from: '2026-01-01T00:00:00.000Z', not: true },
    { field: 'attribute', name: "O'Neill", value: 'x', not: true },
    { field: 'attribute', name: 'Color' },
    { field: 'date', of: 'added', by: "O'Neill" },
    { field: 'date', of: 'rolled-back', by: "O'Neill", part: 'title' },
    { field: 'content', has: false },
    { field: 'either', any: [[names('brand'), { field: 'content', has: true }], [{ field: 'empty', of: 'price' }]] },
  ];
  const measures: Measure[] = [
    { of: 'count' },
    { of: 'share', having: where.slice(0, 4) },
    ...figures.flatMap((figure) =>
      (['average', 'median', 'total', 'lowest', 'highest'] as const).map((of) => ({ of, figure }) as const),
    ),
  ];
  for (const condition of where) {
    const each = z.parse(catalogueQuerySchema, { where: [condition], show: 'products', measure: { of: 'count' } });
    await expect(
      answerQuery(app.database.db, { query: each, corrected: [] }),
      JSON.stringify(condition),
    ).resolves.toBeDefined();
  }
  for (const measure of measures) {
    const number: CatalogueQuery = { where: [], show: 'number', measure };
    expect((await answerQuery(app.database.db, { query: number, corrected: [] })).interpretation).not.toBeNull();
  }
  for (const by of groupings) {
    const groups: CatalogueQuery = {
      where: [],
      show: 'groups',
      measure: { of: 'average', figure: 'score' },
      groupBy: { by },
    };
    expect(
      (await answerQuery(app.database.db, { query: groups, corrected: [] })).groups?.rows.length,
      by,
    ).toBeGreaterThan(0);
  }
  for (const by of [...figures, 'added', 'changed'] as const) {
    const end: CatalogueQuery = {
      where: [],
      show: 'products',
      measure: { of: 'count' },
      order: { by, end: 'highest' },
    };
    expect((await answerQuery(app.database.db, { query: end, corrected: [] })).total, by).toBeGreaterThan(0);
  }
});
