// A proxy as companies put one in front of servers: signs people in by itself, and writes into headers who calls.
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ProxyPerson = { email: string; name: string; groups: string };
export type SigningProxy = {
  url: string;
  /** The port of the server behind it. */
  leadTo: (port: number) => void;
  /** Who calls from now on, by the cookie `who` of the browser; nobody for any other. */
  people: Map<string, ProxyPerson>;
  stop: () => Promise<void>;
};

/** The headers it writes, which it takes from nobody. */
export const proxyHeaders = { email: 'remote-email', name: 'remote-name', groups: 'remote-groups' } as const;

export async function startSigningProxy(): Promise<SigningProxy> {
  const people = new Map<string, ProxyPerson>();
  let port = 0;
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers };
    for (const name of Object.values(proxyHeaders)) delete headers[name];
    const person = people.get(/(?:^|; )who=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    if (person)
      for (const [of, name] of Object.entries(proxyHeaders))
        headers[name] = Buffer.from(person[of as keyof ProxyPerson]).toString('latin1');
    const sent = httpRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers });
    sent.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    request.pipe(sent);
  };
  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => {
      port = to;
    },
    people,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
