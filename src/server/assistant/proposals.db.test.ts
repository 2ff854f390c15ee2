// Drafts proposed in the chat: written and checked by the pipeline, stored only when used, and never over somebody's newer text.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ChatEvent, chatEventSchema } from '#domain/assistant/chat.contract.ts';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { createHttp } from '#server/http/http.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { addChatRoutes } from './chat.routes.ts';
import { openProposals } from './proposals.ts';

const app = startTestApp();

async function ask(id: number, ...said: string[]): Promise<ChatEvent[]> {
  const messages = said.map((content) => ({ role: 'user', content }));
  const reply = await app.call('POST', `/api/products/${id}/chat`, { messages, persona: 'wizard' });
  expect(reply.status).toBe(200);
  const lines = reply.text.trim().split('\n');
  return lines.map((line) => z.parse(chatEventSchema, JSON.parse(line)));
}
const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');
const proposalsIn = (events: ChatEvent[]): Proposal[] =>
  events.flatMap((event) => (event.type === 'proposal' ? [event.proposal] : []));
async function propose(id: number, wish: string): Promise<Proposal> {
  const [proposal] = proposalsIn(await ask(id, wish));
  if (!proposal) throw new Error(`"${wish}" brought no proposal.`);
  return proposal;
}
const contentOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;
const historyOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
const useIt = (id: number, { id: proposalId }: Pick<Proposal, 'id'>, headers?: Record<string, string>) =>
  app.call('POST', `/api/products/${id}/proposals/${proposalId}/use`, undefined, headers);

const lamp = {
  title: 'Lumen Brass Desk Lamp with Dimmer, Warm White, 40 cm, for Home Office and Bedside Tables, Black',
  description: 'A desk lamp of brass. The dimmer has three steps. It stands on a heavy foot.',
  bullets: ['Three dimmer steps', 'Heavy foot that does not tip'],
  attributes: [
    { name: 'Material', value: 'Brass' },
    { name: 'Height', value: '40 cm' },
    { name: 'Warranty', value: '5 years' },
  ],
};

it('a wish is answered with a draft, its checks and its figures, and stores nothing', async () => {
  const id = await addProduct(app.database.db, lamp);
  const events = await ask(id, 'Write a title under 60 characters');
  expect(events.map(({ type }) => type)).toEqual(['writing', 'text', 'proposal', 'done']);
  expect(textOf(events)).toContain('Nothing is saved until you use it.');
  const [proposal] = proposalsIn(events);
  expect(proposal).toMatchObject({ part: 'title', before: lamp.title, openClaims: [] });
  expect(String(proposal?.after).length).toBeLessThanOrEqual(60);
  expect(proposal?.draft.reasons.length).toBeGreaterThan(0);
  const benchmark = await app.call('POST', `/api/products/${id}/benchmark`, { title: proposal?.after });
  expect(proposal?.quality.after).toBe((benchmark.body as { quality: number }).quality);
  const present = await app.call('GET', `/api/products/${id}/benchmark`);
  expect(proposal?.quality.before).toBe((present.body as { quality: number }).quality);

  expect(await contentOf(id)).toBeNull();
  expect(await historyOf(id)).toEqual([]);
});

it('using it stores exactly that draft, pending, as generating would, and the replaced text stays in history', async () => {
  const id = await addProduct(app.database.db, lamp);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { bullets: ['By hand'] });
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { bulletsStatus: 'approved' });
  const before = await contentOf(id);
  const proposal = await propose(id, 'New bullets that mention the warranty');
  expect((proposal.after as string[]).join(' ')).toMatch(/warranty/i);
  expect(await contentOf(id)).toEqual(before);

  const reply = await useIt(id, proposal);
  expect([reply.status, reply.headers.etag]).toEqual([200, `"${(before?.version ?? 0) + 1}"`]);
  const content = (await contentOf(id)) as FlatContent;
  expect(content).toMatchObject({ bullets: proposal.after, bulletsStatus: 'pending', title: before?.title });
  expect(content.parts.bullets).toMatchObject({ origin: 'built-in', draft: proposal.draft });
  expect((await historyOf(id))[0]).toMatchObject({
    contentType: 'bullets',
    action: 'generated',
    previousContent: before?.bullets,
    newContent: proposal.after,
    details: { draft: { prompt: 'New bullets that mention the warranty' } },
  });
  expect((await useIt(id, proposal)).status).toBe(404);
});

it('a draft is not stored over a text that changed since, by anyone', async () => {
  const id = await addProduct(app.database.db, lamp);
  const proposal = await propose(id, 'Write a title under 60 characters');
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'By hand' });
  const stale = await useIt(id, proposal);
  expect([stale.status, stale.body]).toEqual([
    409,
    {
      code: 'STALE_VERSION',
      error:
        'The title or the product changed after this draft was proposed. Nothing was replaced. Ask for a new draft.',
    },
  ]);
  expect((await contentOf(id))?.title).toBe('By hand');
  // Another part may change: the draft does not rest on it.
  const fresh = await propose(id, 'Write a title that mentions brass');
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { description: 'By hand, too.' });
  expect((await useIt(id, fresh)).status).toBe(200);
});

it('If-Match refuses a version that is not the present one', async () => {
  const id = await addProduct(app.database.db, lamp);
  const proposal = await propose(id, 'Write a title under 60 characters');
  expect((await useIt(id, proposal, { 'if-match': '"7"' })).status).toBe(409);
  expect((await useIt(id, proposal, { 'if-match': '"0"' })).status).toBe(200);
});

it('a draft of a source that changed since is not stored', async () => {
  const id = await addProduct(app.database.db, lamp);
  const proposal = await propose(id, 'Write a title under 60 characters');
  expect((await app.call('PATCH', `/api/products/${id}`, { brand: 'Other' })).status).toBe(200);
  expect((await useIt(id, proposal)).status).toBe(409);
});

it('a discarded draft is gone, and one belongs to its product alone', async () => {
  const id = await addProduct(app.database.db, lamp);
  const other = await addProduct(app.database.db);
  const proposal = await propose(id, 'Write a title under 60 characters');
  expect((await useIt(other, proposal)).status).toBe(404);
  expect((await app.call('DELETE', `/api/products/${other}/proposals/${proposal.id}`)).status).toBe(204);
  expect((await app.call('DELETE', `/api/products/${id}/proposals/${proposal.id}`)).status).toBe(204);
  const gone = await useIt(id, proposal);
  expect([gone.status, (gone.body as { error: string }).error]).toEqual([
    404,
    'This draft is no longer available, for example because the server was restarted. Nothing was changed. Ask for the draft again.',
  ]);
  expect((await useIt(id, { id: 'not-an-id' })).status).toBe(400);
});

it('a restart forgets what was proposed: nothing is stored, that is said in words, and the same wish brings the draft again', async () => {
  const id = await addProduct(app.database.db, lamp);
  const wish = 'Write a title under 60 characters';
  const lost = await propose(id, wish);
  const restarted = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  addChatRoutes(restarted, () => ({ db: app.database.db, now: () => app.clock.now, ...who }));
  const post = (path: string, payload?: object) =>
    restarted.inject({
      method: 'POST',
      url: `/api/products/${id}/${path}`,
      headers: { host: '127.0.0.1' },
      ...(payload ? { payload } : {}),
    });
  const gone = await post(`proposals/${lost.id}/use`);
  expect([gone.statusCode, gone.json()]).toEqual([
    404,
    {
      code: 'NOT_FOUND',
      error:
        'This draft is no longer available, for example because the server was restarted. Nothing was changed. Ask for the draft again.',
    },
  ]);
  expect([await contentOf(id), await historyOf(id)]).toEqual([null, []]);
  const lines = (await post('chat', { messages: [{ role: 'user', content: wish }], persona: 'wizard' })).body.trim();
  const [again] = proposalsIn(lines.split('\n').map((line) => z.parse(chatEventSchema, JSON.parse(line))));
  expect(again?.after).toBe(lost.after);
  expect((await post(`proposals/${again?.id}/use`)).statusCode).toBe(200);
  expect((await contentOf(id))?.title).toBe(lost.after);
  await restarted.close();
});

it('only so many drafts are kept, the newest', () => {
  const proposals = openProposals(2);
  const kept = { productId: 1 } as Parameters<typeof proposals.keep>[0];
  const [first = '', , last = ''] = [proposals.keep(kept), proposals.keep(kept), proposals.keep(kept)];
  expect(proposals.find(1, first)).toBeUndefined();
  expect(proposals.find(1, last)).toBe(kept);
});

it('what the built-in writer cannot follow is said, and another language is not proposed', async () => {
  const id = await addProduct(app.database.db, lamp);
  const friendlier = await ask(id, 'Make the description friendlier');
  expect(textOf(friendlier)).toContain(
    '"Make the description friendlier" needs a language model, and none is connected',
  );
  const german = await ask(id, 'Translate the title to German');
  expect(textOf(german)).toContain('"Translate the title to German" needs a language model');
  expect(proposalsIn(german)).toEqual([]);
});

it('a draft that would change nothing is no proposal', async () => {
  const id = await addProduct(app.database.db, lamp);
  await app.call('POST', `/api/products/${id}/generate-optimized-content`, {
    contentType: 'title',
    targetKeywords: [],
  });
  const events = await ask(id, 'Rewrite the title');
  expect(textOf(events)).toContain('Generating again gives the same text.');
  expect(proposalsIn(events)).toEqual([]);
});

it('shorter means shorter than the present text, and what cannot be is said', async () => {
  const id = await addProduct(app.database.db, lamp);
  await app.call('PATCH', `/api/products/${id}/optimized-content`, {
    title: 'Lumen Brass Desk Lamp with Dimmer, 40 cm, Black',
  });
  // "with Dimmer" is all that has no figure, variant or noun.
  const proposal = await propose(id, 'Write a shorter title');
  expect(proposal.after).toBe('Lumen Brass Desk Lamp, 40 cm, Black');
  await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Lamp' });
  const events = await ask(id, 'Write a shorter title');
  expect(textOf(events)).toContain(
    'each phrase of the title contains a number, a name, a variant or the kind of product',
  );
  expect(proposalsIn(events)).toEqual([]);
});

it('why nothing new could be written is said', async () => {
  const id = await addProduct(app.database.db, lamp);
  await app.call('POST', `/api/products/${id}/generate-optimized-content`, {
    contentType: 'bullets',
    targetKeywords: [],
  });
  expect(textOf(await ask(id, 'New bullets that mention the batteries'))).toContain(
    'the product has no value for “batteries”',
  );
});

it('a message can ask and wish: the answer, then each draft', async () => {
  const id = await addProduct(app.database.db, lamp);
  const events = await ask(
    id,
    'What material is it? Then write a title under 60 characters and a shorter description.',
  );
  expect(textOf(events)).toContain('**Material:** Brass');
  expect(events.filter(({ type }) => type === 'writing').map((event) => 'part' in event && event.part)).toEqual([
    'title',
    'description',
  ]);
});
