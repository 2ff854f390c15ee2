import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Product } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { describedContentSchema, withoutFacts } from '#domain/review/described-content.ts';
import { startingContent } from '#domain/review/starting-content.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { Dropped, forgetApprovals, runOperation, Stopped, stopWriting, undoLast } from './review.queue.ts';
import { applyOperation, type Operation } from './review.reducer.ts';
import { ChangedMeanwhile } from './review.send.ts';

const ann = { id: 2, fullName: 'Ann Lee' };
const bob = { id: 3, fullName: 'Bob Roy' };
const at = '2025-03-04T10:00:00.000Z';
let nextId = 1;
let product: Product;
/** The server's record, and what was asked of it. */
let stored: OptimizedContent;
let asked: { method: string; ifMatch: string | null; body: unknown }[];
/** Runs before the server looks at a change: what others do meanwhile, or a reply in its place. */
let meanwhile: (() => Response | undefined)[];

const decide = (part: 'title' | 'bullets', to: 'approved' | 'pending' = 'approved'): Operation => ({
  kind: 'decide',
  part,
  to,
});
const run = (operation: Operation) => runOperation({ product, by: ann, operation });
const change = (operation: Operation, by = ann, on: object = {}) => {
  const acting = { by, at, source: {}, ...on };
  stored = { ...applyOperation(stored, operation, acting), version: stored.version + 1 };
};
/** Content as it goes over the wire. */
const flat = (content: OptimizedContent) => z.encode(describedContentSchema, withoutFacts(content));
const confirmed = () => queryClient.getQueryData<OptimizedContent>(keys.content(product.id)) as OptimizedContent;
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** As the server does it: a stale version is refused, anything else applied. */
async function serve(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (url.includes('content-history')) return json([]);
  if (init.method === 'GET') return json(flat(stored));
  const body = JSON.parse(String(init.body)) as Record<string, string>;
  asked.push({ method: String(init.method), ifMatch: headers.get('if-match'), body });
  const instead = meanwhile.shift()?.();
  if (instead) return instead;
  if (headers.get('if-match') !== `"${stored.version}"`) return json({ error: 'Stale', code: 'STALE_VERSION' }, 409);
  for (const [key, to] of Object.entries(body)) {
    if (key === 'titleStatus') change(decide('title', to as 'approved'));
    if (key === 'bulletsStatus') change(decide('bullets', to as 'approved'));
  }
  if (body.imageUrl)
    change({
      kind: 'decideImage',
      image: { url: body.imageUrl, type: body.type as 'hero' },
      to: body.status as 'approved',
      ...(body.isUndo ? { isUndo: true } : {}),
    });
  return json(flat(stored));
}

beforeEach(() => {
  product = {
    id: nextId++,
    sku: 'K-1',
    title: 'Kettle',
    description: 'A kettle.',
    bullets: ['1.7 l'],
    images: [],
    imageAlts: [],
    translations: {},
    price: null,
    category: null,
    subcategory: null,
    brand: null,
    retailer: null,
    attributes: [],
    createdAt: at,
    updatedAt: at,
    version: 1,
    contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
    waitingSince: null,
    lens: null,
    listingQuality: null,
    complianceLevel: null,
    hasContent: true,
    pendingParts: [],
  };
  stored = { ...startingContent(product), id: 1, version: 4 };
  asked = [];
  meanwhile = [];
  queryClient.setQueryData(keys.content(product.id), stored);
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('changes go out one after another, each on the version the one before left', async () => {
  await Promise.all([run(decide('title')), run(decide('bullets'))]);
  expect(asked.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"5"']);
  expect(queryClient.getQueryData(keys.content(product.id))).toEqual(stored);
});

test('a decision still goes through when somebody changed another part meanwhile', async () => {
  meanwhile.push(() => change(decide('bullets'), bob) as undefined);
  await run(decide('title'));
  expect(asked.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"5"']);
  expect(flat(stored)).toMatchObject({ titleStatus: 'approved', bulletsStatus: 'approved' });
});

test('a decision is not sent over a text somebody changed meanwhile', async () => {
  meanwhile.push(() => change({ kind: 'edit', values: { title: 'Pot' } }, bob) as undefined);
  await expect(run(decide('title'))).rejects.toBeInstanceOf(ChangedMeanwhile);
  expect(asked).toHaveLength(1);
  expect(flat(confirmed())).toMatchObject({ title: 'Pot', titleStatus: 'pending' });
});

test('when a change fails, the later ones made on top of it go too, those of other parts do not', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  meanwhile.push(() => json({}, 500));
  const results = await Promise.allSettled([
    run(decide('title')),
    run(decide('title', 'pending')),
    run(decide('bullets')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: expect.any(Dropped) });
  expect(flat(stored)).toMatchObject({ titleStatus: 'pending', bulletsStatus: 'approved' });
});

test('the latest change is taken back first, and a failed one is not offered', async () => {
  await run(decide('title'));
  await run(decide('bullets'));
  meanwhile.push(() => json({}, 500));
  await expect(run(decide('bullets', 'pending'))).rejects.toThrow();
  expect(await undo()).toBe('bullets');
  await undo();
  expect(flat(stored)).toMatchObject({ titleStatus: 'pending', bulletsStatus: 'pending' });
  expect(undoLast(product.id, ann)).toBeNull();
});

test('of many products the latest can be taken back, and those with an unsaved change', async () => {
  const first = product;
  await run(decide('title'));
  meanwhile.push(() => json({}, 500));
  await expect(run(decide('bullets'))).rejects.toThrow();
  const others = Array.from({ length: 30 }, () => ({ ...first, id: nextId++ }));
  for (const other of others) {
    product = other;
    stored = startingContent(other);
    queryClient.setQueryData(keys.content(other.id), stored);
    await run(decide('title'));
  }
  // Taken back to nothing the server has, which does not matter here.
  meanwhile = Array.from({ length: 30 }, () => () => json({}, 500));
  const canUndo = async ({ id }: Product) => {
    const undone = undoLast(id, ann);
    if (undone && 'done' in undone) await undone.done.catch(() => {});
    return undone !== null;
  };
  expect(await canUndo(first)).toBe(true);
  for (const other of others.slice(0, 10)) expect(await canUndo(other)).toBe(false);
  for (const other of others.slice(-19)) expect(await canUndo(other)).toBe(true);
});

test('where all is taken back the product has no content, as before the first decision', async () => {
  await run(decide('title'));
  meanwhile.push(() => json(flat(startingContent(product))));
  await run(decide('title', 'pending'));
  expect(confirmed()).toBeNull();
});

/** Takes the latest change back; answers the part it was made on. */
async function undo(): Promise<Part | undefined> {
  const undone = undoLast(product.id, ann);
  if (!undone || 'overtaken' in undone) throw new Error('Nothing was undone.');
  await undone.done;
  return undone.part;
}

test('several parts are decided in one call, and one undo takes them back', async () => {
  await run({ kind: 'decideAll', parts: ['title', 'bullets'], to: 'approved' });
  expect(asked.map(({ body }) => body)).toEqual([{ titleStatus: 'approved', bulletsStatus: 'approved' }]);
  await undo();
  expect(flat(stored)).toMatchObject({ titleStatus: 'pending', bulletsStatus: 'pending' });
  expect(undoLast(product.id, ann)).toBeNull();
});

test('an approval that is taken back by itself is not undone any more, and what was approved beside it still is', async () => {
  await run({ kind: 'edit', values: { title: 'Pan' } });
  await run({ kind: 'decideAll', parts: ['title', 'bullets'], to: 'approved' });
  forgetApprovals(product.id, 'title');
  asked = [];
  await undo();
  expect(asked.map(({ body }) => body)).toEqual([{ bulletsStatus: 'pending', isUndo: true }]);
  await runOperation({ product, by: ann, operation: decide('title', 'pending'), canUndo: false });
  await undo();
  expect(asked.at(-1)?.body).toMatchObject({ title: 'Kettle', isUndo: true });
  expect(undoLast(product.id, ann)).toBeNull();
});

test.each([
  ['decided on the text I saved', decide('title')],
  ['changed it', { kind: 'edit', values: { title: 'Pot' } } as Operation],
])('an undo takes nothing back where somebody else %s since', async (_name, theirs) => {
  await run({ kind: 'edit', values: { title: 'Pan' } });
  change(theirs, bob);
  queryClient.setQueryData(keys.content(product.id), stored);
  const before = flat(stored);
  expect(undoLast(product.id, ann)).toEqual({ overtaken: 'title' });
  expect(flat(stored)).toEqual(before);
});

const cleo = { id: 4, fullName: 'Cleo Ray' };
const approveHero: Operation = { kind: 'decideImage', image: { url: '/hero.jpg', type: 'hero' }, to: 'approved' };
/** What another approved first is approved by me, and the undo of that meets what `theirs` makes of it. */
async function undoConfirmation(theirs: () => void): Promise<unknown> {
  product = { ...product, images: ['/hero.jpg', '/side.jpg'] };
  stored = { ...startingContent(product), id: 1, version: 4 };
  change(approveHero, bob, { needsSecond: 'every' });
  queryClient.setQueryData(keys.content(product.id), stored);
  await run(approveHero);
  expect(stored.imagesWithStatus[0]).toMatchObject({ status: 'approved', firstApproval: { by: bob } });
  asked = [];
  meanwhile.push(() => theirs() as undefined);
  const undone = undoLast(product.id, ann);
  if (!undone || 'overtaken' in undone) throw new Error('Nothing was undone.');
  return await undone.done.catch((error: unknown) => error);
}

test('an undo that meets a newer version takes no image back that others approved again since', async () => {
  const again = { needsSecond: 'every', at: '2025-03-04T11:00:00.000Z' };
  const error = await undoConfirmation(() => {
    change({ ...approveHero, to: 'pending' } as Operation, cleo);
    change(approveHero, bob, again);
    change(approveHero, cleo, again);
  });
  expect(error).toBeInstanceOf(ChangedMeanwhile);
  expect(asked).toHaveLength(1);
  expect(stored.imagesWithStatus[0]).toMatchObject({ status: 'approved', firstApproval: { by: bob, at: again.at } });
});

test('an undo that meets a newer version of another part takes the image back', async () => {
  await undoConfirmation(() => change(decide('title'), bob));
  expect(asked.map(({ body }) => body)).toMatchObject([{ status: 'pending' }, { status: 'pending', isUndo: true }]);
  expect(stored.imagesWithStatus[0]).toMatchObject({ status: 'pending', firstApproval: { by: bob, at } });
});

test('an edit is not saved over a decision somebody took meanwhile', async () => {
  meanwhile.push(() => change(decide('title'), bob) as undefined);
  await expect(run({ kind: 'edit', values: { title: 'Pan' } })).rejects.toBeInstanceOf(ChangedMeanwhile);
  expect(flat(confirmed())).toMatchObject({ title: 'Kettle', titleStatus: 'approved' });
});

/** A server whose writer never comes to an end, until the call is hung up. */
function writeForEver(): { started: Promise<void> } {
  const started = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('generate-optimized-content')) return serve(url, init);
    started.resolve();
    return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  });
  return { started: started.promise };
}

test.each([
  [false, 'the content is as it was'],
  [true, 'another content is told'],
])('writing that is stopped ends its call; with a change meanwhile %s, %s', async (hasChanged) => {
  const { started } = writeForEver();
  const writing = run({ kind: 'generate', part: 'title', keywords: null });
  const failure = writing.catch((error: unknown) => error);
  const decision = run(decide('bullets'));
  await started;
  stopWriting(product.id, 'description');
  if (hasChanged) change({ kind: 'edit', values: { title: 'Pot' } }, bob);
  stopWriting(product.id, 'title');
  const error = await failure;
  expect(error).toBeInstanceOf(Stopped);
  expect(error).toMatchObject({ hasChanged });
  await decision;
  expect(flat(stored)).toMatchObject({ bulletsStatus: 'approved', title: hasChanged ? 'Pot' : 'Kettle' });
  expect(await undo()).toBe('bullets');
});

test('writing that waits for another one of its part goes with it', async () => {
  const { started } = writeForEver();
  const first = run({ kind: 'generate', part: 'title', keywords: null }).catch((error: unknown) => error);
  const second = run({ kind: 'generate', part: 'title', keywords: null }).catch((error: unknown) => error);
  await started;
  stopWriting(product.id, 'title');
  expect(await Promise.all([first, second])).toEqual([expect.any(Stopped), expect.any(Dropped)]);
});

test('a decision on another part goes out while a text is being written, one on the same part after it', async () => {
  const { started } = writeForEver();
  const writing = run({ kind: 'generate', part: 'title', keywords: null }).catch((error: unknown) => error);
  await started;
  const later = run(decide('title')).catch((error: unknown) => error);
  await run(decide('bullets'));
  expect(flat(stored)).toMatchObject({ bulletsStatus: 'approved', titleStatus: 'pending' });
  stopWriting(product.id, 'title');
  expect(await writing).toMatchObject({ hasChanged: false });
  expect(await later).toBeInstanceOf(Dropped);
  expect(asked.map(({ body }) => body)).toEqual([{ bulletsStatus: 'approved' }]);
});

test('of two replies at once the later version is kept', async () => {
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('generate-optimized-content')) return await serve(url, init);
    change({ kind: 'edit', values: { title: 'Pot' } });
    const written = json(flat(stored));
    written.headers.set('content-type', 'application/json');
    await gate.promise;
    return written;
  });
  const writing = run({ kind: 'generate', part: 'title', keywords: null });
  await run(decide('bullets'));
  gate.resolve();
  await writing;
  expect(queryClient.getQueryData(keys.content(product.id))).toEqual(stored);
  expect(flat(stored)).toMatchObject({ title: 'Pot', bulletsStatus: 'approved', version: 6 });
});
