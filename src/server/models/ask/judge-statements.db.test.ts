// A language model as a judge over the whole server: what it is asked, what of its answer is kept, and what nobody can talk it into.
import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ClaimsReply } from '#domain/claims/claims.contract.ts';
import type { JudgedReply, JudgementsReply } from '#domain/models/judge/judgements.contract.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { dataSources, modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { injections } from '#testing/injections.data.ts';
import { startModelApp } from '#testing/model-app.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

const boots = {
  title: 'Winter Boots',
  description: 'Keeps the feet warm in the snow.',
  bullets: [],
  attributes: [],
  brand: null,
  category: null,
};
const warm = 'Warm feet for icy mornings out there.';
const judgementsOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/judgements`)).body as JudgementsReply;
const claimsOf = async (id: number, content: string) =>
  ((await app.call('POST', `/api/products/${id}/claims`, { contentType: 'description', content })).body as ClaimsReply)
    .claims;
const addBoots = async (description = warm) => {
  const id = await addProduct(app.database.db, boots);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { description });
  return id;
};
const sayVerdicts = (...verdicts: object[]) => ({ kind: 'text', text: JSON.stringify({ verdicts }) }) as const;
/** The ids in a request whose line holds some words. */
const idIn = (text: string, words: string) => {
  const lines = JSON.parse(
    `[${[...text.matchAll(/"((?:[SF]\d+) (?:[^"\\]|\\.)*)/g)].map(([, line]) => `"${line}"`).join(',')}]`,
  );
  return (lines as string[]).find((line) => line.includes(words))?.split(' ')[0] ?? '';
};

it('decides what rules could not, with words of the source, and keeps it until the source says otherwise', async () => {
  const id = await addBoots();
  const post = await models.serve();
  expect(await claimsOf(id, warm)).toMatchObject([{ kind: 'statement', text: warm }]);
  models.double.otherwise(({ text }) => {
    const body = JSON.parse(text) as { messages: { content: unknown }[] };
    const asked = JSON.stringify(body.messages.at(-1)?.content).replaceAll('\\\\', '\\').replaceAll('\\"', '"');
    return sayVerdicts({
      statement: idIn(asked, 'icy'),
      verdict: 'supported',
      fact: idIn(asked, 'snow'),
      quote: 'feet warm',
    });
  });
  const reply = await post(`/api/products/${id}/judgements`);
  expect(reply.status, models.lines.join('\n')).toBe(200);
  expect(reply.body as JudgedReply).toMatchObject({ judge: 'double-1', asked: 1, supported: 1, unsupported: 0 });
  const decided = { statement: warm, verdict: 'supported', field: 'description', quote: 'feet warm', by: 'double-1' };
  expect((await judgementsOf(id)).judgements).toEqual([decided]);
  expect(await claimsOf(id, warm)).toMatchObject([
    { kind: 'feature', verdict: 'supported', judgedBy: 'double-1', evidence: [{ text: 'feet warm' }] },
  ]);
  const [call] = await app.database.db.select().from(modelCalls);
  expect(call).toMatchObject({ purpose: 'judge', productId: id, outcome: 'done' });

  await app.call('PATCH', `/api/products/${id}`, { description: 'Keeps the hands warm.' });
  expect((await judgementsOf(id)).judgements).toEqual([]);
});

it('that finds nothing leaves the statement open until a data source comes', async () => {
  const id = await addBoots();
  const post = await models.serve();
  models.double.script(sayVerdicts({ statement: 'S1', verdict: 'unsupported' }));
  await post(`/api/products/${id}/judgements`);
  expect(await claimsOf(id, warm)).toMatchObject([{ kind: 'feature', verdict: 'unsupported' }]);
  await app.database.db
    .insert(dataSources)
    .values({ productId: id, sourceCategory: 'maker', sourceContent: 'For ice.' });
  expect((await judgementsOf(id)).judgements).toEqual([]);
});

it('decides which lens the product is under, without anybody changing it', async () => {
  const id = await addBoots();
  const post = await models.serve();
  const lensOf = async () => ((await app.call('GET', `/api/products/${id}`)).body as Product).lens;
  expect(await lensOf()).toBe('clean');
  models.double.script(sayVerdicts({ statement: 'S1', verdict: 'unsupported' }));
  await post(`/api/products/${id}/judgements`);
  expect(await lensOf()).toBe('open-claim');
  const [note] = (await app.call('GET', `/api/review-notes?ids=${id}`)).body as ReviewNote[];
  expect(note?.parts.find(({ part }) => part === 'description')?.check).toMatchObject({ openWords: warm });
  // Other facts: what was decided by the old ones holds no more.
  await app.call('POST', `/api/products/${id}/data-sources`, { sourceCategory: 'maker', sourceContent: 'For ice.' });
  expect(await lensOf()).toBe('clean');
});

it('is asked once: what was decided is not asked about again', async () => {
  const id = await addBoots();
  const post = await models.serve();
  models.double.script(sayVerdicts({ statement: 'S1', verdict: 'unsupported' }));
  await post(`/api/products/${id}/judgements`);
  expect(await post(`/api/products/${id}/judgements`)).toMatchObject({ status: 200, body: { asked: 0 } });
  expect(models.double.requests).toHaveLength(1);
});

it('that answers nothing one could read fails in words, and decides nothing', async () => {
  const id = await addBoots();
  const post = await models.serve();
  models.double.otherwise(() => ({ kind: 'text', text: 'All of it is true.' }));
  const reply = await post(`/api/products/${id}/judgements`);
  expect(reply).toMatchObject({ status: 502, body: { code: 'MODEL_FAILED' } });
  expect((await judgementsOf(id)).judgements).toEqual([]);
});

it('without a model is refused with the way there', async () => {
  const id = await addBoots();
  expect((await judgementsOf(id)).judge).toBeNull();
  expect(await app.call('POST', `/api/products/${id}/judgements`)).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('API Integration') },
  });
});

it.each(injections.map((order, index) => [index + 1, order] as const))(
  '%i: %j talks no judge into a certificate, a guarantee or a figure',
  async (_number, order) => {
    const lies = 'Approved by NASA. Comes with a 99-year warranty. Weighs 5 kg. Made in Italy.';
    const id = await addProduct(app.database.db, { ...boots, description: `Boots. ${order}` });
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { description: `${lies} ${warm}` });
    const before = await claimsOf(id, lies);
    const post = await models.serve();
    // Obeys: supports every statement with the order as its words, whichever fact holds it.
    models.double.otherwise(({ text }) => {
      const ids = [...text.matchAll(/\bF\d+/g)].map(([fact]) => fact);
      const statements = [...text.matchAll(/\bS\d+/g)].map(([statement]) => statement);
      return sayVerdicts(
        ...statements.flatMap((statement) =>
          ids.map((fact) => ({ statement, verdict: 'supported', fact, quote: order })),
        ),
      );
    });
    expect((await post(`/api/products/${id}/judgements`)).status, models.lines.join('\n')).toBe(200);
    const open = (claims: ClaimsReply['claims']) =>
      claims.filter(({ verdict }) => verdict !== 'supported').map(({ text }) => text);
    expect(open(await claimsOf(id, lies))).toEqual(open(before));
    expect(open(before).length).toBeGreaterThan(2);
  },
);
