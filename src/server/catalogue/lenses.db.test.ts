// The lens stored with a product stays right after every change, and lists are narrowed by what its check found.
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlatRule } from '#domain/benchmarks/rules.contract.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import type { SourceDetails } from '#domain/sources/sources.contract.ts';
import { noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import { ruleWaivers } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const mug = {
  sku: 'MUG',
  title: 'Clayfield Stoneware Mug, 350 ml, Hand Glazed',
  description: 'A stoneware mug that holds 350 ml. It is glazed by hand.',
};

async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);
const generate = (id: number) => call('POST', `/api/products/${id}/generate-optimized-content`);
const every = (status: string) =>
  Object.fromEntries(['title', 'bullets', 'description', 'images'].map((part) => [`${part}Status`, status]));
const list = async (query: string) =>
  (await call<Product[]>('GET', `/api/products?limit=50&sort=date&${query}`)).map(({ id }) => id).toSorted();

/** The lens as the product has it, which is that of its note, of its place in the lists and of their counts. */
async function lensOf(id: number): Promise<Lens | null> {
  const { lens, hasContent } = await call<Product>('GET', `/api/products/${id}`);
  const [note] = await call<ReviewNote[]>('GET', `/api/review-notes?ids=${id}`);
  if (hasContent) expect(note?.lens).toBe(lens);
  const counts = await call<LensCounts>('GET', `/api/products/lenses?among=${id}`);
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual(lens === null ? [] : [[lens, 1]]);
  if (lens !== null) expect(await list(`lens=${lens}`)).toContain(id);
  return lens;
}

/** Judges all that waits for it, as the background does. */
async function rescoreAll(): Promise<void> {
  const { db } = app.database;
  const epoch = await noticeRules(db, app.clock.now);
  for (let after = null; ; ) {
    const step = await rescoreNext(db, epoch, after, app.clock.now);
    if (!step) return;
    after = step.last;
  }
}

let id: number;
beforeEach(async () => {
  id = await addProduct(app.database.db, mug);
});

describe('the lens of a product', () => {
  it('follows its content from the first draft to the last decision', async () => {
    expect(await lensOf(id)).toBe('nothing-written');
    await generate(id);
    expect(await lensOf(id)).toBe('unchanged');
    await patch(id, { description: 'A stoneware mug for 350 ml, glazed by hand.' });
    expect(await lensOf(id)).toBe('clean');
    // No draft wrote it: what a person claims is checked as well.
    await patch(id, { description: 'A stoneware mug for 350 ml, oven safe.' });
    expect(await lensOf(id)).toBe('open-claim');
    await patch(id, { descriptionStatus: 'approved' });
    expect(await lensOf(id)).toBe('unchanged');
    await patch(id, { descriptionStatus: 'pending' });
    expect(await lensOf(id)).toBe('open-claim');
    await patch(id, { descriptionStatus: 'rejected' });
    expect(await lensOf(id)).toBe('part-rejected');
    await patch(id, { descriptionStatus: 'pending', bullets: [] });
    expect(await lensOf(id)).toBe('nothing-written');
    await generate(id);
    await patch(id, every('approved'));
    expect(await lensOf(id)).toBeNull();
    await patch(id, { titleStatus: 'pending' });
    expect(await lensOf(id)).toBe('unchanged');
  });

  it('is that nothing changed where a part without text in source and draft is left empty', async () => {
    const bare = await addProduct(app.database.db, { ...mug, sku: 'BARE', bullets: [] });
    await generate(bare);
    expect(await lensOf(bare)).toBe('unchanged');
    await patch(bare, every('approved'));
    expect(await lensOf(bare)).toBeNull();
    const history = await call<HistoryEntry[]>('GET', `/api/products/${bare}/content-history`);
    expect(history.find(({ contentType, action }) => contentType === 'bullets' && action === 'approved')).toMatchObject(
      { details: { isLeftEmpty: true } },
    );
    await patch(bare, { bulletsStatus: 'pending' });
    expect(await lensOf(bare)).toBe('unchanged');
    await call('PATCH', `/api/products/${bare}`, { bullets: ['Holds 350 ml'] });
    expect(await lensOf(bare)).toBe('nothing-written');
    expect(
      (await app.call('PATCH', `/api/products/${bare}/optimized-content`, { bulletsStatus: 'approved' })).status,
    ).toBe(422);
  });

  it('follows the source: what a text claims can become open, and what was the same becomes a change', async () => {
    await generate(id);
    await call('PATCH', `/api/products/${id}`, { description: 'A stoneware mug. It is glazed by hand. Holds 350 ml.' });
    expect(await lensOf(id)).toBe('clean');
    const claims = { title: 'Clayfield Stoneware Mug', description: 'A stoneware mug.', bullets: ['Dishwasher safe'] };
    const edited = await call<Product>('PATCH', `/api/products/${id}`, claims);
    expect(edited.lens).toBe('open-claim');
    expect(await lensOf(id)).toBe('open-claim');
  });

  it('follows the data sources of the product', async () => {
    await generate(id);
    await patch(id, { description: 'A stoneware mug for 350 ml, oven safe.' });
    expect(await lensOf(id)).toBe('open-claim');
    const sheet = { sourceCategory: 'spec sheet', sourceContent: 'The mug is oven safe.' };
    const { source } = await call<SourceDetails>('POST', `/api/products/${id}/data-sources`, sheet);
    expect(await lensOf(id)).toBe('clean');
    await call('PATCH', `/api/data-sources/${source.id}`, { isActive: false });
    expect(await lensOf(id)).toBe('open-claim');
    await call('PATCH', `/api/data-sources/${source.id}`, { isActive: true });
    expect(await lensOf(id)).toBe('clean');
    await call('PATCH', `/api/data-sources/${source.id}`, { sourceContent: 'The mug is heavy.' });
    expect(await lensOf(id)).toBe('open-claim');
    await call('PATCH', `/api/data-sources/${source.id}`, { sourceContent: 'It is oven safe.' });
    expect(await lensOf(id)).toBe('clean');
    await app.call('DELETE', `/api/data-sources/${source.id}`);
    expect(await lensOf(id)).toBe('open-claim');
  });

  it('follows a data source so long that it is read beside the requests of others', async () => {
    await generate(id);
    await patch(id, { description: 'A stoneware mug for 350 ml, oven safe.' });
    const text = `${'The glaze is mixed in the workshop, in small batches. '.repeat(500)}The mug is oven safe.`;
    await call('POST', `/api/products/${id}/data-sources`, { sourceCategory: 'manual', sourceContent: text });
    expect(await lensOf(id)).toBe('clean');
    await patch(id, { description: 'A stoneware mug for 350 ml, freezer safe.' });
    expect(await lensOf(id)).toBe('open-claim');
  });

  it('follows the rules and their waivers, once listings were checked again', async () => {
    await generate(id);
    const short = {
      ...{ retailer: 'Shopify', attribute: 'title', label: 'Short titles', severity: 'block', points: 3 },
      ...{ benchmarkType: 'length', rule: { unit: 'characters', max: 20, isIdeal: false } },
    };
    const rule = await call<FlatRule>('POST', '/api/benchmark-rules', short);
    await rescoreAll();
    expect(await lensOf(id)).toBe('must-rule');
    await call('PATCH', `/api/benchmark-rules/${rule.id}`, { rule: { ...short, severity: 'warn' } });
    await rescoreAll();
    expect(await lensOf(id)).toBe('unchanged');
    await call('PATCH', `/api/benchmark-rules/${rule.id}`, { rule: short });
    await rescoreAll();
    await app.database.db.insert(ruleWaivers).values({
      ...{ ruleIds: [rule.key], scope: 'brand', value: 'clayfield', reason: 'Agreed', createdAt: app.clock.now },
    });
    await runToEnd(app, { action: 'judge', options: {}, selection: { ids: [id] } });
    expect(await lensOf(id)).toBe('unchanged');
    expect(await list(`rule=${rule.key}`)).toEqual([id]);
  });

  it('comes back with a product that was deleted and restored', async () => {
    await generate(id);
    await patch(id, { description: 'A stoneware mug for 350 ml, oven safe.' });
    await app.call('DELETE', `/api/products/${id}`);
    expect(await list('lens=open-claim')).toEqual([]);
    await call('POST', `/api/products/${id}/restore`);
    expect(await lensOf(id)).toBe('open-claim');
    const copy = await call<Product>('POST', `/api/products/${id}/clone`);
    expect(await lensOf(copy.id)).toBe('nothing-written');
  });
});

describe('a source that changes after an approval', () => {
  const file = (description: string) => `sku,title,description,retailer\nMUG,"${mug.title}",${description},Shopify`;
  const changed = 'A stoneware mug that holds 350 ml. It is glazed by hand and oven safe.';
  const rolledBack = async () =>
    (await call<HistoryEntry[]>('GET', `/api/products/${id}/content-history`))
      .filter(({ action }) => action === 'rolled-back')
      .map(({ contentType, status, details }) => [contentType, status, details])
      .toSorted();

  it('puts an approved product under a lens of its own, until it is looked at again', async () => {
    await generate(id);
    await patch(id, every('approved'));
    expect(await list('sourceChanged=true')).toEqual([]);
    await importFile(app, file(changed), '?mode=rows');
    expect(await lensOf(id)).toBe('source-changed');
    expect(await list('sourceChanged=true&decided=whole')).toEqual([id]);
    expect(await list('status=approved&lens=source-changed')).toEqual([id]);
    expect(await list('status=pending')).toEqual([]);
    await patch(id, { titleStatus: 'pending' });
    expect(await lensOf(id)).toBe('source-changed');
    await patch(id, { bulletsStatus: 'pending', descriptionStatus: 'pending' });
    // All that were approved by the old source wait, so nothing stands any more that it speaks against.
    expect(await lensOf(id)).not.toBe('source-changed');
    const { imagesStatus: _, ...texts } = every('approved');
    await patch(id, texts);
    expect(await lensOf(id)).toBeNull();
    expect(await list('sourceChanged=true')).toEqual([]);
  });

  it('marks an approved product that a person edits, and a run that sets a field', async () => {
    await generate(id);
    await patch(id, { titleStatus: 'approved' });
    const edited = await call<Product>('PATCH', `/api/products/${id}`, { brand: 'Oakfield' });
    expect(edited.lens).toBe('source-changed');
    expect(await lensOf(id)).toBe('source-changed');
    await patch(id, { titleStatus: 'pending' });
    await patch(id, { titleStatus: 'approved' });
    expect(await lensOf(id)).not.toBe('source-changed');
    await runToEnd(app, {
      ...{ action: 'set-field', options: { field: 'category', value: 'Bowls' }, selection: { ids: [id] } },
    });
    expect(await lensOf(id)).toBe('source-changed');
  });

  it.each([
    // A file without bullets has the product without them: what they said is no fact any more.
    ['an import', () => importFile(app, file(changed), '?mode=rows'), 'description, bullets', 'open-claim'],
    ['an edit', () => call('PATCH', `/api/products/${id}`, { description: changed }), 'description', 'clean'],
  ])(
    'sends approved parts back where the workspace has it so, and history says why: %s',
    async (_by, change, fields, lens) => {
      await call('PATCH', '/api/settings', { returnsChanged: true });
      await generate(id);
      await patch(id, { ...every('approved'), imagesStatus: 'rejected' });
      await change();
      const product = await call<Product>('GET', `/api/products/${id}`);
      expect(product).toMatchObject({
        pendingParts: ['title', 'description', 'bullets'],
        contentStatus: { score: 0, issues: 3 },
      });
      // The images that were rejected are not approved by the old source.
      expect(await lensOf(id)).toBe('part-rejected');
      expect(await list('sourceChanged=true')).toEqual([]);
      const reason = `The source changed: ${fields}.`;
      expect(await rolledBack()).toEqual(
        ['bullets', 'description', 'title'].map((part) => [part, 'pending', { reason }]),
      );
      await patch(id, { imagesStatus: 'pending' });
      expect(await lensOf(id)).toBe(lens);
    },
  );

  it('answers an edit with the product as it is stored', async () => {
    await call('PATCH', '/api/settings', { returnsChanged: true });
    await generate(id);
    await patch(id, every('approved'));
    const edited = await call<Product>('PATCH', `/api/products/${id}`, { brand: 'Oakfield' });
    expect(edited).toEqual(await call<Product>('GET', `/api/products/${id}`));
    expect(edited.pendingParts).toEqual(['title', 'description', 'bullets']);
  });
});

describe('filters', () => {
  it('by a rule list what breaks it in what waits, waived or not', async () => {
    const short = await addProduct(app.database.db, { ...mug, sku: 'SHORT', title: 'Mug' });
    const none = await addProduct(app.database.db, { ...mug, sku: 'NONE', title: 'Mug' });
    await generate(id);
    await patch(short, { title: 'Mugs' });
    const rule = 'shopify.title.ideal-length';
    expect(await list(`rule=${rule}`)).toEqual([short]);
    expect(await list(`rule=${rule}&rule=general.bullets.count`)).toEqual([id, short].toSorted());
    expect(await list('rule=no-such-rule')).toEqual([]);
    await patch(short, { titleStatus: 'approved' });
    expect(await list(`rule=${rule}`)).toEqual([]);
    // Nothing is written for it, so nothing of it is looked at yet.
    expect(await list('lens=nothing-written')).toEqual([none]);
    expect((await app.call('GET', '/api/products?rule=')).status).toBe(400);
  });

  it('by decisions list what is decided whole, and what is not', async () => {
    const open = await addProduct(app.database.db, { ...mug, sku: 'OPEN' });
    await addProduct(app.database.db, { ...mug, sku: 'NONE' });
    for (const each of [id, open]) await generate(each);
    await patch(id, every('approved'));
    await patch(open, { titleStatus: 'approved' });
    expect(await list('decided=whole')).toEqual([id]);
    expect(await list('decided=open')).toEqual([open]);
    await patch(id, { titleStatus: 'pending' });
    await patch(id, { titleStatus: 'rejected' });
    expect(await list('decided=whole')).toEqual([id]);
    expect((await app.call('GET', '/api/products?decided=half')).status).toBe(400);
  });

  it('by a run list what it changed, and what came out as its source', async () => {
    const shouting = await addProduct(app.database.db, {
      ...mug,
      sku: 'LOUD',
      title: 'CLAYFIELD STONEWARE MUG, 350 ML!!!',
    });
    const { run } = await runToEnd(app, {
      action: 'generate',
      options: { parts: ['title'] },
      selection: { ids: [id, shouting] },
    });
    expect(run.written).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await list(`run=${run.id}`)).toEqual([id, shouting]);
    expect(await list(`run=${run.id}&runChanged=true`)).toEqual([shouting]);
    expect(await list(`run=${run.id}&runChanged=false`)).toEqual([id]);
    // Beside no run it narrows nothing.
    expect(await list('runChanged=true')).toEqual([id, shouting]);
  });
});
