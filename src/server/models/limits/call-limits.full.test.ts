// Limits of a connection over two servers as processes of their own, seen from the model's side: together they never go above.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { type ModelDouble, sayParts, startModelDouble } from '#testing/model-double.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'copydesk-limits-')));
const SECRET_KEY = '7'.repeat(64);
let postgres: TestServer;
let double: ModelDouble;
const running: RunningServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres(false);
  double = await startModelDouble();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  double.reset();
});
afterAll(async () => {
  await double.close();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function call<T>(url: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, body ? { method, headers, body: JSON.stringify(body) } : {});
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Two servers on a database of their own with so many products, and a connection that writes within these limits. */
async function serve(name: string, count: number, limits: Record<string, number>) {
  const url = await createDatabase(postgres.url, name);
  const start = async (DATA_DIR: string) => {
    const server = await startServer({ DATABASE_URL: url, DATA_DIR, SECRET_KEY });
    running.push(server);
    return server;
  };
  const servers = await Promise.all(folders.map(start));
  const database = await openPostgres(url, (error) => console.error(error.message));
  await database.db.execute(sql`insert into products (sku, title, description)
    select 'K-' || n, 'Stoneware mug ' || n || ', 350 ml', 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.'
    from generate_series(1, ${count}::int) n`);
  await database.close();
  const [first] = servers;
  const { id } = await call<{ id: number }>(`${first?.url}/api/model-connections`, {
    name: 'Writer',
    provider: 'openai-compatible',
    baseUrl: `${double.origin}/v1`,
    model: 'double-1',
    inputPrice: null,
    outputPrice: null,
    dailyBudget: null,
    concurrency: 50,
    maxOutputTokens: 1_000,
    timeoutSeconds: 60,
    temperature: null,
    seed: null,
    ...limits,
  });
  await call(`${first?.url}/api/model-jobs/write`, { connectionId: id }, 'PATCH');
  return servers as [RunningServer, RunningServer];
}

const parts = { title: 'Stoneware mug, 350 ml' };
/** Counts calls under way, and remembers when each came. */
function follow(ms: number) {
  const seen = { now: 0, most: 0, came: [] as number[] };
  double.otherwise(() => {
    seen.came.push(performance.now());
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    // Before the answer is sent: the next call may begin with it.
    setTimeout(() => {
      seen.now -= 1;
    }, ms - 10);
    return { kind: 'text', text: sayParts(parts), latencyMs: ms };
  });
  return seen;
}

const startRun = (server: RunningServer) =>
  call<Run>(`${server.url}/api/runs`, {
    action: 'generate',
    options: { parts: ['title'] },
    selection: { filter: {} },
  });
const isDone = (server: RunningServer, { id }: Run) =>
  expect.poll(async () => (await call<Run>(`${server.url}/api/runs/${id}`)).state, { timeout: 240_000, interval: 200 });

it('calls at a time: as many as are set, by both, and the rest goes on when one of them is killed', {
  timeout: 300_000,
}, async () => {
  const seen = follow(300);
  const [first, second] = await serve('at_a_time', 220, { concurrency: 3 });
  const run = await startRun(first);
  await expect.poll(() => seen.came.length, { timeout: 60_000 }).toBeGreaterThan(30);
  expect(seen.most).toBe(3);
  await second.kill();
  // What it had under way holds its places until its leases run out; the model itself goes on writing for nobody.
  await isDone(first, run).toBe('done');
  expect((await call<Run>(`${first.url}/api/runs/${run.id}`)).counts).toMatchObject({ done: 220, failed: 0 });
  expect(seen.most).toBe(3);
});

it('calls a minute: never more in any minute, however many ask', { timeout: 300_000 }, async () => {
  const seen = follow(20);
  const [first] = await serve('a_minute', 130, { requestsPerMinute: 80 });
  await isDone(first, await startRun(first)).toBe('done');
  expect(seen.came.length).toBeGreaterThanOrEqual(130);
  const inMinute = seen.came.map((from) => seen.came.filter((at) => at >= from && at < from + 60_000).length);
  expect(Math.max(...inMinute)).toBeLessThanOrEqual(80);
  expect(Math.max(...inMinute)).toBeGreaterThan(60);
});

it('a wait the provider asks for holds for both', { timeout: 300_000 }, async () => {
  const seen = follow(50);
  const [first] = await serve('a_wait', 120, { concurrency: 2 });
  const run = await startRun(first);
  await expect.poll(() => seen.came.length, { timeout: 60_000 }).toBeGreaterThan(20);
  double.script({ kind: 'status', status: 429, headers: { 'retry-after': '4' } });
  await isDone(first, run).toBe('done');
  expect((await call<Run>(`${first.url}/api/runs/${run.id}`)).counts).toMatchObject({ done: 120, failed: 0 });
  // One call may have been under way beside the one that was refused; then there is silence.
  const pauses = seen.came.slice(1).map((at, index) => at - (seen.came[index] ?? 0));
  expect(pauses.filter((ms) => ms > 3_500)).toHaveLength(1);
});
