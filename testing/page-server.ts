// A web server of strangers: everything a page may answer, well-meant or not, at an address of this machine.
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
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
  /** Answers a path with a file from now on: its bytes, or 304 to a request that names its ETag. */
  file: (path: string, bytes: Uint8Array, headers?: Record<string, string>) => void;
  /** Answers a path without end from now on; `isClosed` once the other side has gone. */
  endless: (path: string, type: string) => { isClosed: () => boolean };
  close: () => Promise<void>;
};

function writeWithoutEnd(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}

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
    file: (path, bytes, headers = {}) =>
      on(path, (request, response) => {
        const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
        response.writeHead(isKnown ? 304 : 200, { 'content-type': 'image/jpeg', ...headers });
        response.end(isKnown ? undefined : bytes);
      }),
    endless: (path, type) => {
      let isClosed = false;
      on(path, (_request, response) => {
        response.on('close', () => {
          isClosed = true;
        });
        response.writeHead(200, { 'content-type': type });
        writeWithoutEnd(response);
      });
      return { isClosed: () => isClosed };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
