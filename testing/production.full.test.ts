// What the container runs, without a container: the Dockerfile's own steps in folders, then its command as a user who is not root, asked
// by its own health check, through the main job, on the embedded database and on Postgres, and stopped as Docker stops it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { readConfig } from '#server/app/config.ts';
import { buildImage, environmentOf, type Image } from './dockerfile.ts';
import { freePort } from './free-port.ts';
import { serverUser, startPostgres, type TestServer } from './postgres-server.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'copydesk-image-'));
chmodSync(folder, 0o755);
const patience = { timeout: 90_000, interval: 200 };
const user = serverUser();
let image: Image;

beforeAll(() => {
  image = buildImage({ context: root, folder, user });
}, 600_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

type Compose = {
  services: Record<'app' | 'postgres', { environment: Record<string, string>; stop_grace_period: string }>;
};
const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as Compose;
const graceMs = Number.parseInt(compose.services.app.stop_grace_period, 10) * 1000;

type Container = { url: string; isHealthy: () => boolean; log: () => string; stop: () => Promise<number | null> };
const running = new Set<ChildProcess>();

async function startContainer(settings: Record<string, string>): Promise<Container> {
  const port = await freePort();
  const env = { ...environmentOf(image), ...settings, PORT: String(port) };
  const [command = '', ...args] = image.command;
  const options = { cwd: image.workdir, env, ...(image.user ? user : {}) };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk));
  const [check = '', ...checkArgs] = image.healthCheck;
  const container: Container = {
    url: `http://127.0.0.1:${port}`,
    isHealthy: () => spawnSync(check, checkArgs, options).status === 0,
    log: () => log,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(late);
      return child.exitCode;
    },
  };
  await expect.poll(() => container.isHealthy() || log, patience).toBe(true);
  return container;
}
/** A call that must succeed. */
async function call(url: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${reply.status} at ${url}: ${await reply.text()}`);
  return reply;
}
const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it('a production install holds what the server needs, and at most 400 MB', () => {
  const installed = join(image.workdir, 'node_modules');
  const size = Number(execFileSync('du', ['-sm', installed], { encoding: 'utf8' }).split('\t')[0]);
  console.log(`Production install: ${size} MB`);
  expect(size).toBeLessThanOrEqual(400);
  expect(existsSync(join(installed, 'vite'))).toBe(false);
  // Read only once somebody sets a password.
  expect(existsSync(join(image.workdir, 'src/server/session/common-passwords/passwords.txt.gz'))).toBe(true);
});

it('the settings of compose.yaml are those the server knows, and documented', () => {
  const { environment } = compose.services.app;
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );
  expect(readConfig(filled)).toMatchObject({ databaseUrl: expect.stringContaining('@postgres:5432/') });
  const documented = readFileSync(join(root, 'docs/operating.md'), 'utf8').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g);
  const names = new Set([...documented].map(([, name]) => name));
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(['embedded', 'Postgres'])('the image on the %s database', (kind) => {
  let postgres: TestServer | undefined;
  let settings: Record<string, string>;
  beforeAll(async () => {
    if (kind === 'Postgres') postgres = await startPostgres();
    settings = { CATALOGUE: 'empty', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  }, 60_000);
  afterAll(() => postgres?.stop());

  it('takes a catalogue from raw to retailer-ready, stops at SIGTERM, and has it all at the next start', async () => {
    const first = await startContainer(settings);
    const opened = await call(`${first.url}/products`);
    expect(opened.headers.get('cache-control')).toBe('no-cache');
    const page = await opened.text();
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await call(first.url + script)).headers.get('content-type')).toContain('javascript');

    const form = new FormData();
    form.set('file', new Blob([readFileSync(join(root, 'journeys/fixtures/fashion.csv'))]), 'fashion.csv');
    const { id } = (await (await call(`${first.url}/api/imports`, { method: 'POST', body: form })).json()) as Import;
    const imported = async () => (await (await call(`${first.url}/api/imports/${id}`)).json()) as Import;
    await expect.poll(imported, patience).toMatchObject({ state: 'done', counts: { new: 8, refused: 0 } });

    const found = await call(`${first.url}/api/products?search=Linen%20Overshirt`);
    const [product] = (await found.json()) as { id: number }[];
    const own = `/api/products/${product?.id}`;
    const written = await call(`${first.url}${own}/generate-optimized-content`, { method: 'POST' });
    const { title } = (await written.json()) as FlatContent;
    const approved = { titleStatus: 'approved', descriptionStatus: 'approved', bulletsStatus: 'approved' };
    await call(`${first.url}${own}/optimized-content`, json('PATCH', { ...approved, imagesStatus: 'approved' }));
    const exported = () => call(`${first.url}/api/exports/json?status=approved`).then((reply) => reply.text());
    expect(await exported()).toContain(title);

    expect(await first.stop()).toBe(0);
    expect(first.isHealthy()).toBe(false);
    const second = await startContainer(settings);
    const kept = (await (await call(`${second.url}${own}/optimized-content`)).json()) as FlatContent;
    expect(kept).toMatchObject({ title, titleStatus: 'approved' });
    expect(await second.stop()).toBe(0);
  });
});
