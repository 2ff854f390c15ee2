// Clients that send slowly or not at all lose their connection in bounded time: each costs memory, and a body holds what waits for it.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type Patience = {
  /** For the first line and the headers, and for a new connection to send anything. */
  headersMs: number;
  /** For a connection without a call. */
  idleMs: number;
  /** Each such time has to bring so much of a body. There is no limit in all: a large file on a slow line takes an hour. */
  bodyMs: number;
  bodyBytes: number;
};

/** An upload of 2 GB still may come over the slowest line that can bring it within a week. */
export const usualPatience: Patience = { headersMs: 20_000, idleMs: 70_000, bodyMs: 30_000, bodyBytes: 100_000 };

/** What Fastify and Node do by themselves. */
export function connectionLimits({ headersMs, idleMs }: Patience) {
  return {
    keepAliveTimeout: idleMs,
    // Node's limit counts a whole body, however large. Bodies are held to a pace below.
    requestTimeout: 0,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / 4) },
  };
}

/** Cuts calls whose body comes in slower than it must, whether or not anybody still reads it. */
export function cutSlowBodies(app: FastifyInstance, { bodyMs, bodyBytes }: Patience): void {
  /** The bytes of their connection at the latest look; null before the first. */
  const coming = new Map<IncomingMessage, number | null>();
  const look = () => {
    for (const [request, before] of coming) {
      const { socket, complete } = request;
      if (complete || socket.destroyed) coming.delete(request);
      else if (before !== null && socket.bytesRead - before < bodyBytes) socket.destroy();
      else coming.set(request, socket.bytesRead);
    }
  };
  const looking = setInterval(look, bodyMs).unref();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (encoding !== undefined || Number(length ?? 0) > 0) coming.set(raw, null);
    done();
  });
  app.addHook('onClose', async () => clearInterval(looking));
}

/**
 * At a stop: ends connections nothing was ever asked by, such as those browsers open ahead. Node takes them for busy and would wait.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
