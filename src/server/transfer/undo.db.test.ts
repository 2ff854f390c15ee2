// An import is undone as a whole; what somebody changed since is listed and left.
import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import type { ImportDetails, UndoPreview } from '#domain/transfer/import-run.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { recheckProduct } from '#server/checks/check.commands.ts';
import { importProducts, products as productTable } from '#server/database/schema.ts';
import { finishedImport, importFile as importInto } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { startUndo, undoImport } from '#testing/undo-import.ts';
import { forgetImportedProducts } from './import-products.store.ts';
import { planAhead, undoProducts } from './undo.commands.ts';

const app = startTestApp();

const importFile = (file: string, fields?: Record<string, string>) => importInto(app, file, '', fields);
const products = async () => (await app.call('GET', '/api/products')).body as Product[];
const found = async (id: number) => (await app.call('GET', `/api/imports/${id}`)).body as ImportDetails;
const left = async (id: number) =>
  (await app.call('GET', `/api/imports/${id}/products?list=left`)).body as ImportedProduct[];
const undo = (imported: Import) => undoImport(app, imported);
const preview = async (id: number) => await app.call('GET', `/api/imports/${id}/undo`);
const planned = async (id: number) => (await preview(id)).body as UndoPreview;
const exported = async () => (await app.http.inject({ url: '/api/exports/json', headers: { host: 'localhost' } })).body;

const head = 'sku,title,price,brand,Material,Colour,Stock';
const before = [head, 'M-1,Red mug,12.00,Clay,Stone,Red,7', 'M-2,Blue mug,14.00,Clay,Stone,Blue,7'].join('\n');
const after = [
  head,
  'M-1,Ruby mug,13.00,,China,,8',
  'M-2,Blue mug,14.00,Clay,Stone,Blue,9',
  'M-3,Third,1,Clay,,,1',
].join('\n');
/** A product as nobody can tell from what it was: all but the time of its last change. */
const sources = async () => (await products()).map(({ updatedAt: _, version: __, ...product }) => product);

describe('undoing an import', () => {
  it('puts fields and kept rows back, deletes what it added, and leaves history', async () => {
    await importFile(before);
    const [was, file] = [await sources(), await exported()];
    const run = await importFile(after);
    expect(await found(run.id)).toMatchObject({ canUndo: true, undo: null, listed: 2, pending: 2, undone: 'none' });
    expect(await undo(run)).toEqual({ undone: 3, partly: 0, left: 0 });
    expect(await sources()).toEqual(was);
    expect(await exported()).toBe(file);
    expect(await found(run.id)).toMatchObject({
      canUndo: false,
      undo: { by: 'Tess Tester', left: 0, isDone: true },
      listed: 1,
      undone: 'all',
    });
    const history = (await app.call('GET', '/api/products/1/content-history')).body as HistoryEntry[];
    expect(history.find(({ action }) => action === 'import-undone')).toMatchObject({ changedBy: { id: app.user.id } });
    // Deleted products can be restored.
    expect((await app.call('POST', '/api/products/3/restore')).status).toBe(200);
  });

  it('leaves what somebody changed since, field by field, and lists it', async () => {
    await importFile(before);
    const run = await importFile(after);
    await app.call('PATCH', '/api/products/1', { title: 'My mug' });
    await app.call('DELETE', '/api/products/2');
    await app.call('PATCH', '/api/products/3', { brand: 'Pell' });
    expect(await undo(run)).toEqual({ undone: 0, partly: 1, left: 2 });
    expect((await left(run.id)).map(({ sku, productId, reason }) => [sku, productId, reason])).toEqual([
      ['M-1', 1, 'Changed after the import and not undone: title.'],
      ['M-2', null, 'The product was deleted after the import.'],
      ['M-3', 3, 'Changed after the import, so the product stays: brand.'],
    ]);
    const [first, third] = await products();
    expect(first).toMatchObject({ title: 'My mug', price: '12.00', brand: 'Clay' });
    expect(first?.attributes).toEqual([
      { name: 'Material', value: 'Stone' },
      { name: 'Colour', value: 'Red' },
    ]);
    expect(third).toMatchObject({ sku: 'M-3', brand: 'Pell' });
  });

  it('does not count a product that was deleted and imported again as undone', async () => {
    const run = await importFile(before);
    await app.call('DELETE', '/api/products/2');
    expect(await importFile(before)).toMatchObject({ counts: { new: 1 }, returned: 1 });
    expect(await planned(run.id)).toMatchObject({ undone: 1, deleted: 1, left: 1 });
    expect(await undo(run)).toEqual({ undone: 1, partly: 0, left: 1 });
    expect((await left(run.id)).map(({ sku, reason }) => [sku, reason])).toEqual([
      ['M-2', 'The product was deleted after the import and added again, so it stays.'],
    ]);
    expect((await products()).map(({ sku }) => sku)).toEqual(['M-2']);
  });

  it('does not make what it took away something that somebody deleted', async () => {
    await undo(await importFile(before));
    const again = await importFile(before);
    expect(again).toMatchObject({ counts: { new: 2 }, returned: 0 });
    await app.call('DELETE', `/api/products/${(await products())[0]?.id}`);
    expect(await importFile(before)).toMatchObject({ counts: { new: 1 }, returned: 1 });
  });

  it('leaves a new product with content, and what a later import changed', async () => {
    const run = await importFile(before);
    await app.call('POST', '/api/products/2/generate-optimized-content');
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    await importFile(after);
    await undo(run);
    expect((await left(run.id)).map(({ sku }) => sku)).toEqual(['M-1', 'M-2']);
    expect(await products()).toHaveLength(3);
  });

  it('undoes a chain of imports from its end, and an import that a later one had changed before that was undone', async () => {
    const first = await importFile(before);
    const was = await sources();
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const second = await importFile(after);
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    // Out of order nothing of it goes: the second import changed one, and only repeated the other.
    expect(await planned(first.id)).toMatchObject({ undone: 1, deleted: 1, partly: 0, left: 1 });
    expect(await undo(second)).toMatchObject({ undone: 3, left: 0 });
    expect(await sources()).toEqual(was);
    expect(await planned(first.id)).toMatchObject({ undone: 2, deleted: 2, partly: 0, left: 0, conflicts: [] });
    expect(await undo(first)).toEqual({ undone: 2, partly: 0, left: 0 });
    expect(await products()).toEqual([]);
  });

  it('undoes a chain over products that were here before, field by field', async () => {
    await importFile(before);
    const was = await sources();
    const first = await importFile(before.replace('Red mug', 'Ruby mug').replace('12.00', '13.00'));
    const second = await importFile(before.replace('Red mug', 'Rose mug').replace('12.00', '13.00'));
    expect(await undo(first)).toEqual({ undone: 0, partly: 1, left: 0 });
    expect((await products())[0]).toMatchObject({ title: 'Rose mug', price: '12.00' });
    expect(await found(first.id)).toMatchObject({ undone: 'partly', canUndo: true, undo: { partly: 1, isDone: true } });
    await undo(second);
    expect((await products())[0]?.title).toBe('Ruby mug');
    expect(await undo(first)).toEqual({ undone: 1, partly: 0, left: 0 });
    expect(await sources()).toEqual(was);
    expect(await found(first.id)).toMatchObject({ undone: 'all', canUndo: false });
  });

  it('leaves a product edited by hand after the chain, and takes one whose edit was taken back', async () => {
    const first = await importFile(before);
    const second = await importFile(after);
    await undo(second);
    await app.call('PATCH', '/api/products/1', { attributes: [{ name: 'Material', value: 'Glass' }] });
    await app.call('PATCH', '/api/products/2', { title: 'My mug' });
    await app.call('PATCH', '/api/products/2', { title: 'Blue mug' });
    expect(await undo(first)).toMatchObject({ undone: 1, left: 1 });
    expect((await left(first.id)).map(({ sku, reason }) => [sku, reason])).toEqual([
      ['M-1', 'Changed after the import, so the product stays: attributes.'],
    ]);
  });

  it('says beforehand what it will do, by the same plan, and changes nothing by it', async () => {
    await importFile(before);
    const run = await importFile(after);
    await app.call('PATCH', '/api/products/1', { title: 'My mug' });
    await app.call('PATCH', '/api/products/3', { brand: 'Pell' });
    const was = await sources();
    const plan = await planned(run.id);
    expect(plan).toMatchObject({
      undone: 1,
      deleted: 0,
      partly: 1,
      left: 1,
      conflicts: [
        {
          sku: 'M-1',
          title: 'My mug',
          productId: 1,
          outcome: 'partly',
          reason: 'Changed after the import and not undone: title.',
        },
        {
          sku: 'M-3',
          title: 'Third',
          productId: 3,
          outcome: 'left',
          reason: 'Changed after the import, so the product stays: brand.',
        },
      ],
    });
    expect(await sources()).toEqual(was);
    expect(await found(run.id)).toMatchObject({ undo: null, undone: 'none' });
    expect(await undo(run)).toMatchObject({ undone: plan.undone, partly: plan.partly, left: plan.left });
  });

  it('of which nothing could be undone is no undone import', async () => {
    const run = await importFile(before);
    for (const id of [1, 2]) await app.call('PATCH', `/api/products/${id}`, { brand: 'Pell' });
    expect(await undo(run)).toEqual({ undone: 0, partly: 0, left: 2 });
    expect(await found(run.id)).toMatchObject({ undone: 'none', canUndo: true, undo: { undone: 0, left: 2 } });
    const [listed] = (await app.call('GET', '/api/imports')).body as ImportDetails[];
    expect(listed).toMatchObject({ id: run.id, undone: 'none' });
  });

  it('brings back what was edited by hand, which the next import keeps again', async () => {
    await importFile(before);
    await app.call('PATCH', '/api/products/1', { title: 'My mug' });
    const run = await importFile(after, { handEdits: 'file' });
    await undo(run);
    expect((await products())[0]?.title).toBe('My mug');
    expect(await importFile(after)).toMatchObject({ edited: 1 });
    expect((await products())[0]?.title).toBe('My mug');
  });

  it('is done once, however many ask for it at the same time', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => `S-${i},Mug ${i}`).join('\n');
    const run = await importFile(`sku,title\n${rows}`);
    const replies = await Promise.all([startUndo(app, run), startUndo(app, run)]);
    const started = replies.filter(({ status }) => status === 200).map(({ body }) => (body as Run).id);
    expect(started).toHaveLength(1);
    const undoes = async () => (await app.call('GET', `/api/runs/${started[0]}`)).body as Run;
    await expect.poll(async () => (await undoes()).state, { timeout: 60_000 }).toBe('done');
    expect((await undoes()).counts).toMatchObject({ total: 60, done: 60 });
    expect(await products()).toEqual([]);
  });

  it('plans products once more that changed after they were planned, and leaves those that no longer wait', async () => {
    await importFile(before);
    const was = await sources();
    const run = await importFile(after);
    const { db } = app.database;
    const context = {
      db,
      now: () => app.clock.now,
      actor: { id: app.user.id, fullName: 'Tess Tester' },
      role: 'owner' as const,
      scope: null,
    };
    const ahead = await planAhead(context, run.id, [1, 2, 3]);
    await app.call('PATCH', '/api/products/1', { title: 'My mug' });
    const first = await db.transaction((tx) => undoProducts(tx, context, run.id, { ...ahead, productIds: [1, 3] }));
    expect([...first]).toEqual([
      [1, { outcome: 'partly', reason: 'Changed after the import and not undone: title.' }],
      [3, { outcome: 'undone', reason: null }],
    ]);
    expect((await products()).map(({ title }) => title)).toEqual(['My mug', 'Blue mug']);
    // The second product waited: nothing came of it. The first is done and is not undone again.
    const second = await db.transaction((tx) => undoProducts(tx, context, run.id, ahead));
    expect([...second]).toEqual([[2, { outcome: 'undone', reason: null }]]);
    expect((await sources())[1]).toEqual(was[1]);
  });

  it('checks a product by what was added to it after it was planned', async () => {
    await importFile(before);
    await app.call('POST', '/api/products/1/generate-optimized-content');
    const run = await importFile(after);
    const { db } = app.database;
    const context = {
      db,
      now: () => app.clock.now,
      actor: { id: app.user.id, fullName: 'Tess Tester' },
      role: 'owner' as const,
      scope: null,
    };
    const ahead = await planAhead(context, run.id, [1, 2]);
    expect((await app.call('PATCH', '/api/products/1/optimized-content', { title: 'Steel mug, 900 W' })).status).toBe(
      200,
    );
    await db.transaction((tx) => undoProducts(tx, context, run.id, ahead));
    const stored = await db.select().from(productTable).where(eq(productTable.id, 1));
    const rescored = await recheckProduct(db, 1, app.clock.now);
    expect(rescored).not.toBeNull();
    expect(stored[0]).toMatchObject({ reviewCheck: rescored?.reviewCheck, lens: rescored?.lens });
  });

  it('is refused for a dry run, for an unknown one and after thirty days', async () => {
    const dry = await importInto(app, before, '?dryRun=true');
    expect(dry.runId).toBeNull();
    expect(await preview(dry.id)).toMatchObject({ status: 409, body: { code: 'IMPORT_NOT_READY' } });
    expect((await preview(99)).status).toBe(404);
    const run = await importFile(before);
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 24 * 60 * 60 * 1000);
    const tooLate = { status: 409, body: { error: 'An import can be undone for 30 days.' } };
    expect(await preview(run.id)).toMatchObject(tooLate);
    expect(await startUndo(app, run)).toMatchObject(tooLate);
    expect((await found(run.id)).canUndo).toBe(false);
  });
});

it('what only undoing needs, and the products of dry runs, are forgotten after thirty days', async () => {
  await importFile(before);
  const dry = await importInto(app, after, '?dryRun=true');
  const run = await importFile(after);
  const { db } = app.database;
  const kept = async () => ({
    dry: await db.$count(importProducts, eq(importProducts.importId, dry.id)),
    products: await db.$count(importProducts, eq(importProducts.importId, run.id)),
    rows: await db.$count(importProducts, isNotNull(importProducts.replacedRows)),
  });
  const createdAt = Date.parse(run.createdAt);
  await forgetImportedProducts(db, new Date(createdAt));
  expect(await kept()).toEqual({ dry: 1, products: 3, rows: 2 });
  await forgetImportedProducts(db, new Date(createdAt + 1));
  expect(await kept()).toEqual({ dry: 0, products: 3, rows: 0 });
});

describe('after an import', () => {
  it('lists are filtered by what it added or changed', async () => {
    await importFile(before);
    const run = await importFile(after);
    const skus = async (query: string) =>
      ((await app.call('GET', `/api/products?import=${run.id}${query}`)).body as Product[]).map(({ sku }) => sku);
    expect((await skus('&sort=title&order=asc')).sort()).toEqual(['M-1', 'M-3']);
    expect(await skus('&status=approved')).toEqual([]);
    expect((await app.call('GET', '/api/products?import=x')).status).toBe(400);
  });

  it('its dry run is folded into it', async () => {
    const dry = await importInto(app, before, '?dryRun=true');
    const again = (await app.call('POST', `/api/imports/${dry.id}/runs?dryRun=true`, {})).body as { id: number };
    await finishedImport(app, again.id);
    const run = (await app.call('POST', `/api/imports/${again.id}/runs`, {})).body as { id: number };
    await finishedImport(app, run.id);
    const listed = (await app.call('GET', '/api/imports')).body as ImportDetails[];
    expect(listed.map(({ id }) => id)).toEqual([run.id]);
    expect(await found(run.id)).toMatchObject({ dryRunId: again.id });
    expect(await found(again.id)).toMatchObject({ importedAs: run.id });
  });
});
