// What is kept of runs, how long, and how a run ends that cannot go on.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { runItems, runRows, runs } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { purgeRuns } from './runs.commands.ts';

const app = startTestApp();
let double: ModelDouble;
beforeAll(async () => {
  double = await startModelDouble();
});
afterEach(() => double.reset());
afterAll(() => double.close());

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const start = (body: object) => call<Run>('POST', '/api/runs', { selection: { filter: {} }, ...body });
async function end({ id }: Run, state = 'done'): Promise<Run> {
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe(state);
  return await call<Run>('GET', `/api/runs/${id}`);
}
const day = 24 * 60 * 60 * 1000;

it('history names the run of a change, and is listed by it', async () => {
  const id = await addProduct(app.database.db);
  await call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Mug by hand' });
  const run = await end(await start({ action: 'reject', options: { parts: ['title'] } }));
  const [last, ...before] = await call<HistoryEntry[]>('GET', `/api/products/${id}/content-history`);
  expect(last).toMatchObject({ action: 'rejected', runId: run.id });
  expect(before.some((entry) => 'runId' in entry)).toBe(false);
  const listed = await call<HistoryEntry[]>('GET', `/api/content-history?runId=${run.id}`);
  expect(listed.map((entry) => entry.id)).toEqual([last?.id]);
});

it('what was undone, or is older than that, is not tried again: nobody could take it back', async () => {
  await addProduct(app.database.db);
  const undone = await end(await start({ action: 'generate' }));
  const undo = await end(await call<Run>('POST', `/api/runs/${undone.id}/undo`));
  expect(await app.call('POST', `/api/runs/${undone.id}/retry`)).toMatchObject({
    status: 422,
    body: { error: `Run ${undo.id} undid this run. Start a new run for the remaining products.` },
  });
  await purgeRuns(app.database.db, new Date(app.clock.now.getTime() + 31 * day));
  expect(await app.call('POST', `/api/runs/${undo.id}/retry`)).toMatchObject({
    status: 422,
    body: { error: 'This run ended more than 30 days ago. Start a new run for the remaining products.' },
  });
});

it('what a run replaced stays as long as its undo goes on', async () => {
  const { db } = app.database;
  await addProduct(db);
  const written = await end(await start({ action: 'generate' }));
  const undo = await end(await call<Run>('POST', `/api/runs/${written.id}/undo`));
  const late = new Date(app.clock.now.getTime() + 31 * day);
  await db.update(runs).set({ state: 'paused' }).where(eq(runs.id, undo.id));
  await purgeRuns(db, late);
  const [kept] = await db.select().from(runItems).where(eq(runItems.runId, written.id));
  expect(kept?.replaced).not.toBeNull();
  await db.update(runs).set({ state: 'done' }).where(eq(runs.id, undo.id));
  await purgeRuns(db, late);
  const [purged] = await db.select().from(runItems).where(eq(runItems.runId, written.id));
  expect(purged?.replaced).toBeNull();
});

it('what a run replaced, and its file, are kept for 30 days', async () => {
  await addProduct(app.database.db);
  const written = await end(await start({ action: 'generate' }));
  const file = await end(await start({ action: 'export', options: { format: 'json' } }));
  const ended = app.clock.now.getTime();
  expect(written.undoUntil).toBe(new Date(ended + 30 * day).toISOString());
  const { db } = app.database;
  await purgeRuns(db, new Date(ended + 30 * day));
  expect(await db.select().from(runRows)).toHaveLength(1);
  app.clock.now = new Date(ended + 30 * day + 1);
  await purgeRuns(db, app.clock.now);
  expect(await db.select().from(runRows)).toEqual([]);
  const [item] = await db.select().from(runItems).where(eq(runItems.runId, written.id));
  expect(item).toMatchObject({ outcome: 'done', replaced: null });
  expect(await app.call('POST', `/api/runs/${written.id}/undo`)).toMatchObject({
    status: 422,
    body: { error: 'A run can be undone for 30 days. This run is older.' },
  });
  expect((await app.call('GET', `/api/runs/${file.id}/file`)).status).toBe(404);
});

describe('a run that cannot go on', () => {
  it('fails where its products cannot be listed, and says so', async () => {
    const id = await addProduct(app.database.db);
    // One that is over, so that nothing is under way beside what is tried.
    const run = await end(await start({ action: 'reject', selection: { ids: [id] } }));
    // As no call lets it in: the database refuses the number.
    await app.database.db
      .update(runs)
      .set({ selection: { filter: { qualityMin: 'x' } }, isListed: false, state: 'failed' })
      .where(eq(runs.id, run.id));
    await app.database.db.execute(sql`delete from run_chunks where run_id = ${run.id}`);
    await app.database.db.execute(sql`delete from run_items where run_id = ${run.id}`);
    await call('POST', `/api/runs/${run.id}/retry`);
    const failed = await end(run, 'failed');
    expect(failed.note).toBe(
      'Something went wrong on our side while listing the products. Nothing was changed. Try again.',
    );
    await app.database.db
      .update(runs)
      .set({ selection: { ids: [id] } })
      .where(eq(runs.id, run.id));
    await call('POST', `/api/runs/${run.id}/retry`);
    expect(await end(run)).toMatchObject({ note: null, counts: { total: 1, refused: 1 } });
  });

  it('fails where the provider refuses the key, and goes on once it is mended', async () => {
    for (let n = 0; n < 3; n += 1) await addProduct(app.database.db);
    const given = {
      ...{ name: 'The double', provider: 'openai-compatible', model: 'double-1', baseUrl: `${double.origin}/v1` },
      ...{ key: 'sk-double-1', inputPrice: null, outputPrice: null, dailyBudget: null, concurrency: 1 },
      ...{ maxOutputTokens: 4_000, timeoutSeconds: 20, temperature: null, seed: null },
    };
    const connection = await call<{ id: number }>('POST', '/api/model-connections', given);
    await call('PATCH', '/api/model-jobs/write', { connectionId: connection.id });
    double.script(...Array.from({ length: 3 }, () => ({ kind: 'status', status: 401 }) as const));
    const run = await start({ action: 'generate', options: { parts: ['title'] } });
    const failed = await end(run, 'failed');
    expect(failed.note).toBe(
      'The provider of the language model rejected its key. Enter the key again under Settings > API Integration, then retry this run.',
    );
    expect(failed.counts).toMatchObject({ done: 0, refused: 0, failed: 0 });
    await call('PATCH', '/api/model-jobs/write', { connectionId: null });
    await call('POST', `/api/runs/${run.id}/retry`);
    expect((await end(run)).counts).toMatchObject({ total: 3, done: 3 });
  });
});
