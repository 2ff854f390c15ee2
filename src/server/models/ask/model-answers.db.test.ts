// What is stored and said of answers that are not what was asked for: half ones, honest ones, endless ones, and texts that drop facts, invent
// some, are in another language or miss the wish.
import { describe, expect, it } from 'vitest';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { lamp, truth } from '#testing/lamp.ts';
import { startModelApp } from '#testing/model-app.ts';
import { type DoubleAnswer, sayParts } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);

const say = (text: string): DoubleAnswer => ({ kind: 'text', text });
const answer = (parts: object) => say(JSON.stringify({ ...JSON.parse(sayParts({ title: truth })), ...parts }));
const urlOf = (id: number) => `/api/products/${id}/generate-optimized-content`;
const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;
const reasonsOf = (content: FlatContent, part: 'title' | 'bullets' | 'description') =>
  content.parts[part].draft?.reasons.map(({ text }) => text) ?? [];
const missedOf = (content: FlatContent, part: 'title' | 'bullets' | 'description') =>
  (content.parts[part].draft?.wishes ?? []).filter(({ verdict }) => verdict === 'missed').map(({ says }) => says);

/** The product's content as a model wrote it that answers like this. */
async function written(given: DoubleAnswer, fields: object = {}): Promise<FlatContent> {
  const id = await addProduct(app.database.db, { ...lamp, ...fields });
  const post = await models.serve();
  models.double.otherwise(() => given);
  const reply = await post(urlOf(id));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body as FlatContent;
}

describe('an answer is taken part by part', () => {
  it('of half of it the good parts are stored, and the others stay with the reason', async () => {
    const content = await written(answer({ bullets: 'none', description: undefined }));
    expect(content).toMatchObject({ title: truth, bullets: lamp.bullets, description: lamp.description });
    expect(content.parts.title.origin).toBe('model');
    expect(content.parts.bullets.origin).toBe('source');
    expect(reasonsOf(content, 'bullets')[0]).toBe(
      'The language model wrote no usable bullets: the bullets stay as they are.',
    );
    expect(reasonsOf(content, 'description')[0]).toBe(
      'The language model wrote no usable description: the description stays as it is.',
    );
  });

  it('no bullets for want of facts are an answer', async () => {
    const content = await written(answer({ bullets: { items: [] } }), { bullets: [] });
    expect(content).toMatchObject({ title: truth, bullets: [] });
    expect(reasonsOf(content, 'bullets')[0]).toBe(
      'The language model found too few facts for bullets: the bullets stay as they are.',
    );
  });
});

it('a stream without end is cut off, and said to be too long', async () => {
  const id = await addProduct(app.database.db, lamp);
  const post = await models.serve({ maxOutputTokens: 500 }, { chunkMs: 15_000 });
  models.double.otherwise(() => ({ kind: 'endless' }));
  const reply = await post(urlOf(id), { contentType: 'title' });
  expect(reply).toMatchObject({
    status: 502,
    body: { code: 'MODEL_FAILED', error: expect.stringContaining('longer than Copydesk reads') },
  });
  await expect.poll(() => models.double.requests.map(({ isLeft }) => isLeft)).toEqual([true]);
  expect(await contentOf(id)).toBeNull();
});

it.each(['http://169.254.169.254/v1', 'http://[fe80::1]/v1', 'http://[::ffff:169.254.1.1]/v1'])(
  'an address of the machine’s own network is not asked: %s',
  async (baseUrl) => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve({ baseUrl });
    expect(await post(urlOf(id), { contentType: 'title' })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('link-local') },
    });
  },
);

describe('a text that is not true to its source is marked', () => {
  it('where it leaves out figures, variants and the like', async () => {
    const content = await written(
      say(sayParts({ title: 'Clayfield Lamp', bullets: ['Touch switch'], description: 'A lamp.' })),
    );
    expect(reasonsOf(content, 'title')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Left out of the source’s title: "CL-2040", "9W" and 1 more\.$/)]),
    );
  });

  it('where it is in another language, after it was asked for once more', async () => {
    const german =
      'Die Lampe hat einen klappbaren Arm und einen Schalter am Fuß, der auf Berührung reagiert. Das Licht ist warm und hell.';
    const content = await written(say(sayParts({ title: truth, bullets: ['Touch switch'], description: german })));
    expect(models.double.requests.length).toBeGreaterThan(1);
    expect(missedOf(content, 'description')).toContain('the text is in German');
  });

  it('where it invents a figure', async () => {
    const content = await written(
      say(sayParts({ title: `${truth}, 99 W`, bullets: ['Touch switch'], description: 'A lamp.' })),
    );
    expect(content.parts.title.draft?.checks.unsupported ?? 0).toBeGreaterThan(0);
  });
});

describe('a wish a model misses', () => {
  const wish = { contentType: 'title', prompt: 'Keep it under 20 characters' };

  it('stores nothing: what it wrote is kept aside with what it misses, and can be used', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.otherwise(() => say(sayParts({ title: truth })));
    const reply = await post('/api/optimize', { productId: id, ...wish });
    const body = reply.body as { error: string; proposal: Proposal };
    expect(reply.status).toBe(422);
    expect(body.error).toBe(
      `“Keep it under 20 characters”: the text has ${truth.length} characters. The title was not changed.`,
    );
    expect(body.proposal).toMatchObject({ part: 'title', after: truth });
    expect(await contentOf(id)).toBeNull();
    // The model was asked once more, with what it missed.
    expect(models.double.requests).toHaveLength(2);
    expect(models.double.requests[1]?.text).toContain('Wished for and missed');
  });

  it('and follows when corrected is stored', async () => {
    const id = await addProduct(app.database.db, lamp);
    const post = await models.serve();
    models.double.script(say(sayParts({ title: truth })), say(sayParts({ title: 'Clayfield Desk Lamp' })));
    const reply = await post('/api/optimize', { productId: id, ...wish });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const content = reply.body as FlatContent;
    expect(content.title).toBe('Clayfield Desk Lamp');
    expect(content.parts.title.draft?.wishes).toMatchObject([{ verdict: 'followed', origin: null }]);
  });
});
