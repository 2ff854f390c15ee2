// Several servers on one database: an import is a job of the server its file lies with, and is done once no matter how many come to it.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { imports } from '#server/database/schema.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { finishedImport, importFile } from '#testing/import-file.ts';
import { openImporter } from '#testing/open-importer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { Stopped } from './import.progress.ts';
import { createRunner } from './import.run.ts';
import { findImportRow } from './import.store.ts';
import { runAgain } from './transfer.commands.ts';
import type { Importer } from './transfer.tasks.ts';
import { uploadsFolder } from './uploads.ts';

const app = startTestApp();
/** Of servers beside the app's own, which would take up in its rounds what lies in its directory. */
let here: string;
const folder = mkdtempSync(join(tmpdir(), 'copydesk-import-jobs-'));
beforeEach(() => {
  here = mkdtempSync(join(folder, 'here-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const rows = Array.from({ length: 2_000 }, (_, n) => `S-${n},Mug ${n}`);
const file = `sku,title\n${rows.join('\n')}\n`;

async function open(dataDir = here) {
  const opened = await openImporter(app, dataDir);
  onTestFinished(() => opened.stop());
  return opened;
}

/** Stores an import as under way at a server, with its file in the directory; its job is sent only where the server is a queue's. */
async function storeRunning(
  server: string,
  { isSent = false, text = file, options = {} as ImportOptions } = {},
): Promise<number> {
  const { id } = await importFile(app, text, '?dryRun=true');
  const [from, to] = [uploadsFolder(app.dataDir), uploadsFolder(here)];
  mkdirSync(to, { recursive: true });
  for (const upload of readdirSync(from)) renameSync(join(from, upload), join(to, upload));
  const { importer, context } = await open(mkdtempSync(join(folder, 'sender-')));
  const silent: Importer = { ...importer, openSender: async () => async () => {} };
  const sender: Importer = { ...(isSent ? importer : silent), wake: () => {} };
  await moveTo(id, server);
  return await runAgain(context, sender, id, options, { dryRun: false, mode: 'rows' });
}

const stateOf = async (id: number) => ((await app.call('GET', `/api/imports/${id}`)).body as Import).state;
const countProducts = async () => Number((await app.call('GET', '/api/products?limit=1')).headers['x-total-count']);
const done = { state: 'done', counts: { read: rows.length, new: rows.length, unchanged: 0, refused: 0 } };
const moveTo = (id: number, server: string | null) =>
  app.database.db.update(imports).set({ server }).where(eq(imports.id, id));

it('what another server works on is left to it, and taken over once that gives no sign', {
  timeout: 120_000,
}, async () => {
  const id = await storeRunning('another', { isSent: true });
  const boss = await openQueue(app.database, app.http.log);
  onTestFinished(() => boss.stop({ graceful: false }));
  expect(await boss.fetch('import-another')).toHaveLength(1);
  const { importer } = await open();
  await importer.resume();
  expect([await stateOf(id), await countProducts(), importer.isRunning()]).toEqual(['running', 0, false]);
  expect(await finishedImport(app, id)).toMatchObject(done);
});

it('a server whose import was taken over meanwhile stores nothing more of it', async () => {
  const { importer, hub } = await open();
  const id = await storeRunning(importer.server);
  const taken = new Promise<number>((resolve, reject) => {
    const off = hub.onEvent((event) => {
      if (event.type !== 'catalogue') return;
      off();
      moveTo(id, 'another').then(countProducts).then(resolve, reject);
    });
  });
  await importer.resume();
  const stored = await taken;
  await vi.waitUntil(() => !importer.isRunning(), { timeout: 60_000 });
  expect([await stateOf(id), await countProducts()]).toEqual(['running', stored]);
  expect(stored).toBeLessThan(rows.length);
});

it('two servers that both hold a job of one import do it once', async () => {
  const first = await open();
  const copy = join(folder, 'copy');
  const id = await storeRunning(first.importer.server);
  cpSync(here, copy, { recursive: true });
  const second = await open(copy);
  expect(second.importer.server).toBe(first.importer.server);
  await Promise.all([first.importer.resume(), second.importer.resume()]);
  expect(await finishedImport(app, id)).toMatchObject(done);
  expect(await countProducts()).toBe(rows.length);
});

it('of two jobs at the same place of a file, the second stores nothing', async () => {
  const { importer, context, hub } = await open();
  const id = await storeRunning(importer.server);
  const row = await findImportRow(app.database.db, id);
  if (!row) throw new Error('The import was not stored');
  const run = createRunner({ context, dataDir: here, log: app.http.log, server: importer.server });
  const cancelled = new AbortController().signal;
  const stopping = new AbortController();
  hub.onEvent((event) => event.type === 'catalogue' && stopping.abort());
  await expect(run(row, { stopping: stopping.signal, cancelled })).rejects.toBeInstanceOf(Stopped);
  const counts = async () => ((await app.call('GET', `/api/imports/${id}`)).body as Import).counts;
  const first = await counts();
  expect(first.new).toBeGreaterThan(0);
  expect(first.new).toBeLessThan(rows.length);
  // The same row: what was read before the first one stored anything.
  await expect(run(row, { stopping: new AbortController().signal, cancelled })).rejects.toBeInstanceOf(Stopped);
  expect([await counts(), await countProducts()]).toEqual([first, first.new]);
});

it('a job whose import another server took over leaves what was said of it', async () => {
  const { importer, context, hub } = await open();
  const text = `Price list,,\nsku,title,price\nS-X,,1.00\n${rows.map((line) => `${line},2.00`).join('\n')}\n`;
  const id = await storeRunning(importer.server, { text });
  const row = (await findImportRow(app.database.db, id)) ?? expect.fail();
  const runAt = (server: string, stopping: AbortSignal) =>
    createRunner({ context, dataDir: here, log: app.http.log, server })(row, {
      stopping,
      cancelled: new AbortController().signal,
    });
  await moveTo(id, 'another');
  const stopping = new AbortController();
  onTestFinished(hub.onEvent((event) => event.type === 'catalogue' && stopping.abort()));
  await expect(runAt('another', stopping.signal)).rejects.toBeInstanceOf(Stopped);
  const problems = async () => ((await app.call('GET', `/api/imports/${id}`)).body as Import).problems;
  const said = await problems();
  // Of the file, and of its first row.
  expect(said.map(({ row: at }) => at)).toEqual(expect.arrayContaining([2, 3]));
  await expect(runAt(importer.server, new AbortController().signal)).rejects.toBeInstanceOf(Stopped);
  expect(await problems()).toEqual(said);
});

it('an import that is paused reads no further to count what it would change', async () => {
  const { importer, context } = await open();
  const id = await storeRunning(importer.server, { options: { stopAbove: 50 } });
  const { runId } = (await app.call('GET', `/api/imports/${id}`)).body as Import;
  expect((await app.call('POST', `/api/runs/${runId}/pause`)).status).toBe(200);
  const run = createRunner({ context, dataDir: here, log: app.http.log, server: importer.server });
  const row = (await findImportRow(app.database.db, id)) ?? expect.fail();
  const signals = { stopping: new AbortController().signal, cancelled: new AbortController().signal };
  await expect(run(row, signals)).rejects.toBeInstanceOf(Stopped);
  // Not counted: that comes at the end of the file.
  expect((await findImportRow(app.database.db, id))?.missing).toBeNull();
});

/** Runs a stored import, stops it after its first batch and lets it go on; answers what it counted. */
async function goOn(id: number, { importer, context, hub }: Awaited<ReturnType<typeof open>>) {
  const run = createRunner({ context, dataDir: here, log: app.http.log, server: importer.server });
  const find = async () => (await findImportRow(app.database.db, id)) ?? expect.fail();
  const cancelled = new AbortController().signal;
  const stopping = new AbortController();
  onTestFinished(hub.onEvent((event) => event.type === 'catalogue' && stopping.abort()));
  await expect(run(await find(), { stopping: stopping.signal, cancelled })).rejects.toBeInstanceOf(Stopped);
  const row = await find();
  expect(row.itemsDone).toBeGreaterThan(0);
  expect(row.itemsDone).toBeLessThan(300);
  await run(row, { stopping: new AbortController().signal, cancelled });
  return await find();
}

it('an import that goes on knows which products its first rows were about, also those without a SKU as it is here', async () => {
  const shop = (n: number) => `${n},S-${n},Mug ${n},5.00`;
  const count = 300;
  await importFile(app, `ID,SKU,Name,Price\n${Array.from({ length: count }, (_, n) => shop(n)).join('\n')}\n`);
  const server = await open();
  const prices = Array.from({ length: count }, (_, n) => `s-${n},6.00`);
  const byId = Array.from({ length: count }, (_, n) => `${n},7.00`);
  const files = [`SKU,Price\n${prices.join('\n')}\nS-0,9.00\n`, `ID,Price\n${byId.join('\n')}\n0,9.00\n`];
  for (const text of files) {
    const id = await storeRunning(server.importer.server, { text });
    expect((await goOn(id, server)).counts).toMatchObject({ changed: count, refused: 1, new: 0 });
  }
  const list = (await app.call('GET', '/api/products?limit=500')).body as { price: string }[];
  expect(new Set(list.map(({ price }) => price))).toEqual(new Set(['7.00']));
});

it('an import that goes on knows them under SKUs from before they were their supplier’s own', async () => {
  const count = 300;
  const fileOf = (title: string) =>
    ['sku,title', ...Array.from({ length: count }, (_, n) => `S-${n},${title} ${n}`)].join('\n');
  const { id: supplierId } = (await app.call('POST', '/api/suppliers', { name: 'Acme' })).body as { id: number };
  await importFile(app, fileOf('Mug'), '', { supplierId: String(supplierId) });
  await app.call('PATCH', `/api/suppliers/${supplierId}`, { hasOwnSkus: true });
  const server = await open();
  const text = `${fileOf('Cup')}\nS-0,Again\n`;
  const id = await storeRunning(server.importer.server, { text, options: { supplierId } });
  expect(await goOn(id, server)).toMatchObject({ missing: 0, counts: { changed: count, refused: 1, new: 0 } });
});

it('an upload that is run again on another server is done where its file lies', async () => {
  const { id } = await importFile(app, file, '?dryRun=true');
  const { importer, context } = await open();
  const checked = await runAgain(context, importer, id, {}, { dryRun: true, mode: 'rows' });
  expect(await finishedImport(app, checked)).toMatchObject({ state: 'done', counts: { new: rows.length } });
  const stored = await runAgain(context, importer, id, {}, { dryRun: false, mode: 'rows' });
  expect(await finishedImport(app, stored)).toMatchObject(done);
});

it('an import of this server whose file is gone ends with a sentence that says so', async () => {
  const { importer } = await open();
  const id = await storeRunning(importer.server);
  rmSync(uploadsFolder(here), { recursive: true });
  await importer.resume();
  expect(await finishedImport(app, id)).toMatchObject({
    state: 'failed',
    error: 'The uploaded file is no longer available. Upload it again.',
  });
});

it('an import that an older version started, without a job, goes on where its file lies', async () => {
  const id = await storeRunning('none');
  await moveTo(id, null);
  const { importer } = await open();
  await importer.resume();
  expect(await finishedImport(app, id)).toMatchObject(done);
});

it('an import whose file lies on another server is neither taken up nor failed', async () => {
  const id = await storeRunning('another');
  const { importer } = await open(mkdtempSync(join(folder, 'elsewhere-')));
  await importer.resume();
  await vi.waitUntil(() => !importer.isRunning());
  expect([await stateOf(id), await countProducts()]).toEqual(['running', 0]);
});
