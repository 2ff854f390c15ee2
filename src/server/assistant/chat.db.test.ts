import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ChatEvent, chatEventSchema } from '#domain/assistant/chat.contract.ts';
import type { ChatEngine } from '#domain/assistant/engines.ts';
import { type FlatRule, storedRuleSchema } from '#domain/benchmarks/rules.contract.ts';
import { Problem } from '#domain/problem.ts';
import { builtInEngine as builtInWriter } from '#domain/writing/built-in-engine.ts';
import { createHttp } from '#server/http/http.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { addChatRoutes } from './chat.routes.ts';

const app = startTestApp();
const question = (content: string) => ({ messages: [{ role: 'user', content }], persona: 'wizard' });
const readEvents = (text: string): ChatEvent[] =>
  text
    .trim()
    .split('\n')
    .map((line) => z.parse(chatEventSchema, JSON.parse(line)));
const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');

async function ask(id: number, content: string): Promise<string> {
  const reply = await app.call('POST', `/api/products/${id}/chat`, question(content));
  expect(reply.status).toBe(200);
  const events = readEvents(reply.text);
  expect(events.at(-1)).toEqual({ type: 'done' });
  return textOf(events);
}

const others: FastifyInstance[] = [];
afterEach(async () => {
  for (const http of others.splice(0)) await http.close();
});

/** A server of its own whose chat is answered by this engine. */
async function serve(engine: ChatEngine): Promise<string> {
  const http = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  others.push(http);
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  const context = { db: app.database.db, now: () => app.clock.now, ...who };
  addChatRoutes(http, () => context, { chat: async () => engine, writer: async () => builtInWriter });
  await http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}
const post = (base: string, id: number, signal?: AbortSignal) =>
  fetch(`${base}/api/products/${id}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
    body: JSON.stringify(question('Hello')),
    ...(signal ? { signal } : {}),
  });

it('streams the answer as lines of JSON that end with done', async () => {
  const id = await addProduct(app.database.db);
  const reply = await app.call('POST', `/api/products/${id}/chat`, question('What material is it?'));
  expect(reply.headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  const events = readEvents(reply.text);
  expect(events.map(({ type }) => type).join(' ')).toMatch(/^(text )+done$/);
  expect(textOf(events)).toContain('**Material:** Stoneware');
  expect(textOf(events)).toContain('*Found in: attribute “Material” of the source.*');
});

it('knows the review and the history as they are now', async () => {
  const id = await addProduct(app.database.db);
  expect(await ask(id, 'Why is the score 58?')).toContain('nothing has been generated yet');
  const change = { title: 'Mug by hand', titleStatus: 'approved' };
  expect((await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: change.title })).status).toBe(200);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus: change.titleStatus });
  expect(await ask(id, 'Who approved the title?')).toContain('approved by Tess Tester on Nov 21, 2026, 10:00 AM UTC');
  expect(await ask(id, 'What changed last?')).toContain('Title content was approved');
  expect(await ask(id, 'Compare old and new title')).toContain('> Mug by hand');
});

it('states the limits of the workspace’s rules as they are now: changed, switched off and added ones', async () => {
  const id = await addProduct(app.database.db, { retailer: 'Corner shop', title: 'A mug of stoneware for tea' });
  const question = 'How long may the title be?';
  const limit = { unit: 'characters', isIdeal: false };
  const rules = (await app.call('GET', '/api/benchmark-rules?attribute=title&retailer=general')).body as FlatRule[];
  const length = rules.find(({ subject }) => subject === 'length');
  if (!length) throw new Error('There is no such rule.');
  const { id: _, ...given } = z.decode(storedRuleSchema, length).rule;
  const change = async (body: object) =>
    expect((await app.call('PATCH', `/api/benchmark-rules/${length.id}`, body)).status).toBe(200);
  expect(await ask(id, question)).toContain('at most 150 characters');

  await change({ rule: { ...given, rule: { ...limit, max: 21 } } });
  const narrowed = await ask(id, question);
  expect(narrowed).toContain('at most 21 characters');
  expect(narrowed).toContain('5 characters too long');

  await change({ isActive: false });
  expect(await ask(id, question)).toContain('(no rule sets the length; the writer uses this limit)');

  const draft = { attribute: 'title', label: 'Short', severity: 'block', points: 5, benchmarkType: 'length' };
  const added = { ...draft, retailer: 'Corner shop', rule: { ...limit, min: 8, max: 24 } };
  expect((await app.call('POST', '/api/benchmark-rules', added)).status).toBe(201);
  const own = await ask(id, question);
  expect(own).toContain('On Corner shop:');
  expect(own).toContain('8 to 24 characters. The source has: 26 characters: 2 characters too long.');
});

it('takes the persona and the time zone of the reader', async () => {
  const id = await addProduct(app.database.db);
  const body = { ...question('Who are you?'), persona: 'guardian', timeZone: 'Nowhere/Land' };
  expect(textOf(readEvents((await app.call('POST', `/api/products/${id}/chat`, body)).text))).toContain(
    'I am Sentinel',
  );
});

it.each([
  ['a blank question', question('  \n ')],
  ['no message', { messages: [], persona: 'wizard' }],
  ['an answer as the last message', { messages: [{ role: 'assistant', content: 'Hi' }], persona: 'wizard' }],
  ['a message over 4,000 characters', question('x'.repeat(4_001))],
  ['more than 50 messages', { messages: Array(51).fill({ role: 'user', content: 'Hi' }), persona: 'wizard' }],
  ['an unknown persona', { ...question('Hi'), persona: 'dragon' }],
  ['another role', { messages: [{ role: 'system', content: 'Hi' }], persona: 'wizard' }],
])('refuses %s', async (_name, body) => {
  const id = await addProduct(app.database.db);
  const reply = await app.call('POST', `/api/products/${id}/chat`, body);
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([400, 'INVALID_INPUT']);
});

it('answers 404 for a product that is not there and 400 for no id', async () => {
  expect((await app.call('POST', '/api/products/99/chat', question('Hi'))).status).toBe(404);
  expect((await app.call('POST', '/api/products/0/chat', question('Hi'))).status).toBe(400);
});

it.each([
  [
    new Error('the model hung up'),
    { error: 'Something went wrong on our side. Nothing was changed. Please ask again.', code: 'INTERNAL' },
  ],
  [new Problem('UNAVAILABLE', 'The model is busy.'), { error: 'The model is busy.', code: 'UNAVAILABLE' }],
])('a failure in the middle (%s) is sent as an event behind the text so far', async (failure, shown) => {
  const id = await addProduct(app.database.db);
  const base = await serve({
    model: null,
    async *reply() {
      yield { text: 'The first half ' };
      throw failure;
    },
  });
  const response = await post(base, id);
  expect(response.status).toBe(200);
  expect(readEvents(await response.text())).toEqual([
    { type: 'text', text: 'The first half ' },
    { type: 'error', ...shown },
  ]);
});

it('sends each piece when it is made, not all at the end', async () => {
  const id = await addProduct(app.database.db);
  const gate = Promise.withResolvers<void>();
  const base = await serve({
    model: null,
    async *reply() {
      yield { text: 'first' };
      await gate.promise;
      yield { text: 'second' };
    },
  });
  const reader = (await post(base, id)).body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"type":"text","text":"first"}\n');
  gate.resolve();
  await reader?.cancel();
});

it('a reader who leaves stops the work', async () => {
  const id = await addProduct(app.database.db);
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<string>();
  const base = await serve({
    model: null,
    async *reply(_request, signal) {
      yield { text: 'first' };
      started.resolve();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      stopped.resolve('stopped');
      yield { text: 'nobody hears this' };
    },
  });
  const leave = new AbortController();
  const response = await post(base, id, leave.signal);
  await started.promise;
  leave.abort();
  await expect(response.text()).rejects.toThrow();
  expect(await stopped.promise).toBe('stopped');
});
