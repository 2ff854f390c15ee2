// The event stream of the browsers. A closed or slow reader only loses its own stream; on reconnect it reads everything again.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { streamEvents } from '#domain/live/live.contract.ts';
import type { LiveHub } from './live.ts';

const heartbeatMs = 15_000;
/** Bytes a reader may lag behind before it is cut off: it reconnects and reads again. */
const lagLimit = 256 * 1024;

function send(to: ServerResponse, text: string): void {
  // What has ended is closed a moment later, where its reader lags; a write would be an error nobody hears.
  if (to.writableEnded) return;
  if (to.writableLength > lagLimit) to.destroy();
  else to.write(text);
}

/** `isSignedIn` says whether who opened a stream still is: it ends within moments of its session. */
export function addLiveRoutes(
  app: FastifyInstance,
  hub: LiveHub,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): void {
  const open = new Set<FastifyReply>();
  const endIfSignedOut = async ({ request, raw }: FastifyReply) => {
    // While that cannot be known, nothing more is sent.
    if (!(await isSignedIn(request).catch(() => false))) raw.end();
  };
  const endAll = () => {
    for (const reply of open) reply.raw.end();
  };
  app.addHook('preClose', async () => endAll());
  hub.onGap(endAll);
  /** What is sent at the end of this turn: a change is often several events. */
  let waiting = '';
  const sendWaiting = () => {
    for (const { raw } of open) send(raw, waiting);
    waiting = '';
  };
  hub.onEvent((event) => {
    if (event.type === 'sessions') for (const reply of open) void endIfSignedOut(reply);
    if (waiting === '') setImmediate(sendWaiting);
    waiting += `data: ${JSON.stringify(event)}\n\n`;
  });
  app.get(
    streamEvents.path,
    {
      schema: { summary: streamEvents.summary, tags: [streamEvents.tag], produces: [streamEvents.produces] },
      config: { isStream: true },
      compress: false,
    },
    (_request, reply) => {
      reply.hijack();
      open.add(reply);
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Its end is often that of the server: a call that came over the same connection then would be refused.
        connection: 'close',
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 1000\n\n');
      const heartbeat = setInterval(() => {
        send(raw, ':\n\n');
        void endIfSignedOut(reply);
      }, heartbeatMs);
      raw.on('close', () => {
        clearInterval(heartbeat);
        open.delete(reply);
      });
    },
  );
}
