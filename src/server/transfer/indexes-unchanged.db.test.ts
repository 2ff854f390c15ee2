// An import or its undo mostly changes a price: what products are found and sorted by stays, and so should its two dozen indexes.
import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sourceOf } from '#server/catalogue/catalogue.commands.ts';
import { checkForStore } from '#server/checks/check.commands.ts';
import { rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { updateProducts } from './import-batch.store.ts';

const app = startTestApp();

it('a changed price finds room on the page of its row, and no index of products is written', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, n) => `M-${n},"Mug ${n}","A mug of clay. ${'It is glazed. '.repeat(20)}",12.00`,
  );
  await importFile(app, ['sku,title,description,price', ...rows].join('\n'));
  const { db } = app.database;
  const at = app.clock.now;
  const updated = await db.transaction(async (tx) => {
    const found = await tx.select().from(products);
    const listings = found.map((row) => ({
      id: row.id,
      product: { ...sourceOf(row), price: '13.00' },
      source: null,
      content: null,
    }));
    await updateProducts(tx, await checkForStore(tx, listings, at), { actorId: app.user.id, at, importId: 1 });
    const [counts] = await rowsOf<{ all: string; onTheirPage: string }>(
      tx,
      sql`select n_tup_upd as "all", n_tup_hot_upd as "onTheirPage" from pg_stat_xact_user_tables where relname = 'products'`,
    );
    return counts;
  });
  expect(Number(updated?.all)).toBe(300);
  expect(Number(updated?.onTheirPage)).toBe(300);
  expect(await db.$count(products, inArray(products.price, ['13.00']))).toBe(300);
});
