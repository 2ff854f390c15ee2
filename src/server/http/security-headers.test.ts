// What every reply says to browsers, whatever it is: a reply of the API, a refusal, a page that is not there, and those of a server that starts.
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFront } from '#server/app/front.ts';
import { createHttp } from './http.ts';
import { securityHeaders } from './security-headers.ts';

type Http = Awaited<ReturnType<typeof createHttp>>;
const host = { host: '127.0.0.1' };
let app: Http;
beforeAll(async () => {
  app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', signInUrl: 'https://desk.example' });
  app.get('/api/thing', async () => ({ read: true }));
  app.get('/api/fault', async () => {
    throw new Error('select * from secrets');
  });
  app.setNotFoundHandler(async (_request, reply) => reply.status(404).send({ error: 'Nothing here' }));
  await app.ready();
});
afterAll(() => app.close());

const directivesOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((each) => each.trim().split(/ (.*)/s) as [string, string | undefined]),
  );

function expectHeaders(headers: Record<string, unknown>): void {
  const policy = directivesOf(headers);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
}

it.each([
  ['/api/thing', 200],
  ['/api/fault', 500],
  ['/api/%', 400],
  ['/nothing', 404],
  ['/api/docs', 200],
])('%s, answered with %d, has all of them', async (url, status) => {
  const reply = await app.inject({ url, headers: host });
  expect(reply.statusCode).toBe(status);
  expectHeaders(reply.headers);
  expect(reply.body).not.toContain('secrets');
});

it('a refused host has them, too', async () => {
  const reply = await app.inject({ url: '/api/thing', headers: { host: 'elsewhere.example' } });
  expect(reply.statusCode).toBe(403);
  expectHeaders(reply.headers);
});

it.each(['/', '/api/products'])('a server that starts sends them with %s', async (path) => {
  const headers = securityHeaders({ signInUrl: 'https://desk.example' });
  const front = await openFront({ host: '127.0.0.1', port: 0 }, headers);
  const { port } = front.server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  await front.close();
  expect(reply.status).toBe(503);
  expectHeaders(Object.fromEntries(reply.headers));
});

it('asks for encryption only where people open an encrypted address', () => {
  for (const signInUrl of ['http://192.168.1.5:3000', null, undefined])
    expect(securityHeaders({ signInUrl })).not.toHaveProperty('strict-transport-security');
});

/** The status of the answer, or the code of the error where the connection ended without one. */
async function callBy(method: string): Promise<{ outcome: number | string; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  return await new Promise((resolve) => {
    const sent = httpRequest({
      agent: false,
      port,
      host: '127.0.0.1',
      method,
      path: '/api/thing',
      headers: { 'x-mark': 'echo-me' },
    });
    sent.on('response', (reply) => {
      reply.setEncoding('utf8');
      let body = '';
      reply.on('data', (chunk) => {
        body += chunk;
      });
      reply.on('end', () => resolve({ outcome: reply.statusCode ?? 0, body }));
    });
    sent.on('connect', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve({ outcome: statusCode, body: '' });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ outcome: error.code ?? '', body: '' }));
    sent.end();
  });
}

it.each([
  ['TRACE', 404],
  ['TRACK', 400],
  ['CONNECT', 'ECONNRESET'],
  ['PROPFIND', 404],
])('%s is answered with nothing of the call', async (method, expected) => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await callBy('GET')).outcome).toBe(200);
  const { outcome, body } = await callBy(method);
  expect(outcome).toBe(expected);
  expect(body).not.toContain('echo-me');
});
