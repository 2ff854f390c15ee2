// Generated content over the whole server: what is stored with it, and what engines that lie, fail or take their time leave behind.
import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftRecordSchema } from '#domain/history/draft-record.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Engine, Write } from '#domain/writing/engine.ts';
import { english } from '#domain/writing/test-draft.ts';
import { writeDraft } from '#domain/writing/write/write-draft.ts';
import { dataSources, products } from '#server/database/schema.ts';
import { createHttp } from '#server/http/http.ts';
import { addProduct } from '#testing/factories.ts';
import { lamp, lie, truth } from '#testing/lamp.ts';
import { readContent } from '#testing/read-content.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { addWritingRoutes } from './writing.routes.ts';

const app = startTestApp();
const others: FastifyInstance[] = [];
afterEach(async () => {
  for (const http of others.splice(0)) await http.close();
});

const shouted = { ...lamp, title: 'NEW! Desk Lamp CL-2040 by Clayfield, 9W, Black, FREE SHIPPING' };

type Call = (url: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** A server of its own whose content is written by this engine. */
async function serve(write: Write): Promise<Call> {
  const engine: Engine = { name: 'double', write };
  const http = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  others.push(http);
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  addWritingRoutes(
    http,
    () => ({ db: app.database.db, now: () => app.clock.now, ...who }),
    async () => engine,
  );
  await http.ready();
  return async (url, body) => {
    const reply = await http.inject({
      method: 'POST',
      url,
      headers: { host: '127.0.0.1' },
      ...(body ? { payload: body } : {}),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
}
/** Writes as the built-in writer does, but this title. */
const titled =
  (titleOf: (isRepair: boolean) => string | Promise<string>): Write =>
  async (request, repair) => ({
    ...writeDraft(request, english),
    title: { content: await titleOf(repair !== null), reasons: [] },
  });

const urlOf = (id: number) => `/api/products/${id}/generate-optimized-content`;
const generate = async (id: number, body?: object) => {
  const reply = await app.call('POST', urlOf(id), body);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as FlatContent;
};
const patch = (id: number, body: object) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);
const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;
const historyOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];

describe('a wish that comes to nothing', () => {
  it.each([
    ['Make it more persuasive and add benefits', /needs? a language model/],
    ['mention platinum', /the source does not mention “platinum”/],
  ])('stores nothing and says what it needs: %s', async (prompt, words) => {
    const id = await addProduct(app.database.db, lamp);
    await generate(id);
    await patch(id, { titleStatus: 'approved' });
    const [content, history] = [await contentOf(id), await historyOf(id)];
    const reply = await app.call('POST', '/api/optimize', { productId: id, contentType: 'title', prompt });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'NOTHING_CHANGED', error: expect.stringMatching(words) },
    });
    expect([await contentOf(id), await historyOf(id)]).toEqual([content, history]);
  });
});

it('generating all parts but the approved ones leaves those as they are, and says so where all are', async () => {
  const id = await addProduct(app.database.db, shouted);
  await patch(id, { title: 'My own title' });
  await patch(id, { titleStatus: 'approved' });
  const content = await generate(id, { keepApproved: true });
  expect(content).toMatchObject({ title: 'My own title', titleStatus: 'approved' });
  expect(content.parts.description.draft).toBeDefined();
  await patch(id, { bulletsStatus: 'approved', descriptionStatus: 'approved', imagesStatus: 'approved' });
  expect(await app.call('POST', urlOf(id), { keepApproved: true })).toMatchObject({
    status: 422,
    body: { code: 'NOTHING_CHANGED', error: expect.stringMatching(/^All parts are already approved/) },
  });
});

describe('what is stored with a draft', () => {
  it('is how it came about, on the part and in history for good', async () => {
    const id = await addProduct(app.database.db, shouted);
    const content = await generate(id);
    const draft = draftRecordSchema.parse(content.parts.title.draft);
    expect(draft).toMatchObject({
      engine: 'built-in',
      isRepaired: false,
      prompts: [],
      checks: { unsupported: 0, contradicted: 0 },
    });
    expect(draft.reasons).toContainEqual(
      expect.objectContaining({ because: 'rule', text: expect.stringContaining('FREE SHIPPING') }),
    );
    expect(content.parts.title.notes).toEqual([]);
    const entry = (await historyOf(id)).find(({ contentType }) => contentType === 'title');
    expect(entry?.details).toEqual({ draft });
    expect(await readContent(app, id)).toEqual(content);
  });

  it('is the same draft and hash for the same inputs, on every road', async () => {
    const id = await addProduct(app.database.db, shouted);
    const body = { contentType: 'title', targetKeywords: ['shouted'] };
    const [first, again] = [await generate(id, body), await generate(id, body)];
    expect([again.title, again.parts.title.draft]).toEqual([first.title, first.parts.title.draft]);
    const prompted = await app.call('POST', '/api/optimize', { productId: id, ...body, prompt: 'All lowercase' });
    const { parts } = prompted.body as FlatContent;
    expect(parts.title.draft?.inputHash).not.toBe(first.parts.title.draft?.inputHash);
    expect(parts.title.draft?.reasons).toContainEqual({
      text: 'Followed: "All lowercase".',
      because: 'prompt',
      ref: 'your own prompt',
    });
  });

  it('names the prompts by the version they had', async () => {
    const id = await addProduct(app.database.db, shouted);
    const made = await app.call('POST', '/api/prompts', { prompt: 'Keep it short', scope: 'global' });
    const prompt = made.body as Prompt;
    const change = async (body: object) =>
      ((await app.call('PATCH', `/api/prompts/${prompt.id}`, body)).body as Prompt).version;
    expect(prompt.version).toBe(1);
    expect((await generate(id)).parts.title.draft?.prompts).toEqual([{ id: prompt.id, version: 1 }]);
    expect(await change({ prompt: 'Keep it shorter' })).toBe(2);
    expect((await generate(id)).parts.title.draft?.prompts).toEqual([{ id: prompt.id, version: 2 }]);
    expect(await change({ isActive: false })).toBe(2);
    expect(await change({ prompt: 'Keep it shorter' })).toBe(2);
    expect(await change({ scope: 'brand', scopeValue: 'Clayfield' })).toBe(3);
    expect(await change({ scopeValue: 'Orvik' })).toBe(4);
    expect((await generate(id)).parts.title.draft?.prompts).toEqual([]);
  });

  it('goes with the text: an edit carries none, a decision keeps it, a restored version has it again', async () => {
    const id = await addProduct(app.database.db, shouted);
    const written = await generate(id);
    await patch(id, { titleStatus: 'approved' });
    expect((await contentOf(id))?.parts.title.draft).toEqual(written.parts.title.draft);
    await patch(id, { title: 'Our own title' });
    expect((await contentOf(id))?.parts.title.draft).toBeUndefined();
    const [edit] = await historyOf(id);
    await patch(id, { title: written.title, titleStatus: 'pending', restoredFrom: edit?.id });
    const { draft } = written.parts.title;
    expect((await contentOf(id))?.parts.title).toMatchObject({ origin: 'restored', draft });
    const kept = (await historyOf(id)).filter(({ details }) => details?.draft);
    expect(kept).toHaveLength(partNames.length);
  });

  it('is there again after the undo of an edit, with the writer, and however often it is undone', async () => {
    const id = await addProduct(app.database.db, shouted);
    const written = await generate(id);
    for (const title of ['Our own title', 'Another title']) {
      await patch(id, { title });
      await patch(id, { title: written.title, titleStatus: 'pending', isUndo: true });
      expect((await contentOf(id))?.parts.title).toEqual(written.parts.title);
      expect((await historyOf(id))[0]).toMatchObject({ action: 'restored', details: { isUndo: true } });
    }
  });

  it('an undo of the first draft leaves the source, and the draft may come back', async () => {
    const id = await addProduct(app.database.db, shouted);
    const written = await generate(id);
    await patch(id, { title: shouted.title, titleStatus: 'pending', isUndo: true });
    expect((await contentOf(id))?.parts.title).toMatchObject({ origin: 'source' });
    await patch(id, { title: written.title, titleStatus: 'pending', isUndo: true });
    expect((await contentOf(id))?.parts.title).toEqual(written.parts.title);
  });

  it('an undo of a text the product never had is an edit', async () => {
    const id = await addProduct(app.database.db, shouted);
    await generate(id);
    await patch(id, { title: 'Never seen', titleStatus: 'pending', isUndo: true });
    expect((await contentOf(id))?.parts.title).toMatchObject({ origin: 'person' });
  });

  it('counts what an active data source says among the facts', async () => {
    const id = await addProduct(app.database.db, shouted);
    const call = await serve(titled(() => `${truth}, Waterproof`));
    const unsupported = async () =>
      ((await call(urlOf(id), { contentType: 'title' })).body as FlatContent).parts.title.draft?.checks.unsupported;
    expect(await unsupported()).toBe(1);
    const source = { productId: id, sourceCategory: 'supplier', sourceContent: 'The shouted is waterproof.' };
    await app.database.db.insert(dataSources).values(source);
    expect(await unsupported()).toBe(0);
  });
});

describe('an engine', () => {
  it('that lies once has its second draft stored', async () => {
    const id = await addProduct(app.database.db, shouted);
    const call = await serve(titled((isRepair) => (isRepair ? truth : lie)));
    const { status, body } = await call(urlOf(id));
    expect(status).toBe(200);
    expect((body as FlatContent).title).toBe(truth);
    expect((body as FlatContent).parts.title.draft).toMatchObject({
      engine: 'double',
      isRepaired: true,
      checks: { contradicted: 0 },
    });
  });

  it('that lies always has its text stored with the marks, waiting for review', async () => {
    const id = await addProduct(app.database.db, shouted);
    const call = await serve(titled(() => lie));
    await call(urlOf(id));
    expect(await contentOf(id)).toMatchObject({
      title: lie,
      titleStatus: 'pending',
      parts: { title: { draft: { isRepaired: false, checks: { contradicted: 1 } } } },
    });
  });

  const broken: Write = () => Promise.reject(new Error('The model hung up: key sk-12345'));

  it.each([
    ['Generate', urlOf, undefined, 'Failed to generate optimized content. Please try again.'],
    [
      'Optimize',
      () => '/api/optimize',
      { contentType: 'title', prompt: 'Shorter' },
      'Could not optimize content. Please try again or check API connectivity.',
    ],
  ] as const)(
    'that fails on %s is shown in the specified words, and nothing changes',
    async (_name, url, body, text) => {
      const id = await addProduct(app.database.db, shouted);
      await generate(id);
      await patch(id, { titleStatus: 'approved' });
      const [before, entries] = [await contentOf(id), (await historyOf(id)).length];
      const call = await serve(broken);
      const reply = await call(url(id), body && { productId: id, ...body });
      expect(reply).toEqual({ status: 500, body: { error: text, code: 'INTERNAL' } });
      expect(await contentOf(id)).toEqual(before);
      expect(await historyOf(id)).toHaveLength(entries);
    },
  );

  it('that refuses says why itself', async () => {
    const id = await addProduct(app.database.db, shouted);
    const call = await serve(() => Promise.reject(new Problem('UNAVAILABLE', 'The budget of today is used up.')));
    expect(await call(urlOf(id))).toEqual({
      status: 503,
      body: { error: 'The budget of today is used up.', code: 'UNAVAILABLE' },
    });
    expect(await contentOf(id)).toBeNull();
  });
});

describe('what happens while an engine works', () => {
  /** Generates one part; `meanwhile` happens after the product was read and before the text comes. */
  async function generateWhile(id: number, contentType: string, meanwhile: () => Promise<unknown>) {
    const call = await serve(
      titled(async () => {
        await meanwhile();
        return truth;
      }),
    );
    return await call(urlOf(id), { contentType });
  }

  it('is not held up: others can read and write the product', async () => {
    const id = await addProduct(app.database.db, shouted);
    await generate(id);
    const reply = await generateWhile(id, 'title', async () => {
      expect((await patch(id, { descriptionStatus: 'approved' })).status).toBe(200);
    });
    expect(reply.status).toBe(200);
    expect(await contentOf(id)).toMatchObject({ title: truth, titleStatus: 'pending', descriptionStatus: 'approved' });
  });

  it.each([
    ['an edit', { title: 'Our own title' }],
    ['an approval', { titleStatus: 'approved' }],
  ])('%s of the same part is not written over', async (_name, change) => {
    const id = await addProduct(app.database.db, shouted);
    await generate(id);
    const reply = await generateWhile(id, 'title', () => patch(id, change));
    expect(reply).toMatchObject({
      status: 409,
      body: {
        error:
          'Someone else changed the title while it was being written. Nothing was replaced. Review the new version and generate again.',
        code: 'STALE_VERSION',
      },
    });
    expect(await contentOf(id)).toMatchObject(change);
  });

  it('the first edit of a part is not written over, either', async () => {
    const id = await addProduct(app.database.db, shouted);
    const reply = await generateWhile(id, 'title', () => patch(id, { title: 'Our own title' }));
    expect(reply.status).toBe(409);
    expect((await contentOf(id))?.title).toBe('Our own title');
  });

  it('a decision on one image counts as a change of the images', async () => {
    const id = await addProduct(app.database.db, shouted);
    const { images } = await generate(id);
    const approve = { imageUrl: images[0], type: 'hero', status: 'approved' };
    const reply = await generateWhile(id, 'images', () =>
      app.call('PATCH', `/api/products/${id}/optimized-content/image`, approve),
    );
    expect(reply.status).toBe(409);
  });

  it('a changed product makes the draft void', async () => {
    const id = await addProduct(app.database.db, shouted);
    const reply = await generateWhile(id, 'title', () => app.database.db.update(products).set({ brand: 'Orvik' }));
    expect(reply).toMatchObject({
      status: 409,
      body: {
        error:
          'The product changed while its content was being written. Nothing was replaced. Please generate it again.',
      },
    });
    expect(await contentOf(id)).toBeNull();
  });

  it('a deleted product leaves nothing to store', async () => {
    const id = await addProduct(app.database.db, shouted);
    const reply = await generateWhile(id, 'title', () => app.database.db.delete(products));
    expect(reply.status).toBe(404);
  });
});

it('drafts of a run are written in a thread, and read as those written one by one', async () => {
  const [single, ofRun] = [await addProduct(app.database.db, shouted), await addProduct(app.database.db, shouted)];
  const inThread = vi.spyOn(Piscina.prototype, 'run');
  await generate(single);
  expect(inThread).not.toHaveBeenCalled();
  const { items } = await runToEnd(app, { action: 'generate', selection: { ids: [ofRun] } });
  expect(items.map(({ outcome }) => outcome)).toEqual(['done']);
  expect(inThread).toHaveBeenCalledOnce();
  inThread.mockRestore();
  const texts = async (id: number) => {
    const content = await contentOf(id);
    return [content?.title, content?.description, content?.bullets, content?.images];
  };
  expect(await texts(ofRun)).toEqual(await texts(single));
});

it('the brand goes into a title that does not name it, where the catalogue holds several', async () => {
  const bare = { title: 'Desk Lamp', description: 'A lamp for the desk.', bullets: [], brand: 'Orvik' };
  const id = await addProduct(app.database.db, bare);
  expect((await generate(id)).title).toBe('Desk Lamp');
  for (const brand of ['Varde', 'Lumeno', 'Tarn']) await addProduct(app.database.db, { ...bare, brand });
  expect((await generate(id)).title).toBe('Orvik Desk Lamp');
});
