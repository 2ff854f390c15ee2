// Runs over the whole server: started, worked through in the background, paused, cancelled, and undone.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { runFindings } from '#domain/runs/run.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { contentHistory, optimizedContents, runChunks, runs } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}

const add = async (count: number) => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await addProduct(app.database.db, { sku: `R-${n}` }));
  return ids;
};

const start = (body: object) => call<Run>('POST', '/api/runs', body);
const look = (id: number) => call<Run>('GET', `/api/runs/${id}`);
const send = (id: number, command: string, body?: object) => call<Run>('POST', `/api/runs/${id}/${command}`, body);
const items = (id: number, query = '') => call<RunItem[]>('GET', `/api/runs/${id}/items?limit=100${query}`);

async function end(id: number): Promise<Run> {
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).toBe('done');
  return await look(id);
}

const contents = () => app.database.db.select().from(optimizedContents).orderBy(optimizedContents.productId);
const histories = () => app.database.db.select().from(contentHistory).orderBy(contentHistory.id);

describe('a run that writes', () => {
  it('goes through everything that matches and tells what came of each', async () => {
    const ids = await add(12);
    const run = await start({ action: 'generate', selection: { filter: {} } });
    expect(run).toMatchObject({ state: 'waiting', counts: { total: 12, done: 0 } });
    const ended = await end(run.id);
    expect(ended.counts).toEqual({ total: 12, done: 12, asked: 0, unchanged: 0, refused: 0, failed: 0 });
    expect((await items(run.id)).map(({ productId, outcome }) => [productId, outcome])).toEqual(
      ids.map((id) => [id, 'done']),
    );
    expect((await contents()).map(({ productId }) => productId)).toEqual(ids);
  });

  it('leaves parts somebody decided on or wrote, and says so', async () => {
    const [id = 0] = await add(1);
    await call('POST', `/api/products/${id}/generate-optimized-content`);
    await call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: 'approved' });
    await call('PATCH', `/api/products/${id}/optimized-content`, { description: 'By hand.' });
    const run = await start({ action: 'generate', selection: { ids: [id] } });
    await end(run.id);
    const [item] = await items(run.id);
    expect(item?.reason).toBe('Already approved: Title. Edited manually: Description.');
    const [content] = await contents();
    expect(content).toMatchObject({ titleStatus: 'approved', description: 'By hand.' });
  });

  it('takes what it is told to take', async () => {
    const [id = 0] = await add(1);
    await call('POST', `/api/products/${id}/generate-optimized-content`);
    await call('PATCH', `/api/products/${id}/optimized-content`, { description: 'By hand.' });
    const options = { parts: ['description'], take: ['edited'] };
    const run = await start({ action: 'generate', options, selection: { ids: [id] } });
    expect((await end(run.id)).counts.done).toBe(1);
    expect((await contents())[0]?.description).not.toBe('By hand.');
  });

  it('writes nothing where all it rests on is as it was, unless told to', async () => {
    const [same = 0, changed = 0] = await add(2);
    await end((await start({ action: 'generate', selection: { filter: {} } })).id);
    await call('PATCH', `/api/products/${changed}`, { title: 'Stoneware mug, glazed' });
    const again = await end((await start({ action: 'generate', selection: { filter: {} } })).id);
    expect(again.counts).toMatchObject({ unchanged: 1, done: 1 });
    const [first, second] = await items(again.id);
    expect(first).toMatchObject({ productId: same, outcome: 'unchanged' });
    expect(first?.reason).toContain('Nothing changed since the last draft: Title');
    expect(second).toMatchObject({ productId: changed, outcome: 'done' });
    const options = { take: ['as-before'] };
    const forced = await end((await start({ action: 'generate', options, selection: { ids: [same] } })).id);
    expect((await items(forced.id))[0]?.reason).toBe('Generating again gave the same text.');
  });

  it('of the first of a selection goes through those alone', async () => {
    const [first = 0, , third = 0] = await add(4);
    const selection = { filter: {}, except: [first], first: 2 };
    const run = await start({ action: 'generate', selection });
    expect(run).toMatchObject({ counts: { total: 2 }, selection: { first: 2 } });
    await end(run.id);
    expect((await items(run.id)).map(({ productId }) => productId)).toEqual([first + 1, third]);
  });

  it('of the first takes those that wait before the others', async () => {
    const [done = 0, , third = 0] = await add(3);
    const waiting = [done + 1, third];
    await call('POST', `/api/products/${done}/generate-optimized-content`);
    const approved = Object.fromEntries(partNames.map((part) => [`${part}Status`, 'approved']));
    await call('PATCH', `/api/products/${done}/optimized-content`, approved);
    const tried = async (first: number) => {
      const run = await start({ action: 'generate', selection: { filter: {}, first } });
      await end(run.id);
      return (await items(run.id)).map(({ productId }) => productId);
    };
    expect(await tried(2)).toEqual(waiting);
    expect(await tried(3)).toEqual([done, ...waiting]);
  });

  it('with a key starts once: the same call answers the same run, another one is refused, for 24 hours', async () => {
    const id = await addProduct(app.database.db);
    const body = { action: 'generate', options: {}, selection: { ids: [id] } };
    const start = (key: string, asked: object = body) =>
      app.call('POST', '/api/runs', asked, { 'idempotency-key': key });
    const replies = await Promise.all(Array.from({ length: 8 }, () => start('order-1')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    const [run] = new Set(replies.map((reply) => (reply.body as Run).id));
    expect(new Set(replies.map((reply) => (reply.body as Run).id)).size).toBe(1);
    const other = await start('order-1', { ...body, options: { parts: ['title'] } });
    expect([other.status, (other.body as { code: string }).code]).toEqual([409, 'KEY_REUSED']);
    expect(((await start('order-2')).body as Run).id).not.toBe(run);
    expect(((await app.call('POST', '/api/runs', body)).body as Run).id).not.toBe(run);
    expect((await start('')).status).toBe(400);
    expect((await start('x'.repeat(201))).status).toBe(400);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1_000 + 1);
    expect(((await start('order-1')).body as Run).id).not.toBe(run);
  });

  it('that was refused leaves its key free', async () => {
    const start = (ids: number[]) =>
      app.call(
        'POST',
        '/api/runs',
        { action: 'generate', options: {}, selection: { ids } },
        { 'idempotency-key': 'again' },
      );
    expect((await start([999_999])).status).toBe(422);
    expect((await start([await addProduct(app.database.db)])).status).toBe(202);
  });

  it('of nothing is refused', async () => {
    const reply = await app.call('POST', '/api/runs', { action: 'generate', selection: { filter: {} } });
    expect(reply).toMatchObject({ status: 422, body: { code: 'NOTHING_TO_REVIEW' } });
  });
});

describe('what came of products', () => {
  it('is counted by whether it differs from the source and what needs a look, and listed by both', async () => {
    const addOne = (given: Partial<SourceProduct>) => addProduct(app.database.db, given);
    const [quiet, shouting] = ['Stoneware mug, 350 ml', 'STONEWARE MUG, 350 ML!!!'];
    const same = await addOne({ title: quiet });
    const loud = await addOne({ title: shouting });
    const praised = await addOne({ title: quiet, description: 'The best stoneware mug.' });
    const bare = await addOne({ title: shouting, images: [] });
    const options = { parts: ['title'] };
    const run = await end((await start({ action: 'generate', options, selection: { filter: {} } })).id);
    expect(run.counts.done).toBe(4);
    expect(run.written).toEqual({ changed: 2, changedToLook: 1, unchanged: 2, unchangedToLook: 1 });
    const none = Object.fromEntries(runFindings.map((finding) => [finding, 0]));
    // Praise that only the catalogue makes needs proof; without a picture no listing goes out.
    expect(run.findings).toEqual({ ...none, 'open-claim': 1, 'must-rule': 1 });
    const listed = async (query: string) =>
      (await items(run.id, query)).map(({ productId, finding, isChanged }) => [productId, finding, isChanged]);
    expect(await listed('&changed=true')).toEqual([
      [loud, null, true],
      [bare, 'must-rule', true],
    ]);
    expect(await listed('&changed=false')).toEqual([
      [same, null, false],
      [praised, 'open-claim', false],
    ]);
    expect(await listed('&finding=open-claim&finding=must-rule&changed=false')).toEqual([
      [praised, 'open-claim', false],
    ]);
    expect((await listed('&finding=none')).map(([id]) => id)).toEqual([same, loud]);
    const undone = await end((await send(run.id, 'undo')).id);
    expect(undone.written).toBeNull();
    expect(await items(undone.id, '&finding=none')).toHaveLength(4);
    expect((await items(undone.id)).map(({ isChanged }) => isChanged)).toEqual([null, null, null, null]);
  });

  it('is shown with their picture and the statuses as they stand, and found by words', async () => {
    const picture = 'https://images.example/a.jpg';
    const mug = await addProduct(app.database.db, { sku: 'MUG-1', title: 'Stoneware mug', images: [picture] });
    const bowl = await addProduct(app.database.db, { sku: 'BOWL-1', title: 'Oak bowl', images: [] });
    const run = await end((await start({ action: 'generate', selection: { filter: {} } })).id);
    await call('PATCH', `/api/products/${mug}/optimized-content`, { titleStatus: 'approved' });
    expect(await items(run.id, '&search=Mug-1')).toMatchObject([
      { productId: mug, image: picture, statuses: { title: 'approved', images: 'pending' } },
    ]);
    const reply = await app.call('GET', `/api/runs/${run.id}/items?search=bowl-1&outcome=done&outcome=failed`);
    expect(reply.headers).toMatchObject({ 'x-total-count': '1' });
    expect((reply.body as RunItem[])[0]).toMatchObject({ productId: bowl, image: null });
    const rejected = await end((await start({ action: 'reject', selection: { filter: { run: String(run.id) } } })).id);
    expect(rejected.counts.total).toBe(2);
  });

  it('filters lists by the run that changed them', async () => {
    const [done = 0, bare = 0] = await add(2);
    await call('POST', `/api/products/${done}/generate-optimized-content`);
    const run = await end((await start({ action: 'reject', selection: { filter: {} } })).id);
    expect((await call<Product[]>('GET', `/api/products?run=${run.id}`)).map(({ id }) => id)).toEqual([done]);
    const counts = await call<Record<string, number>>('GET', `/api/products/lenses?run=${run.id}&run=${bare}`);
    expect(counts).toMatchObject({ 'nothing-written': 0 });
  });

  it('tells the pace while it goes on', async () => {
    const [id = 0] = await add(1);
    const run = await end((await start({ action: 'generate', selection: { ids: [id] } })).id);
    expect(run.pace).toBeNull();
    // As it stands amid a run that does four products every three seconds, with 120 left.
    const now = app.clock.now.getTime();
    await app.database.db.execute(sql`insert into run_items (run_id, product_id, chunk, outcome, at)
      select ${run.id}::int, 1000 + n, 0, 'done', ${new Date(now).toISOString()}::timestamptz - make_interval(secs => n * 0.75)
      from generate_series(1, 79) n`);
    await app.database.db.update(runChunks).set({ done: 80 }).where(eq(runChunks.runId, run.id));
    await app.database.db
      .update(runs)
      .set({ state: 'running', total: 200, startedAt: new Date(now - 120_000) })
      .where(eq(runs.id, run.id));
    const { pace } = await look(run.id);
    expect(pace?.recent).toHaveLength(20);
    expect(pace?.perMinute).toBeCloseTo(80, -1);
    expect(pace?.secondsLeft).toBeCloseTo(90, -1.5);
  });
});

describe('what a run is told', () => {
  it('paused it stores nothing more, resumed it does the rest once', async () => {
    const ids = await add(6);
    const run = await start({ action: 'generate', selection: { ids } });
    expect((await send(run.id, 'pause')).state).toBe('paused');
    const atPause = (await contents()).length;
    // What was under way at the pause has no effect any more: nothing to wait for.
    await expect.poll(async () => (await jobsLeft()) === 0, { timeout: 30_000 }).toBe(true);
    expect((await contents()).length).toBe(atPause);
    expect((await send(run.id, 'resume')).state).toBe('running');
    expect((await end(run.id)).counts).toMatchObject({ total: 6, done: 6 });
    const entries = await histories();
    expect(new Set(entries.map(({ productId, contentType }) => `${productId} ${contentType}`)).size).toBe(
      entries.length,
    );
  });

  it('cancelled it is over, and what it left can be tried again', async () => {
    const ids = await add(3);
    const run = await start({ action: 'generate', selection: { ids } });
    await send(run.id, 'cancel');
    expect((await app.call('POST', `/api/runs/${run.id}/pause`)).body).toMatchObject({
      error: 'This run was canceled and cannot be paused.',
      code: 'ILLEGAL_TRANSITION',
    });
    await send(run.id, 'retry');
    expect((await end(run.id)).counts).toMatchObject({ total: 3, done: 3 });
  });
});

/** Jobs of runs that somebody has, or will have. */
async function jobsLeft(): Promise<number> {
  const { rows } = await app.database.execute(
    "select count(*)::int as left from jobs.job where name like 'run-%' and state in ('created', 'retry', 'active')",
  );
  return (rows[0] as { left: number }).left;
}

describe('decisions on many', () => {
  it('approves what is clean and leaves what is not, saying why', async () => {
    const [clean = 0, doubtful = 0] = await add(2);
    for (const id of [clean, doubtful]) await call('POST', `/api/products/${id}/generate-optimized-content`);
    await call('PATCH', `/api/products/${doubtful}/optimized-content`, { description: 'A mug of pure gold, 9 kg.' });
    const run = await start({ action: 'approve', options: { parts: ['description'] }, selection: { filter: {} } });
    await end(run.id);
    const [first, second] = await items(run.id);
    expect(first).toMatchObject({ outcome: 'done', parts: ['description'] });
    expect(second).toMatchObject({ outcome: 'refused', parts: [] });
    expect(second?.reason).toBe('Product Description has 2 open claims.');
  });

  it('rejects and rolls back wherever that may be done', async () => {
    const [id = 0, bare = 0] = await add(2);
    await call('POST', `/api/products/${id}/generate-optimized-content`);
    const rejected = await start({
      action: 'reject',
      options: { parts: ['title', 'bullets'] },
      selection: { filter: {} },
    });
    expect((await end(rejected.id)).counts).toMatchObject({ done: 1, refused: 1 });
    expect((await items(rejected.id, '&outcome=refused')).map(({ productId }) => productId)).toEqual([bare]);
    expect((await contents())[0]).toMatchObject({ titleStatus: 'rejected', bulletsStatus: 'rejected' });
    const back = await start({ action: 'roll-back', selection: { ids: [id] } });
    await end(back.id);
    expect((await contents())[0]).toMatchObject({ titleStatus: 'pending', bulletsStatus: 'pending' });
  });
});

describe('undone', () => {
  it('content that comes again never has a version that somebody saw before', async () => {
    const [id = 0] = await add(1);
    const versionOf = async () => (await contents()).find(({ productId }) => productId === id)?.version ?? 0;
    const first = await end((await start({ action: 'generate', selection: { ids: [id] } })).id);
    const seen = await versionOf();
    await end((await send(first.id, 'undo')).id);
    expect(await contents()).toEqual([]);
    await end((await start({ action: 'generate', selection: { ids: [id] } })).id);
    expect(await versionOf()).toBeGreaterThan(seen);
  });

  it('a run that wrote puts everything back, but for what somebody touched since', async () => {
    const [bare = 0, had = 0, touched = 0] = await add(3);
    for (const id of [had, touched])
      await call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Mug by hand', titleStatus: 'pending' });
    const before = new Map((await contents()).map((row) => [row.productId, row]));
    const run = await start({ action: 'generate', options: { take: ['edited'] }, selection: { filter: {} } });
    await end(run.id);
    await call('PATCH', `/api/products/${touched}/optimized-content`, { descriptionStatus: 'approved' });
    const undo = await send(run.id, 'undo');
    expect(undo).toMatchObject({ action: { action: 'undo', options: { runId: run.id } }, counts: { total: 3 } });
    expect((await end(undo.id)).counts).toMatchObject({ done: 3 });
    const after = new Map((await contents()).map((row) => [row.productId, row]));
    const same = (id: number) => {
      const {
        version: _,
        updatedAt: __,
        updatedBy: ___,
        ...rest
      } = after.get(id) ?? { version: 0, updatedAt: 0, updatedBy: 0 };
      return rest;
    };
    const {
      version: _,
      updatedAt: __,
      updatedBy: ___,
      ...wanted
    } = before.get(had) ?? { version: 0, updatedAt: 0, updatedBy: 0 };
    expect(same(had)).toEqual(wanted);
    expect(after.has(bare)).toBe(false);
    expect(await call<Product>('GET', `/api/products/${bare}`)).toMatchObject({ hasContent: false });
    expect(after.get(touched)).toMatchObject({ title: 'Mug by hand', descriptionStatus: 'approved' });
    const left = (await items(undo.id)).find(({ productId }) => productId === touched);
    expect(left?.reason).toBe('Edited or reviewed again since then: Description.');
    expect(await look(run.id)).toMatchObject({ undoneBy: undo.id });
    expect((await app.call('POST', `/api/runs/${run.id}/undo`)).status).toBe(422);
    const recorded = await call<HistoryEntry[]>('GET', `/api/products/${had}/content-history`);
    expect(recorded.some(({ action }) => action === 'restored')).toBe(true);
  });

  it('some of it leaves the rest, which can be undone later', async () => {
    const [first = 0, second = 0] = await add(2);
    const run = await end((await start({ action: 'generate', selection: { filter: {} } })).id);
    const written = new Map((await contents()).map((row) => [row.productId, row]));
    const part = await end((await send(run.id, 'undo', { productIds: [first], parts: ['title'] })).id);
    expect(part).toMatchObject({
      action: { action: 'undo', options: { runId: run.id, parts: ['title'] } },
      counts: { total: 1, done: 1 },
    });
    const titles = new Map((await contents()).map((row) => [row.productId, row]));
    expect(titles.get(first)).toMatchObject({
      parts: { title: { origin: 'source' } },
      description: written.get(first)?.description,
    });
    expect(titles.get(second)).toEqual(written.get(second));
    expect(await look(run.id)).toMatchObject({ undoneBy: null, state: 'done' });
    const whole = await end((await send(run.id, 'undo')).id);
    expect(await look(run.id)).toMatchObject({ undoneBy: whole.id });
    expect((await items(whole.id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', 'Edited or reviewed again since then: Title.'],
      ['done', null],
    ]);
    expect((await contents()).map(({ productId }) => productId)).toEqual([first]);
    const nobody = await app.call('POST', `/api/runs/${part.id}/undo`, { productIds: [second] });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });
  });

  it('what was put back is told, and no further undo goes through it', async () => {
    const [first = 0, second = 0, third = 0] = await add(3);
    await end((await start({ action: 'generate', selection: { filter: {} } })).id);
    const options = { takeAll: true, parts: ['title', 'description'] };
    const run = await end((await start({ action: 'approve', options, selection: { filter: {} } })).id);
    expect(run).toMatchObject({ counts: { done: 3 }, undos: [], putBack: 0 });
    const title = await end((await send(run.id, 'undo', { productIds: [second], parts: ['title'] })).id);
    const one = await end((await send(run.id, 'undo', { productIds: [first] })).id);
    const undos = [one, title].map(({ id }) => ({ id, state: 'done', products: 1 }));
    expect(await look(run.id)).toMatchObject({ undoneBy: null, undos, putBack: 1 });
    const nobody = await app.call('POST', `/api/runs/${run.id}/undo`, { productIds: [first] });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });

    // Undone again, what it put back can be put back anew.
    await end((await send(one.id, 'undo')).id);
    expect(await look(run.id)).toMatchObject({ undos, putBack: 0 });
    const undoneAgain = await end((await send(run.id, 'undo', { productIds: [first] })).id);
    expect((await items(undoneAgain.id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([['done', null]]);

    const whole = await send(run.id, 'undo');
    expect(whole.counts.total).toBe(2);
    await end(whole.id);
    expect((await items(whole.id)).map(({ productId }) => productId)).toEqual([second, third]);
    expect(await look(run.id)).toMatchObject({ undoneBy: whole.id, putBack: 3 });
  });

  it('an undo can be undone', async () => {
    const [id = 0] = await add(1);
    await call('POST', `/api/products/${id}/generate-optimized-content`);
    const approved = await start({
      action: 'approve',
      options: { takeAll: true, parts: ['title'] },
      selection: { ids: [id] },
    });
    await end(approved.id);
    const undo = await send(approved.id, 'undo');
    await end(undo.id);
    expect((await contents())[0]?.titleStatus).toBe('pending');
    const redone = await end((await send(undo.id, 'undo')).id);
    expect((await contents())[0]?.titleStatus).toBe('approved');
    // It is in effect again, and can be undone as at first.
    expect(await look(approved.id)).toMatchObject({
      undoneBy: null,
      putBack: 0,
      undos: [{ id: undo.id, undoneBy: redone.id }],
    });
    expect(await look(undo.id)).toMatchObject({ undoneBy: redone.id });
    const last = await end((await send(approved.id, 'undo')).id);
    expect((await contents())[0]?.titleStatus).toBe('pending');
    expect(await look(approved.id)).toMatchObject({ undoneBy: last.id, putBack: 1 });
  });

  it('an undo holds again once what undid it is undone', async () => {
    const ids = await add(2);
    for (const id of ids) await call('POST', `/api/products/${id}/generate-optimized-content`);
    const parts = ['title'];
    const approved = await end(
      (await start({ action: 'approve', options: { takeAll: true, parts }, selection: { ids } })).id,
    );
    const undo = await end((await send(approved.id, 'undo')).id);
    const redone = await end((await send(undo.id, 'undo')).id);
    const undoneAgain = await end((await send(redone.id, 'undo')).id);
    expect((await contents()).map(({ titleStatus }) => titleStatus)).toEqual(['pending', 'pending']);
    expect(await look(redone.id)).toMatchObject({ undoneBy: undoneAgain.id });
    expect(await look(undo.id)).toMatchObject({ undoneBy: null });
    expect(await look(approved.id)).toMatchObject({ undoneBy: undo.id });
    expect((await app.call('POST', `/api/runs/${approved.id}/undo`)).status).toBe(422);
  });
});

it('a try tells which run went on with the rest, until that is undone', async () => {
  const ids = await add(3);
  const attempt = await end((await start({ action: 'generate', selection: { ids, first: 1 } })).id);
  expect(attempt.continuedBy).toBeNull();
  const rest = { ids: ids.slice(1), continues: attempt.id };
  const going = await end((await start({ action: 'generate', selection: rest })).id);
  expect(await look(attempt.id)).toMatchObject({ continuedBy: going.id });
  await end((await send(going.id, 'undo')).id);
  expect(await look(attempt.id)).toMatchObject({ continuedBy: null });
});

it('runs are listed, the latest first, page by page', async () => {
  const ids = await add(1);
  const made: number[] = [];
  for (let n = 0; n < 3; n += 1) made.push((await start({ action: 'generate', selection: { ids } })).id);
  for (const id of made) await end(id);
  const reply = await app.call('GET', '/api/runs?limit=2');
  expect((reply.body as Run[]).map(({ id }) => id)).toEqual([made[2], made[1]]);
  expect(reply.headers).toMatchObject({ 'x-total-count': '3' });
  const next = /<(.+)>/.exec(String(reply.headers.link))?.[1] ?? '';
  expect((await call<Run[]>('GET', next)).map(({ id }) => id)).toEqual([made[0]]);
  await app.database.db.delete(runs).where(eq(runs.id, made[0] ?? 0));
  expect((await app.call('GET', `/api/runs/${made[0]}`)).status).toBe(404);
  expect(await app.database.db.select({ n: sql`count(*)::int` }).from(runs)).toEqual([{ n: 2 }]);
});
