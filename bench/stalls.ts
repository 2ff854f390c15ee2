// Does heavy work hold up the others? Imports products and has drafts written for them, and times a list meanwhile, asked for ten
// times a second whether the one before was answered or not. Usage: node bench/stalls.ts [products] [postgres|pglite]
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { importCatalog, runOverAll } from '#testing/server-calls.ts';
import { writeLampFile } from './lamp-file.ts';
import { describeTimes, timeLists } from './time-lists.ts';

const wanted = Number(process.argv[2] ?? 20_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
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
    await report(
      'imported',
      server,
      async () => (await importCatalog(server, await openAsBlob(file), 'lamps.csv')).counts.new,
    );
    await report('generated', server, async () => (await runOverAll(server, { action: 'generate' })).counts.done);
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const engine of engines) await run(engine);
