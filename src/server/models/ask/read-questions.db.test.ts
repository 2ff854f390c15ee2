// Questions our own grammar cannot read, put into the same typed query by a language model: what it may see, and what of it counts.
import { expect, it, test } from 'vitest';
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startModelApp } from '#testing/model-app.ts';
import type { DoubleAnswer } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);
const patient = { firstChunkMs: 15_000, chunkMs: 15_000 };

const strange = 'Anything from Bloom our people still chew on?';
const say = (query: unknown): DoubleAnswer => ({
  kind: 'text',
  text: `\`\`\`json\n${JSON.stringify({ query })}\n\`\`\``,
});
const bloom = {
  where: [
    { field: 'name', of: 'brand', values: ['bloom'] },
    { field: 'status', any: ['pending'] },
  ],
  show: 'products',
  measure: { of: 'count' },
};

async function ask(query: string, ...answers: DoubleAnswer[]): Promise<CatalogueAnswer> {
  const post = await models.serve({}, patient);
  models.double.script(...answers);
  const reply = await post('/api/query', { query });
  expect(reply.status).toBe(200);
  return reply.body as CatalogueAnswer;
}
const outcomes = async () =>
  (await app.database.db.select().from(modelCalls).orderBy(modelCalls.id)).map(({ purpose, outcome }) => [
    purpose,
    outcome,
  ]);

it('is asked only where the grammar is at an end, and the answer comes from the database', async () => {
  const id = await addProduct(app.database.db, { brand: 'Bloom', description: 'Secret of the house.' });
  await addProduct(app.database.db, { brand: 'Acme' });
  expect((await ask('How many Bloom products are pending?')).value).toBe(1);
  expect(models.double.requests).toEqual([]);

  const answer = await ask(strange, say(bloom));
  expect(answer.productIds).toEqual([id]);
  expect(answer.interpretation).toMatchObject({
    text: 'Products of brand Bloom with at least one part pending (understood by double-1)',
    query: { where: [{ values: ['Bloom'] }, {}] },
    filter: { brand: 'Bloom', status: 'pending' },
  });
  const [asked] = models.double.requests;
  expect(asked?.text).toContain('Acme');
  expect(asked?.text).not.toContain('Secret of the house');
  expect(asked?.body).not.toHaveProperty('tools');
  expect(await outcomes()).toEqual([['question', 'done']]);
});

test.each<[string, unknown]>([
  ['says it cannot be answered', null],
  ['names a brand that is not there', { ...bloom, where: [{ field: 'name', of: 'brand', values: ['Blom & Co'] }] }],
  ['shows groups without any', { ...bloom, show: 'groups' }],
  ['orders products by the measure of groups', { ...bloom, order: { by: 'measure', end: 'highest' } }],
])('what %s is not answered', async (_name, query) => {
  await addProduct(app.database.db, { brand: 'Bloom' });
  const answer = await ask(strange, say(query));
  expect([answer.interpretation, answer.total]).toEqual([null, 0]);
  expect(answer.answer).toContain('I cannot answer that from the catalog');
  expect(models.double.requests).toHaveLength(1);
});

test.each<[string, DoubleAnswer[], string[]]>([
  [
    'a query of another shape',
    [say({ ...bloom, delete: true }), say({ sql: 'drop table products' })],
    ['bad-output', 'bad-output'],
  ],
  [
    'no JSON',
    [
      { kind: 'text', text: 'Sure!' },
      { kind: 'text', text: '{' },
    ],
    ['bad-output', 'bad-output'],
  ],
  ['a refusal', [{ kind: 'status', status: 401 }], ['refused']],
])('%s leaves the question unanswered, as without a model', async (_name, answers, expected) => {
  await addProduct(app.database.db, { brand: 'Bloom' });
  const answer = await ask(strange, ...answers);
  expect(answer.interpretation).toBeNull();
  expect((await outcomes()).map(([, outcome]) => outcome)).toEqual(expected);
  expect((await app.call('GET', '/api/products')).body).toHaveLength(1);
});

it('an answer that cannot be read is asked for once more', async () => {
  await addProduct(app.database.db, { brand: 'Bloom' });
  expect((await ask(strange, { kind: 'text', text: 'Sure!' }, say(bloom))).total).toBe(1);
});
