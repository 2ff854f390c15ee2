// A program of somebody else that webhooks call: it notes what it gets and answers as it is told.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { id: string; headers: Record<string, string>; body: string };

export type WebhookReceiver = {
  /** As an address has it: `127.0.0.1:41234`. */
  host: string;
  url: string;
  received: Received[];
  /** What it answers from now on: a status, where it sends one elsewhere, or nothing ever. */
  answer: (how: { status: number; location?: string } | 'never') => void;
  close: () => Promise<void>;
};

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let how: Parameters<WebhookReceiver['answer']>[0] = { status: 204 };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const headers = request.headers as Record<string, string>;
    received.push({ id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(pieces).toString('utf8') });
    if (how === 'never') return;
    response.writeHead(how.status, how.location === undefined ? {} : { location: how.location }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hooks`,
    received,
    answer: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
