import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttp } from '#server/http/http.ts';
import { addLiveRoutes } from './live.routes.ts';
import type { LiveHub } from './live.ts';

it('a stream that ended hears nothing more, and no other call comes over its connection', async () => {
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  let listeners = 0;
  let gap = () => {};
  const hub: LiveHub = {
    onEvent: () => {
      listeners += 1;
      return () => {
        listeners -= 1;
      };
    },
    onGap: (listener) => {
      gap = listener;
    },
  };
  addLiveRoutes(app, hub, async () => true);
  const always = listeners;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const { port } = app.server.address() as AddressInfo;
  const [reply] = (await once(get({ port, path: '/api/events', agent }), 'response')) as [IncomingMessage];
  expect(listeners).toBe(always + 1);
  reply.resume();
  gap();
  await once(reply, 'end');
  await expect.poll(() => listeners).toBe(always);
  // It may have ended because the server stops, which would refuse such a call.
  expect(reply.headers.connection).toBe('close');
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(0);
  agent.destroy();
  await app.close();
});
