// How fast does Copydesk start, and how much memory does it hold? Starts it as people do (scripts/start.mjs) on a new directory with the
// sample and again, then leaves it at rest, beside the embedded database alone on the same directory. Usage:
// node bench/start.ts [postgres|pglite] [--rest seconds] [--load seconds] [--import products]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { mainThreadMs, peakMb, processorMicroseconds, residentMb, threadCount } from './process-figures.ts';
import { repeatBestBuy } from './repeated-catalogue.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rest: { type: 'string' }, load: { type: 'string' }, import: { type: 'string' } },
});
const engines = positionals.length > 0 ? positionals : ['pglite', 'postgres'];
const restSeconds = Number(values.rest ?? 60);
const loadSeconds = Number(values.load ?? 60);
const afterImportSeconds = 300;
const starts = 5;
const clients = 4;

type Started = { child: ChildProcess; pid: number; url: string; ms: number; quietMs: number; processorMs: number };

/** `quietMs` leaves out how long its main thread waited for a core: the same on a machine that does nothing else. */
async function start(args: readonly string[], env: Record<string, string>): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (!pid) throw new Error('It has no process id');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const ready = /\bready(?: at (\S+))?\n/.exec(said);
      if (ready) resolve(ready[1] ?? '');
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  const ms = performance.now() - began;
  const quietMs = ms - mainThreadMs(pid).waited;
  return { child, pid, url, ms, quietMs, processorMs: processorMicroseconds(pid) / 1_000 };
}

async function stop({ child }: Started): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const sayStart = (all: readonly Started[]) =>
  `ready after ${inSeconds(median(all.map(({ ms }) => ms)))}, ${inSeconds(median(all.map(({ quietMs }) => quietMs)))} without waiting for a core; ${inSeconds(median(all.map(({ processorMs }) => processorMs)))} of processor`;
const describeMemory = ({ pid }: Started) =>
  `${residentMb(pid).toFixed(0)} MB resident, ${peakMb(pid).toFixed(0)} at most so far, ${threadCount(pid)} threads`;

/** Starts so many times, one after another, and leaves the last one running. */
async function startOften(args: readonly string[], env: Record<string, string>): Promise<Started[]> {
  const all: Started[] = [];
  for (let n = 0; n < starts; n += 1) {
    const last = all.at(-1);
    if (last) await stop(last);
    all.push(await start(args, env));
  }
  return all;
}

/** Clients that each ask for one page of the list after another. */
async function load({ url }: Started): Promise<number> {
  const until = performance.now() + loadSeconds * 1_000;
  let asked = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const reply = await fetch(`${url}/api/products?limit=24&page=${1 + (asked % 4)}`);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`The list answered ${reply.status}`);
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return asked;
}

async function importProducts({ url }: Started, folder: string): Promise<Import> {
  const file = await repeatBestBuy(folder, Number(values.import));
  const form = new FormData();
  form.set('file', await openAsBlob(file.path), file.name);
  const { id } = (await (await fetch(`${url}/api/imports?mode=rows`, { method: 'POST', body: form })).json()) as Import;
  for (;;) {
    const found = (await (await fetch(`${url}/api/imports/${id}`)).json()) as Import;
    if (found.state !== 'running') return found;
    await sleep(500);
  }
}

async function run(engine: string, folder: string): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT: '0', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const command = ['scripts/start.mjs'];
  try {
    console.log(`\n${postgres?.which ?? 'Embedded PGlite'}, Node ${process.versions.node}`);
    const first = await start(command, env);
    console.log(`  first start        ${sayStart([first])}\n                     ${describeMemory(first)}`);
    await stop(first);

    let aloneMb: number | undefined;
    if (!postgres) {
      const alone = await startOften(['bench/database-alone.ts', join(dataDir, 'database')], {});
      const [last] = alone.slice(-1);
      if (!last) throw new Error('It did not start');
      await sleep(restSeconds * 1_000);
      aloneMb = residentMb(last.pid);
      console.log(`  database alone     ${sayStart(alone)}\n    after ${restSeconds} s       ${describeMemory(last)}`);
      await stop(last);
    }

    const again = await startOften(command, env);
    const server = again.at(-1);
    if (!server) throw new Error('It did not start');
    console.log(`  second start       ${sayStart(again)}`);
    await sleep(restSeconds * 1_000);
    const share = aloneMb ? `, ${(residentMb(server.pid) / aloneMb).toFixed(2)} of the database alone` : '';
    console.log(`    after ${restSeconds} s       ${describeMemory(server)}${share}`);
    console.log(`  ${clients} clients, ${loadSeconds} s   ${await load(server)} lists; ${describeMemory(server)}`);
    if (values.import) {
      const done = await importProducts(server, folder);
      console.log(`  import of ${done.counts.new}    ${done.state}; ${describeMemory(server)}`);
      await sleep(afterImportSeconds * 1_000);
      console.log(`    after ${afterImportSeconds} s      ${describeMemory(server)}`);
    }
    await stop(server);
  } finally {
    await postgres?.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
try {
  // Builds what is not built yet: that is not what is timed.
  await stop(await start(['scripts/start.mjs'], { DATA_DIR: mkdtempSync(join(folder, 'warm-')), CATALOGUE: 'empty' }));
  for (const engine of engines) await run(engine, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
