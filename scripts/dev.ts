// `npm run dev`: both halves behind one address. Vite serves the browser's half from its sources with hot reload and passes calls on to
// the server, a process of its own that starts again when its sources change. Calls wait meanwhile.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { createServer as createViteServer, type Plugin, type ViteDevServer } from 'vite';
import type { ProblemBody } from '#domain/problem.ts';
import { readConfig } from '#server/app/config.ts';
import { ownAddress } from '#server/http/allowed-hosts.ts';
import { freePort } from '#testing/free-port.ts';
import { startServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '..');
/** What the server is made of, and what it starts with. */
const serverSources = ['src/server', 'src/domain', 'sample'].map((folder) => join(root, folder) + sep);
/** Calls and pictures are the server's; every other address is a page or a part of it. */
const serverPaths = ['/api/', '/media/', '/sample-images/'];
/** An editor that saves all files, or git that changes a branch, writes one file after another. */
const quietMs = 50;

// A directory of its own: a table that is still being designed must not change the database of `npm start`.
const settings = { DATA_DIR: './data-dev', LOG_LEVEL: 'warn', ...process.env };
const { host, port, allowedHosts } = readConfig(settings);

// A page that is opened at once waits until Vite is there.
const pages = createHttpServer(async (request, response) => (await vite).middlewares(request, response));
try {
  pages.listen(port, host);
  await once(pages, 'listening');
} catch (error) {
  console.error(
    `Port ${port} on ${host} cannot be used (${(error as NodeJS.ErrnoException).code}). Choose another PORT or HOST.`,
  );
  process.exit(1);
}
const address = ownAddress(host, (pages.address() as AddressInfo).port);
/** Pages come from here, and the server's own address is another: it must know theirs. */
const pageHosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${new URL(address).port}`);

const api = `http://127.0.0.1:${await freePort()}`;
/** The server's own policy for pages, which also admits what Vite adds to them. */
let pagePolicy: string | undefined;
const nonce = randomBytes(16).toString('base64');

const server = startServerProcess({
  file: join(root, 'src/server/app/main.ts'),
  env: {
    ...settings,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: new URL(api).port,
    ALLOWED_HOSTS: [...allowedHosts, ...pageHosts].join(),
  },
  onUp: () => console.log(`Copydesk is ready at ${address}`),
  onDown: (code) => console.error(`The server ended (exit ${code}). It starts again when one of its files changes.`),
});

async function readPagePolicy(): Promise<string> {
  const policy = (await fetch(`${api}/api/health`)).headers.get('content-security-policy') ?? '';
  return policy.replace(/\b(script-src|style-src) /g, `$1 'nonce-${nonce}' `);
}

function refuse(response: ServerResponse): void {
  const problem: ProblemBody = { code: 'UNAVAILABLE', error: 'The server does not run: the terminal says why.' };
  response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(problem));
}

const serverHalf: Plugin = {
  name: 'server-half',
  configureServer({ middlewares, watcher }) {
    let quiet: NodeJS.Timeout | undefined;
    watcher.add(serverSources);
    watcher.on('all', (_event, file) => {
      if (!serverSources.some((folder) => file.startsWith(folder)) || /\.test\.ts$/.test(file)) return;
      clearTimeout(quiet);
      quiet = setTimeout(server.restart, quietMs);
    });
    middlewares.use(async (request, response, next) => {
      if (serverPaths.some((path) => request.url?.startsWith(path)))
        return (await server.isUp()) ? next() : refuse(response);
      if (!pagePolicy && (await server.isUp())) pagePolicy = await readPagePolicy();
      if (pagePolicy) response.setHeader('content-security-policy', pagePolicy);
      next();
    });
  },
};

// Vite as a part of this process, not as its master: it would end by itself at a signal, and leave the server behind.
const vite: Promise<ViteDevServer> = createViteServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [serverHalf],
  html: { cspNonce: nonce },
  server: {
    middlewareMode: { server: pages },
    ws: { server: pages },
    // As the server itself: no other site reads from it.
    cors: false,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: api, changeOrigin: true }])),
  },
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([server.stop(), (await vite).close()]);
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
