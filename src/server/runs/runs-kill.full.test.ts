// Server or database killed again and again while runs go on: every product has its effect once, and history tells of each change once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

/** KILLS=<number> kills more often. */
const kills = Number(process.env.KILLS ?? 6);
/** More than a quick machine does between one kill and the next. */
const count = kills * 300;
/** The queue takes a worker for dead after so long, and looks for such once in a while: the promise is 30 s. */
const goesOnWithinMs = 30_000;

async function call<T>(server: RunningServer, path: string, body?: unknown): Promise<T> {
  const init = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    : {};
  const reply = await fetch(server.url + path, init);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const look = (server: RunningServer, id: number) => call<Run>(server, `/api/runs/${id}`);
const doneOf = async (server: RunningServer, id: number) => (await look(server, id)).counts.done;

/** While the database comes back, a call may still be refused. */
async function waitForMore(server: RunningServer, id: number, than: number): Promise<void> {
  const done = () => doneOf(server, id).catch(() => than);
  await expect.poll(done, { timeout: goesOnWithinMs, interval: 100 }).toBeGreaterThan(than);
}

async function waitForEnd(server: RunningServer, id: number): Promise<void> {
  const state = () =>
    look(server, id).then(
      ({ state: is }) => is,
      () => null,
    );
  await expect.poll(state, { timeout: 120_000, interval: 200 }).toBe('done');
}

/** Kills one backend, which has the whole server recover, or the server itself. */
async function killDatabase(postgres: TestServer, isBackend: boolean): Promise<void> {
  if (!isBackend) return await postgres.crash();
  const database = await openPostgres(postgres.url, () => undefined);
  const [backend] = await rowsOf<{ pid: number }>(
    database.db,
    sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
      union all select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  );
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await database.close();
}

const begin = (server: RunningServer, action: string, options: object = {}) =>
  call<Run>(server, '/api/runs', { action, options, selection: { filter: {} } });

it.each([
  ['the server on Postgres', 'server', 'postgres'],
  ['the server on PGlite', 'server', 'pglite'],
  ['Postgres', 'database', 'postgres'],
] as const)('killed: %s', { timeout: kills * 60_000 + 300_000 }, async (_what, victim, engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-runs-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  onTestFinished(() => postgres?.stop());
  const url = postgres?.url;
  const env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
  const open = (): Promise<Database> =>
    url ? openPostgres(url, (error) => console.error(error)) : openPglite(join(dataDir, 'database'));
  const before = await open();
  await before.db.execute(sql`insert into products (sku, title, description)
    select 'K-' || n, 'Stoneware mug ' || n || ', 350 ml', 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.'
    from generate_series(1, ${count}::int) n`);
  await before.close();

  let server = await startServer(env);
  onTestFinished(() => server.kill());
  const kill = async (round: number) => {
    if (victim === 'database' && postgres) return await killDatabase(postgres, round % 2 === 0);
    await server.kill();
    server = await startServer(env);
  };
  const { id } = await begin(server, 'generate');
  // The same moments every run; FC_SEED draws others.
  const moments = fc.sample(fc.integer({ min: 0, max: 700 }), {
    numRuns: kills,
    seed: fc.readConfigureGlobal().seed ?? 7,
  });
  for (const [round, ms] of moments.entries()) {
    await waitForMore(server, id, await doneOf(server, id).catch(() => 0));
    await sleep(ms);
    await kill(round);
  }
  await waitForEnd(server, id);
  const { counts } = await look(server, id);
  expect(counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
  expect(await call<RunItem[]>(server, `/api/runs/${id}/items?outcome=waiting`)).toEqual([]);

  // The other actions that change something, each killed once on its way.
  const replaced = await begin(server, 'find-replace', { find: 'stoneware', replace: 'clay', parts: ['title'] });
  await waitForMore(server, replaced.id, 0);
  await kill(0);
  await waitForEnd(server, replaced.id);
  const set = await begin(server, 'set-field', { field: 'brand', value: 'Oakfield' });
  await waitForMore(server, set.id, 0);
  await kill(1);
  await waitForEnd(server, set.id);
  const file = await begin(server, 'export', { format: 'json' });
  await waitForMore(server, file.id, 0);
  await kill(2);
  await waitForEnd(server, file.id);
  expect((await look(server, set.id)).counts).toMatchObject({ done: count });
  expect(await call<unknown[]>(server, `/api/runs/${file.id}/file`)).toHaveLength(count);
  await server.stop();

  const after = await open();
  const twice = await rowsOf(
    after.db,
    sql`select product_id, content_type, run_id from content_history group by 1, 2, 3 having count(*) > 1`,
  );
  const recorded = await rowsOf<{ run: number; products: number }>(
    after.db,
    sql`select run_id as run, count(distinct product_id)::int as products from content_history group by 1 order by 1`,
  );
  const [stored] = await rowsOf<{ contents: number; versions: number }>(
    after.db,
    sql`select count(*)::int as contents, max(version)::int as versions from optimized_contents`,
  );
  await after.close();
  expect(twice).toEqual([]);
  expect(recorded).toEqual([id, replaced.id, set.id].map((run) => ({ run, products: count })));
  // That of the draft, and that of the word replaced.
  expect(stored).toEqual({ contents: count, versions: 2 });
});
