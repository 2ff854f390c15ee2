// The report on language models: sums that hold, the latest calls, what is left of the budget, and no secret.
import { expect, it } from 'vitest';
import type { ModelUse } from '#domain/models/model-use.contract.ts';
import { buildApp } from '#server/app/build-app.ts';
import { readConfig } from '#server/app/config.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const secretKey = 'sk-report-5e7c2f90ab';

type Call = typeof modelCalls.$inferInsert;
async function note(day: string, given: Partial<Call> = {}): Promise<void> {
  const startedAt = new Date(`${day}T08:00:00.000Z`);
  await app.database.db.insert(modelCalls).values({
    provider: 'openai',
    model: 'double-1',
    day,
    startedAt,
    finishedAt: new Date(startedAt.getTime() + 2_500),
    outcome: 'done',
    inputTokens: 1_000,
    outputTokens: 200,
    costMicros: 4_000,
    isEstimated: false,
    ...given,
  });
}
const readUse = async () => (await app.call('GET', '/api/model-use')).body as ModelUse;

it('reports nothing where no model was ever asked', async () => {
  expect(await readUse()).toEqual({
    model: null,
    today: {
      calls: 0,
      failed: 0,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
      budgetMicros: null,
      leftMicros: null,
    },
    days: [],
    uses: [],
    latest: [],
  });
});

it('sums by day and by model and purpose over 30 days, and lists the latest calls', async () => {
  const productId = await addProduct(app.database.db, { title: 'Desk Lamp' });
  await note('2026-10-22');
  await note('2026-10-23', { purpose: 'chat', costMicros: 9_000 });
  await note('2026-11-21', { productId });
  await note('2026-11-21', { productId: 4_711, purpose: 'repair', outcome: 'timeout', isEstimated: true });
  await note('2026-11-21', { outcome: 'running', finishedAt: null, inputTokens: null, outputTokens: null });
  const use = await readUse();
  expect(use.today).toMatchObject({
    calls: 3,
    failed: 1,
    inputTokens: 2_000,
    outputTokens: 400,
    costMicros: 12_000,
    leftMicros: null,
  });
  expect(use.days.map(({ day, calls }) => [day, calls])).toEqual([
    ['2026-11-21', 3],
    ['2026-10-23', 1],
  ]);
  expect(use.uses.map(({ purpose, calls, costMicros }) => [purpose, calls, costMicros])).toEqual([
    ['chat', 1, 9_000],
    ['draft', 2, 8_000],
    ['repair', 1, 4_000],
  ]);
  expect(use.latest.map(({ outcome, product, seconds }) => [outcome, product, seconds])).toEqual([
    ['running', null, null],
    ['timeout', null, 2.5],
    ['done', { id: productId, title: 'Desk Lamp' }, 2.5],
    ['done', null, 2.5],
    ['done', null, 2.5],
  ]);
});

it('lists no more than the latest twenty', async () => {
  for (let count = 0; count < 23; count += 1) await note('2026-11-21', { inputTokens: count });
  expect((await readUse()).latest.map(({ inputTokens }) => inputTokens)).toEqual(
    Array.from({ length: 20 }, (_, index) => 22 - index),
  );
});

it('names the model and what is left of its budget, never its key or its address', async () => {
  await note('2026-11-21', { costMicros: 40_000 });
  const { model } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'double-1',
    AI_BASE_URL: 'http://user-of.example:8080/v1',
    AI_API_KEY: secretKey,
    AI_INPUT_PRICE: '2',
    AI_OUTPUT_PRICE: '10',
    AI_DAILY_BUDGET: '0.05',
  });
  const { database, user, dataDir } = app;
  const now = () => app.clock.now;
  const http = await buildApp({ database, user, dataDir, host: '127.0.0.1', logLevel: 'silent', model, now });
  try {
    const reply = await http.inject({ url: '/api/model-use', headers: { host: '127.0.0.1' } });
    expect(reply.json()).toMatchObject({
      model: { name: 'double-1', provider: 'an OpenAI-compatible server', hasPrices: true },
      today: { budgetMicros: 50_000, leftMicros: 10_000 },
    });
    for (const secret of [secretKey, 'user-of.example']) expect(reply.body).not.toContain(secret);
  } finally {
    await http.close();
  }
});
