// How many requests one address may make.
import { expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { createHttp } from './http.ts';

async function askOften(rateLimit: number, times: number, url = '/api/thing') {
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', rateLimit });
  app.get('/api/thing', async () => 'read');
  app.get('/api/health', async () => 'alive');
  const replies = [];
  for (let i = 0; i < times; i++) replies.push(await app.inject({ url, headers: { host: '127.0.0.1' } }));
  await app.close();
  return replies;
}

it('beyond RATE_LIMIT calls are refused with when to come back', async () => {
  const replies = await askOften(readConfig({ RATE_LIMIT: '3' }).rateLimit, 5);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
  const [refused] = replies.slice(-1);
  const seconds = Number(refused?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(refused?.json()).toEqual({
    error: `Too many requests from your IP address. Try again in ${seconds} seconds.`,
    code: 'RATE_LIMITED',
    retryAfterSeconds: seconds,
  });
});

it('0 is no limit, and health is never limited', async () => {
  const all = [
    ...(await askOften(readConfig({ RATE_LIMIT: '0' }).rateLimit, 50)),
    ...(await askOften(1, 50, '/api/health')),
  ];
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('by itself it is 20,000, and what is no number is refused', () => {
  expect(readConfig({}).rateLimit).toBe(20_000);
  for (const RATE_LIMIT of ['-1', 'many', '1.5'])
    expect(() => readConfig({ RATE_LIMIT })).toThrow('RATE_LIMIT must be requests per minute from one IP address');
});
