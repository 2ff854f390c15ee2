import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { createHttp } from '#server/http/http.ts';
import { addLiveRoutes } from './live.routes.ts';
import type { LiveHub } from './live.ts';

/** A hub that the test is the database of. */
function ownHub() {
  const events = new EventEmitter();
  const hub: LiveHub = {
    onEvent: (listener) => {
      events.on('event', listener);
      return () => events.off('event', listener);
    },
    onGap: (listener) => void events.on('gap', listener),
  };
  return { hub, emit: (event: LiveEvent) => events.emit('event', event), gap: () => events.emit('gap') };
}

async function openStreams(hub: LiveHub, many: number) {
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  addLiveRoutes(app, hub, async () => true);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => (await once(get({ port, path: '/api/events', agent }), 'response'))[0] as IncomingMessage;
  const replies: IncomingMessage[] = [];
  for (let n = 0; n < many; n += 1) replies.push(await open());
  return { replies, agent, app };
}

it('a stream that ended hears nothing more, and no other call comes over its connection', async () => {
  const { hub, gap, emit } = ownHub();
  const { replies, agent, app } = await openStreams(hub, 1);
  const [reply] = replies;
  if (!reply) throw new Error('It is open');
  let heard = '';
  reply.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  gap();
  emit({ type: 'families' });
  await once(reply, 'end');
  expect(heard).toBe('retry: 1000\n\n');
  // It may have ended because the server stops, which would refuse such a call.
  expect(reply.headers.connection).toBe('close');
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(0);
  agent.destroy();
  await app.close();
});

it('each stream hears each event, those of one moment at once', async () => {
  const { hub, emit } = ownHub();
  const { replies, agent, app } = await openStreams(hub, 2);
  const heard = replies.map((reply) => {
    const pieces: string[] = [];
    reply.setEncoding('utf8').on('data', (text: string) => pieces.push(text));
    return pieces;
  });
  await expect.poll(() => heard.every(({ length }) => length === 1)).toBe(true);
  emit({ type: 'families' });
  emit({ type: 'team' });
  const both = 'data: {"type":"families"}\n\ndata: {"type":"team"}\n\n';
  await expect.poll(() => heard.map((pieces) => pieces.slice(1))).toEqual([[both], [both]]);
  emit({ type: 'families' });
  await expect.poll(() => heard.map((pieces) => pieces[2])).toEqual(Array(2).fill('data: {"type":"families"}\n\n'));
  agent.destroy();
  await app.close();
});
