// What a reader follows while a language model writes: texts that grow, phases, and an end that is the draft or the reason why there is none.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Provider } from '#domain/models/providers.ts';
import { partNames } from '#domain/parts/parts.ts';
import { contentSchema, type FlatContent } from '#domain/review/flat-content.ts';
import { generateFailed } from '#domain/writing/writing.contract.ts';
import type { WritingEvent } from '#domain/writing/writing-events.contract.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { lamp, lie, truth } from '#testing/lamp.ts';
import { secretKey, startModelApp } from '#testing/model-app.ts';
import { type DoubleAnswer, sayParts } from '#testing/model-double.ts';
import { readContent } from '#testing/read-content.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

const titled = (title: string): DoubleAnswer => ({ kind: 'text', text: sayParts({ title }) });
const onlyTitle = { contentType: 'title' };

const urlOf = (id: number) => `/api/products/${id}/generate-optimized-content`;
const contentOf = (id: number) => readContent(app, id);
const historyOf = async (id: number) => (await app.call('GET', `/api/products/${id}/content-history`)).body;
const callsMade = () => app.database.db.select().from(modelCalls).orderBy(modelCalls.id);
const collect = async (events: AsyncIterable<WritingEvent>) => {
  const all: WritingEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};
const textsOf = (events: readonly WritingEvent[], of: string) =>
  events.flatMap((event) => (event.type === 'text' && event.part === of ? [event.value] : []));
const phasesOf = (events: readonly WritingEvent[]) =>
  events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));

describe.each<[Provider, string, string]>([
  ['openai-compatible', 'double-1', '/v1'],
  ['openai', 'double-1', '/v1'],
  // One that takes a schema, and one that has to be made to call a tool with the answer.
  ['anthropic', 'claude-sonnet-4-5', '/v1'],
  ['anthropic', 'double-1', '/v1'],
  ['google', 'double-1', '/v1beta'],
])('in the wire format of %s, %s', (provider, model, base) => {
  const settings = () => ({ provider, model, baseUrl: `${models.double.origin}${base}` });

  it('a text is sent while the rest of it is still to come', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen(settings());
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    models.double.script({
      kind: 'text',
      text: sayParts({ title: truth }),
      held: [
        { at: ' CL-2040', until: first.promise },
        { at: ', Black', until: second.promise },
      ],
    });
    const texts: unknown[] = [];
    let last: WritingEvent | undefined;
    for await (const event of follow(urlOf(id), onlyTitle)) {
      last = event;
      if (event.type !== 'text') continue;
      texts.push(event.value);
      if (event.value !== truth) expect(await contentOf(id)).toBeNull();
      if (event.value === 'Clayfield Desk Lamp') first.resolve();
      if (event.value === 'Clayfield Desk Lamp CL-2040, 9W') second.resolve();
    }
    expect(texts, models.lines.join('\n')).toEqual(
      expect.arrayContaining(['Clayfield Desk Lamp', 'Clayfield Desk Lamp CL-2040, 9W', truth]),
    );
    expect(last).toEqual({ type: 'done', content: z.decode(contentSchema, (await contentOf(id)) as FlatContent) });
    expect((await callsMade())[0]).toMatchObject({ provider, outcome: 'done', inputTokens: 1_000, outputTokens: 200 });
  });

  it('a stream that stalls or is cut off in the middle ends in the specified words, the old content untouched', async () => {
    const id = await addProduct(app.database.db, lamp);
    await app.call('POST', urlOf(id));
    const before = [await contentOf(id), await historyOf(id)];
    const follow = await models.listen(settings());
    for (const kind of ['stall', 'cut'] as const) {
      models.double.otherwise(() => ({ kind, text: '{"title":{"text":"Clayfield Desk La' }));
      const events = await collect(follow(urlOf(id), onlyTitle));
      expect(textsOf(events, 'title')).toContain('Clayfield Desk La');
      expect(events.at(-1)).toEqual({
        type: 'error',
        problem: { error: expect.stringContaining(generateFailed), code: 'UNAVAILABLE' },
      });
      expect([await contentOf(id), await historyOf(id)]).toEqual(before);
    }
    expect(models.lines.join('\n')).not.toContain(secretKey);
    expect(models.lines.join('\n')).not.toContain('Clayfield Desk La');
  });
});

describe('a reader', () => {
  it('follows all parts, the checks and the repair, and has the stored record at the end', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen();
    const bullets = ['Touch switch on the base', 'Arm folds flat for storage'];
    const description = 'A desk lamp of aluminum with a 16-inch arm.';
    models.double.script({ kind: 'text', text: sayParts({ title: lie, bullets, description }) }, titled(truth));
    const events = await collect(follow(urlOf(id)));
    expect(phasesOf(events)).toEqual(['writing', 'checking', 'repairing']);
    expect(events[0]).toMatchObject({ engine: 'double-1', parts: partNames });
    expect(events.find((event) => event.type === 'phase' && event.phase === 'repairing')).toMatchObject({
      parts: expect.arrayContaining(['title']),
    });
    expect(textsOf(events, 'title')).toEqual(expect.arrayContaining([lie, truth]));
    expect(textsOf(events, 'bullets').at(-1)).toEqual(bullets);
    expect(textsOf(events, 'description').at(-1)).toBe(description);
    expect(events.at(-1)).toEqual({
      type: 'done',
      content: z.decode(contentSchema, (await contentOf(id)) as FlatContent),
    });
  });

  it('of a second attempt sees its text in the place of the first one’s', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen();
    models.double.script({ kind: 'cut', text: '{"title":{"text":"Clayfield Lamp of the first' }, titled(truth));
    const events = await collect(follow(urlOf(id), onlyTitle));
    const texts = textsOf(events, 'title');
    expect([texts[0], texts.at(-1)]).toEqual([expect.stringMatching(/^Clayfield Lamp of the/), truth]);
    expect(events.at(-1)).toMatchObject({ type: 'done', content: { parts: { title: { value: truth } } } });
  });

  it('sees plain text alone, for any text of the model', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen();
    const title = '<img src=x onerror=alert(1)>Clayfield <b>Desk Lamp</b>';
    models.double.otherwise(() => titled(title));
    const events = await collect(follow(urlOf(id), onlyTitle));
    expect(textsOf(events, 'title').length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(/<(img|b)\b|onerror/);
  });

  it('who leaves stops the call; nothing is stored and what it used is recorded', async () => {
    const id = await addProduct(app.database.db, lamp);
    await app.call('POST', urlOf(id));
    const before = [await contentOf(id), await historyOf(id)];
    const follow = await models.listen();
    const never = new Promise<void>(() => {});
    models.double.script({ kind: 'text', text: sayParts({ title: truth }), held: [{ at: ' CL-2040', until: never }] });
    const leaving = new AbortController();
    await expect(async () => {
      for await (const event of follow(urlOf(id), onlyTitle, leaving.signal))
        if (event.type === 'text') leaving.abort();
    }).rejects.toThrow(/abort/i);
    await expect.poll(async () => (await callsMade()).map(({ outcome }) => outcome)).toEqual(['stopped']);
    const [call] = await callsMade();
    expect([call?.isEstimated, call?.purpose, call?.productId]).toEqual([true, 'draft', id]);
    expect([await contentOf(id), await historyOf(id)]).toEqual(before);
    expect(models.lines.join('\n')).toContain('language model call stopped');
    expect(models.lines.join('\n')).not.toContain(generateFailed);
  });

  it('who leaves during the repair gets nothing stored either', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen();
    models.double.script(titled(lie), { kind: 'stall', text: '{"title":{"text":"Clay' });
    const leaving = new AbortController();
    await expect(async () => {
      for await (const event of follow(urlOf(id), onlyTitle, leaving.signal))
        if (event.type === 'text' && event.value === 'Clay') leaving.abort();
    }).rejects.toThrow(/abort/i);
    await expect.poll(async () => (await callsMade()).map(({ outcome }) => outcome)).toEqual(['done', 'stopped']);
    expect(await contentOf(id)).toBeNull();
  });

  it('is refused before anything is sent as any other caller is', async () => {
    const headers = { accept: 'application/x-ndjson' };
    const reply = await app.call('POST', urlOf(4_711), undefined, headers);
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is informed of a long wait and of a spent budget as they are, with the time to wait', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen({ price: { input: 2, output: 10 }, dailyBudget: 0.001 });
    const events = await collect(follow(urlOf(id), onlyTitle));
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      problem: { code: 'RATE_LIMITED', retryAfterSeconds: 14 * 3_600 },
    });
    const patient = await models.listen();
    models.double.script({ kind: 'status', status: 429, headers: { 'retry-after': '300' } });
    expect((await collect(patient(urlOf(id), onlyTitle))).at(-1)).toMatchObject({
      problem: { code: 'RATE_LIMITED', retryAfterSeconds: 300 },
    });
  });

  it('of the prompt form reads the words of that form', async () => {
    const id = await addProduct(app.database.db, lamp);
    const follow = await models.listen();
    models.double.script({ kind: 'status', status: 400 });
    const events = await collect(follow('/api/optimize', { productId: id, contentType: 'title', prompt: 'Shorter' }));
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      problem: { error: expect.stringMatching(/^Could not optimize content\. The server rejected/) },
    });
  });

  it('of the built-in writer goes the same way', async () => {
    const id = await addProduct(app.database.db, lamp);
    const reply = await app.call('POST', urlOf(id), onlyTitle, { accept: 'application/x-ndjson, application/json' });
    const events = reply.text.trim().split('\n');
    expect(JSON.parse(events[0] ?? '')).toMatchObject({ type: 'phase', phase: 'writing', engine: 'built-in' });
    expect(JSON.parse(events.at(-1) ?? '')).toEqual({ type: 'done', content: await contentOf(id) });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/x-ndjson' });
  });
});
