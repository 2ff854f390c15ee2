import { describe, expect, it } from 'vitest';
import type { BulkItem, BulkReply, BulkRun } from '#domain/catalogue/bulk.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { ApprovalPreview } from '#domain/review/bulk-approve.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const withoutTitle = partNames.filter((part) => part !== 'title');
type Command = 'approve' | 'generate';
type Preview = { run: BulkRun; total: number; withContent: number; approved: number };

/** Time moves on between the calls of a person; within one call it stands still. */
function tick(seconds = 1): void {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
}
async function preview(selection: Selection): Promise<Preview> {
  tick();
  const reply = await app.call('POST', '/api/bulk/preview', { selection });
  expect(reply.status, reply.text).toBe(200);
  tick();
  return reply.body as Preview;
}
async function step(command: Command, body: object): Promise<BulkReply> {
  const reply = await app.call('POST', `/api/bulk/${command}`, body);
  expect(reply.status, reply.text).toBe(200);
  tick();
  return reply.body as BulkReply;
}
/** Drives a run to its end as the browser does; `between` happens after each step. */
async function drive(command: Command, selection: Selection, limit: number, between?: () => Promise<unknown>) {
  const { run, total } = await preview(selection);
  const items: BulkItem[] = [];
  let steps = 0;
  for (let after: number | null = 0; after !== null; steps += 1) {
    const reply: BulkReply = await step(command, { selection, run, after, limit });
    items.push(...reply.items);
    after = reply.next;
    await between?.();
  }
  return { items, steps, total, run };
}
const content = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent;
const history = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
const generate = (id: number) => app.call('POST', `/api/products/${id}/generate-optimized-content`);
const outcomes = (items: BulkItem[]) => items.map((item) => [item.productId, item.outcome]);
const patch = (id: number, body: object) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);

async function addGenerated(count: number, given: Parameters<typeof addProduct>[1] = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = await addProduct(app.database.db, given);
    await generate(id);
    ids.push(id);
  }
  return ids;
}
const everyPending: Selection = { kind: 'filter', filter: { status: 'pending' }, except: [] };

describe('approving a selection', () => {
  it('works through a filter whose products leave it while it runs, each exactly once, without those taken off', async () => {
    const ids = await addGenerated(7);
    const [first, second] = ids;
    const { items, steps, total } = await drive('approve', { ...everyPending, except: [second ?? 0] }, 2);
    expect(total).toBe(6);
    expect(steps).toBe(3);
    expect(outcomes(items)).toEqual(ids.filter((id) => id !== second).map((id) => [id, 'done']));
    expect(await content(first ?? 0)).toMatchObject({
      titleStatus: 'approved',
      bulletsStatus: 'approved',
      descriptionStatus: 'approved',
      imagesStatus: 'approved',
      approvedBy: app.user.id,
    });
    expect(await content(second ?? 0)).toMatchObject({ titleStatus: 'pending' });
    expect((await app.call('GET', '/api/dashboard')).body).toMatchObject({ pending: 1, approved: 6 });
  });

  it('writes one history entry a part, by the person who approved', async () => {
    const [id = 0] = await addGenerated(1);
    await drive('approve', { kind: 'ids', ids: [id] }, 50);
    const entries = (await history(id)).filter((entry) => entry.action === 'approved');
    expect(entries.map((entry) => entry.contentType).sort()).toEqual([...partNames].sort());
    for (const entry of entries) {
      expect(entry).toMatchObject({ status: 'approved', changedBy: { id: app.user.id, fullName: 'Tess Tester' } });
    }
  });

  it('leaves rejected parts rejected, skips what was never generated, and says of each why', async () => {
    const [rejected = 0, done = 0] = await addGenerated(2);
    const never = await addProduct(app.database.db);
    await patch(rejected, { titleStatus: 'rejected' });
    for (const part of partNames) await patch(done, { [`${part}Status`]: 'approved' });
    const versionBefore = (await content(done)).version;
    const { items } = await drive('approve', { kind: 'ids', ids: [never, done, rejected] }, 50);
    expect(items).toMatchObject([
      { productId: rejected, outcome: 'done', parts: withoutTitle },
      { productId: done, outcome: 'unchanged', parts: [] },
      { productId: never, outcome: 'refused', parts: [], reason: expect.stringContaining('generate it first') },
    ]);
    expect(await content(rejected)).toMatchObject({ titleStatus: 'rejected', bulletsStatus: 'approved' });
    expect((await content(done)).version).toBe(versionBefore);
  });

  it('goes on when products are deleted midway, and takes none that came later', async () => {
    const ids = await addGenerated(4);
    let isFirst = true;
    const { items, total } = await drive('approve', everyPending, 2, async () => {
      if (!isFirst) return;
      isFirst = false;
      await app.call('DELETE', `/api/products/${ids[2]}`);
      await addGenerated(1);
    });
    expect(total).toBe(4);
    expect(outcomes(items)).toEqual([ids[0], ids[1], ids[3]].map((id) => [id, 'done']));
  });

  it('a step sent again after its reply was lost tells what it did and does nothing twice', async () => {
    const ids = await addGenerated(5);
    const { run } = await preview(everyPending);
    const lost = await step('approve', { selection: everyPending, run, after: 0, limit: 3 });
    const again = await step('approve', { selection: everyPending, run, after: 0, limit: 3, retrySince: run.at });
    expect(again).toEqual(lost);
    const rest = await step('approve', { selection: everyPending, run, after: again.next, limit: 3 });
    expect(outcomes([...again.items, ...rest.items])).toEqual(ids.map((id) => [id, 'done']));
    expect((await history(ids[0] ?? 0)).filter((entry) => entry.action === 'approved')).toHaveLength(partNames.length);
  });
});

describe('the question before an approval', () => {
  const ask = async (selection: Selection) => {
    const reply = await app.call('POST', '/api/bulk/approve/preview', { selection });
    expect(reply.status, reply.text).toBe(200);
    return reply.body as ApprovalPreview;
  };

  it('says of how many something would be approved, of which nothing, and why', async () => {
    const [rejected = 0, done = 0, partly = 0] = await addGenerated(3);
    const never = await addProduct(app.database.db, { title: 'Never' });
    await patch(rejected, Object.fromEntries(partNames.map((part) => [`${part}Status`, 'rejected'])));
    await patch(done, Object.fromEntries(partNames.map((part) => [`${part}Status`, 'approved'])));
    await patch(partly, { description: '' });
    const ids = [rejected, done, partly, never];
    const preview = await ask({ kind: 'ids', ids });
    expect(preview).toMatchObject({ total: 4, withContent: 3, approvable: 1, isExact: true });
    const why = new Map(preview.left.map(({ productId, isWhole, reason }) => [productId, { isWhole, reason }]));
    expect(why.get(rejected)).toEqual({ isWhole: true, reason: 'Nothing is pending.' });
    expect(why.get(done)).toEqual({ isWhole: true, reason: 'Nothing is pending.' });
    expect(why.get(never)?.reason).toContain('generate it first');
    const { items } = await drive('approve', { kind: 'ids', ids }, 50);
    expect(items.filter(({ outcome }) => outcome === 'done').map(({ productId }) => productId)).toEqual([partly]);
  });

  it('changes nothing, and counts more products than a step has by what lists know of them', async () => {
    const [first = 0, second = 0] = await addGenerated(2);
    await patch(second, Object.fromEntries(partNames.map((part) => [`${part}Status`, 'approved'])));
    for (let i = 0; i < 50; i++) await addProduct(app.database.db);
    const before = await content(first);
    expect(await ask({ kind: 'filter', filter: {}, except: [] })).toMatchObject({
      total: 52,
      withContent: 2,
      approvable: 1,
      isExact: false,
      left: [],
    });
    expect(await ask({ kind: 'ids', ids: [first] })).toMatchObject({ approvable: 1, isExact: true, left: [] });
    expect(await content(first)).toEqual(before);
  });
});

describe('the undo of an approval', () => {
  const undo = async (items: BulkItem[]) => {
    const body = { items: items.map(({ productId, parts, at }) => ({ productId, parts, at })) };
    const reply = await app.call('POST', '/api/bulk/rollback', body);
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { items: BulkItem[] }).items;
  };

  it('rolls back what the run approved and nothing that was touched since or stood before', async () => {
    const [plain = 0, before = 0, edited = 0, again = 0, gone = 0] = await addGenerated(5);
    await patch(before, { titleStatus: 'approved' });
    const { items } = await drive('approve', everyPending, 2);
    await patch(edited, { title: 'A better mug' });
    await patch(again, { titleStatus: 'pending' });
    await patch(again, { titleStatus: 'approved' });
    await app.call('DELETE', `/api/products/${gone}`);
    tick();
    const undone = new Map((await undo(items)).map((item) => [item.productId, item]));
    expect(undone.get(plain)).toMatchObject({ outcome: 'done', parts: partNames });
    expect(undone.get(before)?.parts).toEqual(withoutTitle);
    expect(undone.get(edited)?.parts).toEqual(withoutTitle);
    expect(undone.get(again)?.parts).toEqual(withoutTitle);
    expect(undone.get(gone)).toMatchObject({ outcome: 'refused', reason: 'Product not found' });
    expect(await content(before)).toMatchObject({ titleStatus: 'approved', bulletsStatus: 'pending' });
    expect((await content(edited)).title).toBe('A better mug');
    expect((await undo(items)).map((item) => item.outcome)).toEqual([...Array(4).fill('unchanged'), 'refused']);
  });
});

describe('optimizing a selection', () => {
  it('writes all parts of each product once; approved text waits again and stays in history', async () => {
    const [approved = 0] = await addGenerated(1);
    await patch(approved, { title: 'Approved words' });
    await patch(approved, { titleStatus: 'approved' });
    const fresh = await addProduct(app.database.db);
    const { items, steps } = await drive('generate', { kind: 'filter', filter: { brand: 'Clayfield' }, except: [] }, 1);
    expect(steps).toBe(2);
    expect(outcomes(items)).toEqual([
      [approved, 'done'],
      [fresh, 'done'],
    ]);
    expect(await content(approved)).toMatchObject({ titleStatus: 'pending' });
    expect((await history(approved)).find((entry) => entry.contentType === 'title')).toMatchObject({
      action: 'generated',
      previousContent: 'Approved words',
      changedBy: { id: app.user.id },
    });
    expect((await app.call('GET', `/api/products/${fresh}`)).body).toMatchObject({ hasContent: true });
  });

  it('a product that would read as it does is unchanged, and its approvals stay', async () => {
    const [id = 0] = await addGenerated(1);
    await patch(id, { titleStatus: 'approved' });
    const before = await history(id);
    const { items } = await drive('generate', { kind: 'ids', ids: [id] }, 1);
    expect(outcomes(items)).toEqual([[id, 'unchanged']]);
    expect(await content(id)).toMatchObject({ titleStatus: 'approved' });
    expect(await history(id)).toEqual(before);
  });

  it('a step sent again after its reply was lost writes no product twice', async () => {
    const ids = [
      await addProduct(app.database.db),
      await addProduct(app.database.db),
      await addProduct(app.database.db),
    ];
    const selection: Selection = { kind: 'filter', filter: { band: 'yellow' }, except: [] };
    const { run } = await preview(selection);
    // Once generated, a product scores 0 and leaves the filter.
    const lost = await step('generate', { selection, run, after: 0, limit: 2 });
    const again = await step('generate', { selection, run, after: 0, limit: 2, retrySince: run.at });
    expect(again).toEqual(lost);
    const rest = await step('generate', { selection, run, after: again.next, limit: 2 });
    expect(rest).toMatchObject({ items: [{ productId: ids[2], outcome: 'done' }], next: null });
    for (const id of ids) expect((await history(id)).filter((entry) => entry.contentType === 'title')).toHaveLength(1);
  });
});

describe('what a bulk call takes', () => {
  it('counts a selection without changing anything', async () => {
    const [id = 0] = await addGenerated(2);
    await patch(id, { titleStatus: 'approved' });
    await addProduct(app.database.db);
    expect(await preview({ kind: 'filter', filter: {}, except: [] })).toMatchObject({
      total: 3,
      withContent: 2,
      approved: 1,
      run: { until: 3 },
    });
    expect(await preview({ kind: 'ids', ids: [] })).toMatchObject({ total: 0, run: { until: 0 } });
    expect(await preview({ kind: 'ids', ids: [id, 9_999] })).toMatchObject({ total: 1 });
  });

  it('refuses too many ids, too long steps and unknown fields', async () => {
    const run = { at: app.clock.now.toISOString(), until: 9 };
    const ids = (count: number): Selection => ({ kind: 'ids', ids: Array.from({ length: count }, (_, i) => i + 1) });
    for (const body of [
      { selection: ids(1_001), run, after: 0, limit: 5 },
      { selection: ids(1), run, after: 0, limit: 51 },
      { selection: ids(1), run, after: -1, limit: 5 },
      { selection: { kind: 'all' }, run, after: 0, limit: 5 },
      { selection: { kind: 'filter', filter: { colour: 'red' }, except: [] }, run, after: 0, limit: 5 },
    ]) {
      expect((await app.call('POST', '/api/bulk/approve', body)).status).toBe(400);
      expect((await app.call('POST', '/api/bulk/generate', body)).status).toBe(400);
    }
    expect((await app.call('POST', '/api/bulk/rollback', { items: [] })).status).toBe(400);
  });
});

it('lists filter by one part in one status', async () => {
  const [approved = 0, rejected = 0, pending = 0] = await addGenerated(3);
  const never = await addProduct(app.database.db);
  await patch(approved, { titleStatus: 'approved', bulletsStatus: 'rejected' });
  await patch(rejected, { titleStatus: 'rejected' });
  const listed = async (partStatus: string) =>
    ((await app.call('GET', `/api/products?limit=50&partStatus=${partStatus}`)).body as Product[])
      .map((product) => product.id)
      .sort((a, b) => a - b);
  expect(await listed('title-approved')).toEqual([approved]);
  expect(await listed('title-rejected')).toEqual([rejected]);
  expect(await listed('bullets-rejected')).toEqual([approved]);
  expect(await listed('title-pending')).toEqual([pending, never]);
  expect((await app.call('GET', '/api/products?limit=50&partStatus=title')).status).toBe(400);
});
