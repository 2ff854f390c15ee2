// Connections to language models by their calls: what is kept and never sent, who does which job, and from when on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Connection, ModelSettingsReply } from '#domain/models/connections.contract.ts';
import type { ModelUse } from '#domain/models/model-use.contract.ts';
import type { IntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { buildApp } from '#server/app/build-app.ts';
import { rowsOf } from '#server/database/database.ts';
import { modelCalls } from '#server/database/schema.ts';
import { connectionTo } from '#testing/connection-input.ts';
import { addProduct } from '#testing/factories.ts';
import { lamp } from '#testing/lamp.ts';
import { type ModelDouble, sayParts, startModelDouble } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { openChosenModels } from './chosen-models.ts';

const app = startTestApp();
const secretKey = 'sk-connection-5e7c2f90ab';
const path = '/api/model-connections';
let double: ModelDouble;
beforeAll(async () => {
  double = await startModelDouble();
});
afterEach(() => double.reset());
afterAll(() => double.close());

const input = (given: object = {}) => connectionTo(double, { key: secretKey, ...given });
async function add(given: object = {}): Promise<Connection> {
  const reply = await app.call('POST', path, input(given));
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Connection;
}
const choose = (job: string, connectionId: number | null) =>
  app.call('PATCH', `/api/model-jobs/${job}`, { connectionId });
const read = async () => (await app.call('GET', path)).body as ModelSettingsReply;

const title = 'Clayfield Desk Lamp CL-2040, 9W, Black';
const sayTitle = () => double.script({ kind: 'text', text: sayParts({ title }) });
const addLamp = () => addProduct(app.database.db, { ...lamp, sku: 'LAMP-1' });
const generate = (id: number, call = app.call) =>
  call('POST', `/api/products/${id}/generate-optimized-content`, { contentType: 'title' });
const chat = (id: number) =>
  app.call('POST', `/api/products/${id}/chat`, { messages: [{ role: 'user', content: 'Tell me a story about it' }] });
/** What the history of a product has of its newest draft. */
const newestEntry = async (id: number) => {
  const [row] = await rowsOf(
    app.database.db,
    sql`select details from content_history where product_id = ${id} order by id desc limit 1`,
  );
  return JSON.stringify(row);
};

it('keeps a connection, and never shows its key', async () => {
  const made = await add({ baseUrl: `${double.origin}/v1/` });
  expect(made).toMatchObject({
    name: 'The double',
    baseUrl: `${double.origin}/v1`,
    hasKey: true,
    keyEnd: '90ab',
    isKeyReadable: true,
    isActive: true,
    version: 1,
  });
  expect(made).not.toHaveProperty('key');
  for (const url of [path, '/api/model-use', '/api/integration-status', '/api/openapi.json'])
    expect((await app.call('GET', url)).text).not.toContain(secretKey);
  const stored = await rowsOf(app.database.db, sql`select * from model_connections`);
  expect(JSON.stringify(stored)).not.toContain(secretKey);
  expect(existsSync(join(app.dataDir, 'secret.key'))).toBe(true);
});

it('changes what is given, keeps the key where none is, and takes it away where that is said', async () => {
  const { id } = await add();
  const kept = await app.call('PATCH', `${path}/${id}`, { connection: input({ name: 'Ours', key: undefined }) });
  expect(kept.body).toMatchObject({ name: 'Ours', hasKey: true, keyEnd: '90ab', version: 2 });
  const other = await app.call('PATCH', `${path}/${id}`, { connection: input({ key: 'sk-another-0123456789' }) });
  expect(other.body).toMatchObject({ name: 'The double', keyEnd: '6789', version: 3 });
  const none = await app.call('PATCH', `${path}/${id}`, { connection: input({ key: null }), isActive: false });
  expect(none.body).toMatchObject({ hasKey: false, keyEnd: null, isKeyReadable: true, isActive: false, version: 4 });
  // Four characters of a short key would be too many.
  const short = await app.call('PATCH', `${path}/${id}`, { connection: input({ key: 'sk-short' }) });
  expect(short.body).toMatchObject({ hasKey: true, keyEnd: null, isKeyReadable: true });
});

it('sends a stored key nowhere but to the address it was given for', async () => {
  const { id } = await add();
  const moved = { connection: input({ baseUrl: 'http://127.0.0.1:9/v1', key: undefined }) };
  for (const [method, url, body] of [
    ['PATCH', `${path}/${id}`, moved],
    ['POST', `${path}/test`, { id, ...moved }],
  ] as const) {
    const refused = await app.call(method, url, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: [
        { path: 'key', message: 'Enter the key again. The stored key is only sent to the URL you entered it for.' },
      ],
    });
  }
  expect((await read()).connections).toMatchObject([{ baseUrl: `${double.origin}/v1`, version: 1 }]);
});

it('refuses what is wrong at its field', async () => {
  const refused = await app.call('POST', path, input({ provider: 'openai', key: undefined }));
  expect(refused.body).toMatchObject({
    code: 'INVALID_INPUT',
    issues: [{ path: 'key', message: 'Enter a key: OpenAI accepts no requests without a key.' }],
  });
  expect((await app.call('POST', path, input({ baseUrl: 'file:///etc/passwd' }))).status).toBe(400);
  expect((await app.call('PATCH', `${path}/4711`, { isActive: false })).status).toBe(404);
  expect((await app.call('DELETE', `${path}/4711`)).status).toBe(404);
  expect((await choose('write', 4711)).status).toBe(404);
  expect((await choose('paint', null)).status).toBe(400);
  expect((await app.call('POST', `${path}/test`, { id: 4711 })).status).toBe(404);
  expect(await read()).toEqual({
    connections: [],
    jobs: { write: null, judge: null, chat: null },
    environment: null,
  });
});

it('a change made on an older version is refused, and so is a deletion', async () => {
  const { id } = await add();
  const seen = { 'if-match': '"1"' };
  expect((await app.call('PATCH', `${path}/${id}`, { isActive: false }, seen)).headers.etag).toBe('"2"');
  const stale = await app.call('PATCH', `${path}/${id}`, { connection: input({ name: 'Mine' }) }, seen);
  expect([stale.status, (stale.body as { code: string }).code]).toEqual([409, 'STALE_VERSION']);
  expect((await app.call('DELETE', `${path}/${id}`, undefined, seen)).status).toBe(409);
  expect((await app.call('DELETE', `${path}/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(204);
});

it('writes with the model from the choice on, and with the built-in writer from the switch on', async () => {
  const id = await addLamp();
  const { id: connection } = await add({ temperature: 0.3, seed: 7 });
  await generate(id);
  expect(double.requests).toHaveLength(0);

  await choose('write', connection);
  sayTitle();
  expect((await generate(id)).body).toMatchObject({ title });
  expect(double.requests[0]?.headers.authorization).toBe(`Bearer ${secretKey}`);
  expect(double.requests[0]?.body).toMatchObject({ model: 'double-1', max_tokens: 4_000, temperature: 0.3, seed: 7 });
  const [noted] = await app.database.db.select().from(modelCalls);
  expect(noted).toMatchObject({ connectionId: connection, purpose: 'draft', outcome: 'done' });
  const status = (await app.call('GET', '/api/integration-status')).body as IntegrationStatus;
  expect(status).toMatchObject({
    writer: { engine: 'model', needsKey: true },
    models: { write: { name: 'double-1', provider: 'an OpenAI-compatible server' }, judge: null, chat: null },
  });

  await app.call('PATCH', `${path}/${connection}`, { isActive: false });
  await generate(id);
  expect(double.requests).toHaveLength(1);
  expect((await read()).jobs.write).toBe(connection);
  expect((await app.call('GET', '/api/integration-status')).body).toMatchObject({ writer: { engine: 'built-in' } });
});

it('each job has a connection of its own; deleting it leaves the job to what is built in', async () => {
  const id = await addLamp();
  const writer = await add({ model: 'writer-1' });
  const talker = await add({ model: 'talker-1', key: null });
  await choose('write', writer.id);
  await choose('chat', talker.id);
  expect((await choose('judge', talker.id)).body).toEqual({ write: writer.id, judge: talker.id, chat: talker.id });
  const models = modelsOn();
  expect((await models.modelFor('judge'))?.model).toBe('talker-1');

  double.script({ kind: 'text', text: 'It weighs what it weighs.' });
  expect((await chat(id)).text).toContain('It weighs what it weighs.');
  expect(double.requests.at(-1)?.body).toMatchObject({ model: 'talker-1' });
  expect(double.requests.at(-1)?.headers.authorization).toBeUndefined();

  await app.call('DELETE', `${path}/${talker.id}`);
  expect((await read()).jobs).toEqual({ write: writer.id, judge: null, chat: null });
  expect(await models.modelFor('judge')).toBeNull();
  await choose('write', null);
  expect((await read()).jobs.write).toBeNull();
});

it('a call under way ends with what it began with', async () => {
  const id = await addLamp();
  const { id: connection } = await add();
  await choose('write', connection);
  const gate = Promise.withResolvers<void>();
  double.script({ kind: 'text', text: sayParts({ title }), held: [{ at: ', 9W', until: gate.promise }] });
  const running = generate(id);
  await expect.poll(() => double.requests.length).toBe(1);
  await app.call('DELETE', `${path}/${connection}`);
  gate.resolve();
  expect((await running).body).toMatchObject({ title });
  expect(await newestEntry(id)).toContain('double-1');
});

it('no more calls are under way than the connection allows', async () => {
  const skus = ['LAMP-1', 'LAMP-2', 'LAMP-3'];
  const ids = await Promise.all(skus.map((sku) => addProduct(app.database.db, { ...lamp, sku })));
  await choose('write', (await add({ model: 'writer-1', concurrency: 1 })).id);
  await choose('chat', (await add({ model: 'talker-1', concurrency: 1 })).id);
  const gate = Promise.withResolvers<void>();
  double.otherwise(({ body }) =>
    (body as { model: string }).model === 'talker-1'
      ? { kind: 'text', text: 'It lights a desk.' }
      : { kind: 'text', text: sayParts({ title }), held: [{ at: ', 9W', until: gate.promise }] },
  );
  const askedOfWriter = () => double.requests.filter(({ body }) => (body as { model: string }).model === 'writer-1');
  const running = ids.map((id) => generate(id));
  await expect.poll(() => askedOfWriter().length).toBe(1);
  // Another connection has a line of its own; meanwhile the others have come as far as they can.
  for (const id of [...ids, ...ids]) expect((await chat(id)).text).toContain('It lights a desk.');
  expect(askedOfWriter()).toHaveLength(1);
  gate.resolve();
  expect(await Promise.all(running)).toMatchObject(Array(3).fill({ status: 200 }));
  expect(askedOfWriter()).toHaveLength(3);
});

it('a budget holds for its own connection', async () => {
  const id = await addLamp();
  const paid = { inputPrice: 2, outputPrice: 10, dailyBudget: 0.05 };
  const poor = await add({ name: 'Poor', ...paid });
  const rich = await add({ name: 'Rich', model: 'double-2', ...paid });
  await app.database.db.insert(modelCalls).values({
    provider: 'openai-compatible',
    model: 'double-1',
    connectionId: poor.id,
    day: '2026-11-21',
    startedAt: app.clock.now,
    costMicros: 49_000,
    outcome: 'done',
  });
  await choose('write', poor.id);
  const refused = await generate(id);
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('budget of $0.05 per day')]);
  expect((await app.call('GET', '/api/model-use')).body as ModelUse).toMatchObject({
    today: { budgetMicros: 50_000, leftMicros: 1_000 },
  });
  await choose('write', rich.id);
  sayTitle();
  expect((await generate(id)).status).toBe(200);
  const spent = (await read()).connections.map(({ name, spentMicros }) => [name, spentMicros]);
  expect(spent).toEqual([
    ['Poor', 49_000],
    ['Rich', 4_000],
  ]);
});

type Call = typeof app.call;

/** Does some work with another server on the same database. */
async function withAnother(options: object, work: (call: Call) => Promise<void>): Promise<void> {
  const { database, user, dataDir } = app;
  const now = () => app.clock.now;
  const http = await buildApp({ database, user, dataDir, host: '127.0.0.1', logLevel: 'silent', now, ...options });
  const call: Call = async (method, url, body) => {
    const payload = body === undefined ? {} : { payload: body as object };
    const reply = await http.inject({ method, url, headers: { host: '127.0.0.1' }, ...payload });
    const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json() : undefined,
      text: reply.body,
    };
  };
  try {
    await work(call);
  } finally {
    await http.close();
  }
}

it('another server on the database notices a choice', async () => {
  const id = await addLamp();
  await withAnother({}, async (other) => {
    const { id: connection } = await add();
    await choose('write', connection);
    sayTitle();
    expect((await generate(id, other)).body).toMatchObject({ title });
  });
});

it('a key that cannot be read any more is asked for again: nothing falls back in silence, and nothing else suffers', async () => {
  const id = await addLamp();
  const { id: connection } = await add();
  await choose('write', connection);
  await choose('chat', connection);
  await withAnother({ secretKeys: [Buffer.alloc(32, 1)] }, async (other) => {
    const reply = (await other('GET', path)).body as ModelSettingsReply;
    expect(reply.connections).toMatchObject([{ hasKey: true, keyEnd: null, isKeyReadable: false }]);
    const words =
      'The key of the connection “The double” can no longer be read. Enter it again under API Integration. Nothing was changed.';
    for (const refused of [await generate(id, other), await other('POST', `${path}/test`, { id: connection })]) {
      expect([refused.status, refused.body]).toEqual([503, { error: words, code: 'UNAVAILABLE' }]);
    }
    // A question our own grammar reads needs no model.
    const asked = await other('POST', '/api/query', { query: 'How many products are pending?' });
    expect(asked.body).toMatchObject({ total: 1 });
    expect(double.requests).toHaveLength(0);

    const entered = await other('PATCH', `${path}/${connection}`, { connection: input() });
    expect(entered.body).toMatchObject({ isKeyReadable: true, keyEnd: '90ab' });
    sayTitle();
    expect((await generate(id, other)).body).toMatchObject({ title });
  });
});

it('what the environment sets does all jobs, and is shown without its key and its address', async () => {
  const id = await addLamp();
  const { id: connection } = await add({ model: 'chosen-1' });
  await choose('write', connection);
  const model = modelOfEnvironment();
  await withAnother({ model }, async (other) => {
    const reply = await other('GET', path);
    expect(reply.body).toMatchObject({
      jobs: { write: connection },
      environment: {
        provider: 'openai-compatible',
        model: 'environment-1',
        hasKey: true,
        inputPrice: 1,
        outputPrice: 2,
      },
    });
    expect(reply.text).not.toContain('sk-environment');
    sayTitle();
    await generate(id, other);
    expect(double.requests[0]?.body).toMatchObject({ model: 'environment-1' });
    const status = (await other('GET', '/api/integration-status')).body as IntegrationStatus;
    expect(Object.values(status.models).map((each) => each?.name)).toEqual(Array(3).fill('environment-1'));
  });
});

const modelOfEnvironment = () => ({
  connectionId: null,
  provider: 'openai-compatible' as const,
  model: 'environment-1',
  baseUrl: `${double.origin}/v1`,
  apiKey: 'sk-environment-0123456789',
  price: { input: 1, output: 2 },
  dailyBudget: null,
  concurrency: null,
  requestsPerMinute: null,
  tokensPerMinute: null,
  maxOutputTokens: 4_000,
  timeoutMs: 20_000,
  temperature: null,
  seed: null,
});

/** What a caller within the server asks. */
function modelsOn() {
  const never = () => Promise.reject(new Error('No call is made here.'));
  const keeper = { lock: () => '', open: () => secretKey };
  return openChosenModels({
    environment: null,
    keeper,
    builtInChat: { model: null, reply: never as never },
    db: app.database.db,
    now: () => app.clock.now,
    log: app.http.log,
    signal: new AbortController().signal,
    lines: { enter: never, end: () => {}, pause: never },
  });
}
