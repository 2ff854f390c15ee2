// An answer asked for as a whole, as runs ask: each provider in its own wire format, and every fault as a value.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { composeModelRequest } from '#domain/models/model-request.ts';
import type { Provider } from '#domain/models/providers.ts';
import { pickParts } from '#domain/parts/parts.ts';
import { requestFor } from '#domain/writing/test-draft.ts';
import { type DoubleAnswer, type ModelDouble, sayParts, startModelDouble } from '#testing/model-double.ts';
import { type CallResult, callModel } from './call-model.ts';

const title = 'Oak Side Table, 40 cm';
const good = { kind: 'text', text: sayParts({ title }) } as const;
let double: ModelDouble;
beforeAll(async () => {
  double = await startModelDouble();
});
afterEach(() => double.reset());
afterAll(() => double.close());

async function ask(
  answer: DoubleAnswer,
  given: { provider?: Provider; signal?: AbortSignal; totalMs?: number } = {},
): Promise<CallResult> {
  double.otherwise(() => answer);
  const { provider = 'openai-compatible', signal = new AbortController().signal, totalMs = 5_000 } = given;
  const { facts, ...request } = composeModelRequest(requestFor(product({ title }), { parts: ['title'] }), null);
  const base = provider === 'google' ? '/v1beta' : '/v1';
  return await callModel({
    settings: {
      ...{ connectionId: null, provider, model: 'double-1', baseUrl: `${double.origin}${base}`, apiKey: 'sk-1' },
      ...{ price: null, dailyBudget: null, requestsPerMinute: null, tokensPerMinute: null },
      ...{ maxOutputTokens: 1_000, timeoutMs: 5_000 },
      ...{ concurrency: null, temperature: null, seed: null },
    },
    request,
    context: { parts: ['title'], facts, kept: pickParts(product({ title })) },
    timeouts: { totalMs, firstChunkMs: 100, chunkMs: 100 },
    signal,
    onProgress: null,
    now: () => new Date(),
  });
}

it.each<[Provider, string]>([
  ['openai-compatible', '/v1/chat/completions'],
  ['openai', '/v1/responses'],
  ['anthropic', '/v1/messages'],
  ['google', '/v1beta/models/double-1:generateContent'],
])('%s is asked for no stream, and says what it used', async (provider, path) => {
  const result = await ask(good, { provider });
  expect(result).toMatchObject({
    usage: { inputTokens: 1_000, outputTokens: 200, isEstimated: false },
    draft: { title: { content: title } },
  });
  expect(double.requests[0]?.path).toBe(path);
  expect(double.requests[0]?.body).not.toMatchObject({ stream: true });
});

it('use is estimated where the provider does not report it', async () => {
  const { usage } = await ask({ ...good, usage: null });
  expect(usage).toMatchObject({ isEstimated: true });
  expect(usage?.outputTokens).toBeGreaterThan(0);
});

it.each<[string, DoubleAnswer, string, boolean]>([
  ['refuses', { kind: 'status', status: 403 }, 'refused', true],
  ['is asked too often', { kind: 'status', status: 429 }, 'rate-limited', true],
  ['breaks down', { kind: 'status', status: 500 }, 'server-error', true],
  ['says no JSON', { kind: 'text', text: 'I cannot help with that.' }, 'bad-output', false],
  ['says nothing', { kind: 'text', text: '' }, 'bad-output', false],
  ['is cut short', { kind: 'text', text: '{"title":{"text":"Oak', finish: 'length' }, 'bad-output', false],
  ['sends a page', { kind: 'raw', body: '<html>Bad gateway</html>' }, 'bad-output', false],
  ['drops the connection', { kind: 'cut', text: sayParts({ title }) }, 'connection', false],
  ['stalls', { kind: 'stall', text: '{"title":' }, 'timeout', false],
])('a model that %s is a fault, and costs what it took', async (_name, answer, kind, isFree) => {
  const result = await ask(answer, { totalMs: 600 });
  expect(result).toMatchObject({ fault: { kind } });
  expect(result.usage === null).toBe(isFree);
});

it('a server that stops waits for nothing', async () => {
  const stopping = new AbortController();
  const asked = ask({ ...good, latencyMs: 60_000 }, { signal: stopping.signal });
  await expect.poll(() => double.requests.length).toBe(1);
  stopping.abort();
  expect(await asked).toMatchObject({ fault: { kind: 'stopped' } });
});
