// The call that checks a text's claims, over the whole server.
import { Piscina } from 'piscina';
import { expect, it, vi } from 'vitest';
import type { ClaimsReply } from '#domain/claims/claims.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

const lamp = {
  title: 'Clayfield Desk Lamp CL-2040, 9W, Black',
  description: 'The 16-inch arm folds flat. Bulb not included.',
  bullets: ['3 color modes'],
  brand: 'Clayfield',
  attributes: [{ name: 'Material', value: 'Aluminum' }],
};

async function check(body: object): Promise<ClaimsReply['claims']> {
  const id = await addProduct(app.database.db, lamp);
  const reply = await app.call('POST', `/api/products/${id}/claims`, body);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as ClaimsReply).claims;
}

it('a description is answered with verdicts and the places that speak for or against', async () => {
  const content = 'An aluminium lamp with a 40.6 cm arm and a 12W bulb.';
  const claims = await check({ contentType: 'description', content });
  expect(claims.map(({ text, kind, verdict }) => `${kind} ${verdict}: ${text}`)).toEqual([
    'material supported: aluminium',
    'dimension supported: 40.6 cm',
    'power unsupported: 12W',
  ]);
  expect(claims[0]).toEqual({
    text: 'aluminium',
    start: 3,
    end: 12,
    kind: 'material',
    verdict: 'supported',
    evidence: [{ field: 'attributes.Material', start: 0, end: 8, text: 'Aluminum' }],
  });
});

it('places in bullets are counted within the bullet that the item names', async () => {
  const claims = await check({ contentType: 'bullets', content: ['Folds flat', 'Bulb included, 5 color modes'] });
  expect(claims.map(({ item, start, end, verdict }) => ({ item, start, end, verdict }))).toEqual([
    { item: 1, start: 0, end: 13, verdict: 'contradicted' },
    { item: 1, start: 15, end: 16, verdict: 'contradicted' },
  ]);
});

it.each([
  ['a title that is no text', { contentType: 'title', content: ['a'] }],
  ['bullets that are one text', { contentType: 'bullets', content: 'a' }],
  ['images', { contentType: 'images', content: [] }],
  ['a title of 10,001 characters', { contentType: 'title', content: 'a'.repeat(10_001) }],
  ['bullets of more than 200,000 characters', { contentType: 'bullets', content: Array(21).fill('a'.repeat(10_000)) }],
  ['nothing', {}],
])('%s is refused', async (_name, body) => {
  const id = await addProduct(app.database.db, lamp);
  const reply = await app.call('POST', `/api/products/${id}/claims`, body);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT' })]);
});

it('a product that is not there has no facts', async () => {
  const reply = await app.call('POST', '/api/products/999/claims', { contentType: 'title', content: 'Lamp' });
  expect([reply.status, reply.body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

it('checking changes nothing', async () => {
  const id = await addProduct(app.database.db, lamp);
  const before = (await app.call('GET', `/api/products/${id}`)).text;
  await app.call('POST', `/api/products/${id}/claims`, { contentType: 'title', content: 'Red lamp' });
  expect((await app.call('GET', `/api/products/${id}`)).text).toBe(before);
});

it('a text that would hold up others is checked in a thread, with the verdicts a short one gets', async () => {
  const inThread = vi.spyOn(Piscina.prototype, 'run');
  const sentence = 'An aluminium lamp with a 40.6 cm arm and a 12W bulb.';
  const short = await check({ contentType: 'description', content: sentence });
  expect(inThread).not.toHaveBeenCalled();
  const filler = 'Wipe it with a dry cloth. '.repeat(1_000);
  const long = await check({ contentType: 'description', content: `${sentence}\n${filler}` });
  expect(inThread).toHaveBeenCalledOnce();
  expect(long.filter(({ end }) => end <= sentence.length)).toEqual(short);
  inThread.mockRestore();
});
