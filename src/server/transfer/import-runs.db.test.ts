// An import is a run: counted, paused, cancelled, tried again and undone by the calls of runs.
import { setTimeout as tick } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ProblemBody } from '#domain/problem.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { products } from '#server/database/schema.ts';
import { finishedImport, importFile, uploadFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}

const patience = { timeout: 60_000, interval: 1 };
/** So many that an import or its undoing is still under way when it is told something: twenty batches. */
const many = 2_000;
const fileOf = (count: number, word = 'Mug') =>
  ['sku,title', ...Array.from({ length: count }, (_, n) => `S-${n},${word} ${n}`)].join('\n');
const look = (id: number) => call<Run>('GET', `/api/runs/${id}`);
const tell = (id: number, command: string, body?: object) => call<Run>('POST', `/api/runs/${id}/${command}`, body);
const refused = async (id: number, command: string) => (await app.call('POST', `/api/runs/${id}/${command}`)).body;
const found = (id: number) => call<ImportDetails>('GET', `/api/imports/${id}`);
const total = async () => Number((await app.call('GET', '/api/products?limit=1')).headers['x-total-count']);

async function end(id: number): Promise<Run> {
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).toBe('done');
  return await look(id);
}

/** The run of an import that is no dry run. */
function runOf({ runId }: Pick<Import, 'runId'>): number {
  if (runId === null) throw new Error('The import has no run');
  return runId;
}

/** Uploads a file and answers the import and its run as soon as something of it is stored. */
async function begin(file: string, query = ''): Promise<{ importId: number; runId: number }> {
  const { body } = await uploadFile(app, file, query);
  const runId = runOf(await found(body.id));
  await expect.poll(async () => (await look(runId)).counts.total, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  return { importId: body.id, runId };
}

describe('an import', () => {
  it('is a run that counts what its file held, and lists what it added or changed', async () => {
    await importFile(app, fileOf(3));
    const { id, runId, dryRun } = await importFile(app, `${fileOf(3).replace('Mug 1', 'Cup 1')}\nS-9,Plate\nS-9,Again`);
    expect(dryRun).toBe(false);
    const [latest, first] = await call<Run[]>('GET', '/api/runs');
    expect(latest).toMatchObject({
      id: runId,
      action: { action: 'import', options: { importId: id, fileName: 'catalogue' } },
      state: 'done',
      counts: { total: 5, done: 2, unchanged: 2, refused: 1, failed: 0 },
      createdBy: { id: app.user.id },
      undoneBy: null,
    });
    expect(first?.counts).toMatchObject({ total: 3, done: 3 });
    const items = await app.call('GET', `/api/runs/${runId}/items?limit=1&outcome=done`);
    expect(items.status, items.text).toBe(200);
    expect(items.headers['x-total-count']).toBe('2');
    expect((items.body as RunItem[])[0]).toMatchObject({ title: 'Cup 1', sku: 'S-1', outcome: 'done', statuses: null });
    expect(await call<RunItem[]>('GET', `/api/runs/${runId}/items?limit=5&outcome=failed`)).toEqual([]);
  });

  it('that is a dry run is none', async () => {
    const dry = await importFile(app, fileOf(2), '?dryRun=true');
    expect([dry.runId, await call<Run[]>('GET', '/api/runs')]).toEqual([null, []]);
  });

  it('does not wait for a dry run, which can be canceled while it is read', async () => {
    const dry = await uploadFile(app, fileOf(30_000), '?dryRun=true');
    expect((await importFile(app, fileOf(2))).counts).toMatchObject({ new: 2 });
    expect((await found(dry.body.id)).state).toBe('running');
    const cancelled = await app.call('POST', `/api/imports/${dry.body.id}/cancel`);
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      {
        state: 'failed',
        isCancelled: true,
        error: 'Canceled: the file was not checked to its end. Nothing was changed.',
        canApply: true,
      },
    ]);
    // The next one does not wait for what was canceled, and that stays canceled.
    expect((await importFile(app, fileOf(3), '?dryRun=true')).counts).toMatchObject({ read: 3 });
    expect(await found(dry.body.id)).toMatchObject({ state: 'failed', isCancelled: true });
  });

  it('is canceled as the run it is, and a dry run that is over not at all', async () => {
    const done = await importFile(app, fileOf(1), '?dryRun=true');
    const applied = await importFile(app, fileOf(1));
    const cancel = async (id: number) => {
      const { status, body } = await app.call('POST', `/api/imports/${id}/cancel`);
      return [status, (body as ProblemBody).error];
    };
    expect(await cancel(done.id)).toEqual([409, 'This dry run is over.']);
    expect(await cancel(applied.id)).toEqual([409, 'This is an import. Cancel its run instead.']);
    expect(await cancel(999)).toEqual([404, 'Import not found']);
  });

  it('that fails says why in its run', async () => {
    const { id, runId } = await importFile(app, 'sku,title\nA,Mug\nA,Again', '?mode=all');
    const { error } = await found(id);
    expect(await look(runOf({ runId }))).toMatchObject({ state: 'failed', note: error, counts: { total: 0, done: 0 } });
  });

  it('stores nothing after the answer to a pause, and goes on where it was', async () => {
    const { importId, runId } = await begin(fileOf(many));
    const paused = await tell(runId, 'pause');
    expect(paused.state).toBe('paused');
    const stored = await total();
    expect(stored).toBe(paused.counts.done);
    expect(stored).toBeLessThan(many);
    // Time in which a batch would be stored.
    await tick(300);
    expect([await total(), await found(importId)]).toMatchObject([stored, { state: 'running', isPaused: true }]);
    await tell(runId, 'resume');
    expect(await end(runId)).toMatchObject({ counts: { total: many, done: many, refused: 0 } });
    expect([await total(), (await found(importId)).counts.new]).toEqual([many, many]);
  });

  it('that is cancelled keeps what it stored, and goes on when it is tried again', async () => {
    const { importId, runId } = await begin(fileOf(many));
    const cancelled = await tell(runId, 'cancel');
    expect(cancelled.state).toBe('cancelled');
    expect(await finishedImport(app, importId)).toMatchObject({
      state: 'failed',
      isCancelled: true,
      error: 'Canceled: some products are already imported. You can undo the import or continue it.',
      canApply: true,
    });
    expect(await total()).toBe(cancelled.counts.done);
    await tell(runId, 'retry');
    expect(await end(runId)).toMatchObject({ counts: { total: many, done: many, unchanged: 0, refused: 0 } });
    expect(await finishedImport(app, importId)).toMatchObject({ state: 'done', counts: { new: many } });
  });

  it('that is all or nothing stores nothing when it is cancelled', async () => {
    const { body } = await uploadFile(app, fileOf(many), '?mode=all');
    const runId = runOf(await found(body.id));
    await tell(runId, 'cancel');
    await finishedImport(app, body.id);
    await tick(300);
    expect(await total()).toBe(0);
    await tell(runId, 'retry');
    expect(await end(runId)).toMatchObject({ counts: { total: many, done: many } });
    expect(await total()).toBe(many);
  });

  it('that is done cannot be tried again', async () => {
    const { runId } = await importFile(app, fileOf(1));
    expect(await refused(runOf({ runId }), 'retry')).toMatchObject({ code: 'IMPORT_NOT_READY' });
    expect(await refused(runOf({ runId }), 'pause')).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('paused at any moment ends when it is resumed, also where all of it is stored by then', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body } = await uploadFile(app, fileOf(100, `Mug ${round}`));
      const runId = runOf(await found(body.id));
      // The closer to its end, the later it is told.
      await expect.poll(async () => (await look(runId)).state, patience).not.toBe('waiting');
      if (round % 2 === 0) await expect.poll(async () => (await look(runId)).counts.total, patience).toBe(100);
      await app.call('POST', `/api/runs/${runId}/pause`);
      // Refused where it has ended.
      await app.call('POST', `/api/runs/${runId}/resume`);
      expect(await end(runId)).toMatchObject({ counts: { total: 100 } });
      expect(await found(body.id)).toMatchObject({ state: 'done', isPaused: false });
    }
  });

  it('keeps its run before itself, as whoever stops it does', async () => {
    const { importId, runId } = await begin(fileOf(many));
    let pause: Promise<{ status: number }> | undefined;
    const answered = vi.fn<() => void>();
    await app.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from imports where id = ${importId} for no key update`);
      await tick(400);
      pause = app.call('POST', `/api/runs/${runId}/pause`);
      void pause.then(answered);
      await tick(300);
      expect(answered).not.toHaveBeenCalled();
    });
    expect(await pause).toMatchObject({ status: 200 });
    await tell(runId, 'resume');
    await end(runId);
  });

  it('that is all or nothing has its end with its products', async () => {
    const { body } = await uploadFile(app, fileOf(500), '?mode=all');
    const runId = runOf(await found(body.id));
    await app.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from runs where id = ${runId} for update`);
      await tick(1_000);
      expect(await tx.$count(products)).toBe(0);
    });
    await end(runId);
    expect(await found(body.id)).toMatchObject({ state: 'done', canUndo: true, listed: 500 });
  });

  it('may come without a name', async () => {
    const part = 'content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream';
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=X' },
      payload: `--X\r\n${part}\r\n\r\n${fileOf(1)}\r\n--X--\r\n`,
    });
    expect(reply.statusCode).toBe(202);
    expect(await finishedImport(app, reply.json<{ id: number }>().id)).toMatchObject({ fileName: 'catalogue' });
  });
});

describe('undoing the run of an import', () => {
  it('of one product leaves what is told of the others', async () => {
    await importFile(app, fileOf(2));
    const imported = await importFile(app, fileOf(2, 'Cup'));
    for (const id of [1, 2]) await call('PATCH', `/api/products/${id}`, { title: `My mug ${id}` });
    await end((await tell(runOf(imported), 'undo')).id);
    await end((await tell(runOf(imported), 'undo', { productIds: [1] })).id);
    expect(await found(imported.id)).toMatchObject({ undo: { left: 2, isDone: true, isGoing: false } });
  });

  it('goes by one run at a time', async () => {
    const imported = await importFile(app, fileOf(many));
    const first = await tell(runOf(imported), 'undo');
    await tell(first.id, 'pause');
    expect(await found(imported.id)).toMatchObject({ undo: { isGoing: true } });
    const illegal = { code: 'ILLEGAL_TRANSITION', error: 'This import is already being undone.' };
    expect(await refused(runOf(imported), 'undo')).toMatchObject(illegal);
    await tell(first.id, 'cancel');
    const second = await tell(runOf(imported), 'undo');
    await tell(second.id, 'pause');
    expect(await refused(first.id, 'retry')).toMatchObject(illegal);
    await tell(second.id, 'resume');
    await end(second.id);
    expect(await total()).toBe(0);
  });

  it('of one product, too, keeps it from being continued', async () => {
    const { importId, runId } = await begin(fileOf(many));
    await tell(runId, 'cancel');
    const [first] = await call<Product[]>('GET', '/api/products?limit=1');
    await end((await tell(runId, 'undo', { productIds: [first?.id] })).id);
    expect(await refused(runId, 'retry')).toMatchObject({ code: 'IMPORT_NOT_READY' });
    expect(await found(importId)).toMatchObject({ canApply: false });
  });

  it('takes back what nobody changed since, lists what it left, and tries that again', async () => {
    await importFile(app, fileOf(2));
    const imported = await importFile(app, fileOf(4, 'Cup'));
    await call('PATCH', '/api/products/1', { title: 'My mug' });
    const undo = await end((await tell(runOf(imported), 'undo')).id);
    expect(undo).toMatchObject({
      action: {
        action: 'undo',
        options: { runId: imported.runId, of: { importId: imported.id, fileName: 'catalogue' } },
      },
      counts: { total: 4, done: 3, refused: 1 },
    });
    const titles = async () => (await call<Product[]>('GET', '/api/products')).map(({ title }) => title);
    expect((await titles()).sort()).toEqual(['Mug 1', 'My mug']);
    const [left] = await call<RunItem[]>('GET', `/api/runs/${undo.id}/items?limit=9&outcome=refused`);
    expect(left).toMatchObject({ productId: 1, reason: 'Changed after the import and not undone: title.' });
    expect(await call<ImportedProduct[]>('GET', `/api/imports/${imported.id}/products?list=left`)).toHaveLength(1);
    expect(await found(imported.id)).toMatchObject({ undone: 'partly', canUndo: true, undo: { undone: 3, left: 1 } });
    expect(await look(runOf(imported))).toMatchObject({ undoneBy: undo.id });

    await call('PATCH', '/api/products/1', { title: 'Cup 0' });
    const again = await end((await tell(runOf(imported), 'undo')).id);
    expect(again.counts).toMatchObject({ total: 1, done: 1 });
    expect((await titles()).sort()).toEqual(['Mug 0', 'Mug 1']);
    expect(await found(imported.id)).toMatchObject({ undone: 'all', canUndo: false });
    expect(await refused(runOf(imported), 'undo')).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await refused(undo.id, 'undo')).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('takes back some products only, and no parts', async () => {
    const imported = await importFile(app, fileOf(3));
    const undo = await end((await tell(runOf(imported), 'undo', { productIds: [2] })).id);
    expect(undo.counts).toMatchObject({ total: 1, done: 1 });
    expect([await total(), (await look(runOf(imported))).undoneBy]).toEqual([2, null]);
    const parts = await app.call('POST', `/api/runs/${imported.runId}/undo`, { parts: ['title'] });
    expect(parts).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });
  });

  it('cancels one that still goes on', async () => {
    const { importId, runId } = await begin(fileOf(many));
    const undo = await end((await tell(runId, 'undo')).id);
    expect((await look(runId)).state).toBe('cancelled');
    expect([await total(), (await found(importId)).state]).toEqual([0, 'failed']);
    expect(undo.counts.done).toBe(undo.counts.total);
    expect(await refused(runId, 'retry')).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });
});
