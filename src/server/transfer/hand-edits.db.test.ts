// Imports over products that somebody edited by hand, and over ones that were deleted.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { ImportedList, ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { finishedImport, importFile as importInto, uploadFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

const importFile = (file: string, query?: string, fields?: Record<string, string>) =>
  importInto(app, file, query, fields);
const products = async () => (await app.call('GET', '/api/products')).body as Product[];
const edit = (id: number, body: object) => app.call('PATCH', `/api/products/${id}`, body);
const listed = async (id: number, list: ImportedList) =>
  (await app.call('GET', `/api/imports/${id}/products?list=${list}`)).body as ImportedProduct[];
const mugs = 'sku,title,price,brand,Material\nM-1,Red mug,12.00,Clay,Stone\nM-2,Blue mug,14.00,Clay,Stone\n';
const newMugs = mugs.replace('Red mug', 'Ruby mug').replace('12.00', '13.00').replaceAll('Stone', 'China');
/** Sessions of this database that wait for a row another one holds. */
async function countWaiting(db: Db): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}
const fields = ({ changes }: ImportedProduct) =>
  changes.map(({ field, before, after, isHandEdit, isKept }) =>
    [field, before, after, isHandEdit && 'by hand', isKept && 'kept'].filter((word) => word !== false).join(' | '),
  );

describe('a dry run', () => {
  it('names the products and fields that change, before and after, and marks those edited by hand', async () => {
    await importFile(mugs);
    expect((await edit(1, { title: 'My mug', attributes: [{ name: 'Material', value: 'Clay' }] })).status).toBe(200);
    const run = await importFile(newMugs, '?dryRun=true');
    expect(run).toMatchObject({ counts: { changed: 2, unchanged: 0 }, edited: 1, handEdits: 'keep' });
    const changed = await listed(run.id, 'changed');
    expect(changed.map(({ sku, title, productId, row }) => [sku, title, productId, row])).toEqual([
      ['M-1', 'My mug', 1, 2],
      ['M-2', 'Blue mug', 2, 3],
    ]);
    expect(changed.map(fields)).toEqual([
      [
        'title | My mug | Ruby mug | by hand | kept',
        'Material | Clay | China | by hand | kept',
        'price | 12.00 | 13.00',
      ],
      ['Material | Stone | China'],
    ]);
    expect((await listed(run.id, 'edited')).map(({ sku }) => sku)).toEqual(['M-1']);
    expect((await products()).map(({ price }) => price)).toEqual(['12.00', '14.00']);
  });

  it('lists the first products of each kind and counts all, so that a large one does not fill the database', async () => {
    const rows = (title: string) => Array.from({ length: 1_100 }, (_, i) => `S-${i},${title} ${i}`).join('\n');
    await importFile(`sku,title\n${rows('Mug')}`);
    await edit(1_050, { title: 'By hand' });
    const run = await importFile(`sku,title\n${rows('Cup')}`, '?dryRun=true');
    expect(run).toMatchObject({ counts: { changed: 1_099, unchanged: 1 }, edited: 1 });
    const reply = await app.call('GET', `/api/imports/${run.id}/products?list=changed&limit=1`);
    expect(reply.headers['x-total-count']).toBe('1000');
    expect((await listed(run.id, 'edited')).map(({ sku }) => sku)).toEqual(['S-1049']);
  });
});

describe('an import over edits by hand', () => {
  it('keeps them, again and again, until a file says the same', async () => {
    await importFile(mugs);
    await edit(1, { title: 'My mug' });
    for (const _ of [1, 2]) expect(await importFile(newMugs)).toMatchObject({ edited: 1 });
    expect((await products())[0]).toMatchObject({ title: 'My mug', price: '13.00' });
    expect(await importFile(newMugs.replace('Ruby mug', 'My mug'))).toMatchObject({ edited: 0 });
    await importFile(newMugs);
    expect((await products())[0]?.title).toBe('Ruby mug');
  });

  it('keeps one that is saved while the import is under way', async () => {
    await importFile(mugs);
    const { db, engine } = app.database;
    const { uploading } = await db.transaction(async (tx) => {
      await tx.execute(
        sql`update products set title = 'My mug', hand_edited = '["title"]', updated_at = now() where id = 1`,
      );
      // The embedded database has one connection, and this transaction holds it.
      const uploading = uploadFile(app, newMugs);
      if (engine === 'postgres') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
      return { uploading };
    });
    const { body } = await uploading;
    expect(await finishedImport(app, body.id)).toMatchObject({ state: 'done', edited: 1 });
    expect((await products())[0]).toMatchObject({ title: 'My mug', price: '13.00' });
  });

  it('keeps one of a field the file does not change, where only a column beside it does', async () => {
    const stocked = (stock: number) => `sku,title,price,Stock\nM-1,Red mug,12.00,${stock}\n`;
    const { db, engine } = app.database;
    await importFile(stocked(1), '', { mapping: '{"sku":"sku","title":"title","price":"price","Stock":"ignore"}' });
    const { uploading } = await db.transaction(async (tx) => {
      await tx.execute(
        sql`update products set price = '9.00', hand_edited = '["price"]', updated_at = now() where id = 1`,
      );
      const uploading = uploadFile(app, stocked(2), '', {
        mapping: '{"sku":"sku","title":"title","price":"price","Stock":"ignore"}',
      });
      if (engine === 'postgres') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
      return { uploading };
    });
    await finishedImport(app, (await uploading).body.id);
    await importFile(stocked(3));
    expect((await products())[0]?.price).toBe('9.00');
  });

  it('marks a text that is approved while the import is under way as one whose source changed', async () => {
    await importFile(mugs);
    const urlOf = (id: number) => `/api/products/${id}/optimized-content`;
    for (const change of [{ title: 'Blue mug' }, { titleStatus: 'approved' }])
      expect((await app.call('PATCH', urlOf(2), change)).status).toBe(200);
    const { db, engine } = app.database;
    const { uploading } = await db.transaction(async (tx) => {
      await tx.execute(sql`select from products where id = 1 for update`);
      await tx.execute(sql`insert into optimized_contents overriding system value
        select (jsonb_populate_record(null::optimized_contents, to_jsonb(c) || '{"id": 1000, "product_id": 1}')).*
        from optimized_contents c where product_id = 2`);
      const uploading = uploadFile(app, newMugs);
      if (engine === 'postgres') await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
      return { uploading };
    });
    await finishedImport(app, (await uploading).body.id);
    const content = (await app.call('GET', urlOf(1))).body as FlatContent;
    expect(content.titleStatus).toBe('approved');
    expect(content.parts.title.sourceChanges).not.toEqual([]);
  });

  it("takes the file's values where that is asked for", async () => {
    await importFile(mugs);
    await edit(1, { title: 'My mug' });
    const run = await importFile(newMugs, '', { handEdits: 'file' });
    expect(run).toMatchObject({ handEdits: 'file', edited: 1 });
    expect((await products())[0]?.title).toBe('Ruby mug');
    expect((await listed(run.id, 'edited')).map(fields)[0]).toContain('title | My mug | Ruby mug | by hand');
    expect(await importFile(mugs)).toMatchObject({ counts: { changed: 2 }, edited: 0 });
  });

  it("follows the workspace's default, and a choice of its own before that", async () => {
    await app.call('PATCH', '/api/settings', { handEdits: 'file' });
    await importFile(mugs);
    await edit(1, { title: 'My mug' });
    expect(await importFile(newMugs, '?dryRun=true', { handEdits: 'keep' })).toMatchObject({ handEdits: 'keep' });
    const dry = await importFile(newMugs, '?dryRun=true');
    expect(dry).toMatchObject({ handEdits: 'file', edited: 1 });
    // What a report showed is what its import does, whatever was set since.
    await app.call('PATCH', '/api/settings', { handEdits: 'keep' });
    const { body } = await app.call('POST', `/api/imports/${dry.id}/runs`, {});
    expect(await finishedImport(app, (body as { id: number }).id)).toMatchObject({ handEdits: 'file' });
    expect((await products())[0]?.title).toBe('Ruby mug');
  });

  it('takes the choice from its dry run', async () => {
    await importFile(mugs);
    await edit(1, { title: 'My mug' });
    const dry = await importFile(newMugs, '?dryRun=true', { handEdits: 'file' });
    const { body } = await app.call('POST', `/api/imports/${dry.id}/runs`, {});
    expect(await finishedImport(app, (body as { id: number }).id)).toMatchObject({ handEdits: 'file' });
    expect((await products())[0]?.title).toBe('Ruby mug');
  });
});

it('a deleted product that comes back says so', async () => {
  await importFile(mugs);
  await app.call('DELETE', '/api/products/2');
  const run = await importFile(newMugs, '?dryRun=true');
  expect(run).toMatchObject({ counts: { new: 1, changed: 1 }, returned: 1 });
  expect(await listed(run.id, 'returned')).toMatchObject([{ sku: 'M-2', productId: null, kind: 'returned' }]);
  const done = await importFile(newMugs);
  expect(done).toMatchObject({ returned: 1 });
  expect(await listed(done.id, 'returned')).toMatchObject([{ sku: 'M-2', productId: 3 }]);
});
