// Two runs of one uploaded file: the one that ends first must not take the file from the other.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { imports } from '#server/database/schema.ts';
import { finishedImport, importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { findImportRow, insertImport } from './import.store.ts';
import { uploadsFolder } from './uploads.ts';

const app = startTestApp();
const run = async (id: number, body: object) => {
  const reply = await app.call('POST', `/api/imports/${id}/runs`, body);
  return { status: reply.status, body: reply.body as { id: number; code?: string } };
};

it('an import that ends leaves the file to a dry run under way, and takes it from all others', async () => {
  const { db } = app.database;
  const dry = await importFile(app, 'sku,title\nA-1,Mug\n', '?dryRun=true');
  const { id: _, upload, ...row } = (await findImportRow(db, dry.id)) ?? expect.fail('The dry run is stored');
  if (upload === null) expect.fail('Its file can be applied');
  // Under way on a server that does not answer: nobody works on it here.
  const { id: other } = await db.transaction((tx) =>
    insertImport(tx, { ...row, upload, server: 'elsewhere', state: 'running', finishedAt: null, fromRun: dry.id }),
  );
  const file = join(uploadsFolder(app.dataDir), upload);
  await finishedImport(app, (await run(dry.id, {})).body.id);
  expect((await findImportRow(db, other))?.upload).toBe(upload);
  expect(existsSync(file)).toBe(true);
  expect(await run(dry.id, {})).toMatchObject({ status: 409, body: { code: 'IMPORT_NOT_READY' } });

  await db.update(imports).set({ state: 'done' }).where(eq(imports.id, other));
  await finishedImport(app, (await run(other, {})).body.id);
  expect((await findImportRow(db, other))?.upload).toBeNull();
  await expect.poll(() => existsSync(file)).toBe(false);
});

it('an import of an older dry run leaves the file to a newer one that waits, and the newer one takes it along', async () => {
  const { db } = app.database;
  const older = await importFile(app, 'sku,title\nA-1,Mug\n', '?dryRun=true');
  const upload = (await findImportRow(db, older.id))?.upload ?? expect.fail('Its file can be applied');
  const newer = (await app.call('POST', `/api/imports/${older.id}/runs?dryRun=true`, {})).body as { id: number };
  await finishedImport(app, newer.id);
  const imported = await finishedImport(app, (await run(older.id, {})).body.id);
  expect(imported).toMatchObject({ state: 'done', canApply: false });
  expect(await finishedImport(app, newer.id)).toMatchObject({ canApply: true });
  const last = await finishedImport(app, (await run(newer.id, {})).body.id);
  expect(last).toMatchObject({ state: 'done', counts: { unchanged: 1 } });
  await expect.poll(() => existsSync(join(uploadsFolder(app.dataDir), upload))).toBe(false);
});

it('a dry run says that the catalog changed since: by its products, or by new ones', async () => {
  const isOutdated = async (id: number) =>
    ((await app.call('GET', `/api/imports/${id}`)).body as { isOutdated: boolean }).isOutdated;
  const pass = () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  };
  await importFile(app, 'sku,title\nA-1,Mug\n');
  pass();
  const same = await importFile(app, 'sku,title,price\nA-1,Mug,9.00\n', '?dryRun=true');
  const added = await importFile(app, 'sku,title\nA-1,Mug\nA-2,Cup\n', '?dryRun=true');
  expect([await isOutdated(same.id), await isOutdated(added.id)]).toEqual([false, false]);
  // Found once for all who look at it, as long as nothing is written.
  const isKept = async () => {
    await isOutdated(added.id);
    return await (await app.database.readCache.snapshot()).knows(`import ${added.id}`);
  };
  // Jobs write, too.
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  pass();
  await importFile(app, 'sku,title\nA-2,Cup\n');
  expect([await isOutdated(same.id), await isOutdated(added.id)]).toEqual([false, true]);
  pass();
  const first = await importFile(app, 'sku,title\nA-2,Cup\n', '?dryRun=true');
  const [product] = (await app.call('GET', '/api/products?search=Mug')).body as { id: number }[];
  pass();
  await importFile(app, 'sku,title,price\nA-1,Mug,7.00\n');
  expect([await isOutdated(same.id), await isOutdated(first.id)]).toEqual([true, false]);
  pass();
  const last = await importFile(app, 'sku,title,price\nA-1,Mug,8.00\n', '?dryRun=true');
  expect(await isOutdated(last.id)).toBe(false);
  pass();
  await app.call('DELETE', `/api/products/${product?.id}`);
  expect(await isOutdated(last.id)).toBe(true);
});
