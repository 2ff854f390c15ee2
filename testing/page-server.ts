// A web server of strangers: whatever a page may answer, well-meant or not, at an address of this machine.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageServer = {
  /** As an address has it: `127.0.0.1:41234`. */
  host: string;
  origin: string;
  /** What is asked for, in order: `GET /path`. */
  asked: string[];
  headers: Record<string, unknown>[];
  /** Answers a path from now on. */
  on: (path: string, answer: RequestListener) => void;
  /** Answers a path with a page from now on. */
  page: (path: string, body: string, type?: string) => void;
  close: () => Promise<void>;
};

export async function startPageServer(): Promise<PageServer> {
  const answers = new Map<string, RequestListener>();
  const asked: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end('nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const on: PageServer['on'] = (path, answer) => void answers.set(path, answer);
  return {
    host,
    origin: `http://${host}`,
    asked,
    headers,
    on,
    page: (path, body, type = 'text/html; charset=utf-8') =>
      on(path, (_request, response) => response.writeHead(200, { 'content-type': type }).end(body)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
