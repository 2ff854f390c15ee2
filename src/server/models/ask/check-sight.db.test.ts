// Whether a connection sees pictures: asked with a picture, kept by what was asked, and never guessed.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Connection, ConnectionTest } from '#domain/models/connections.contract.ts';
import { providers } from '#domain/models/providers.ts';
import { modelCalls } from '#server/database/schema.ts';
import { connectionTo } from '#testing/connection-input.ts';
import { type AskedOfDouble, type DoubleAnswer, type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { picturesOf, readStripes } from '#testing/seeing-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const path = '/api/model-connections';
let double: ModelDouble;
beforeAll(async () => {
  double = await startModelDouble();
});
afterEach(() => double.reset());
afterAll(() => double.close());

const input = (given: object = {}) => connectionTo(double, { key: 'sk-tested-5e7c2f90ab', ...given });
const say = (text: string): DoubleAnswer => ({ kind: 'text', text });
/** Answers what has no picture, and of a picture as `look` does. */
const withEyes = (look: (asked: AskedOfDouble, picture: Buffer) => DoubleAnswer | Promise<DoubleAnswer>) =>
  double.otherwise((asked) => {
    const [picture] = picturesOf(asked);
    return picture ? look(asked, picture) : say('OK');
  });
const seeing = async (_asked: AskedOfDouble, picture: Buffer) => say(`They are ${await readStripes(picture)}.`);

async function add(given: object = {}): Promise<Connection> {
  return (await app.call('POST', path, input(given))).body as Connection;
}
const test = async (body: object) => (await app.call('POST', `${path}/test`, body)).body as ConnectionTest;
const listed = async () =>
  ((await app.call('GET', path)).body as { connections: Connection[] }).connections.map(({ sees }) => sees);

it.each(providers)('a model of %s that looks at the picture sees, and its connection says so', async (provider) => {
  withEyes(seeing);
  const { id, sees } = await add({ provider });
  expect(sees).toBeNull();
  expect(await test({ id })).toEqual({
    works: true,
    sees: true,
    text: 'The connection works: the model answered. It sees pictures.',
  });
  expect(await listed()).toEqual([true]);
  const calls = await app.database.db.select().from(modelCalls);
  expect(calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
    ['test', 'done'],
    ['test', 'done'],
  ]);
});

it('each test shows other stripes, so that no answer is right by itself', async () => {
  const shown = new Set<string>();
  withEyes(async (_asked, picture) => {
    shown.add(await readStripes(picture));
    return say('none');
  });
  const { id } = await add();
  for (let time = 0; time < 6; time += 1) await test({ id });
  expect(shown.size).toBeGreaterThan(1);
});

it.each<[string, (asked: AskedOfDouble, picture: Buffer) => DoubleAnswer | Promise<DoubleAnswer>]>([
  ['says that it sees none', () => say('none')],
  [
    'names them from right to left',
    async (_, picture) => say((await readStripes(picture)).split(', ').reverse().join()),
  ],
  ['says yes to everything', () => say('Yes, I can see the picture.')],
  ['refuses the call', () => ({ kind: 'status', status: 400 })],
  ['fails at pictures alone', () => ({ kind: 'status', status: 500 })],
])('a model that %s does not see', async (_what, look) => {
  withEyes(look);
  const { id } = await add();
  const { works, sees } = await test({ id });
  expect([works, sees]).toEqual([true, false]);
  expect(await listed()).toEqual([false]);
});

it.each<[string, DoubleAnswer]>([
  ['is asked to wait', { kind: 'status', status: 429, headers: { 'retry-after': '300' } }],
  ['is away for a moment', { kind: 'status', status: 503 }],
  ['thinks until its tokens are used up', { kind: 'text', text: '', finish: 'length' }],
  ['is cut off', { kind: 'cut', text: '' }],
])('of a model that %s nothing is known, and nothing kept', async (_what, answer) => {
  withEyes(() => answer);
  const { id } = await add();
  const { works, sees, text } = await test({ id });
  expect([works, sees, text]).toEqual([true, null, 'The connection works: the model answered.']);
  expect(await listed()).toEqual([null]);
});

it('another model or address is another question; a later test of the same replaces the first', async () => {
  withEyes(seeing);
  const { id, version } = await add();
  await test({ id });
  const change = async (given: object, seen: number) =>
    (await app.call('PATCH', `${path}/${id}`, { connection: input(given) }, { 'if-match': `"${seen}"` }))
      .body as Connection;
  expect((await change({ name: 'Renamed' }, version)).sees).toBe(true);
  expect((await change({ model: 'double-2' }, version + 1)).sees).toBeNull();
  expect((await change({ baseUrl: `${double.origin}/v2` }, version + 2)).sees).toBeNull();
  expect((await change({}, version + 3)).sees).toBe(true);
  withEyes(() => say('none'));
  await test({ id });
  expect(await listed()).toEqual([false]);
});

it('what a form holds is known once it is saved', async () => {
  withEyes(seeing);
  expect((await test({ connection: input() })).sees).toBe(true);
  expect((await add()).sees).toBe(true);
});

it('a budget that does for one call alone leaves it open', async () => {
  withEyes(seeing);
  const { id } = await add({ inputPrice: 1, outputPrice: 1, dailyBudget: 0.0025 });
  const { works, sees } = await test({ id });
  expect([works, sees]).toEqual([true, null]);
  expect(double.requests).toHaveLength(1);
});
