// A server killed again and again while a run goes on: every product has its effect once, and history tells of each change once.
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
import { startPostgres } from '#testing/postgres-server.ts';
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

const doneOf = async (server: RunningServer, id: number) => (await call<Run>(server, `/api/runs/${id}`)).counts.done;

async function waitForMore(server: RunningServer, id: number, than: number): Promise<void> {
  await expect.poll(() => doneOf(server, id), { timeout: goesOnWithinMs, interval: 100 }).toBeGreaterThan(than);
}

it.each(['postgres', 'pglite'])('on %s', { timeout: kills * 60_000 + 120_000 }, async (engine) => {
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
  const { id } = await call<Run>(server, '/api/runs', { action: 'generate', selection: { filter: {} } });
  // The same moments every run; FC_SEED draws others.
  const moments = fc.sample(fc.integer({ min: 0, max: 700 }), {
    numRuns: kills,
    seed: fc.readConfigureGlobal().seed ?? 7,
  });
  for (const ms of moments) {
    await waitForMore(server, id, await doneOf(server, id));
    await sleep(ms);
    await server.kill();
    server = await startServer(env);
  }
  await expect
    .poll(async () => (await call<Run>(server, `/api/runs/${id}`)).state, { timeout: 120_000, interval: 200 })
    .toBe('done');
  const { counts } = await call<Run>(server, `/api/runs/${id}`);
  expect(counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
  expect(await call<RunItem[]>(server, `/api/runs/${id}/items?outcome=waiting`)).toEqual([]);
  await server.stop();

  const after = await open();
  const twice = await rowsOf(
    after.db,
    sql`select product_id, content_type from content_history group by 1, 2 having count(*) > 1`,
  );
  const [stored] = await rowsOf<{ contents: number; versions: number; told: number }>(
    after.db,
    sql`select count(*)::int as contents, max(version)::int as versions,
      (select count(distinct product_id)::int from content_history) as told from optimized_contents`,
  );
  await after.close();
  expect(twice).toEqual([]);
  expect(stored).toEqual({ contents: count, versions: 1, told: count });
});
