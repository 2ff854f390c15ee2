// Clients that send slowly or nothing: the server ends them by itself, and only them.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHttp } from './http.ts';
import { cutSlowBodies } from './slow-clients.ts';

const patience = { headersMs: 200, idleMs: 200, bodyMs: 200, bodyBytes: 1_000 };

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', patience });
  app.post('/api/echo', async ({ body }) => ({ length: (body as { text: string }).text.length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Everything the server sent until it ended the connection. */
async function talk(begin: (socket: Socket) => unknown): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // It may end with a reset, which `once` would take for a fault.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  begin(socket);
  await closed;
  return heard;
}

const post = (length: number, path = '/api/echo') =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** A byte again and again, as slowly as nobody would by accident. */
function drip(socket: Socket): void {
  const dripping = setInterval(() => socket.write('x'), 50);
  socket.once('close', () => clearInterval(dripping));
}

it('a connection that sends nothing ends', async () => {
  expect(await talk(() => {})).not.toContain('200 OK');
});

it('headers that come a byte at a time end', async () => {
  const heard = await talk((socket) => {
    socket.write('GET /api/echo HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
    drip(socket);
  });
  expect(heard).not.toContain('200 OK');
});

it('a body that stops, and one that comes a byte at a time, end', async () => {
  expect(await talk((socket) => socket.write(`${post(5_000)}{"text":`))).not.toContain('200 OK');
  const heard = await talk((socket) => {
    socket.write(`${post(100_000)}{"text":"`);
    drip(socket);
  });
  expect(heard).not.toContain('200 OK');
});

it('a body that nobody reads any more ends, too', async () => {
  const heard = await talk((socket) => {
    socket.write(post(100_000, '/api/nothing'));
    drip(socket);
  });
  expect(heard).not.toContain('200 OK');
});

it('a connection without a call ends after its last reply', async () => {
  const body = JSON.stringify({ text: 'mug' });
  expect(await talk((socket) => socket.write(post(body.length) + body))).toContain('{"length":3}');
});

it('a body that takes long but keeps its pace is not cut, one that falls below it is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const hooks = new Map<string, (request: unknown, reply: null, done: () => void) => void>();
  const addHook = (name: string, hook: (request: unknown, reply: null, done: () => void) => void) =>
    hooks.set(name, hook);
  const done = vi.fn();
  cutSlowBodies({ addHook } as unknown as FastifyInstance, patience);
  const socket = { bytesRead: 0, destroyed: false, destroy: vi.fn() };
  const raw = { headers: { 'content-length': '1000000' }, socket, complete: false };
  hooks.get('onRequest')?.({ raw }, null, done);
  expect(done).toHaveBeenCalledOnce();
  for (let looks = 0; looks < 500; looks++) {
    vi.advanceTimersByTime(patience.bodyMs);
    socket.bytesRead += patience.bodyBytes;
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  socket.bytesRead -= 1;
  vi.advanceTimersByTime(patience.bodyMs);
  expect(socket.destroy).toHaveBeenCalledOnce();
  hooks.get('onClose')?.({}, null, done);
  vi.useRealTimers();
});

it('a stop does not wait for a connection nothing was ever asked by', async () => {
  const own = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  await own.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1');
  const opened = once(own.server, 'connection');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await opened;
  await own.close();
  await closed;
});
