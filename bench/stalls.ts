// Does heavy work hold up the others? Imports products and has drafts written for them, and times a list meanwhile, asked for ten
// times a second whether the one before was answered or not. Usage: node bench/stalls.ts [products] [postgres|pglite]
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { writeLampFile } from './lamp-file.ts';
import { describeTimes, timeLists } from './time-lists.ts';

const wanted = Number(process.argv[2] ?? 20_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
async function importFile({ url }: RunningServer, path: string): Promise<number> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), 'lamps.csv');
  const { id } = (await (await fetch(`${url}/api/imports?mode=rows`, { method: 'POST', body: form })).json()) as Import;
  for (;;) {
    const found = (await (await fetch(`${url}/api/imports/${id}`)).json()) as Import;
    if (found.state !== 'running') return found.counts.new;
    await sleep(500);
  }
}

async function post<Reply>({ url }: RunningServer, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** As the lists do it: a run over the whole catalogue, waited for. */
async function generateAll(server: RunningServer): Promise<number> {
  const { id } = await post<Run>(server, '/api/runs', { action: 'generate', selection: { filter: {} } });
  for (;;) {
    const run = (await (await fetch(`${server.url}/api/runs/${id}`)).json()) as Run;
    if (run.finishedAt !== null) return run.counts.done;
    await sleep(500);
  }
}

async function report(what: string, server: RunningServer, start: () => Promise<number>): Promise<void> {
  const { times, seconds, done } = await timeLists(server.url, start());
  console.log(
    `  ${what.padEnd(9)} ${done} products, ${Math.round(done / seconds)} a second; a list meanwhile: ${describeTimes(times)}`,
  );
}

async function run(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const file = join(folder, 'lamps.csv');
    writeLampFile(file, wanted);
    const server = await startServer({
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    });
    console.log(`${postgres?.which ?? 'embedded PGlite'}, Node ${process.versions.node}`);
    await report('imported', server, () => importFile(server, file));
    await report('generated', server, () => generateAll(server));
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const engine of engines) await run(engine);
