import { beforeEach, describe, expect, it } from 'vitest';
import type { CoverageStep, KeywordList, ProductKeywords } from '#domain/keywords/keywords.contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { EngineRequest, Write } from '#domain/writing/engine.ts';
import { optimizedContents } from '#server/database/schema.ts';
import { draftParts } from '#server/writing/writing.commands.ts';
import { addProduct } from '#testing/factories.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const of = (text: string, volume: number | null = null) => ({ text, volume });
type Words = readonly ReturnType<typeof of>[];

const save = (scope: string, value: string | number, keywords: Words, version?: number) =>
  app.call(
    'PUT',
    '/api/keywords',
    { scope, value: String(value), keywords },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );
const at = (scope: string, value: string | number) =>
  `/api/keywords?${new URLSearchParams({ scope, value: String(value) })}`;
const get = async (scope: string, value: string | number) =>
  (await app.call('GET', at(scope, value))).body as KeywordList | null;
const held = async (id: number) => (await app.call('GET', `/api/products/${id}/keywords`)).body as ProductKeywords;

let mug: number;
beforeEach(async () => {
  mug = await addProduct(app.database.db, { sku: 'MUG-1', title: 'Clayfield mug', category: 'Kitchen' });
});

describe('lists', () => {
  it('a list is saved, read, replaced and deleted, ignoring upper and lower case of its category', async () => {
    const saved = await save('category', ' Kitchen  ware', [of('Mug', 5), of('mug', 90), of('stoneware mug')]);
    expect(saved).toMatchObject({
      status: 200,
      body: { scope: 'category', value: 'Kitchen ware', product: null, version: 1 },
    });
    expect(saved.headers.etag).toBe('"1"');
    expect((await get('category', 'KITCHEN WARE'))?.keywords).toEqual([of('Mug', 90), of('stoneware mug')]);
    await save('category', 'kitchen ware', [of('cup')], 1);
    expect(await get('category', 'Kitchen ware')).toMatchObject({ version: 2, keywords: [of('cup')] });
    const deleted = await app.call('DELETE', at('category', 'Kitchen Ware'));
    expect(deleted).toMatchObject({ status: 200, body: { keywords: [of('cup')] } });
    expect(await get('category', 'Kitchen ware')).toBeNull();
    expect((await app.call('DELETE', at('category', 'Kitchen ware'))).status).toBe(404);
  });

  it('the keywords of all lists are counted', async () => {
    const count = async () => (await app.call('GET', '/api/keyword-count')).body;
    expect(await count()).toEqual({ keywords: 0 });
    await save('category', 'Kitchen', [of('mug'), of('cup')]);
    await save('product', mug, [of('stoneware')]);
    expect(await count()).toEqual({ keywords: 3 });
  });

  it('a list somebody else changed meanwhile is not overwritten', async () => {
    await save('product', mug, [of('mug')], 0);
    const refused = { status: 409, body: { code: 'STALE_VERSION' } };
    expect(await save('product', mug, [of('cup')], 0)).toMatchObject(refused);
    expect(await save('product', mug, [of('cup')], 2)).toMatchObject(refused);
    expect((await get('product', mug))?.keywords).toEqual([of('mug')]);
  });

  it('of two people who make the same list at once one is refused', async () => {
    const replies = await Promise.all([save('product', mug, [of('mug')], 0), save('product', mug, [of('cup')], 0)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('categories come by name, products by title; a search finds names, titles and SKUs', async () => {
    await save('product', mug, [of('mug', 5), of('cup')]);
    await save('category', 'Pots', [of('pot')]);
    await save('category', 'kitchen', [of('a', 2), of('b', 3)]);
    const list = async (query: string) => {
      const { body } = await app.call('GET', `/api/keyword-lists${query}`);
      return (body as { value: string }[]).map(({ value }) => value);
    };
    expect(await list('')).toEqual(['kitchen', 'Pots', String(mug)]);
    expect(await list('?search=mug-1')).toEqual([String(mug)]);
    expect(await list('?search=%25')).toEqual([]);
    const page = await app.call('GET', '/api/keyword-lists?limit=2&page=2');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body).toMatchObject([
      { product: { id: mug, sku: 'MUG-1', title: 'Clayfield mug' }, count: 2, volume: 5, samples: ['mug', 'cup'] },
    ]);
    expect((await app.call('GET', '/api/keyword-lists?search=pots')).body).toMatchObject([{ count: 1, volume: null }]);
  });

  it.each([
    [{ scope: 'category', value: ' ', keywords: [of('mug')] }, 'Select a category or a product.'],
    [{ scope: 'product', value: 'seven', keywords: [of('mug')] }, 'Invalid product ID'],
    [{ scope: 'product', value: '99999999999', keywords: [of('mug')] }, 'Invalid product ID'],
    [{ scope: 'category', value: 'Kitchen', keywords: [] }, 'Enter at least one keyword, or delete the list.'],
    [{ scope: 'category', value: 'Kitchen', keywords: [of('a, b')] }, 'A keyword cannot contain a comma.'],
    [{ scope: 'category', value: 'Kitchen', keywords: [of('a', -1)] }, 'The volume cannot be negative.'],
    [
      { scope: 'category', value: 'Kitchen', keywords: Array.from({ length: 501 }, (_, n) => of(`k${n}`)) },
      'At most 500 keywords.',
    ],
  ])('refuses what is wrong: %#', async (body, words) => {
    const reply = await app.call('PUT', '/api/keywords', body);
    expect(reply.status).toBe(400);
    expect((reply.body as { error: string }).error).toContain(words);
  });

  it('a product that is not there has no list', async () => {
    expect((await save('product', 999_999, [of('mug')])).status).toBe(404);
    expect(await get('product', 999_999)).toBeNull();
    expect((await app.call('GET', '/api/products/999999/keywords')).status).toBe(404);
  });

  it('every change is announced to other browsers', async () => {
    const heard: LiveEvent[] = [];
    await app.database.listen('copydesk_live', (payload) => heard.push(JSON.parse(payload) as LiveEvent));
    await save('category', 'Kitchen', [of('mug')]);
    await app.call('DELETE', at('category', 'Kitchen'));
    const announced = [{ type: 'rescore', isRunning: true }, { type: 'keywords' }, { type: 'audit' }];
    await expect.poll(() => heard).toEqual([...announced, ...announced]);
  });

  it('the keywords of a product are kept with it while it is deleted', async () => {
    await save('product', mug, [of('mug', 7)]);
    await app.call('DELETE', `/api/products/${mug}`);
    expect(await get('product', mug)).toBeNull();
    await app.call('POST', `/api/products/${mug}/restore`);
    expect(await get('product', mug)).toMatchObject({ version: 1, keywords: [of('mug', 7)] });
  });
});

describe('a file', () => {
  const send = (content: Buffer | string, field = 'file') => {
    const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="words.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    return app.http.inject({
      method: 'POST',
      url: '/api/keywords/read-file',
      headers: { host: '127.0.0.1', 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]),
    });
  };

  it('is read in the encoding it has, and nothing is stored', async () => {
    const sheet = '\uFEFFKeyword\tAvg. monthly searches\noak bench\t1,300\ncafé table\t90\nstool\tmany';
    const reply = await send(Buffer.from(sheet, 'utf16le'));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      keywords: [of('oak bench', 1300), of('café table', 90)],
      folded: 0,
      refused: [{ line: 4, value: 'stool', reason: '“many” is not a whole number.' }],
      refusedCount: 1,
    });
    expect((await app.call('GET', '/api/keyword-lists')).body).toEqual([]);
  });

  it.each([
    ['name,volume\noak,5', 'file', 400, /^This file has no column “keyword”/],
    ['', 'file', 400, /^The file is empty/],
    ['keyword\noak', 'sheet', 400, /^Select a file/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2, 3]), 'file', 415, /Save the sheet as CSV/],
    [`keyword\n${'x'.repeat(2 * 1024 * 1024)}`, 'file', 413, /larger than 2 MB/],
  ])('is refused in words: %#', async (content, field, status, words) => {
    const reply = await send(content, field);
    expect(reply.statusCode).toBe(status);
    expect((reply.json() as { error: string }).error).toMatch(words);
  });

  it('comes in a form', async () => {
    expect((await app.call('POST', '/api/keywords/read-file', {})).status).toBe(415);
  });
});

describe('what holds for a product', () => {
  const wordsOf = ({ keywords }: ProductKeywords) => keywords.map(({ text }) => text);

  it('is its own list, else its category’s, else the specified four', async () => {
    const four = ['premium', 'quality', 'comfortable', 'durable'];
    expect(await held(mug)).toMatchObject({ from: 'default' });
    expect(wordsOf(await held(mug))).toEqual(four);
    await save('category', 'KITCHEN', [of('cup')]);
    expect(await held(mug)).toMatchObject({ from: 'category', keywords: [of('cup')] });
    await save('product', mug, [of('mug')]);
    expect(await held(mug)).toMatchObject({ from: 'product', keywords: [of('mug')] });
    const other = await addProduct(app.database.db, { sku: 'KITE', category: null });
    expect(wordsOf(await held(other))).toEqual(four);
  });

  it('is shown with its facts and its places, in the content as it stands', async () => {
    await app.call('POST', `/api/products/${mug}/data-sources`, {
      sourceCategory: 'sheet',
      sourceContent: 'Fits under a coffee machine.',
    });
    await save('product', mug, [of('stoneware', 90), of('coffee machine', 10), of('vegan', 50)]);
    const places = async () =>
      Object.fromEntries((await held(mug)).keywords.map(({ text, hasFact, places }) => [text, [hasFact, ...places]]));
    expect(await places()).toEqual({
      stoneware: [true, 'description'],
      'coffee machine': [true],
      vegan: [false],
    });
    await app.call('POST', `/api/products/${mug}/generate-optimized-content`);
    await app.call('PATCH', `/api/products/${mug}/optimized-content`, { title: 'Stoneware mug for vegan coffee' });
    expect(await places()).toMatchObject({ stoneware: expect.arrayContaining(['title']), vegan: [false, 'title'] });
  });

  it('what is hidden is no fact', async () => {
    const id = await addProduct(app.database.db, { attributes: [{ name: 'Material', value: 'Zebrano' }] });
    await save('product', id, [of('zebrano')]);
    expect((await held(id)).keywords[0]?.hasFact).toBe(true);
    await app.call('PUT', '/api/attributes/material', { use: 'hidden' });
    expect((await held(id)).keywords[0]?.hasFact).toBe(false);
  });

  it('a selection says how many products have keywords of their own', async () => {
    await addProduct(app.database.db, { sku: 'KITE', category: 'Toys' });
    const preview = async () =>
      (await app.call('POST', '/api/runs/preview', { action: 'generate', selection: { filter: {} } })).body;
    expect(await preview()).toMatchObject({ total: 2, withKeywords: 0 });
    await save('category', 'toys', [of('kite')]);
    expect(await preview()).toMatchObject({ withKeywords: 1 });
    await save('product', mug, [of('mug')]);
    expect(await preview()).toMatchObject({ withKeywords: 2 });
  });
});

describe('what a draft aims for', () => {
  const asked: EngineRequest[] = [];
  const write: Write = (request) => {
    asked.push(request);
    return builtInEngine.write(request, null);
  };
  const aim = async (keywords: readonly string[] | null) => {
    const context = {
      db: app.database.db,
      now: () => app.clock.now,
      actor: { id: app.user.id, fullName: 'Tess Tester' },
      role: 'owner' as const,
      scope: null,
    };
    await draftParts(context, mug, { parts: ['title'], keywords, prompt: null }, { ...builtInEngine, write });
    return asked.at(-1)?.keywords;
  };

  it('is what the user names, else what a fact carries of the product’s keywords, else the specified four', async () => {
    expect(await aim(null)).toEqual(['premium', 'quality', 'comfortable', 'durable']);
    await save('category', 'Kitchen', [of('vegan', 999), of('dishwasher safe', 5), of('stoneware', 90)]);
    expect(await aim(null)).toEqual(['stoneware', 'dishwasher safe']);
    expect(await aim(['camping'])).toEqual(['camping']);
    expect(await aim([])).toEqual([]);
  });

  it('comes with a call that names none, alone and in a run', async () => {
    await save('product', mug, [of('vegan'), of('stoneware')]);
    const reasons = async () => {
      const [row] = await app.database.db.select().from(optimizedContents);
      return row?.parts.description?.draft?.reasons.filter(({ because }) => because === 'keyword');
    };
    const used = [expect.objectContaining({ text: 'Uses "stoneware", which the source supports.' })];
    await app.call('POST', `/api/products/${mug}/generate-optimized-content`);
    expect(await reasons()).toEqual(used);
    await app.call('POST', `/api/products/${mug}/generate-optimized-content`, { targetKeywords: ['vegan'] });
    expect(await reasons()).not.toEqual(used);
    await runToEnd(app, { action: 'generate', selection: { ids: [mug] } });
    expect(await reasons()).toEqual(used);
  });
});

describe('a category as a whole', () => {
  const step = async (query: string) => (await app.call('GET', `/api/keyword-coverage?${query}`)).body as CoverageStep;

  it('is counted over its products, without those that have keywords of their own', async () => {
    const { db } = app.database;
    await addProduct(db, { sku: 'A', title: 'Vegan mug', category: 'KITCHEN' });
    const own = await addProduct(db, { sku: 'B', category: 'Kitchen' });
    await addProduct(db, { sku: 'C', category: 'Toys' });
    await save('product', own, [of('mug')]);
    await save('category', 'Kitchen', [of('stoneware'), of('vegan'), of('mugs')]);
    expect(await step('category=kitchen')).toEqual({
      products: 2,
      withOwn: 1,
      counts: [
        { placed: 2, open: 0, unsupported: 0 },
        { placed: 1, open: 0, unsupported: 1 },
        { placed: 0, open: 2, unsupported: 0 },
      ],
      next: null,
      version: 1,
    });
  });

  it('goes on where a step ended', async () => {
    for (let number = 0; number < 60; number += 1)
      await addProduct(app.database.db, { sku: `S-${number}`, category: 'Kitchen' });
    await save('category', 'Kitchen', [of('stoneware')]);
    let [total, after] = [0, 0];
    for (let steps = 0; steps < 20; steps += 1) {
      const { products, next } = await step(`category=Kitchen&after=${after}`);
      total += products;
      if (next === null) break;
      expect(next).toBeGreaterThan(after);
      after = next;
    }
    expect(total).toBe(61);
  });

  it('needs a list', async () => {
    expect((await app.call('GET', '/api/keyword-coverage?category=Kitchen')).status).toBe(404);
    expect((await app.call('GET', '/api/keyword-coverage?category=Kitchen&after=x')).status).toBe(400);
  });
});
