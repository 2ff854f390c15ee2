// An import that stores all or nothing holds many products until its end: it takes them in the order everybody takes several.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/database/database.ts';
import { finishedImport, importFile, uploadFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const row = (sku: string, price: string) => `${sku},Mug ${sku},${price}\n`;

it('waits for the first of its products before it holds a later one, wherever they are in the file', async () => {
  const { db } = app.database;
  await importFile(app, `sku,title,price\n${row('A', '1.00')}${row('B', '1.00')}`);
  // More between them than are stored at a time.
  const between = Array.from({ length: 1_200 }, (_, at) => row(`N-${at}`, '1.00')).join('');
  const file = `sku,title,price\n${row('B', '2.00')}${between}${row('A', '2.00')}`;
  const { id } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from products where sku = 'A' for update`);
    const { body } = await uploadFile(app, file, '?mode=all');
    await expect
      .poll(
        async () =>
          await rowsOf(
            db,
            sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        { timeout: 20_000 },
      )
      .toHaveLength(1);
    await tx.execute(sql`select from products where sku = 'B' for update nowait`);
    return body;
  });
  expect(await finishedImport(app, id)).toMatchObject({ state: 'done', counts: { changed: 2, new: 1_200 } });
});
