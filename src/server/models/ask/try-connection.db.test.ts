// Testing a connection: one small call, what is wrong in words, and nothing kept but what it cost.

import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Connection, ConnectionTest } from '#domain/models/connections.contract.ts';
import { modelCalls } from '#server/database/schema.ts';
import { connectionTo } from '#testing/connection-input.ts';
import { type DoubleAnswer, type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const secretKey = 'sk-tested-5e7c2f90ab';
const path = '/api/model-connections';
let double: ModelDouble;
beforeAll(async () => {
  double = await startModelDouble();
});
afterEach(() => double.reset());
afterAll(() => double.close());

const input = (given: object = {}) =>
  connectionTo(double, { key: secretKey, inputPrice: 2, outputPrice: 10, ...given });
async function test(body: object): Promise<ConnectionTest> {
  const reply = await app.call('POST', `${path}/test`, body);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.text).not.toContain(secretKey);
  return reply.body as ConnectionTest;
}
const ledger = () => app.database.db.select().from(modelCalls);

it('tests what a form holds before it is stored, and keeps nothing but what the call cost', async () => {
  double.otherwise(() => ({ kind: 'text', text: 'OK', usage: { input: 20, output: 1 } }));
  expect(await test({ connection: input() })).toEqual({
    works: true,
    sees: false,
    text: 'The connection works: the model answered. It does not see pictures.',
  });
  expect(double.requests.map(({ path: asked, headers }) => [asked, headers.authorization])).toEqual([
    ['/v1/chat/completions', `Bearer ${secretKey}`],
    ['/v1/chat/completions', `Bearer ${secretKey}`],
  ]);
  expect(double.requests[0]?.body).toMatchObject({ model: 'double-1', max_tokens: 64 });
  expect((await app.call('GET', path)).body).toMatchObject({ connections: [] });
  expect(readdirSync(app.dataDir)).not.toContain('secret.key');
  expect(await ledger()).toMatchObject([
    { purpose: 'test', model: 'double-1', connectionId: null, outcome: 'done', costMicros: 50, productId: null },
    { purpose: 'test', model: 'double-1', connectionId: null, outcome: 'done', costMicros: 50, productId: null },
  ]);
});

it('tests a stored connection with its own key, and a change of it with that key', async () => {
  const { id } = (await app.call('POST', path, input())).body as Connection;
  double.otherwise(() => ({ kind: 'text', text: 'OK' }));
  expect((await test({ id })).works).toBe(true);
  expect((await test({ id, connection: input({ key: undefined, model: 'double-2' }) })).works).toBe(true);
  expect((await test({ id, connection: input({ key: 'sk-typed' }) })).works).toBe(true);
  const asked = double.requests.map(({ headers, body }) => [headers.authorization, (body as { model: string }).model]);
  expect(asked.filter((_, at) => at % 2 === 0)).toEqual([
    [`Bearer ${secretKey}`, 'double-1'],
    [`Bearer ${secretKey}`, 'double-2'],
    ['Bearer sk-typed', 'double-1'],
  ]);
  expect(asked.filter((_, at) => at % 2 === 1)).toEqual(asked.filter((_, at) => at % 2 === 0));
  expect((await ledger()).map(({ connectionId }) => connectionId)).toEqual([id, id, id, id, id, id]);
  expect((await app.call('GET', path)).body).toMatchObject({ connections: [{ id, model: 'double-1', version: 1 }] });
});

it.each<[string, DoubleAnswer, RegExp, string]>([
  [
    'a wrong key',
    { kind: 'status', status: 401, body: `{"error":{"message":"Bad key ${secretKey}"}}` },
    /does not accept the key \(401\)/,
    'refused',
  ],
  ['an unknown model', { kind: 'status', status: 404 }, /has no model “double-1” at this URL/, 'refused'],
  ['a fault of the server', { kind: 'status', status: 503 }, /an internal error \(503\)/, 'server-error'],
  [
    'too many calls',
    { kind: 'status', status: 429, headers: { 'retry-after': '300' } },
    /asks you to wait \(429\)/,
    'rate-limited',
  ],
  [
    'a page instead of an answer',
    { kind: 'raw', body: '<!doctype html><h1>Welcome</h1>' },
    /not like a language model/,
    'bad-output',
  ],
  ['an empty answer', { kind: 'text', text: '' }, /not like a language model/, 'bad-output'],
])('reports %s in words, after one attempt', async (_what, answer, words, outcome) => {
  double.script(answer);
  const { works, text } = await test({ connection: input() });
  expect(works).toBe(false);
  expect(text).toMatch(words);
  expect(double.requests).toHaveLength(1);
  expect(await ledger()).toMatchObject([{ purpose: 'test', outcome }]);
});

it('a model that thought until its few tokens were used up answered all the same', async () => {
  double.script({ kind: 'text', text: '', finish: 'length' });
  expect(await test({ connection: input() })).toMatchObject({ works: true });
});

it('an answer that does not come in time is given up', async () => {
  double.script({ kind: 'stall', text: '' });
  expect((await test({ connection: input({ timeoutSeconds: 1 }) })).text).toMatch(/^No answer came within 1 second\./);
});

it('an address nobody listens at cannot be reached', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const { text } = await test({ connection: input({ baseUrl: `http://127.0.0.1:${port}/v1` }) });
  expect(text).toMatch(/^Copydesk cannot reach this URL\./);
});

it('an address that leads on is reported, and the key does not go there', async () => {
  double.script({ kind: 'status', status: 307, headers: { location: `${double.origin}/elsewhere/chat/completions` } });
  const { works, text } = await test({ connection: input() });
  expect([works, text]).toEqual([false, expect.stringMatching(/^The URL redirects to another one \(307\)/)]);
  expect(double.requests).toHaveLength(1);
});

it('a spent budget says so before a call is made', async () => {
  const { id } = (await app.call('POST', path, input({ dailyBudget: 0.0001 }))).body as Connection;
  const { works, text } = await test({ id });
  expect([works, text]).toEqual([false, expect.stringContaining('does not allow another request today')]);
  expect(double.requests).toHaveLength(0);
});

it.each(['openai', 'anthropic', 'google'] as const)('speaks the protocol of %s', async (provider) => {
  double.script({ kind: 'text', text: 'OK' });
  expect(await test({ connection: input({ provider }) })).toMatchObject({ works: true });
  expect(JSON.stringify(double.requests[0]?.headers)).toContain(secretKey);
});
