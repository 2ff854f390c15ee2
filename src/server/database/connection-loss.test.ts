// Connections to Postgres that end while Copydesk works: it goes on by itself, says so meanwhile, and loses nothing it acknowledged.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy.ts';

const rounds = isFullSuite ? 20 : 6;
const products = 6_000;
const reviewed = 8;
const patience = { timeout: 60_000, interval: 50 };

let dataDir: string;
let postgres: TestServer;
let proxy: TcpProxy;
let database: string;
let server: RunningServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-loss-'));
  postgres = await startPostgres(false);
  database = `loss_${randomUUID().replaceAll('-', '')}`;
  proxy = await startTcpProxy(await createDatabase(postgres.url, database));
});
afterAll(async () => {
  if (server?.child.exitCode === null) await server.kill();
  proxy?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function csvFile(): Blob {
  const lines = ['sku,title,description,price,category'];
  for (let i = 0; i < products; i++) lines.push(`S-${i},Product ${i},"A description of product ${i}.",9.50,Kitchen`);
  return new Blob([lines.join('\n')]);
}

async function startImport(server: RunningServer): Promise<number> {
  const form = new FormData();
  form.set('file', csvFile(), 'catalogue.csv');
  const reply = await fetch(`${server.url}/api/imports?mode=rows`, { method: 'POST', body: form });
  expect(reply.status).toBe(202);
  return ((await reply.json()) as { id: number }).id;
}

/** Ends every connection of Copydesk from within the database, listening ones too. */
async function endConnections(): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await admin.end();
}

type Answer = { id: number; isWrite: boolean; status: number; retryAfter: string | null; text: string };

/** A reply that was sent as it was read, and could not be read to its end: cut, so that nobody takes a part for the whole. */
const cut = 'cut';

/** Reads and edits until told to stop, each text a new one; keeps what was answered. Throws where the server takes no call. */
async function work(server: RunningServer, id: number, answers: Answer[], isOver: () => boolean): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const edit = (part: 'title' | 'description') => (i: number) =>
    ['PATCH', `/api/products/${id}/optimized-content`, JSON.stringify({ [part]: `Text ${i}` })] as const;
  const read = (path: string) => () => ['GET', path, null] as const;
  const calls = [
    edit('title'),
    read('/api/products?limit=20'),
    edit('description'),
    edit('title'),
    read('/api/products'),
    read(`/api/exports/${id % 2 ? 'json' : 'xlsx'}`),
  ] as const;
  for (let i = 0; !isOver(); i++) {
    const [method, path, body] = (calls[i % calls.length] ?? calls[0])(i);
    const reply = await fetch(server.url + path, { method, ...(body ? { body, headers: json } : {}) });
    const text = await reply.text().catch(() => cut);
    answers.push({
      id,
      isWrite: method !== 'GET',
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      text,
    });
  }
}

/** The event stream as a browser reads it: one that ends is opened again. */
function hear({ url }: RunningServer) {
  const leaving = new AbortController();
  let heard = '';
  let opened = 0;
  const reading = (async () => {
    for (;;) {
      const events = await fetch(`${url}/api/events`, { signal: leaving.signal });
      opened += 1;
      for await (const chunk of events.body ?? []) heard += new TextDecoder().decode(chunk);
    }
  })().catch(() => undefined);
  const leave = () => {
    leaving.abort();
    return reading;
  };
  return { heard: () => heard, opened: () => opened, leave };
}

it('connections that end under load cost calls a 503 and nothing else: the server lives, recovers, hears events, and imports go on', {
  timeout: 300_000,
}, async () => {
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' });
  const status = async (path: string) => (await fetch(server.url + path)).status;
  const first = await startImport(server);
  const readImport = async (id: number) => {
    const reply = await fetch(`${server.url}/api/imports/${id}`);
    return reply.ok ? ((await reply.json()) as Import) : null;
  };
  await vi.waitUntil(async () => ((await readImport(first))?.counts.new ?? 0) >= reviewed, patience);

  const answers: Answer[] = [];
  let isOver = false;
  const working = Array.from({ length: reviewed }, (_, i) => work(server, i + 1, answers, () => isOver));
  const failed = Promise.all(working);
  failed.catch(() => undefined);
  let importing = 0;
  for (let round = 0; round < rounds; round++) {
    const due = answers.length + 20;
    await vi.waitUntil(() => answers.length >= due || server.child.exitCode !== null, patience);
    expect(server.child.exitCode, server.log()).toBeNull();
    if ((await readImport(first))?.state === 'running') importing += 1;
    if (round % 3 === 0) await endConnections();
    else if (round % 3 === 1) proxy.cut(false);
    else {
      proxy.cut(true);
      await expect.poll(() => status('/api/ready'), patience).toBe(503);
      expect(await status('/api/health')).toBe(200);
      proxy.restore();
    }
    await expect.poll(() => status('/api/ready'), patience).toBe(200);
  }
  isOver = true;
  await failed;

  expect(answers.filter(({ status, text }) => text === cut && status !== 200)).toEqual([]);
  const refused = answers.filter((each) => each.status === 503);
  console.log(
    `${rounds} rounds, ${importing} of them while importing; ${answers.length} answers, ${refused.length} of them 503, ${answers.filter(({ text }) => text === cut).length} cut.`,
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const { retryAfter, text } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      code: 'UNAVAILABLE',
      error: expect.stringMatching(/^The database .*\.$/),
    });
  }
  // 409: the content changed between reading and storing; 422: a text whose claims have to be attested first.
  expect(
    [...new Set(answers.map((each) => each.status))].filter((each) => ![200, 409, 422, 503].includes(each)),
  ).toEqual([]);

  const done = await vi.waitUntil(async () => {
    const found = await readImport(first);
    return found && found.state !== 'running' && found;
  }, patience);
  expect(done, server.log()).toMatchObject({
    state: 'done',
    counts: { read: products, new: products, changed: 0, unchanged: 0, refused: 0 },
  });
  expect(importing, 'rounds in the middle of the import').toBeGreaterThan(0);
  // What was acknowledged is stored; what was refused may have been, where the connection ended just then.
  for (let id = 1; id <= reviewed; id++) {
    const { version } = (await (
      await fetch(`${server.url}/api/products/${id}/optimized-content`)
    ).json()) as FlatContent;
    const writes = answers.filter((each) => each.id === id && each.isWrite);
    const acknowledged = writes.filter((each) => each.status === 200).length;
    expect(version, `version of product ${id}`).toBeGreaterThanOrEqual(acknowledged);
    expect(version).toBeLessThanOrEqual(acknowledged + writes.filter((each) => each.status === 503).length);
  }
  // No place in the pool was lost, and the connection that hears events came back.
  const many = await Promise.all(Array.from({ length: 40 }, () => status('/api/products?limit=1')));
  expect(new Set(many)).toEqual(new Set([200]));
  const hearing = hear(server);
  await expect
    .poll(async () => {
      await fetch(`${server.url}/api/products/1/generate-optimized-content`, { method: 'POST' });
      return hearing.heard();
    }, patience)
    .toContain('"type":"product"');
  await hearing.leave();
  expect(await server.stop()).toBe(0);
});

it('browsers whose events may have been lost with the connection are made to read anew', {
  timeout: 60_000,
}, async () => {
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' });
  const hearing = hear(server);
  await expect.poll(hearing.opened, patience).toBe(1);
  await endConnections();
  // Whoever opens a stream again reads everything anew.
  await expect.poll(hearing.opened, patience).toBe(2);
  await hearing.leave();
  expect(await server.stop()).toBe(0);
});

const refusalOf = async (work: () => Promise<unknown>) => {
  const error = await work().then(
    () => null,
    (thrown: unknown) => describeDatabaseFault(thrown),
  );
  return error instanceof Problem ? [error.code, error.retryAfterSeconds, error.message] : error;
};

it('a statement, a wait for a lock and a transaction that idles end in bounded time', async () => {
  const opened = await openPostgres(proxy.url, () => {});
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const found = await rowsOf<{ name: string; setting: string }>(
    opened.db,
    sql`select name, setting from pg_settings where name = any(string_to_array(${names.join(',')}, ','))`,
  );
  expect(Object.fromEntries(found.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  await opened.close();
});

it('a lock that somebody else keeps is waited for no longer than the limit', async () => {
  const [keeper, waiting] = [
    await openPostgres(proxy.url, () => {}),
    await openPostgres(`${proxy.url}?lock_timeout=50`, () => {}),
  ];
  await keeper.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products`);
    const read = () => waiting.db.execute(sql`select 1 from products`);
    expect(await refusalOf(read)).toEqual(['UNAVAILABLE', 5, expect.stringContaining('for someone else')]);
  });
  await keeper.close();
  await waiting.close();
});

it('a connection whose other end fell silent is given up, and its place in the pool is free again', async () => {
  const opened = await openPostgres(proxy.url, () => {}, { silentMs: 300 });
  for (let i = 0; i < 12; i++) {
    expect(await refusalOf(() => opened.db.execute(sql`select pg_sleep(30)`))).toMatchObject([
      'UNAVAILABLE',
      5,
      expect.any(String),
    ]);
  }
  expect(await rowsOf(opened.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await opened.close();
});

it('a database that accepts and never answers costs calls a 503 within fifteen seconds, and is used again once it answers', {
  timeout: 120_000,
}, async () => {
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' });
  const call = async (path: string, init: RequestInit = {}) => {
    const began = performance.now();
    // Twice what is promised: one that is not answered by then waits for a statement to be slow.
    const reply = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(30_000) });
    await reply.text();
    return {
      status: reply.status,
      retryAfter: Number(reply.headers.get('retry-after')),
      ms: performance.now() - began,
    };
  };
  const patch = { method: 'PATCH', body: '{"title":"Silent"}', headers: { 'content-type': 'application/json' } };
  expect((await call('/api/products?limit=3')).status).toBe(200);
  proxy.silence(true);
  const answers = await Promise.all([
    ...Array.from({ length: 15 }, (_, page) => call(`/api/products?limit=3&page=${page + 1}`)),
    call('/api/products/1'),
    call('/api/content-history?limit=2'),
    call('/api/products/1', patch),
  ]);
  console.log(`A silent database: 503 after ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms at the latest.`);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  proxy.silence(false);
  await expect.poll(async () => (await call('/api/products?limit=3')).status, patience).toBe(200);
  expect(await server.stop()).toBe(0);
});

it('a statement that takes long is not taken for silence', async () => {
  const opened = await openPostgres(proxy.url, () => {}, { silence: { lookAfterMs: 50, answerWithinMs: 2_000 } });
  expect(await rowsOf(opened.db, sql`select 1 as one from pg_sleep(1)`)).toEqual([{ one: 1 }]);
  await opened.close();
});

it('transactions whose connections are lost before they have begun give their places in the pool back', async () => {
  const opened = await openPostgres(proxy.url, () => {}, { silentMs: 300 });
  const fillPool = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 10 }, work));
  // Each waits for the others, so that each has a connection: one that comes later would not be held.
  let waiting = 10;
  const all = Promise.withResolvers<void>();
  await fillPool(() =>
    opened.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      waiting -= 1;
      if (waiting === 0) all.resolve();
      await all.promise;
    }),
  );
  proxy.hold();
  const begun = await fillPool(() => opened.db.transaction((tx) => tx.execute(sql`select 1`)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set(['rejected']));
  proxy.restore();
  expect(await rowsOf(opened.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await opened.close();
});

it.each([
  ['53100', 60, 'disk of the database is full'],
  ['53300', 5, 'is busy right now'],
  ['55P03', 5, 'changing the same data'],
  ['57014', 30, 'took too long'],
  ['57P01', 5, 'is not answering'],
])('Postgres says %s: people read what it is and when to come back', async (code, seconds, words) => {
  const opened = await openPostgres(proxy.url, () => {});
  const raise = sql.raw(`do $$ begin raise exception 'secret' using errcode = '${code}'; end $$`);
  expect(await refusalOf(() => opened.db.execute(raise))).toEqual([
    'UNAVAILABLE',
    seconds,
    expect.stringContaining(words),
  ]);
  await opened.close();
});

it('a pool without a free place and a server that is not there are told as such; a fault of ours is not', async () => {
  const pool = new pg.Pool({ connectionString: proxy.url, max: 1 });
  const taken = await pool.connect();
  // From here on: to connect takes as long as it takes.
  pool.options.connectionTimeoutMillis = 50;
  expect(await refusalOf(() => pool.query('select 1'))).toMatchObject(['UNAVAILABLE', 5, expect.any(String)]);
  taken.release();
  await pool.end();
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(await refusalOf(() => Promise.reject(broken))).toMatchObject(['UNAVAILABLE', 5, expect.any(String)]);
  const nowhere = new pg.Client({ connectionString: 'postgres://nobody@localhost:1/none' });
  expect(await refusalOf(() => nowhere.connect())).toMatchObject(['UNAVAILABLE', 5, expect.any(String)]);
  const opened = await openPostgres(proxy.url, () => {});
  expect(await refusalOf(() => opened.db.execute(sql`select nothing`))).toBeInstanceOf(Error);
  await opened.close();
});
