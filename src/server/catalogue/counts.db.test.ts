// What is counted as products change is what counting all of them would give, for every way to change them, and wherever the totals are.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import { levels } from '#domain/channels/levels.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { foldCategories } from '#domain/overview/categories.ts';
import { growthCaption } from '#domain/overview/overview.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { foldCounts, forgetOldMinutes, repairCounts } from './counts.store.ts';

const app = startTestApp();
/** Each run is some hundred transactions. */
const numRuns = 12;
const dayMs = 24 * 60 * 60 * 1000;

type Row = typeof products.$inferSelect;

const oneOf = <Value>(values: readonly Value[], draw: number): Value | undefined => values[draw % values.length];
const categories = ['Kitchen', 'Garden', 'n,"o', ''];
const brands = ['Clay', 'Pellgate', ''];
const idsOf = async () =>
  (await rowsOf<{ id: number }>(app.database.db, sql`select id from products order by id`)).map(({ id }) => id);

/** Undoes the newest run of an action and waits until it is done; false where it cannot be undone. */
async function undoLatest(action: 'import' | 'approve' | 'set-aside' | 'delete'): Promise<boolean> {
  const runs = (await app.call('GET', '/api/runs?limit=100')).body as Run[];
  const id = runs.find((run) => run.action.action === action)?.id;
  const reply = await app.call('POST', `/api/runs/${id}/undo`);
  if (reply.status >= 400) return false;
  const url = `/api/runs/${(reply.body as Run).id}`;
  await expect.poll(async () => ((await app.call('GET', url)).body as Run).state, { timeout: 60_000 }).toBe('done');
  return true;
}

/** What may happen to products, each with a number that picks one. */
const happenings: Record<string, (draw: number) => Promise<unknown>> = {
  import: (draw) => {
    const rows = Array.from({ length: 5 }, (_, n) => {
      const at = draw + n;
      const category = oneOf(categories, at * 7)?.replaceAll('"', '""');
      return `S-${at % 9},Mug ${at % 4},${at}.00,"${category}",${oneOf(['Mugs', ''], at)},${oneOf(brands, at * 3)},${oneOf(['Amazon', 'Walmart'], at)}`;
    });
    return importFile(app, ['sku,title,price,category,subcategory,brand,retailer', ...rows].join('\n'));
  },
  undoImport: () => undoLatest('import'),
  approveMany: async () => {
    const ids = await idsOf();
    return ids.length > 0 && runToEnd(app, { action: 'approve', options: { takeAll: true }, selection: { ids } });
  },
  undoApprovals: () => undoLatest('approve'),
  add: (draw) =>
    app.call('POST', '/api/products', { sku: `N-${draw}`, title: 'Bowl', category: oneOf(categories, draw) || null }),
  edit: async (draw) => {
    const given = { brand: oneOf(brands, draw) || null, subcategory: oneOf(['Cups', null], draw) };
    return app.call('PATCH', `/api/products/${oneOf(await idsOf(), draw)}`, given);
  },
  write: async (draw) =>
    app.call('PATCH', `/api/products/${oneOf(await idsOf(), draw)}/optimized-content`, { title: `Mug of ${draw}` }),
  approve: async (draw) => {
    const statuses = {
      titleStatus: 'approved',
      descriptionStatus: 'approved',
      bulletsStatus: 'approved',
      imagesStatus: 'approved',
    };
    return app.call(
      'PATCH',
      `/api/products/${oneOf(await idsOf(), draw)}/optimized-content`,
      draw % 2 ? statuses : { titleStatus: 'approved' },
    );
  },
  reject: async (draw) =>
    app.call('PATCH', `/api/products/${oneOf(await idsOf(), draw)}/optimized-content`, { titleStatus: 'rejected' }),
  rollBack: async (draw) => {
    const id = oneOf(await idsOf(), draw);
    const entries = (await app.call('GET', `/api/products/${id}/content-history`)).body;
    const entry = (Array.isArray(entries) ? (entries as HistoryEntry[]) : []).find(
      ({ contentType }) => contentType === 'title',
    );
    return (
      entry &&
      app.call('PATCH', `/api/products/${id}/optimized-content`, {
        title: entry.previousContent,
        restoredFrom: entry.id,
        isUndo: true,
      })
    );
  },
  clone: async (draw) => app.call('POST', `/api/products/${oneOf(await idsOf(), draw)}/clone`),
  delete: async (draw) => app.call('DELETE', `/api/products/${oneOf(await idsOf(), draw)}`),
  setAside: async (draw) => {
    const id = oneOf(await idsOf(), draw);
    return id !== undefined && runToEnd(app, { action: 'set-aside', selection: { ids: [id] } });
  },
  bringBack: async (draw) => {
    const id = oneOf((await read('/api/set-aside-products')) as { id: number }[], draw)?.id;
    return id !== undefined && runToEnd(app, { action: 'bring-back', selection: { ids: [id] } });
  },
  deleteMany: async (draw) => {
    const id = oneOf(await idsOf(), draw);
    return id !== undefined && runToEnd(app, { action: 'delete', selection: { ids: [id] } });
  },
  undoDeletion: () => undoLatest('delete'),
  undoSetAside: () => undoLatest('set-aside'),
  restore: async (draw) => app.call('POST', `/api/products/${draw + 1}/restore`),
  sqlOfAnybody: (draw) =>
    app.database.db.execute(
      sql`update products set retailer = 'Target', listing_quality = ${draw}, created_at = created_at - interval '1 hour' where id % 3 = ${draw % 3}`,
    ),
  rolledBack: async () => {
    const failed = app.database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from products`);
      throw new Error('It is rolled back');
    });
    await expect(failed).rejects.toThrow('It is rolled back');
  },
  truncate: (draw) => (draw % 5 === 0 ? app.database.db.execute(sql`truncate products cascade`) : Promise.resolve()),
  days: async (draw) => {
    app.clock.now = new Date(app.clock.now.getTime() + (draw % 3) * 7 * dayMs + draw * 1_000);
  },
  fold: () => foldCounts(app.database.db, 1),
  forgetMinutes: () => forgetOldMinutes(app.database.db, app.clock.now),
};

const happened = fc.array(fc.tuple(fc.constantFrom(...Object.keys(happenings)), fc.nat({ max: 40 })), {
  minLength: 10,
  maxLength: 25,
});

const total = async (query: string) =>
  Number((await app.call('GET', `/api/products?limit=1&${query}`)).headers['x-total-count']);
const read = async (path: string) => (await app.call('GET', path)).body;

async function expectTrueCounts(): Promise<void> {
  const all: Row[] = await app.database.db.select().from(products);
  const isIn = {
    pending: (row: Row) => row.isPending,
    approved: (row: Row) => row.isApproved,
    rejected: (row: Row) => row.isRejected,
  };
  const count = (passes: (row: Row) => boolean) => all.filter(passes).length;
  const queries: [string, (row: Row) => boolean][] = [
    ['', () => true],
    ['status=pending', isIn.pending],
    ['status=approved&status=rejected', (row) => row.isApproved || row.isRejected],
    ['decided=whole', (row) => row.hasContent && !row.isPending],
    ['category=Kitchen&decided=open', (row) => row.category === 'Kitchen' && row.hasContent && row.isPending],
    [
      'category=Kitchen&category=Garden&status=approved',
      (row) => ['Kitchen', 'Garden'].includes(row.category ?? '') && row.isApproved,
    ],
    ['subcategory=Mugs', (row) => row.subcategory === 'Mugs'],
    [
      'category=Garden&subcategory=Mugs&subcategory=Cups',
      (row) => row.category === 'Garden' && ['Mugs', 'Cups'].includes(row.subcategory ?? ''),
    ],
    [`category=${encodeURIComponent('n,"o')}`, (row) => row.category === 'n,"o'],
    ['brand=Clay&status=pending', (row) => row.brand === 'Clay' && row.isPending],
    ['brand=Clay&category=Kitchen', (row) => row.brand === 'Clay' && row.category === 'Kitchen'],
    ['retailer=Amazon&retailer=Target', (row) => ['Amazon', 'Target'].includes(row.retailer ?? '')],
    ...levels.map((level): [string, (row: Row) => boolean] => [
      `level=${level}`,
      (row) => row.complianceLevel === level,
    ]),
    ...lenses.map((lens): [string, (row: Row) => boolean] => [`lens=${lens}`, (row) => row.lens === lens]),
  ];
  const counted = await Promise.all(queries.map(async ([query]) => [query, await total(query)]));
  expect(counted).toEqual(queries.map(([query, passes]) => [query, count(passes)]));

  const lensesOf = (rows: Row[]) =>
    Object.fromEntries(lenses.map((lens: Lens) => [lens, rows.filter((row) => row.lens === lens).length]));
  expect(await read('/api/products/lenses?status=pending')).toEqual(lensesOf(all.filter(isIn.pending)));
  expect(await read('/api/products/lenses?brand=Clay')).toEqual(lensesOf(all.filter(({ brand }) => brand === 'Clay')));

  const pairs = Map.groupBy(all, ({ category, subcategory }) => JSON.stringify([category, subcategory]));
  const perPair = [...pairs.values()].map((rows) => ({
    category: rows[0]?.category ?? null,
    subcategory: rows[0]?.subcategory ?? null,
    count: rows.length,
  }));
  expect(await read('/api/categories')).toEqual(foldCategories(perPair));
  const sorted = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null).sort();
  const facets = (await read('/api/products/facets')) as Record<'categories' | 'brands' | 'retailers', string[]> & {
    subcategories: object[];
  };
  expect({
    categories: facets.categories.toSorted(),
    brands: facets.brands.toSorted(),
    retailers: facets.retailers.toSorted(),
    subcategories: sorted(facets.subcategories.map((pair) => JSON.stringify(pair))),
  }).toEqual({
    categories: sorted(all.map(({ category }) => category)),
    brands: sorted(all.map(({ brand }) => brand)),
    retailers: sorted(all.map(({ retailer }) => retailer)),
    subcategories: sorted(
      all.map(({ category, subcategory }) => subcategory && JSON.stringify({ category, subcategory })),
    ),
  });

  const ago = (days: number) => new Date(app.clock.now.getTime() - days * dayMs);
  const approved = count(isIn.approved);
  const arrived = count((row) => row.isPending && row.createdAt >= ago(7));
  const before = count((row) => row.isPending && row.createdAt >= ago(14) && row.createdAt < ago(7));
  expect(await read('/api/dashboard')).toMatchObject({
    total: all.length,
    totalCaption: growthCaption(
      all.length,
      count((row) => row.createdAt < ago(30)),
      'month',
    ),
    pending: count(isIn.pending),
    pendingCaption: growthCaption(arrived, before, 'week'),
    approved,
    approvedCaption: growthCaption(
      approved,
      count((row) => row.isApproved && row.firstApprovedAt !== null && row.firstApprovedAt < ago(30)),
      'month',
    ),
    rejected: count(isIn.rejected),
  });
}

it('after any changes, the counts equal those of all products, before and after they go into the totals', async () => {
  await fc.assert(
    fc.asyncProperty(happened, async (changes) => {
      for (const [index, [name, draw]] of changes.entries()) {
        await happenings[name]?.(draw);
        if (index % 5 === 4) await expectTrueCounts();
      }
      await expectTrueCounts();
      await foldCounts(app.database.db, 1);
      await expectTrueCounts();
    }),
    { numRuns, endOnFailure: true },
  );
});

it('imports, approvals and what undoes them are counted', async () => {
  const steps = [
    happenings.import,
    happenings.write,
    happenings.approveMany,
    happenings.fold,
    happenings.undoApprovals,
    happenings.undoImport,
  ];
  const done: unknown[] = [];
  for (const step of steps) {
    done.push(await step?.(3));
    await expectTrueCounts();
  }
  expect(done.slice(-2)).toEqual([true, true]);
});

it('counts that are not those of the catalog are made again', async () => {
  const { db } = app.database;
  await happenings.import?.(1);
  await foldCounts(db, 1);
  expect(await repairCounts(db)).toBe(false);
  await db.execute(sql`update product_counts set amount = amount + 1 where kind = 'all'`);
  expect(await repairCounts(db)).toBe(true);
  await expectTrueCounts();
});

it('texts are searched again only after one changed', async () => {
  const { db } = app.database;
  const changes = async () =>
    (await rowsOf<{ sum: string }>(db, sql`select coalesce(sum(changes), 0) as sum from text_changes`))[0]?.sum;
  await happenings.import?.(1);
  const before = await changes();
  await db.execute(sql`insert into product_search (product_id, text) select product_id, text from product_search
    on conflict (product_id) do update set text = excluded.text`);
  await db.execute(sql`delete from product_search where product_id < 0`);
  expect(await changes()).toBe(before);
  await db.execute(sql`update product_search set text = text || ' more'`);
  expect(await changes()).not.toBe(before);
});
