// How fast does a run go, against its writer alone? Usage: node bench/runs.ts [products] [postgres|pglite]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sha256 } from '#server/writing/draft.thread.ts';
import { sourceProduct } from '#testing/factories.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { fillLamps, lampAttributes, lampBullets, lampDescription, lampTitle } from './lamps.ts';

const wanted = Number(process.argv[2] ?? 2_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];

/** Drafts a second by the writer in one thread, with nothing stored. */
async function paceAlone(): Promise<number> {
  const on = new Date();
  const draft = (n: number) =>
    runPipeline(
      {
        product: {
          ...sourceProduct(),
          sku: `L-${n}`,
          title: lampTitle(n),
          description: lampDescription(n),
          bullets: lampBullets,
          attributes: lampAttributes,
        },
        ...{ parts: partNames, keywords: [], prompt: null, prompts: [], dataSources: [], rules: builtInRules, on },
      },
      builtInEngine,
      sha256,
    );
  for (let n = 0; n < 100; n += 1) await draft(n);
  const began = performance.now();
  for (let n = 0; n < 500; n += 1) await draft(n);
  return 500 / ((performance.now() - began) / 1_000);
}

async function post<Reply>({ url }: RunningServer, path: string, body: object = {}): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Seconds until a run is done. */
async function timeRun(server: RunningServer, { id }: Run): Promise<number> {
  const began = performance.now();
  for (;;) {
    const run = (await (await fetch(`${server.url}/api/runs/${id}`)).json()) as Run;
    if (run.state === 'done') {
      if (run.counts.done !== wanted) throw new Error(`Only ${JSON.stringify(run.counts)}`);
      return (performance.now() - began) / 1_000;
    }
    await sleep(100);
  }
}

async function measure(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const database: Database = postgres
      ? await openPostgres(postgres.url, (error) => console.error(error))
      : await openPglite(join(folder, 'database'));
    await fillLamps(database.db, wanted);
    await database.close();
    const server = await startServer({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
    const alone = await paceAlone();
    const run = await post<Run>(server, '/api/runs', { action: 'generate', selection: { filter: {} } });
    const seconds = await timeRun(server, run);
    const asked = { action: 'approve', options: { takeAll: true }, selection: { filter: {} } };
    const approval = await post<Run>(server, '/api/runs', asked);
    const approving = await timeRun(server, approval);
    // What was approved since would stay.
    await timeRun(server, await post<Run>(server, `/api/runs/${approval.id}/undo`));
    const undo = await timeRun(server, await post<Run>(server, `/api/runs/${run.id}/undo`));
    const pace = wanted / seconds;
    console.log(
      `${(postgres?.which ?? 'PGlite').padEnd(12)} ${wanted} products: ${pace.toFixed(0)} a second, ${((100 * pace) / alone).toFixed(0)} % of the writer alone in one thread (${alone.toFixed(0)}); undone in ${undo.toFixed(1)} s; approved ${(wanted / approving).toFixed(0)} a second`,
    );
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const engine of engines) await measure(engine);
