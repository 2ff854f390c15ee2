// How near does a run come to the pace its language model allows? A double that takes 200 ms an answer, 32 calls at a time.
// Usage: node bench/runs-model.ts [products] [postgres|pglite]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#domain/models/connections.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sayParts, startModelDouble } from '#testing/model-double.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { fillLamps, lampBullets, lampDescription, lampTitle } from './lamps.ts';

const wanted = Number(process.argv[2] ?? 10_000);
const engine = process.argv[3] ?? 'postgres';
const wide = 32;
const latencyMs = 200;

const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const postgres = engine === 'postgres' ? await startPostgres() : null;
const double = await startModelDouble();
double.otherwise(({ text }) => {
  const n = Number(/CL-(\d+)/.exec(text)?.[1] ?? 0);
  const said = sayParts({ title: lampTitle(n), description: lampDescription(n), bullets: lampBullets });
  return { kind: 'text', text: said, latencyMs };
});
try {
  const database: Database = postgres
    ? await openPostgres(postgres.url, (error) => console.error(error))
    : await openPglite(join(folder, 'database'));
  await fillLamps(database.db, wanted);
  await database.close();
  const server = await startServer({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
  const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(server.url + path, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  /** Milliseconds of processor time the server has taken, threads included; Linux counts in hundredths of a second. */
  const processorMs = () => {
    const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return 10 * (Number(fields[11]) + Number(fields[12]));
  };
  const timeRun = async ({ id }: Run): Promise<number> => {
    const began = performance.now();
    for (;;) {
      const run = await call<Run>('GET', `/api/runs/${id}`);
      if (run.state === 'done') {
        if (run.counts.done !== wanted) throw new Error(`Only ${JSON.stringify(run.counts)}`);
        return (performance.now() - began) / 1_000;
      }
      await sleep(200);
    }
  };
  const connection = await call<Connection>('POST', '/api/model-connections', {
    ...{ name: 'The double', provider: 'openai-compatible', model: 'double-1', baseUrl: `${double.origin}/v1` },
    ...{ key: null, inputPrice: null, outputPrice: null, dailyBudget: null, concurrency: wide, maxOutputTokens: 4_000 },
    ...{ timeoutSeconds: 60, temperature: null, seed: null },
  });
  await call('PATCH', '/api/model-jobs/write', { connectionId: connection.id });
  const before = processorMs();
  const run = await call<Run>('POST', '/api/runs', { action: 'generate', selection: { filter: {} } });
  const seconds = await timeRun(run);
  const calls = double.requests.length;
  const ideal = (calls * latencyMs) / 1_000 / wide;
  const perProduct = (processorMs() - before) / wanted;
  const undone = await timeRun(await call<Run>('POST', `/api/runs/${run.id}/undo`));
  console.log(
    `${(postgres?.which ?? 'PGlite').padEnd(12)} ${wanted} products, ${calls} calls in ${seconds.toFixed(1)} s: ${((100 * ideal) / seconds).toFixed(0)} % of the pace of ${wide} calls of ${latencyMs} ms at a time, ${perProduct.toFixed(1)} ms of processor time each; undone in ${undone.toFixed(1)} s`,
  );
  await server.stop();
} finally {
  await double.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
