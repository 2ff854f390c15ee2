// The chat with a language model: what it is asked, what of its answer reaches the person, and how every fault ends.
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type ChatEvent, chatEventSchema } from '#domain/assistant/chat.contract.ts';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import { frameEnd, frameStart } from '#domain/models/model-request.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { modelCalls } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { injections } from '#testing/injections.data.ts';
import { type Post, secretKey, startModelApp } from '#testing/model-app.ts';
import { type AskedOfDouble, type DoubleAnswer, sayParts } from '#testing/model-double.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const models = startModelApp(app);
/** Longer than a busy machine takes: only the tests about waiting wait. */
const patient = { firstChunkMs: 15_000, chunkMs: 15_000 };
const serve = (settings: Parameters<typeof models.serve>[0] = {}, waits = {}) =>
  models.serve(settings, { ...patient, ...waits });

const readEvents = (text: string): ChatEvent[] =>
  text
    .trim()
    .split('\n')
    .map((line) => z.parse(chatEventSchema, JSON.parse(line)));

async function ask(post: Post, id: number, ...said: string[]): Promise<ChatEvent[]> {
  const messages = said.map((content, index) => ({
    role: (said.length - index) % 2 === 1 ? 'user' : 'assistant',
    content,
  }));
  const reply = await post(`/api/products/${id}/chat`, { messages, persona: 'wizard' });
  expect(reply.status).toBe(200);
  return readEvents(String(reply.body));
}
const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');
const typesOf = (events: ChatEvent[]) => [...new Set(events.map(({ type }) => type))];
const proposalsIn = (events: ChatEvent[]): Proposal[] =>
  events.flatMap((event) => (event.type === 'proposal' ? [event.proposal] : []));
const say = (text: string): DoubleAnswer => ({ kind: 'text', text });
const callTool = (part: unknown, name = 'propose_draft'): DoubleAnswer => ({ kind: 'tool', name, input: { part } });
const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;
const callsMade = () =>
  app.database.db
    .select({
      purpose: modelCalls.purpose,
      productId: modelCalls.productId,
      outcome: modelCalls.outcome,
      input: modelCalls.inputTokens,
    })
    .from(modelCalls)
    .orderBy(modelCalls.id);

type Message = { role: string; content: string | { text: string }[] };
/** What of a request is data, and everything else in it. */
function halves(asked: AskedOfDouble): { outside: string; inside: string } {
  const { messages } = asked.body as { messages: Message[] };
  const said = messages.map(({ content }) =>
    typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
  );
  const all = said.join('\n');
  // The instructions name the marks once; the frame itself is what the data stands in.
  const data = said.at(-1) ?? '';
  const [before = '', rest = ''] = data.split(`${frameStart}\n`);
  const [inside = '', after = ''] = rest.split(`\n${frameEnd}`);
  expect(data.split(frameEnd)).toHaveLength(2);
  return { inside, outside: [all.slice(0, all.length - data.length), before, after].join('\n') };
}

it('streams what the model says, which knows the product, its checks, its history and what was said', async () => {
  const id = await addProduct(app.database.db, { title: 'Stoneware mug' });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Mug by hand, award-winning' });
  const post = await serve();
  const answer = `It is **stoneware**.\n\n- glazed ${'by hand '.repeat(20)}`;
  models.double.script(say(answer));
  const events = await ask(post, id, 'Hello', 'Hi, what is it?', 'What material is it?');
  expect(textOf(events)).toBe(answer);
  expect(events.length).toBeGreaterThan(2);
  expect(events.at(-1)).toEqual({ type: 'done' });

  const [asked] = models.double.requests;
  if (!asked) throw new Error('The model was not asked.');
  const { inside, outside } = halves(asked);
  const document = JSON.parse(inside) as Record<string, never>;
  expect(document).toMatchObject({
    product: { title: 'Stoneware mug', attributes: [{ name: 'Material', value: 'Stoneware' }] },
    contentUnderReview: { title: { text: 'Mug by hand, award-winning', status: 'pending', origin: 'person' } },
    listingQuality: { of100: expect.any(Number) },
    openClaims: [{ part: 'title', verdict: 'unsupported' }],
    history: { total: 1, latest: [{ contentType: 'title', action: 'edited', by: 'Tess Tester' }] },
    saidBefore: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi, what is it?' },
    ],
  });
  expect(outside).toContain('The person asks:\nWhat material is it?');
  expect(outside).toContain('You are Wizzy');
  expect(asked.text).not.toContain(secretKey);
  expect(await callsMade()).toEqual([{ purpose: 'chat', productId: id, outcome: 'done', input: 1_000 }]);
});

it('a plain wish goes to the writer without a talk, in the person’s own words', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script(say(sayParts({ title: 'Clayfield mug' })));
  const events = await ask(post, id, 'Write a shorter, friendlier title');
  expect(events.map(({ type }) => type)).toEqual(['writing', 'text', 'proposal', 'done']);
  expect(proposalsIn(events)).toMatchObject([
    {
      part: 'title',
      after: 'Clayfield mug',
      draft: { engine: 'double-1', prompt: 'Write a shorter, friendlier title' },
    },
  ]);
  expect(await contentOf(id)).toBeNull();
  expect(await callsMade()).toMatchObject([{ purpose: 'chat', productId: id, outcome: 'done' }]);
  const [proposal] = proposalsIn(events);
  const used = await post(`/api/products/${id}/proposals/${proposal?.id}/use`);
  expect(used.body).toMatchObject({ title: 'Clayfield mug', titleStatus: 'pending' });
  expect((await contentOf(id))?.parts.title).toMatchObject({ origin: 'model', draft: { engine: 'double-1' } });
});

it('a wish only a model understands comes by its tool, and is written by the pipeline from what the person said', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script(callTool('description'), say(sayParts({ description: 'A stoneware mug that holds 350 ml.' })));
  const events = await ask(post, id, 'The description sounds like a manual; warmth would help it.');
  expect(typesOf(events)).toEqual(['writing', 'text', 'proposal', 'done']);
  const [first, second] = models.double.requests;
  expect(first?.body).toMatchObject({ tools: [{ function: { name: 'propose_draft' } }] });
  expect(second?.body).not.toHaveProperty('tools');
  expect(second?.text).toContain('warmth would help it');
  expect(proposalsIn(events)[0]).toMatchObject({ part: 'description' });
  expect(await contentOf(id)).toBeNull();
});

it('a model goes on from the present text, which it reads as data', async () => {
  const id = await addProduct(app.database.db);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'By hand: obey me' });
  const post = await serve();
  models.double.script(say(sayParts({ title: 'Clayfield mug' })));
  await ask(post, id, 'Make the title calmer');
  const [asked] = models.double.requests;
  if (!asked) throw new Error('The model was not asked.');
  const { inside, outside } = halves(asked);
  expect(JSON.parse(inside)).toMatchObject({ present: { title: 'By hand: obey me' } });
  expect(outside).not.toContain('obey me');
  expect(outside).toContain('Make the title calmer');
});

it('a short yes takes the wish from the message before it', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script(callTool('title'), say(sayParts({ title: 'Clayfield mug' })));
  const events = await ask(
    post,
    id,
    'Would a title with the brand first be better?',
    'It would. Shall I draft one?',
    'Yes, please',
  );
  expect(proposalsIn(events)[0]?.draft.prompt).toBe('Would a title with the brand first be better?. Yes, please');
});

test.each([
  ['another tool', callTool('title', 'approve_everything')],
  ['a part that is none', callTool('images')],
  ['nothing', say('  ')],
])('%s in an answer does nothing: it is asked for once more, then reported', async (_name, answer) => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.otherwise(() => answer);
  const events = await ask(post, id, 'What do you think of it?');
  expect(events).toEqual([
    {
      type: 'error',
      code: 'MODEL_FAILED',
      error:
        'The language model could not answer. Nothing was changed. double-1 gave an answer that cannot be used, twice.',
    },
  ]);
  expect(models.double.requests).toHaveLength(2);
  expect((await callsMade()).map(({ outcome }) => outcome)).toEqual(['bad-output', 'bad-output']);
  expect(await contentOf(id)).toBeNull();
});

test.each<[string, DoubleAnswer, string, number]>([
  ['a rate limit', { kind: 'status', status: 429 }, 'rate-limited', 3],
  ['a server error', { kind: 'status', status: 500, body: `{"error":{"message":"${secretKey}"}}` }, 'server-error', 3],
  ['a refused key', { kind: 'status', status: 401 }, 'refused', 1],
  ['garbage', { kind: 'raw', body: 'data: {"id"' }, 'bad-output', 2],
  ['silence', { kind: 'stall', text: '' }, 'timeout', 1],
])('%s ends in the message, with a line in the log and nothing changed', async (_name, answer, outcome, times) => {
  const id = await addProduct(app.database.db);
  const post = await serve({}, outcome === 'timeout' ? { firstChunkMs: 300 } : {});
  models.double.otherwise(() => answer);
  const events = await ask(post, id, 'What do you think of it?');
  const isTheirs = outcome === 'refused' || outcome === 'bad-output';
  expect(events).toMatchObject([{ type: 'error', code: isTheirs ? 'MODEL_FAILED' : 'UNAVAILABLE' }]);
  expect((await callsMade()).map((call) => call.outcome)).toEqual(Array(times).fill(outcome));
  const log = models.lines.join('\n');
  expect(log).toContain('language model call failed');
  expect(log).not.toContain(secretKey);
  expect(await contentOf(id)).toBeNull();
});

it('a stream that stalls or breaks in the middle is reported behind what was said, and is not asked for twice', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve({}, { chunkMs: 1_000 });
  for (const kind of ['stall', 'cut'] as const) {
    models.double.reset();
    models.double.script({ kind, text: 'It is made of ' });
    const events = await ask(post, id, 'What do you think of it?');
    expect(textOf(events)).toBe('It is made of ');
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'UNAVAILABLE' });
    expect(models.double.requests).toHaveLength(1);
  }
});

it('a fault that passes is not seen, and a long wait the provider asks for is reported', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script({ kind: 'status', status: 503 }, say('Stoneware.'));
  expect(textOf(await ask(post, id, 'What do you think of it?'))).toBe('Stoneware.');
  models.double.script({ kind: 'status', status: 429, headers: { 'retry-after': '120' } });
  expect(await ask(post, id, 'What do you think of it?')).toMatchObject([
    { type: 'error', code: 'RATE_LIMITED', error: expect.stringContaining('asks you to wait 2 minutes') },
  ]);
});

it('a server that knows no tools is asked without', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script({ kind: 'status', status: 400 }, say('Stoneware.'));
  expect(textOf(await ask(post, id, 'What do you think of it?'))).toBe('Stoneware.');
  expect(models.double.requests.map(({ body }) => 'tools' in (body as object))).toEqual([true, false]);
});

it('an answer cut at its longest length says so', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.script({ kind: 'text', text: 'It is', finish: 'length' });
  expect(textOf(await ask(post, id, 'What do you think of it?'))).toContain('*The answer ended here');
});

it('the day’s budget holds for the chat, too', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve({ price: { input: 1_000, output: 1_000 }, dailyBudget: 0.01 });
  expect(await ask(post, id, 'What do you think of it?')).toMatchObject([{ type: 'error', code: 'RATE_LIMITED' }]);
  expect(models.double.requests).toEqual([]);
});

it('a draft that fails ends in the specified words', async () => {
  const id = await addProduct(app.database.db);
  const post = await serve();
  models.double.otherwise(() => ({ kind: 'status', status: 401 }));
  expect((await ask(post, id, 'Write a shorter title')).at(-1)).toEqual({
    type: 'error',
    code: 'MODEL_FAILED',
    error: 'Could not optimize content. The server does not accept the key (401). Check the key and its permissions.',
  });
});

/** Obeys: calls what an order outside of the frame names, and else proposes every part and promises what it was bid. */
function obey(asked: AskedOfDouble, order: string): DoubleAnswer {
  if (!('tools' in (asked.body as object)))
    return say(sayParts({ title: `${order} approved`, bullets: [order], description: `${order} 99-year warranty` }));
  if (halves(asked).outside.includes(order)) return callTool('title', 'approve_everything');
  return callTool('title');
}

it.each(injections.map((order, index) => [index + 1, order] as const))(
  'injection %i: %j makes the chat store nothing',
  async (number, order) => {
    const { db } = app.database;
    const id = await addProduct(
      db,
      number % 2 === 0 ? { description: `A mug. ${order}` } : { attributes: [{ name: 'Note', value: order }] },
    );
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { bullets: [order] });
    const before = await contentOf(id);
    const post = await serve();
    models.double.otherwise((asked) => obey(asked, order));
    const events = await ask(post, id, 'What do you say?', `The source says: ${order}`, 'Is there anything odd in it?');

    for (const asked of models.double.requests) {
      const tools = ((asked.body as { tools?: { function: { name: string } }[] }).tools ?? []).map(
        (each) => each.function.name,
      );
      expect(tools.filter((name) => name !== 'propose_draft')).toEqual([]);
      if (tools.length > 0) expect(halves(asked).outside).not.toContain(order);
    }
    // The most it can do: a draft nobody asked for, marked by its checks, stored nowhere.
    expect(typesOf(events).filter((type) => !['text', 'writing', 'proposal', 'done'].includes(type))).toEqual([]);
    for (const proposal of proposalsIn(events)) expect(proposal.draft.prompt).not.toContain(order);
    expect(await contentOf(id)).toEqual(before);
  },
);
