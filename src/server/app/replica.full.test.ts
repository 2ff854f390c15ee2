// A real standby that streams from a real primary, and two servers that read from it: who answers, what stays right no matter what the standby
// does, and that nobody notices when it is gone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IntegrationStatus, ReplicaStatus } from '#domain/overview/integration-status.contract.ts';
import { freePort } from '#testing/free-port.ts';
import { startPostgres, startStandby, type TestServer, type TestStandby } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-replica-'));
const mugs = 6_000;
/** Products a statement of an export reads. */
const exportPage = 200;
const patience = { timeout: 30_000, interval: 50 };

let primary: TestServer;
let standby: TestStandby;
/** The way to the standby. */
let way: TcpProxy;
let servers: [RunningServer, RunningServer];
const settings = (name: string, readUrl: string) => ({
  DATABASE_URL: primary.url,
  DATABASE_READ_URL: readUrl,
  DATA_DIR: join(folder, name),
  RATE_LIMIT: '0',
  WORKER: 'off',
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function query(url: string, text: string): Promise<void> {
  const client = await connect(url);
  await client.query(text);
  await client.end();
}

beforeAll(async () => {
  // As durable as by itself: only what is on the disk is sent to a standby.
  primary = await startPostgres();
  standby = await startStandby(primary.url);
  way = await startTcpProxy(standby.url);
  const first = await startServer(settings('server-1', way.url));
  servers = [first, await startServer(settings('server-2', way.url))];
  await query(
    primary.url,
    `insert into products (sku, title, description)
      select 'M-' || n, 'Stoneware mug ' || n, repeat('A mug of stoneware for tea. ', 150) from generate_series(1, ${mugs}) n`,
  );
}, 120_000);
afterAll(async () => {
  for (const each of servers ?? []) await each.stop();
  way?.stop();
  await standby?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function call<T>(url: string, method = 'GET', body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  const text = await reply.text();
  return (reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}

const replicaOf = async ({ url }: RunningServer) =>
  (await call<{ replica: ReplicaStatus }>(`${url}/api/ready`)).replica;
const stateOf = async (server: RunningServer) => (await replicaOf(server)).state;
const untilInUse = async () => {
  for (const server of servers) await expect.poll(() => stateOf(server), patience).toBe('in use');
};

let marks = 0;
/** Writes a line into the log of the standby behind all that it was asked before. */
async function mark(): Promise<number> {
  const text = `select 'mark ${++marks}'`;
  await query(standby.url, text);
  await expect.poll(standby.log, patience).toContain(text);
  return standby.log().lastIndexOf(text);
}

/** What the standby was asked about products while something was done. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const from = await mark();
  await work();
  const to = await mark();
  const lines = standby.log().slice(from, to).split('\n');
  return lines.filter((line) => /"product(?:s|_counts|_changes)"/.test(line));
}

let titles = 0;
/** Gives a product a title nobody had, on a server. */
async function rename({ url }: RunningServer): Promise<string> {
  const title = `Beaker ${++titles}`;
  await call(`${url}/api/products/7`, 'PATCH', { title });
  return title;
}
const findIn = ({ url }: RunningServer, title: string) =>
  call<{ title: string }[]>(`${url}/api/products?limit=5&search=${encodeURIComponent(title)}`);

it('lists, facets, figures and exports are answered by the standby', { timeout: 60_000 }, async () => {
  await untilInUse();
  for (const path of [
    'products?limit=5',
    'products?limit=5&page=300&sort=title',
    'products?limit=5&search=mug%2012',
    'products?brand=None',
    'products/9/neighbours?search=mug',
    'products/facets',
    'categories',
    'dashboard',
    'exports/shopify?search=mug%2011',
    'exports/json?search=mug%2011',
  ]) {
    const asked = await askedDuring(() => call(`${servers[0].url}/api/${path}`));
    expect(asked, path).not.toEqual([]);
  }
  // What was found there is cached like what is found in the primary.
  expect(await askedDuring(() => call(`${servers[0].url}/api/products?limit=5`))).toEqual([]);
});

it('what was written on one server is in the next list of either', { timeout: 60_000 }, async () => {
  const [first, second] = servers;
  const asked = await askedDuring(async () => {
    for (let n = 0; n < 40; n++) {
      const title = await rename(n % 2 ? second : first);
      expect((await findIn(n % 4 < 2 ? second : first, title)).map((found) => found.title)).toEqual([title]);
    }
  });
  expect(asked).not.toEqual([]);
});

it('a standby that is behind is asked for nothing it does not have, shows its lag and catches up', {
  timeout: 60_000,
}, async () => {
  const [server] = servers;
  await query(standby.url, 'select pg_wal_replay_pause()');
  const asked = await askedDuring(async () => {
    for (let n = 0; n < 5; n++) {
      const title = await rename(server);
      expect((await findIn(server, title)).map((found) => found.title)).toEqual([title]);
      const text = await call<string>(`${server.url}/api/exports/shopify?search=${encodeURIComponent(title)}`);
      expect(text).toContain(title);
    }
  });
  expect(asked).toEqual([]);
  await expect.poll(async () => (await replicaOf(server)).lagSeconds, patience).toBeGreaterThan(1);
  const lag = await replicaOf(server);
  expect(lag.state).toBe('behind');
  expect(lag.lagBytes).toBeGreaterThan(0);
  const status = await call<IntegrationStatus>(`${server.url}/api/integration-status`);
  expect(status.replica?.state).toBe('behind');

  await query(standby.url, 'select pg_wal_replay_resume()');
  await untilInUse();
  expect(await replicaOf(server)).toEqual({ state: 'in use', lagBytes: 0, lagSeconds: 0 });
  const title = await rename(server);
  await expect.poll(() => askedDuring(() => findIn(server, `${title} `)), patience).not.toEqual([]);
});

it('a read that the standby breaks off is done again by the primary', { timeout: 60_000 }, async () => {
  await untilInUse();
  const owner = await connect(primary.url);
  const observer = await connect(standby.url);
  const counted = async (text: string) => (await observer.query(`select count(*)::int as n from ${text}`)).rows[0]?.n;
  // Held in the primary, a lock is held in the standby too: what is read there waits until it is broken off.
  await owner.query('begin');
  await owner.query('lock table products in access exclusive mode');
  await expect.poll(() => counted(`pg_locks where mode = 'AccessExclusiveLock' and granted`), patience).toBe(1);
  const reading = call<string>(`${servers[0].url}/api/exports/shopify?brand=Nobody`);
  const waiting = `pg_stat_activity where application_name = 'copydesk-reads' and wait_event_type = 'Lock'`;
  await expect.poll(() => counted(waiting), patience).toBe(1);
  await observer.query(`select pg_terminate_backend(pid) from ${waiting}`);
  await owner.query('commit');
  expect(await reading).toContain('Title');
  expect(servers[0].log()).toContain('Second database for reading: a read failed (57P01) and was done by the primary');
  await Promise.all([owner.end(), observer.end()]);
});

/** What people do until the test stops them; notes what was refused or lost. */
async function use(server: RunningServer, id: number, signal: AbortSignal) {
  const seen = { calls: 0, failed: [] as string[] };
  for (let n = 0; !signal.aborted; n++) {
    const title = `Jug ${id} ${n}`;
    try {
      await call(`${server.url}/api/products/${id}`, 'PATCH', { title });
      const [found] = await findIn(server, title);
      if (found?.title !== title) seen.failed.push(`${title} is not in the list`);
      await call(`${server.url}/api/products/facets`);
      await call(`${server.url}/api/exports/json?search=${encodeURIComponent(title)}`);
      seen.calls += 4;
    } catch (error) {
      seen.failed.push(`${(error as Error).message} ${String((error as Error).cause ?? '')}`);
    }
  }
  return seen;
}

/** Pages of a whole export, which others do not take. */
const pagesAsked = () =>
  standby
    .log()
    .split('\n')
    .filter((line) => line.includes('"product_sources"') && !line.includes('"product_search"')).length;

/** An export of which the standby has answered the first page: one that is behind just then is not asked. */
async function beginExport(server: RunningServer): Promise<{ body: AsyncIterator<Uint8Array>; before: number }> {
  for (let tries = 1; tries <= 20; tries += 1) {
    const before = pagesAsked();
    const leaving = new AbortController();
    const reply = await fetch(`${server.url}/api/exports/json`, { signal: leaving.signal });
    if (!reply.body) throw new Error('The export has no body');
    await sleep(200);
    if (pagesAsked() > before) return { body: reply.body[Symbol.asyncIterator](), before };
    leaving.abort();
  }
  throw new Error('The standby was never asked');
}

/** How many products an export holds while the standby is lost in the middle of it. */
async function exportAround(server: RunningServer, lose: () => unknown): Promise<number> {
  const { body, before } = await beginExport(server);
  await lose();
  expect(pagesAsked() - before).toBeLessThan(mugs / exportPage);
  let text = '';
  for (let next = await body.next(); !next.done; next = await body.next()) text += Buffer.from(next.value).toString();
  return (JSON.parse(text) as unknown[]).length;
}

const changesOf = (server: RunningServer): string[] =>
  server.log().match(/Second database for reading: (in use|unreachable)/g) ?? [];
const isLoss = (change: string) => change.endsWith('unreachable');

it('a standby that is killed, or falls silent, costs nobody a request', { timeout: 180_000 }, async () => {
  const [server] = servers;
  let round = 0;
  for (const [lose, restore] of [
    [() => standby.kill(), () => standby.start()],
    [() => way.hold(), () => way.restore()],
  ] as const) {
    await untilInUse();
    const leaving = new AbortController();
    const people = [11, 12, 13, 14].map((id) => use(servers[id % 2] as RunningServer, id, leaving.signal));
    expect(await exportAround(server, lose)).toBe(mugs);
    round += 1;
    for (const each of servers) await expect.poll(() => changesOf(each).filter(isLoss).length, patience).toBe(round);
    await restore();
    await untilInUse();
    leaving.abort();
    const seen = await Promise.all(people);
    expect(seen.flatMap(({ failed }) => failed)).toEqual([]);
    const calls = seen.reduce((sum, each) => sum + each.calls, 0);
    console.log(`${calls} requests around a lost standby, none failed.`);
    expect(calls).toBeGreaterThan(20);
  }
  // Each change of state is logged once, however many were reading.
  const change = ['Second database for reading: in use', 'Second database for reading: unreachable'];
  for (const each of servers) expect(changesOf(each)).toEqual([...change, ...change, change[0]]);
});

it('one that cannot be reached keeps no server from starting', { timeout: 60_000 }, async () => {
  const nowhere = new URL(standby.url);
  nowhere.port = String(await freePort());
  const server = await startServer(settings('server-3', nowhere.href));
  expect(await stateOf(server)).toBe('unreachable');
  const title = await rename(server);
  expect(await findIn(server, title)).toHaveLength(1);
  expect(server.log()).toContain(
    'Second database for reading: unreachable (ECONNREFUSED); the primary answers all reads',
  );
  expect(await server.stop()).toBe(0);
});

it('a server refuses to start with what is no standby of its database', { timeout: 60_000 }, async () => {
  await expect(startServer(settings('server-3', primary.url))).rejects.toThrow(
    'DATABASE_READ_URL must name a standby of the Postgres of DATABASE_URL',
  );
});

it('one that is promoted is asked for nothing any more', { timeout: 60_000 }, async () => {
  await untilInUse();
  await query(standby.url, 'select pg_promote()');
  for (const server of servers) await expect.poll(() => stateOf(server), patience).toBe('not a standby');
  await query(standby.url, `update products set title = 'Of another database'`);
  const title = await rename(servers[0]);
  for (const server of servers) {
    const asked = await askedDuring(async () => expect(await findIn(server, title)).toHaveLength(1));
    expect(asked).toEqual([]);
    expect(await findIn(server, 'Of another database')).toEqual([]);
    await expect
      .poll(server.log, patience)
      .toContain(
        'Second database for reading: not a standby (it takes writes of its own); the primary answers all reads',
      );
  }
});
