// A database that cannot be used at the start: the server answers on its port from the first moment, says what it waits for, and goes on by itself.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';

const patience = { timeout: 60_000, interval: 50 };
let dataDir: string;
let postgres: TestServer;
let url: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-locked-'));
  postgres = await startPostgres(false);
  url = await createDatabase(postgres.url, `locked_${randomUUID().replaceAll('-', '')}`);
  // The tables of the job queue are there once a run was started.
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
  await fetch(`${server.url}/api/runs`, {
    method: 'POST',
    body: JSON.stringify({ action: 'generate', options: {}, selection: { filter: {} } }),
    headers: { 'content-type': 'application/json' },
  });
  await server.stop();
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server under way, asked on its port before it is ready. */
async function begin(env: Record<string, string>) {
  const port = await freePort();
  const starting = startServer({ DATA_DIR: dataDir, PORT: String(port), ...env });
  onTestFinished(async () => {
    await (await starting.catch(() => null))?.kill();
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  return { starting, ask, status: async (path: string) => (await ask(path))?.status };
}

const stack = /^\s+at /m;

it.each([
  'desk_facts',
  'users',
  'benchmark_rules',
  'drizzle.__drizzle_migrations',
  'imports',
  'runs',
  'products',
  'jobs.queue',
])('while %s is locked the server answers, and goes on when the lock ends', { timeout: 120_000 }, async (table) => {
  const keeper = new pg.Client({ connectionString: url });
  await keeper.connect();
  onTestFinished(() => keeper.end());
  await keeper.query(`begin; lock table ${table}`);
  const { starting, ask, status } = await begin({ DATABASE_URL: url });
  await expect.poll(() => status('/api/health'), patience).toBe(200);
  // Longer than anybody waits for a lock: it has been given up and tried again by then.
  await expect
    .poll(
      async () => (await keeper.query('select clock_timestamp() - now() > interval $$11 seconds$$ as is')).rows[0].is,
      patience,
    )
    .toBe(true);
  const found = await ask('/api/products?limit=1');
  expect([200, 503]).toContain(found?.status);
  if (found?.status === 503) {
    expect(Number(found.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await found.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await ask('/api/ready'))?.status).toBeOneOf([200, 503]);
  }
  await keeper.query('commit');
  const server = await starting;
  expect((await fetch(`${server.url}/api/products?limit=1`)).status).toBe(200);
  expect(server.log()).not.toMatch(stack);
  expect(server.log()).not.toContain('"stack"');
  expect(await server.stop()).toBe(0);
});

it('a database that is down is waited for, and said in one sentence', { timeout: 120_000 }, async () => {
  const proxy = await startTcpProxy(url);
  proxy.cut(true);
  const { starting, ask, status } = await begin({ DATABASE_URL: proxy.url });
  await expect.poll(() => status('/api/ready'), patience).toBe(503);
  expect((await ask('/'))?.headers.get('retry-after')).toBe('2');
  expect(await status('/api/health')).toBe(200);
  proxy.restore();
  const server = await starting;
  expect(server.log().match(/cannot be opened/g)?.length).toBe(1);
  expect(server.log()).not.toMatch(stack);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  proxy.stop();
});

it('a server stopped while it waits ends with 0', { timeout: 120_000 }, async () => {
  const proxy = await startTcpProxy(url);
  proxy.cut(true);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: proxy.url }, undefined, [], /tried again/);
  expect(await server.stop()).toBe(0);
  proxy.stop();
});
