// Does the embedded database stay small? Imports the same rows again and again (every other time with another price, or as they are),
// kills the server, starts it again, and undoes the latest import,
// and one that added as many. Usage: node bench/growth.ts [products] [imports] [same]
// after `npm run build`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { writeLampFile } from './lamp-file.ts';
import { peakMb, residentMb } from './process-figures.ts';
import { describeTimes, timeLists } from './time-lists.ts';

const products = Number(process.argv[2] ?? 20_000);
const imports = Number(process.argv[3] ?? 12);
const isSame = process.argv[4] === 'same';
const starts = 3;
const bundle = 'dist/server/main.js';

const ask = async <T>(url: string) => (await (await fetch(url)).json()) as T;

async function importFile({ url }: RunningServer, path: string): Promise<Import> {
  const form = new FormData();
  form.set('file', await openAsBlob(path), 'lamps.csv');
  const { id } = (await (await fetch(`${url}/api/imports?mode=rows`, { method: 'POST', body: form })).json()) as Import;
  for (;;) {
    const found = await ask<Import>(`${url}/api/imports/${id}`);
    if (found.state !== 'running') return found;
    await sleep(200);
  }
}

async function undo({ url }: RunningServer, runId: number): Promise<Run> {
  const reply = await fetch(`${url}/api/runs/${runId}/undo`, { method: 'POST' });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  const { id } = (await reply.json()) as Run;
  for (;;) {
    const run = await ask<Run>(`${url}/api/runs/${id}`);
    if (run.finishedAt !== null) return run;
    await sleep(100);
  }
}

const megabytes = (path: string) =>
  Math.round(Number(execFileSync('du', ['-sk', path]).toString().split('\t')[0]) / 1_024);
const sizes = (dataDir: string) =>
  `DATA_DIR ${megabytes(dataDir)} MB, ${megabytes(join(dataDir, 'database/pg_wal'))} of it log`;

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-growth-'));
try {
  const files = ['49.00 USD', '47.50 USD'].map((price, n) => {
    const path = join(dataDir, `lamps-${n}.csv`);
    writeLampFile(path, products, price);
    return path;
  });
  let server = await startServer({ DATA_DIR: dataDir }, bundle);
  console.log(`${imports} imports of ${products} products, ${isSame ? 'the same file' : 'another price each time'}`);
  const done: Import[] = [];
  for (let n = 0; n < imports; n += 1) {
    const work = importFile(server, files[isSame ? 0 : n % files.length] ?? '');
    const { times, seconds, done: found } = await timeLists(server.url, work);
    done.push(found);
    const { new: added, changed, unchanged } = found.counts;
    console.log(
      `  ${n + 1}: ${added} added, ${changed} changed, ${unchanged} unchanged in ${seconds.toFixed(1)} s; a list meanwhile: ${describeTimes(times)}; ${sizes(dataDir)}`,
    );
  }
  for (let n = 0; n < starts; n += 1) {
    await server.kill();
    const began = performance.now();
    server = await startServer({ DATA_DIR: dataDir }, bundle);
    console.log(`  ready ${((performance.now() - began) / 1_000).toFixed(2)} s after a kill`);
    await sleep(2_000);
  }
  const others = join(dataDir, 'others.csv');
  writeLampFile(others, products, '49.00 USD', 'OTHER');
  done.push(await importFile(server, others));
  // The same file again changed nothing.
  for (const each of isSame ? done.slice(-1) : done.slice(-2).reverse()) {
    if (each.runId === null) continue;
    const { times, seconds, done: run } = await timeLists(server.url, undo(server, each.runId));
    console.log(
      `  undo of import ${each.id}: ${run.counts.done} undone, ${run.counts.refused} left in ${seconds.toFixed(1)} s; a list meanwhile: ${describeTimes(times)}; ${sizes(dataDir)}`,
    );
  }
  const { pid = 0 } = server.child;
  console.log(`  memory ${residentMb(pid).toFixed(0)} MB, at its peak ${peakMb(pid).toFixed(0)}`);
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
