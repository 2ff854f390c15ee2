// A call that must be in the audit log and recorded nothing: refused where Copydesk is worked on, logged where people work with it.
import { afterEach, expect, it } from 'vitest';
import { defineContract } from '#domain/contract.ts';
import type { Context } from './context.ts';
import { addRoute, createHttp } from './http.ts';

const forgetful = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/forgetful',
  tag: 'test',
  summary: 'x',
  status: 204,
});
const reading = defineContract({
  method: 'GET',
  access: 'manage',
  path: '/api/reading',
  tag: 'test',
  summary: 'x',
  status: 204,
});
const testing = defineContract({ ...forgetful, path: '/api/testing', audited: false });

let http: Awaited<ReturnType<typeof createHttp>>;
afterEach(() => http.close());

async function start(checksAll: boolean) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  http = await createHttp({ host: '127.0.0.1', logLevel: 'error', logTo, checksAll });
  const call = () => ({ address: '127.0.0.1', sessionId: null, trail: { isRecorded: false } });
  const contextOf = () => ({ call: call() }) as unknown as Context;
  for (const contract of [forgetful, reading, testing])
    addRoute(http, contract, contextOf, async ({ reply }) => reply.send());
  const recorded = { ...forgetful, path: '/api/recorded' } as const;
  addRoute(http, recorded, contextOf, async ({ context, reply }) => {
    if (context.call) context.call.trail.isRecorded = true;
    return reply.send();
  });
  const post = async (url: string, method: 'GET' | 'POST' = 'POST') =>
    (await http.inject({ method, url, headers: { host: '127.0.0.1' } })).statusCode;
  return { post, lines };
}

it('fails in tests', async () => {
  const { post, lines } = await start(true);
  expect(await post('/api/forgetful')).toBe(500);
  expect(lines.join()).toContain('POST /api/forgetful recorded nothing in the audit log');
});

it('is an error in the log in production', async () => {
  const { post, lines } = await start(false);
  expect(await post('/api/forgetful')).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('A change is missing in the audit log');
});

it('is none where something was recorded, where it only reads, and where its contract says so', async () => {
  const { post, lines } = await start(true);
  expect(await post('/api/recorded')).toBe(204);
  expect(await post('/api/reading', 'GET')).toBe(204);
  expect(await post('/api/testing')).toBe(204);
  expect(lines).toEqual([]);
});
