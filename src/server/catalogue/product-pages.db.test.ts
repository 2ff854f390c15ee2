// However a page is found, pages one after another are the whole list, and a total is exact unless it says otherwise.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ProductFilter, sortKeys } from '#domain/catalogue/catalogue.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { createProductJson } from './product-json.store.ts';
import { listLimits, listProducts } from './product-list.store.ts';

const app = startTestApp();
const products = 130;
const limit = 9;

/** Products of which a category stands together in some orders: all of `Kitchen` have the lowest scores. */
const fill = async () => {
  const { db } = app.database;
  await db.execute(sql`
    insert into products (sku, title, category, brand, compliance_level, content_score, issues, listing_quality, content_status,
      is_pending, waiting_since, created_at, lens)
    select 'S-' || n, 'Mug ' || (n * 7) % 50, (array['Bath','Desk','Kitchen',null])[n * 4 / 131 + 1], 'Brand ' || n % 3,
      case when n > 90 then 'compliant' else 'borderline' end, (150 - n) / 50 * 25, n % 4, nullif(n % 5, 0) * 20, 'critical',
      n % 6 > 0, case when n % 4 > 0 then now() - n % 10 * interval '1 day' end, now() - n % 13 * interval '1 day',
      case when n % 6 > 0 then (array['clean','must-rule'])[n % 2 + 1] end
    from generate_series(1, ${products}::int) n`);
  await db.execute(sql`insert into product_search (product_id, text)
    select id, lower(title) || case when id % 10 > 0 then ' made of oak' else ' of glass' end from products`);
};

const filters: [string, ProductFilter, string][] = [
  ['nothing', {}, 'true'],
  ['a category that stands together', { category: 'Kitchen' }, "category = 'Kitchen'"],
  ['a level', { level: 'compliant' }, "compliance_level = 'compliant'"],
  ['brand and status', { brand: ['Brand 1', 'Brand 2'], status: 'pending' }, "brand <> 'Brand 0' and is_pending"],
  ['what waits', { status: 'pending' }, 'is_pending'],
  ['what waits under a lens', { status: 'pending', lens: 'clean' }, "is_pending and lens = 'clean'"],
  ['a lens', { lens: ['clean', 'must-rule'] }, 'lens is not null'],
  ['a frequent word', { search: 'made of' }, 'id % 10 > 0'],
  ['a frequent word in a category', { search: 'made of', category: 'Desk' }, "id % 10 > 0 and category = 'Desk'"],
  ['what nothing holds', { search: 'zeppelin' }, 'false'],
];

const readSource = (limits: typeof listLimits) => {
  const { readCache } = app.database;
  return { readCache, loadJson: createProductJson(readCache), limits };
};
type Source = ReturnType<typeof readSource>;
const idsOf = (page: Awaited<ReturnType<typeof listProducts>>): number[] =>
  page.items.map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()).id);

async function byNumber(source: Source, ...[filter, sorting]: [ProductFilter, Parameters<typeof listProducts>[2]]) {
  const pages: number[][] = [];
  for (let page = 1; pages.at(-1)?.length !== 0; page += 1)
    pages.push(idsOf(await listProducts(source, filter, sorting, { limit, page })));
  return pages.flat();
}

async function byCursor(source: Source, ...[filter, sorting]: [ProductFilter, Parameters<typeof listProducts>[2]]) {
  const ids: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listProducts(source, filter, sorting, { limit, ...(cursor ? { cursor } : {}) });
    ids.push(...idsOf(page));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

/** Every list is a long one. */
const small = { short: 0, sorted: 0, counted: 0 };

describe('pages one after another', () => {
  it.each(filters)('of a list filtered by %s are all of it in its order, each once', async (_, filter, passes) => {
    await fill();
    const { db } = app.database;
    const rows = await rowsOf<{ id: number }>(db, sql`select id from products where ${sql.raw(passes)} order by id`);
    for (const sort of sortKeys) {
      for (const order of ['asc', 'desc'] as const) {
        const sorting = { sort, order };
        const whole = idsOf(await listProducts(readSource(listLimits), filter, sorting, { limit: 200 }));
        expect(whole.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
        for (const limits of [small, listLimits]) {
          expect(await byNumber(readSource(limits), filter, sorting)).toEqual(whole);
          expect(await byCursor(readSource(limits), filter, sorting)).toEqual(whole);
        }
      }
    }
  });
});

describe('a total', () => {
  const sorting = { sort: 'title', order: 'asc' } as const;
  const ask = async (filter: ProductFilter, isAboutEnough = true, limits = small) => {
    const { total, isAbout } = await listProducts(readSource(limits), filter, sorting, { limit, isAboutEnough });
    return { total, isAbout };
  };
  const fillMany = async () => {
    const { db } = app.database;
    await db.execute(sql`insert into products (sku, title, images)
      select 'S-' || n, 'Mug ' || n, case when n % 2 = 0 then '["a.png"]'::jsonb else '[]'::jsonb end
      from generate_series(1, 6000) n`);
    await db.execute(
      sql`insert into product_search (product_id, text) select id, lower(title) || ' made of oak' from products`,
    );
  };

  it('that takes long to count is about so many where that is enough, and exact once somebody had it counted', async () => {
    await fillMany();
    expect(await ask({ search: 'made of' })).toEqual({ total: 6_000, isAbout: true });
    expect(await ask({ search: 'made of' }, false)).toEqual({ total: 6_000, isAbout: false });
    expect(await ask({ search: 'made of' })).toEqual({ total: 6_000, isAbout: false });
    const half = await ask({ imagesMeasured: 'no' });
    expect(half.isAbout).toBe(true);
    // Of 2,000 that are looked at a half is right to within a tenth, by more than five deviations.
    expect(Math.abs(half.total - 3_000)).toBeLessThan(300);
    expect(await ask({ imagesMeasured: 'no' }, false)).toEqual({ total: 3_000, isAbout: false });
  });

  it('is counted again once a text changed, and stays counted through any other change', async () => {
    await fillMany();
    const { db } = app.database;
    await ask({ search: 'made of' }, false);
    await db.execute(sql`update products set version = version + 1 where sku = 'S-7'`);
    expect(await ask({ search: 'made of' })).toEqual({ total: 6_000, isAbout: false });
    await db.execute(sql`update product_search set text = 'of glass' where text like 'mug 7 %'`);
    expect((await ask({ search: 'made of' })).isAbout).toBe(true);
    expect(await ask({ search: 'made of' }, false)).toEqual({ total: 5_999, isAbout: false });
  });

  it('is exact where it is counted soon: of few, of what is counted as products change, and in a small catalog', async () => {
    await fillMany();
    expect(await ask({ search: 'mug 59' })).toEqual({ total: 111, isAbout: false });
    expect(await ask({ status: 'pending' })).toEqual({ total: 6_000, isAbout: false });
    expect(await ask({ search: 'made of' }, true, listLimits)).toEqual({ total: 6_000, isAbout: false });
  });

  it('of a call is exact unless an estimate was asked for, and a small catalog has none', async () => {
    await fillMany();
    const headersOf = async (query: string) =>
      (await app.call('GET', `/api/products?limit=1&search=made+of${query}`)).headers;
    expect((await headersOf('&total=about'))['x-total-estimated']).toBeUndefined();
    expect((await headersOf(''))['x-total-count']).toBe('6000');
    expect((await app.call('GET', '/api/products?limit=1&total=exactly')).status).toBe(400);
  });
});
