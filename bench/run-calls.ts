// What benches of runs share: a server over a database of lamps, and how long a run takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { call } from '#testing/server-calls.ts';
import { fillLamps } from './lamps.ts';

/** Seconds until a run is done, over `wanted` products and all of them. */
export async function timeRun(server: RunningServer, { id }: Run, wanted: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const run = await call<Run>(server, 'GET', `/api/runs/${id}`);
    if (run.state === 'done') {
      if (run.counts.done !== wanted) throw new Error(`Only ${JSON.stringify(run.counts)}`);
      return (performance.now() - began) / 1_000;
    }
    await sleep(100);
  }
}

/** Works with a server over so many lamps, in a database of its own; `which` names the engine. */
export async function withLamps(
  engine: string,
  count: number,
  work: (server: RunningServer, which: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const database: Database = postgres
      ? await openPostgres(postgres.url, (error) => console.error(error))
      : await openPglite(join(folder, 'database'));
    await fillLamps(database.db, count);
    await database.close();
    const server = await startServer({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
    await work(server, postgres?.which ?? 'PGlite');
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
