// Starting and stopping as people do it: each expected failure is one plain sentence, a stop is clean.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { openPglite } from '#server/database/pglite.ts';
import { makeDataDir } from '#testing/data-dir.ts';
import { scriptOf, startServer } from '#testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = (name: string) => join(folder, name);

/** What the server says when it refuses to start. */
async function refusal(env: Record<string, string>): Promise<string> {
  try {
    const server = await startServer(env);
    await server.stop();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It started');
}

it('wrong settings are named together, without their values', async () => {
  const said = await refusal({
    DATA_DIR: dataDir('a'),
    PORT: '99999',
    DATABASE_URL: 'mysql://root:secret@host',
    CATALOGUE: 'demo',
    LOG_LEVEL: 'loud',
  });
  expect(said).toContain('PORT must be a port number from 0 to 65535');
  expect(said).toContain('DATABASE_URL must be a Postgres URL');
  expect(said).toContain('CATALOGUE must be sample or empty');
  expect(said).toContain('LOG_LEVEL must be');
  expect(said).not.toContain('secret');
});

it('a second process on the same directory is refused and shown who holds it; a stop ends open streams and with 0, and frees it', async () => {
  const env = { DATA_DIR: dataDir('d') };
  const first = await startServer(env);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect(await refusal(env)).toContain(`is in use by process ${first.child.pid}`);
  // The stop ends an open event stream, and does not wait until its connection is cut: a cut one does not read to its end.
  const stream = await fetch(`${first.url}/api/events`);
  expect(await first.stop()).toBe(0);
  expect(await stream.text()).toContain('retry:');
  const second = await startServer(env);
  expect(await second.stop()).toBe(0);
});

it('a stop while the database is made for the first time ends with 0, and the next start finds nothing broken', async () => {
  const env = { DATA_DIR: dataDir('m'), CATALOGUE: 'empty', PORT: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [scriptOf('main')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await vi.waitUntil(() => existsSync(join(env.DATA_DIR, 'database')), { timeout: 60_000 });
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  const next = await startServer(env);
  expect(await next.stop()).toBe(0);
});

it('a port in use, an unwritable directory and a database that is not there each have their own message', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port));
  });
  expect(await refusal({ DATA_DIR: dataDir('p'), PORT: String(port) })).toContain(
    `Port ${port} on 127.0.0.1 is in use.`,
  );
  // Nothing is made before the port is had.
  expect(existsSync(join(dataDir('p'), 'database'))).toBe(false);
  holder.close();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: join(file, 'below') })).toContain('cannot write to');
  const lost = await startServer(
    { DATA_DIR: dataDir('c'), DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' },
    undefined,
    [],
    /tried again/,
  );
  expect(lost.log()).toMatch(
    /The Postgres database \(DATABASE_URL\) cannot be opened: .*ECONNREFUSED.* It is tried again until it succeeds\.\n$/,
  );
  expect(lost.log()).not.toContain('secret');
  expect(await lost.stop()).toBe(0);
});

it('a server that other machines reach asks people to sign in or does not start, and prints an address it answers to', async () => {
  const env = { DATA_DIR: dataDir('h'), HOST: '0.0.0.0' };
  await makeDataDir(env.DATA_DIR);
  const refused = await refusal(env);
  expect(refused).toContain(
    'AUTH must be password, oidc, both, or proxy if HOST, PUBLIC_URL or ALLOWED_HOSTS is not this machine',
  );
  expect(refused).toContain('PUBLIC_URL must be the URL people use to open Copydesk');
  const server = await startServer({ ...env, AUTH: 'password', PUBLIC_URL: 'https://desk.example' });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${server.url}/api/products`)).status).toBe(401);
  expect(server.log()).toMatch(/become the owner: https:\/\/desk\.example\/join#[\w-]{43}\n/);
  expect(await server.stop()).toBe(0);
});

it('a database of a newer version is left alone', async () => {
  const env = { DATA_DIR: dataDir('e') };
  await makeDataDir(env.DATA_DIR);
  const database = await openPglite(join(env.DATA_DIR, 'database'));
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await database.close();
  expect(await refusal(env)).toContain('made by a newer version of Copydesk');
});
