// A language model over the whole server: what it is asked, what is stored of its answer, and what each fault leaves behind.
import { describe, expect, it } from 'vitest';
import type { Provider } from '#domain/models/providers.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { generateFailed } from '#domain/writing/writing.contract.ts';
import { buildApp } from '#server/app/build-app.ts';
import { readConfig } from '#server/app/config.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { lamp, lie, truth } from '#testing/lamp.ts';
import { secretKey, startModelApp } from '#testing/model-app.ts';
import { type DoubleAnswer, sayParts } from '#testing/model-double.ts';
import { readContent } from '#testing/read-content.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

const say = (text: string): DoubleAnswer => ({ kind: 'text', text });
const titled = (title: string) => say(sayParts({ title }));

const urlOf = (id: number) => `/api/products/${id}/generate-optimized-content`;
const contentOf = (id: number) => readContent(app, id);
const historyOf = async (id: number) => (await app.call('GET', `/api/products/${id}/content-history`)).body;
const callsMade = () => app.database.db.select().from(modelCalls).orderBy(modelCalls.id);
const onlyTitle = { contentType: 'title' };

type Message = { role: string; content: unknown };
const messagesOf = (index: number) =>
  (models.double.requests[index]?.body as { messages: Message[] } | undefined)?.messages ?? [];
const sentBy = (index: number, role: string) =>
  JSON.stringify(messagesOf(index).filter((message) => message.role === role));

describe('a draft of a model', () => {
  it('is stored as the model’s, with its reasons; the images are ordered by the built-in writer', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    const bullets = ['3 color modes for work and rest', 'Touch switch on the base', 'Arm folds flat for storage'];
    const description = 'A desk lamp of aluminum with a 16-inch arm.\n\nThe arm folds flat for storage.';
    models.double.otherwise(() => say(sayParts({ title: truth, bullets, description })));
    const reply = await post(urlOf(id));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const content = reply.body as FlatContent;
    expect(content).toMatchObject({ title: truth, titleStatus: 'pending', description, imagesStatus: 'pending' });
    expect(content.parts.title).toMatchObject({
      origin: 'model',
      draft: { engine: 'double-1', isRepaired: false, checks: { unsupported: 0, contradicted: 0 } },
    });
    expect(content.parts.title.draft?.reasons[0]).toEqual({
      text: 'Not in the source, but shoppers may ask: how long the cord is.',
      because: 'facts',
      ref: null,
    });
    expect(content.parts.images).toMatchObject({ origin: 'built-in', draft: { engine: 'built-in' } });
    expect(await contentOf(id)).toEqual(content);
  });

  it('is asked for with the schema, the limits, the rules and the prompts, and with the product as data', async () => {
    const id = await addProduct(app.database.db, lamp);
    await app.call('POST', '/api/prompts', {
      prompt: 'Name the brand first',
      scope: 'brand',
      scopeValue: 'Clayfield',
    });
    const post = await models.serve();
    models.double.script(titled(truth));
    const body = { productId: id, contentType: 'title', targetKeywords: ['lamp'], prompt: 'Keep it calm' };
    expect((await post('/api/optimize', body)).status).toBe(200);
    const [asked] = models.double.requests;
    expect(asked?.headers.authorization).toBe(`Bearer ${secretKey}`);
    expect(asked?.body).toMatchObject({
      model: 'double-1',
      stream: true,
      max_tokens: 4_000,
      response_format: { type: 'json_schema', json_schema: { schema: { required: ['title', 'unused', 'ask'] } } },
    });
    expect(asked?.body).not.toHaveProperty('tools');
    expect(asked?.text).not.toContain(secretKey);
    const system = sentBy(0, 'system');
    for (const words of ['at most 75 characters', '(brand prompt for Clayfield) Name the brand first'])
      expect(system).toContain(words);
    expect(system).not.toContain('CL-2040');
    for (const words of ['CL-2040', '(your own prompt), facts count above it: Keep it calm', 'facts carry them: lamp.'])
      expect(sentBy(0, 'user')).toContain(words);
  });

  it('that is wished for goes on from the present text', async () => {
    const id = await addProduct(app.database.db, lamp);
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Lamp as Maya wrote it' });
    const post = await models.serve();
    models.double.script(titled(truth));
    expect((await post('/api/optimize', { productId: id, contentType: 'title', prompt: 'Calmer' })).status).toBe(200);
    expect(sentBy(0, 'user')).toContain('Lamp as Maya wrote it');
    expect(sentBy(0, 'user')).toContain('change what is wished and keep the rest');
  });

  it('that fails a check is asked for once more with the findings, as data, and the better one is kept', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.script(titled(lie), titled(truth));
    const content = (await post(urlOf(id), onlyTitle)).body as FlatContent;
    expect([content.title, content.parts.title.draft?.isRepaired]).toEqual([truth, true]);
    expect(models.double.requests).toHaveLength(2);
    expect(sentBy(1, 'user')).toContain('The source says');
    expect(sentBy(1, 'system')).not.toContain('5 color');
    expect((await callsMade()).map(({ purpose }) => purpose)).toEqual(['draft', 'repair']);
  });

  it.each<[string, DoubleAnswer, string]>([
    ['fails', { kind: 'status', status: 400 }, 'refused'],
    ['is asked to wait', { kind: 'status', status: 429, headers: { 'retry-after': '300' } }, 'rate-limited'],
    ['stalls', { kind: 'stall', text: '{"title":{"text":"Cl' }, 'timeout'],
  ])(
    'whose repair %s is stored as it was first written, with its marks and the reason',
    async (_name, answer, kind) => {
      const id = await addProduct(app.database.db, lamp);
      const post = await models.serve();
      models.double.script(titled(lie), answer);
      const reply = await post(urlOf(id), onlyTitle);
      expect(reply.status, models.lines.join('\n')).toBe(200);
      const content = reply.body as FlatContent;
      expect(content).toMatchObject({ title: lie, titleStatus: 'pending' });
      expect(content.parts.title.draft).toMatchObject({ isRepaired: false, checks: { contradicted: 1 } });
      expect(content.parts.title.draft?.reasons[0]?.text).toContain('the second attempt failed');
      expect(models.lines.join('\n')).toContain('A repair failed');
      expect((await callsMade()).map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
        ['draft', 'done'],
        ['repair', kind],
      ]);
    },
  );

  it('whose repair the budget does not allow is stored as it was first written', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve({ price: { input: 2, output: 10 }, dailyBudget: 0.05 });
    models.double.script({ kind: 'text', text: sayParts({ title: lie }), usage: { input: 1_000, output: 800 } });
    const content = (await post(urlOf(id), onlyTitle)).body as FlatContent;
    expect([content.title, models.double.requests.length]).toEqual([lie, 1]);
    expect(content.parts.title.draft?.reasons[0]?.text).toContain('the second attempt failed');
    expect(models.lines.join('\n')).toContain('language model call refused');
  });

  it('that stays wrong is stored with its marks, never hidden and never asked for a third time', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.otherwise(() => titled(lie));
    const content = (await post(urlOf(id), onlyTitle)).body as FlatContent;
    expect(content).toMatchObject({ title: lie, titleStatus: 'pending' });
    expect(content.parts.title.draft).toMatchObject({ isRepaired: false, checks: { contradicted: 1 } });
    expect(models.double.requests).toHaveLength(2);
  });

  it.each<[string, DoubleAnswer[]]>([
    ['slow', [{ kind: 'text', text: sayParts({ title: truth }), latencyMs: 400 }]],
    ['in a code fence', [say(`\`\`\`json\n${sayParts({ title: truth })}\n\`\`\``)]],
    ['good after one that is no JSON', [say('Sure! Here is your title: Desk Lamp'), titled(truth)]],
    ['good after one of another schema', [say('{"headline":"Desk Lamp"}'), titled(truth)]],
    [
      'good after one that was cut short',
      [{ kind: 'text', text: '{"title":{"text":"Desk', finish: 'length' }, titled(truth)],
    ],
    ['good after a 500', [{ kind: 'status', status: 500 }, titled(truth)]],
    ['good after two 503', [{ kind: 'status', status: 503 }, { kind: 'status', status: 503 }, titled(truth)]],
    [
      'good after a 429 that asks for a second',
      [{ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, titled(truth)],
    ],
    ['good after a dropped connection', [{ kind: 'cut', text: '{"title":{"te' }, titled(truth)]],
  ])('is taken when it comes %s', async (_name, answers) => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.script(...answers);
    const reply = await post(urlOf(id), onlyTitle);
    expect(reply.status, models.lines.join('\n')).toBe(200);
    expect((reply.body as FlatContent).title).toBe(truth);
    expect(models.double.requests).toHaveLength(answers.length);
    expect(models.lines.filter((line) => line.includes('call failed'))).toHaveLength(answers.length - 1);
  });
});

describe('a fault of the model', () => {
  const leak = {
    kind: 'status',
    status: 401,
    body: `{"error":{"message":"Incorrect API key: ${secretKey}"}}`,
  } as const;
  const faults: [string, DoubleAnswer, string, number][] = [
    ['answers 500 for ever', { kind: 'status', status: 500 }, 'server-error', 3],
    ['answers 429 for ever', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, 'rate-limited', 3],
    ['refuses the key, repeating it', leak, 'refused', 1],
    ['does not know the model', { kind: 'status', status: 404 }, 'refused', 1],
    ['says malformed JSON', say('{"title": {"text": "Desk Lamp'), 'bad-output', 2],
    ['says no JSON', say('I cannot help with that.'), 'bad-output', 2],
    ['says nothing', say(''), 'bad-output', 2],
    ['keeps to another schema', say('{"title":"Desk Lamp"}'), 'bad-output', 2],
    ['writes an empty title', say(sayParts({ title: ' <b></b> ' })), 'bad-output', 2],
    ['writes a title nobody could store', say(sayParts({ title: 'lamp '.repeat(4_000) })), 'bad-output', 2],
    ['is cut short', { kind: 'text', text: '{"title":{"text":"Desk La', finish: 'length' }, 'bad-output', 2],
    ['sends no stream', { kind: 'raw', body: '<html>Bad gateway</html>' }, 'bad-output', 2],
    ['sends broken events', { kind: 'raw', body: 'data: {"choices": [\n\ndata: [DONE]\n\n' }, 'bad-output', 2],
    [
      'calls a tool nobody offered',
      { kind: 'tool', name: 'approve_everything', input: { all: true } },
      'bad-output',
      2,
    ],
    ['drops the connection', { kind: 'cut', text: '{"title":' }, 'connection', 3],
    ['stalls before its first word', { kind: 'stall', text: '' }, 'timeout', 1],
    ['stalls in the middle', { kind: 'stall', text: '{"title":{"text":"Desk' }, 'timeout', 1],
    ['is too slow', { kind: 'text', text: sayParts({ title: truth }), latencyMs: 4_000 }, 'timeout', 1],
  ];
  const temporary = new Set(['server-error', 'rate-limited', 'connection', 'timeout']);
  it.each(faults)(
    'that %s ends in the specified words, the old content untouched, a line in the log',
    async (_name, answer, kind, calls) => {
      const id = await addProduct(app.database.db, lamp);
      await app.call('POST', urlOf(id));
      const [before, history] = [await contentOf(id), await historyOf(id)];
      const post = await models.serve();
      models.double.otherwise(() => answer);
      const reply = await post(urlOf(id), onlyTitle);
      const isTemporary = temporary.has(kind);
      const [failed] = generateFailed.split(' Please');
      expect(reply, models.lines.join('\n')).toEqual({
        status: isTemporary ? 503 : 502,
        body: { error: expect.stringMatching(`^${failed} `), code: isTemporary ? 'UNAVAILABLE' : 'MODEL_FAILED' },
      });
      const { error } = reply.body as { error: string };
      expect(error.startsWith(generateFailed)).toBe(isTemporary);
      // Why, behind the sentence of what failed.
      expect(error.length).toBeGreaterThan(generateFailed.length + 10);
      expect(models.double.requests).toHaveLength(calls);
      expect([await contentOf(id), await historyOf(id)]).toEqual([before, history]);
      const lines = models.lines.filter((line) => line.includes('language model call failed'));
      expect(lines).toHaveLength(calls);
      for (const words of ['openai-compatible', 'double-1', `'${kind}'`]) expect(lines.at(-1)).toContain(words);
      const logged = models.lines.join('\n');
      expect(logged).not.toContain(secretKey);
      expect(logged).not.toContain('CL-2040');
      expect(logged).not.toContain('folds flat');
      expect((await callsMade()).map(({ outcome }) => outcome)).toEqual(Array(calls).fill(kind));
    },
  );

  it('has the words of the prompt form there', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.otherwise(() => ({ kind: 'status', status: 400 }));
    const body = { productId: id, contentType: 'title', prompt: 'Shorter' };
    expect((await post('/api/optimize', body)).body).toMatchObject({
      error: expect.stringMatching(/^Could not optimize content\. The server rejected the request \(400\)/),
    });
    expect(await contentOf(id)).toBeNull();
  });

  it('that asks for a long wait is reported as it is, without waiting', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.otherwise(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '300' } }));
    expect(await post(urlOf(id), onlyTitle)).toEqual({
      status: 429,
      body: {
        error: 'The language model asks you to wait 5 minutes. Nothing was changed; please try again then.',
        code: 'RATE_LIMITED',
        retryAfterSeconds: 300,
      },
    });
    expect(models.double.requests).toHaveLength(1);
    expect(await contentOf(id)).toBeNull();
  });
});

describe('the use of a model', () => {
  const price = { input: 2, output: 10 };

  it('is recorded call by call, as the provider reports it, or as a guess where it does not', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve({ price });
    models.double.script(titled(truth), { kind: 'text', text: sayParts({ title: truth }), usage: null });
    await post(urlOf(id), onlyTitle);
    await post(urlOf(id), onlyTitle);
    const [reported, guessed] = await callsMade();
    expect(reported).toMatchObject({
      provider: 'openai-compatible',
      model: 'double-1',
      purpose: 'draft',
      productId: id,
      day: '2026-11-21',
      outcome: 'done',
      inputTokens: 1_000,
      outputTokens: 200,
      costMicros: 4_000,
      isEstimated: false,
    });
    expect(guessed).toMatchObject({ outcome: 'done', isEstimated: true });
    expect(guessed?.inputTokens).toBeGreaterThan(200);
  });

  it('stops before the call that could exceed the day’s budget, and starts again the next day', async () => {
    const id = await addProduct(app.database.db, lamp);
    // One call may cost 4,000 tokens of answer: $0.04 and its request.
    const post = await models.serve({ price, dailyBudget: 0.05 });
    models.double.otherwise(() => ({
      kind: 'text',
      text: sayParts({ title: truth }),
      usage: { input: 1_000, output: 800 },
    }));
    expect((await post(urlOf(id), onlyTitle)).status).toBe(200);
    const before = await contentOf(id);
    expect(await post(urlOf(id), onlyTitle)).toEqual({
      status: 429,
      body: {
        error:
          "The language model's budget of $0.05 per day does not allow another request today. Nothing was changed. The budget starts again at midnight UTC.",
        code: 'RATE_LIMITED',
        // From ten in the morning.
        retryAfterSeconds: 14 * 3_600,
      },
    });
    expect(models.double.requests).toHaveLength(1);
    expect(await contentOf(id)).toEqual(before);
    app.clock.now = new Date('2026-11-22T00:00:01.000Z');
    expect((await post(urlOf(id), onlyTitle)).status).toBe(200);
  });

  it('of two calls at once counts both against one rest of a budget', async () => {
    const ids = [await addProduct(app.database.db, lamp), await addProduct(app.database.db, lamp)];
    const post = await models.serve({ price, dailyBudget: 0.06 });
    models.double.otherwise(() => ({ kind: 'text', text: sayParts({ title: truth }), latencyMs: 200 }));
    const replies = await Promise.all(ids.map((id) => post(urlOf(id), onlyTitle)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(models.double.requests).toHaveLength(1);
  });
});

describe('each provider in its own wire format', () => {
  const paths: [Provider, string, string, string][] = [
    ['openai-compatible', '/v1', '/v1/chat/completions', 'authorization'],
    ['openai', '/v1', '/v1/responses', 'authorization'],
    ['anthropic', '/v1', '/v1/messages', 'x-api-key'],
    ['google', '/v1beta', '/v1beta/models/double-1:streamGenerateContent?alt=sse', 'x-goog-api-key'],
  ];
  it.each(paths)(
    '%s writes a title, says what it used, and fails as scripted',
    async (provider, base, path, keyHeader) => {
      const id = await addProduct(app.database.db, lamp);
      const post = await models.serve({ provider, baseUrl: `${models.double.origin}${base}` });
      models.double.script(titled(truth), { kind: 'status', status: 529 }, titled(lie), titled(truth));
      const first = await post(urlOf(id), onlyTitle);
      expect(first.status, models.lines.join('\n')).toBe(200);
      expect((first.body as FlatContent).title).toBe(truth);
      const [asked] = models.double.requests;
      expect(asked?.path).toBe(path);
      expect(asked?.headers[keyHeader]).toContain(secretKey);
      expect(`${asked?.path} ${asked?.text}`).not.toContain(secretKey);
      expect(asked?.text).toMatch(/additionalProperties|responseSchema|responseJsonSchema|schema/);
      const second = await post(urlOf(id), onlyTitle);
      expect((second.body as FlatContent).parts.title.draft?.isRepaired, models.lines.join('\n')).toBe(true);
      const [call] = await callsMade();
      expect(call).toMatchObject({ provider, inputTokens: 1_000, outputTokens: 200, isEstimated: false });
      for (const [answer, status] of [
        [{ kind: 'stall', text: '{"title":' }, 503],
        [{ kind: 'status', status: 403 }, 502],
      ] as const) {
        models.double.script(answer);
        expect((await post(urlOf(id), onlyTitle)).status).toBe(status);
      }
      expect(models.lines.join('\n')).not.toContain(secretKey);
    },
  );
});

describe('a server started with a model', () => {
  it('says so without its key, writes with it, and does not wait for it when it stops', async () => {
    const { model } = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'double-1',
      AI_BASE_URL: `${models.double.origin}/v1`,
      AI_API_KEY: secretKey,
    });
    const { database, user, dataDir } = app;
    const http = await buildApp({ database, user, dataDir, host: '127.0.0.1', logLevel: 'silent', model });
    await http.ready();
    const headers = { host: '127.0.0.1' };
    const status = await http.inject({ url: '/api/integration-status', headers });
    expect(status.json()).toMatchObject({
      writer: { engine: 'model', needsKey: true, model: { name: 'double-1', provider: 'an OpenAI-compatible server' } },
    });
    expect(status.body).not.toContain(secretKey);

    const id = await addProduct(app.database.db, lamp);
    models.double.script(titled(truth), { kind: 'stall', text: '{"title":' });
    const ask = () => http.inject({ method: 'POST', url: urlOf(id), headers, payload: onlyTitle });
    const written = (await ask()).json() as FlatContent;
    expect(written.parts.title.origin).toBe('model');
    const open = ask();
    await expect.poll(() => models.double.requests.length).toBe(2);
    await http.close();
    expect((await open).json()).toEqual({ error: generateFailed, code: 'INTERNAL' });
    expect(await contentOf(id)).toEqual(written);
    // One that was waited for would have run out of time instead.
    expect((await callsMade()).map(({ outcome }) => outcome)).toEqual(['done', 'stopped']);
  });
});
