import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { sortWaitingTexts } from './text-search.store.ts';

const app = startTestApp();
const titles = async (query: string) =>
  ((await app.call('GET', `/api/products?limit=50&${query}`)).body as Product[]).map((product) => product.title);
const approve = (id: number, ...parts: string[]) =>
  app.call(
    'PATCH',
    `/api/products/${id}/optimized-content`,
    Object.fromEntries(parts.map((part) => [`${part}Status`, 'approved'])),
  );

describe('the product list', () => {
  it('a bare call answers every product as one array', async () => {
    for (let i = 0; i < 3; i++) await addProduct(app.database.db);
    const reply = await app.call('GET', '/api/products');
    expect(reply.body).toHaveLength(3);
    expect((reply.body as Product[])[0]).toMatchObject({
      contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
      hasContent: false,
    });
  });

  it('an empty catalogue is an empty array', async () => {
    expect((await app.call('GET', '/api/products')).body).toEqual([]);
    expect((await app.call('GET', '/api/products?limit=10')).headers['x-total-count']).toBe('0');
  });

  it.each(['contentScore', 'issues', 'title', 'category', 'status', 'date'])(
    'walks every page by cursor sorted by %s, both ways, without gaps or repeats',
    async (sort) => {
      for (let i = 0; i < 7; i++) {
        const id = await addProduct(
          app.database.db,
          { title: `Mug ${i % 3}`, category: i % 2 ? 'Kitchen' : null },
          new Date(Date.UTC(2026, 9, 1 + (i % 4))),
        );
        if (i % 3 === 0) await approve(id, 'title', 'bullets');
      }
      for (const order of ['asc', 'desc']) {
        const all = (await app.call('GET', `/api/products?limit=50&sort=${sort}&order=${order}`)).body as Product[];
        const walked: number[] = [];
        let next: string | undefined = `/api/products?limit=2&sort=${sort}&order=${order}`;
        while (next) {
          const page: Awaited<ReturnType<typeof app.call>> = await app.call('GET', next);
          walked.push(...(page.body as Product[]).map((product) => product.id));
          next = String(page.headers.link ?? '').match(/<(.+)>/)?.[1];
        }
        expect(walked).toEqual(all.map((product) => product.id));
        expect(new Set(walked).size).toBe(7);
        const byPage = (await app.call('GET', `/api/products?limit=3&page=2&sort=${sort}&order=${order}`))
          .body as Product[];
        expect(byPage.map((product) => product.id)).toEqual(walked.slice(3, 6));
      }
    },
  );

  describe('sorted', () => {
    // No two keys put these four in the same order, and none in the order of their ids.
    const rows = [
      { title: 'Delta', category: 'Bath', contentScore: 75, issues: 3, contentStatus: 'optimized', day: 1 },
      { title: 'Alpha', category: 'Desk', contentScore: 0, issues: 2, contentStatus: 'needs_improvement', day: 3 },
      { title: 'Bravo', category: null, contentScore: 100, issues: 0, contentStatus: 'critical', day: 2 },
      { title: 'Charlie', category: 'Attic', contentScore: 25, issues: 4, contentStatus: 'needs_improvement', day: 4 },
    ] as const;
    const qualities = { Delta: 50, Alpha: 10, Bravo: null, Charlie: 90 };

    it.each([
      ['contentScore', ['Alpha', 'Charlie', 'Delta', 'Bravo']],
      ['listingQuality', ['Alpha', 'Delta', 'Charlie', 'Bravo']],
      ['issues', ['Bravo', 'Alpha', 'Delta', 'Charlie']],
      ['title', ['Alpha', 'Bravo', 'Charlie', 'Delta']],
      ['category', ['Bravo', 'Charlie', 'Delta', 'Alpha']],
      ['status', ['Bravo', 'Alpha', 'Charlie', 'Delta']],
      ['date', ['Delta', 'Bravo', 'Alpha', 'Charlie']],
    ])('by %s it stands in the order of its values, and turned round in the other', async (sort, ascending) => {
      for (const { title, category, day, ...figures } of rows) {
        const id = await addProduct(app.database.db, { title, category }, new Date(Date.UTC(2026, 9, day)));
        const changed = { ...figures, listingQuality: qualities[title] };
        await app.database.db.update(products).set(changed).where(eq(products.id, id));
      }
      expect(await titles(`sort=${sort}&order=asc`)).toEqual(ascending);
      expect(await titles(`sort=${sort}&order=desc`)).toEqual(ascending.toReversed());
    });
  });

  describe('sorted by title', () => {
    const walk = async (order: 'asc' | 'desc', sort = 'title') => {
      const walked: string[] = [];
      let next: string | undefined = `/api/products?limit=2&sort=${sort}&order=${order}`;
      while (next) {
        const page: Awaited<ReturnType<typeof app.call>> = await app.call('GET', next);
        walked.push(...(page.body as Product[]).map((product) => product.title));
        next = String(page.headers.link ?? '').match(/<(.+)>/)?.[1];
      }
      return walked;
    };

    it.each([
      ['capitals beside small letters', ['apron', 'Bowl', 'candle', 'Dish']],
      ['letters with marks beside those without', ['Ebony box', 'Échelle', 'eraser', 'Fan', 'Öl', 'opener', 'Zebra']],
      ['letters beside their other writing', ['Ærø', 'afar', 'Łopata', 'lotion', 'Straße 1', 'strasse 2', 'streamer']],
      ['numbers as numbers', ['Item 2', 'item 10', 'Item 010 b', 'item 99', 'Item 100 a']],
      ['Greek and Cyrillic', ['zoo', 'αλφα', 'Βήτα', 'γάμμα', 'аист', 'Банка', 'ваза']],
      [
        'quotes, dashes and spaces passed over',
        ['“Apron”', ' Bath mat', '(Bowl)', 'T shirt 1', 'T-Shirt 2', 'T–shirt 3'],
      ],
    ])('stand as people sort: %s', async (_, sorted) => {
      for (const title of sorted.toReversed()) await addProduct(app.database.db, { title });
      expect(await walk('asc')).toEqual(sorted);
      expect(await walk('desc')).toEqual(sorted.toReversed());
    });

    it('so do categories', async () => {
      const sorted = ['apron', 'Bowl', 'Échelle', 'eraser', 'Item 2', 'item 10', 'Öl', 'Zebra'];
      for (const category of sorted.toReversed()) await addProduct(app.database.db, { title: category, category });
      expect(await walk('asc', 'category')).toEqual(sorted);
      expect(await walk('desc', 'category')).toEqual(sorted.toReversed());
    });

    it('an edited title moves to its new place', async () => {
      await addProduct(app.database.db, { title: 'Bowl' });
      const id = await addProduct(app.database.db, { title: 'apron' });
      await app.database.db.update(products).set({ title: 'Candle' }).where(eq(products.id, id));
      expect(await walk('asc')).toEqual(['Bowl', 'Candle']);
    });

    it('the longest keys there can be are stored and found', async () => {
      const long = [...'1'.repeat(100)].join(' ');
      for (const title of ['\u{10400}'.repeat(200), long, '\ufdfa'.repeat(200)])
        await addProduct(app.database.db, { title });
      expect(await walk('asc')).toHaveLength(3);
    });

    it.each(['asc', 'desc'])('a page reads the index, %s', async (order) => {
      const { db } = app.database;
      await db.execute(
        sql`insert into products (sku, title) select 'S-' || n, 'Item ' || n from generate_series(1, 3000) n`,
      );
      await db.execute(sql`analyze products`);
      const behind = order === 'asc' ? sql`>` : sql`<`;
      const plan = await rowsOf(
        db,
        sql`explain select id from products where (title_key, id) ${behind} ('item 000000000001500'::text, 1500)
          order by title_key ${sql.raw(order)}, id ${sql.raw(order)} limit 25`,
      );
      expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan.* using products_title/);
      expect(JSON.stringify(plan)).not.toMatch(/Sort/);
      expect((await titles(`sort=title&order=${order}`))[0]).toBe(order === 'asc' ? 'Item 1' : 'Item 3000');
    });
  });

  it('searches title, sku and description ignoring case, wildcards as written, before and after indexing', async () => {
    await addProduct(app.database.db, { title: 'Käsemesser 100% Stahl', sku: 'KM_1' });
    await addProduct(app.database.db, { title: 'Plain', description: 'Comes with a CHEESE knife' });
    await addProduct(app.database.db, { title: 'Other' });
    for (const isIndexed of [false, true]) {
      if (isIndexed) await sortWaitingTexts(app.database.db, null);
      expect(await titles('search=KÄSE')).toEqual(['Käsemesser 100% Stahl']);
      expect(await titles('search=cheese')).toEqual(['Plain']);
      expect(await titles('search=km_1')).toEqual(['Käsemesser 100% Stahl']);
      expect(await titles(`search=${encodeURIComponent('100%')}`)).toEqual(['Käsemesser 100% Stahl']);
      expect(await titles('search=kmx1')).toEqual([]);
      expect(await titles("search=';drop table products;--")).toEqual([]);
    }
  });

  it('finds what nearly all products hold in the same order, page by page, as all at once', async () => {
    for (let n = 0; n < 12; n += 1)
      await addProduct(app.database.db, { title: n % 4 === 3 ? `Jug ${n}` : `Mug 50% ${n}`, sku: `S-${n}` });
    for (const isIndexed of [false, true]) {
      if (isIndexed) await sortWaitingTexts(app.database.db, null);
      const search = `search=${encodeURIComponent('MUG 50%')}&sort=title`;
      const all = await titles(search);
      expect(all).toHaveLength(9);
      const pages: string[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const reply = await app.call('GET', `/api/products?${search}&limit=2&page=${page}`);
        expect(reply.headers['x-total-count']).toBe('9');
        pages.push(...(reply.body as Product[]).map(({ title }) => title));
      }
      expect(pages).toEqual(all);
    }
  });

  it('takes several values of a filter, any of which will do', async () => {
    for (const brand of ['Acme', 'Bloom', 'Acme, Bloom'])
      await addProduct(app.database.db, { title: `Mug of ${brand}`, brand });
    expect(await titles('brand=Acme&brand=Bloom&sort=title')).toEqual(['Mug of Acme', 'Mug of Bloom']);
    expect(await titles('brand=Acme,%20Bloom')).toEqual(['Mug of Acme, Bloom']);
  });

  it('filters by category, subcategory, brand, retailer, status list, score band and missing part', async () => {
    const done = await addProduct(app.database.db, {
      title: 'Done',
      category: 'A',
      subcategory: 'A1',
      brand: 'B1',
      retailer: 'Amazon',
    });
    const half = await addProduct(app.database.db, {
      title: 'Half',
      category: 'A',
      subcategory: 'A2',
      brand: 'B2',
      retailer: 'eBay',
    });
    const low = await addProduct(app.database.db, { title: 'Low', category: 'B' });
    await approve(done, 'title', 'bullets', 'description', 'images');
    await approve(half, 'title', 'bullets');
    await app.call('PATCH', `/api/products/${low}/optimized-content`, { titleStatus: 'rejected' });
    expect(await titles('category=A&sort=title&order=asc')).toEqual(['Done', 'Half']);
    expect(await titles('subcategory=A2')).toEqual(['Half']);
    expect(await titles('brand=B1')).toEqual(['Done']);
    expect(await titles('retailer=eBay')).toEqual(['Half']);
    expect(await titles('status=pending&sort=title')).toEqual(['Half', 'Low']);
    expect(await titles('status=approved&sort=title')).toEqual(['Done', 'Half']);
    expect(await titles('status=rejected')).toEqual(['Low']);
    expect(await titles('band=green')).toEqual(['Done']);
    expect(await titles('band=yellow')).toEqual(['Half']);
    expect(await titles('band=red')).toEqual(['Low']);
    expect(await titles('issue=description&sort=title')).toEqual(['Half', 'Low']);
    expect(await titles('issue=none')).toEqual(['Done']);
  });

  it('takes several values of every filter but the search and the bounds of Listing Quality', async () => {
    const add = (title: string) => addProduct(app.database.db, { title });
    const [done, half, low] = [await add('Done'), await add('Half'), await add('Low')];
    await add('Untouched');
    await approve(done, 'title', 'bullets', 'description', 'images');
    await approve(half, 'title', 'bullets');
    await app.call('PATCH', `/api/products/${low}/optimized-content`, {
      titleStatus: 'rejected',
      bulletsStatus: 'approved',
    });
    const levels = { Done: 'compliant', Half: 'borderline', Low: 'non-compliant', Untouched: null } as const;
    for (const [title, complianceLevel] of Object.entries(levels))
      await app.database.db.update(products).set({ complianceLevel }).where(eq(products.title, title));
    const found = (query: string) => titles(`${query}&sort=title`);
    expect(await found('status=approved&status=rejected')).toEqual(['Done', 'Half', 'Low']);
    expect(await found('band=green&band=red')).toEqual(['Done', 'Low']);
    expect(await found('issue=title&issue=none')).toEqual(['Done', 'Untouched']);
    expect(await found('issue=bullets&issue=description')).toEqual(['Half', 'Low', 'Untouched']);
    expect(await found('partStatus=title-rejected&partStatus=description-approved')).toEqual(['Done', 'Low']);
    expect(await found('level=compliant&level=borderline')).toEqual(['Done', 'Half']);
    expect(await found('status=rejected&status=approved&band=red&band=green&level=compliant')).toEqual(['Done']);
    const asked = { action: 'reject', selection: { filter: { band: ['green', 'red'], status: 'approved' } } };
    expect((await app.call('POST', '/api/runs/preview', asked)).body).toMatchObject({ total: 2 });
    const neighbours = await app.call(
      'GET',
      `/api/products/${done}/neighbours?band=green&band=red&sort=title&order=asc`,
    );
    expect(neighbours.body).toMatchObject({ next: { title: 'Low' }, position: 1, total: 2 });
  });

  it('some products by id are a filter like any other', async () => {
    for (const title of ['A', 'B', 'C'])
      await addProduct(app.database.db, { title, brand: title === 'C' ? 'Oak' : 'Acme' });
    expect(await titles('among=3,1&sort=title')).toEqual(['A', 'C']);
    expect(await titles('among=3,1,999&brand=Acme')).toEqual(['A']);
    for (const among of ['', '0', '1,', '1,x', '1, 2', Array.from({ length: 201 }, (_, id) => id + 1).join(',')])
      expect((await app.call('GET', `/api/products?limit=5&among=${among}`)).status, among).toBe(400);
  });

  it('a contradiction lets nothing pass', async () => {
    await addProduct(app.database.db);
    expect(await titles('issue=title&partStatus=title-rejected')).toEqual([]);
    expect(await titles('issue=none&status=pending')).toEqual([]);
  });

  it('unknown query fields and bad numbers are refused', async () => {
    for (const query of [
      'limit=0',
      'limit=x',
      'page=-1&limit=5',
      'colour=red',
      'sort=price',
      'status=done',
      'status=pending&status=done',
    ]) {
      expect((await app.call('GET', `/api/products?${query}`)).status).toBe(400);
    }
  });
});

describe('facets and neighbours', () => {
  it('facets stand as people sort', async () => {
    const sorted = ['apron', 'Bowl', 'Échelle', 'eraser', 'Item 2', 'item 10', 'Öl', 'Zebra'];
    for (const name of sorted.toReversed())
      await addProduct(app.database.db, {
        title: name,
        category: name,
        subcategory: name,
        brand: name,
        retailer: name,
      });
    const facets = getFacets.reply.parse((await app.call('GET', '/api/products/facets')).body);
    expect([facets.categories, facets.brands, facets.retailers]).toEqual([sorted, sorted, sorted]);
    expect(facets.subcategories.map(({ subcategory }) => subcategory)).toEqual(sorted);
  });

  it('facets name what occurs, once', async () => {
    for (const [category, brand] of [
      ['B', 'Zed'],
      ['A', 'Zed'],
      ['A', null],
    ] as const) {
      await addProduct(app.database.db, { category, subcategory: 'S', brand, retailer: null });
    }
    expect((await app.call('GET', '/api/products/facets')).body).toEqual({
      categories: ['A', 'B'],
      subcategories: [
        { category: 'A', subcategory: 'S' },
        { category: 'B', subcategory: 'S' },
      ],
      brands: ['Zed'],
      retailers: [],
    });
  });

  it('neighbours follow the list a person came from', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C'])
      ids.push(await addProduct(app.database.db, { title, brand: title === 'B' ? 'Other' : 'Same' }));
    const at = async (id: number | undefined, query: string) =>
      (await app.call('GET', `/api/products/${id}/neighbours?${query}`)).body;
    expect(await at(ids[1], 'sort=title&order=asc')).toMatchObject({ previous: { title: 'A' }, next: { title: 'C' } });
    expect(await at(ids[0], 'sort=title&order=asc&brand=Same')).toMatchObject({ previous: null, next: { title: 'C' } });
    expect(await at(ids[0], 'sort=title&order=desc')).toMatchObject({ previous: { title: 'B' }, next: null });
    expect((await app.call('GET', '/api/products/50/neighbours')).status).toBe(404);
  });

  it('a product knows its place in the list a person came from', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C'])
      ids.push(await addProduct(app.database.db, { title, brand: title === 'B' ? 'Other' : 'Same' }));
    const at = async (id: number | undefined, query: string) =>
      (await app.call('GET', `/api/products/${id}/neighbours?${query}`)).body;
    expect(await at(ids[1], 'sort=title&order=asc')).toMatchObject({ position: 2, total: 3 });
    expect(await at(ids[0], 'sort=title&order=desc')).toMatchObject({ position: 3, total: 3 });
    expect(await at(ids[2], 'sort=title&order=asc&brand=Same')).toMatchObject({ position: 2, total: 2 });
    expect(await at(ids[1], 'sort=title&order=asc&brand=Same')).toMatchObject({ position: null, total: 2 });
  });
});

describe('the dashboard', () => {
  it('compares what waits now with the week before, a week being seven days to the moment', async () => {
    const hour = 60 * 60 * 1000;
    const hoursAgo = (hours: number) => new Date(app.clock.now.getTime() - hours * hour);
    // Three of the last seven days, one of them in the seventh; one of the seven before, in the fourteenth.
    for (const hours of [1, 24 * 5, 24 * 7 - 1, 24 * 14 - 1, 24 * 14 + 1])
      await addProduct(app.database.db, {}, hoursAgo(hours));
    expect((await app.call('GET', '/api/dashboard')).body).toMatchObject({ pendingCaption: '+2 from last week' });
  });

  it('counts the lists and words their growth', async () => {
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(app.clock.now.getTime() - days * day);
    for (const days of [1, 2, 8, 40]) await addProduct(app.database.db, {}, ago(days));
    await approve(4, 'title', 'bullets', 'description', 'images');
    expect((await app.call('GET', '/api/dashboard')).body).toEqual({
      total: 4,
      totalCaption: '+3 from last month',
      pending: 3,
      pendingCaption: '+1 from last week',
      approved: 1,
      approvedCaption: '+1 from last month',
      rejected: 0,
      plannedPush: 0,
      pushed: null,
      pushedCaption: '0% pushed to live site',
      setAside: 0,
    });
  });
});

it('required and unique fields are held by the database', async () => {
  const insert = (columns: string, values: string) =>
    app.database.db.execute(sql.raw(`insert into ${columns} values ${values}`));
  await insert('products (sku, title)', "('A', 'x')");
  for (const [columns, values] of [
    ['products (sku, title)', "('A', 'x')"],
    ['products (sku, title)', "('', 'x')"],
    ['products (sku, title)', "('B', '')"],
    ['products (sku)', "('B')"],
    ['products (title)', "('x')"],
    ['users (username, password)', "('tester', '!')"],
    ['users (username)', "('new')"],
    ['content_history (product_id, action)', "(1, 'edited')"],
    ['optimization_prompts (prompt)', "('x')"],
    ['benchmark_rules (category, retailer, attribute, benchmark_type)', "('a', 'b', 'c', 'd')"],
    ['optimization_data_sources (product_id)', '(1)'],
  ] as const) {
    await expect(insert(columns, values), `${columns} ${values}`).rejects.toThrow();
  }
});
