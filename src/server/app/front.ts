// The port of the server from its first moment on: while the database cannot be used yet, everything asked gets 503 and when to come back.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Problem } from '#domain/problem.ts';
import { isHealthCall } from '#server/http/health.routes.ts';
import { connectionLimits, usualPatience } from '#server/http/slow-clients.ts';

/** What every reply has. */
type Headers = Readonly<Record<string, string>>;

const comeBackSeconds = 2;
const starting = new Problem(
  'UNAVAILABLE',
  'Copydesk is starting and waits for its database. Please try again shortly.',
  {
    retryAfterSeconds: comeBackSeconds,
  },
);
/** What a browser shows that opens a page meanwhile: it asks again by itself. */
const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="${comeBackSeconds}"><title>Copydesk</title><p>${starting.message}</p>`;

function answer(status: number, type: string, text: string, headers: Headers, response: ServerResponse): void {
  response
    .writeHead(status, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': String(comeBackSeconds), connection: 'close' } : {}),
    })
    .end(text);
}

const answerMeanwhile =
  (all: Headers): RequestListener =>
  ({ url = '/', headers }: IncomingMessage, response) => {
    if (isHealthCall(url) && !url.startsWith('/api/ready'))
      answer(200, 'application/json', JSON.stringify({ status: 'ok' }), all, response);
    else if (!url.startsWith('/api/') && headers.accept?.includes('text/html'))
      answer(503, 'text/html', page, all, response);
    else answer(503, 'application/json', JSON.stringify(starting.toBody()), all, response);
  };

export type Front = {
  server: Server;
  /** For `buildApp`, which answers on this server from `handOver` on. */
  serverFor: (handler: RequestListener) => Server;
  handOver: () => void;
  /** Stops listening, and resolves when the last call has ended. */
  close: () => Promise<void>;
};

/** Listens; rejects with what the system says where it cannot. */
export async function openFront({ host, port }: { host: string; port: number }, headers: Headers): Promise<Front> {
  const { http, keepAliveTimeout, requestTimeout } = connectionLimits(usualPatience);
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout });
  let handle = answerMeanwhile(headers);
  let next = handle;
  server.on('request', (request, response) => handle(request, response));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ host, port }, resolve);
  await promise;
  server.off('error', reject);
  return {
    server,
    serverFor: (handler) => {
      next = handler;
      return server;
    },
    handOver: () => {
      handle = next;
    },
    close: () => new Promise((end) => server.close(() => end())),
  };
}
