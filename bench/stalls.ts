// Does heavy work hold up the others? Imports products and has drafts written for them, and times a list meanwhile, asked for ten
// times a second whether the one before was answered or not. Usage: node bench/stalls.ts [products] [postgres|pglite]
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const wanted = Number(process.argv[2] ?? 20_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
const everyMs = 100;
const colours = ['Black', 'Moss Green', 'Walnut', 'White'];

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** A lamp with prose, a list and attributes, no two alike; about a kilobyte. */
function row(n: number): string {
  const description = `A desk lamp with ${2 + (n % 4)} color modes and ${3 + (n % 5)} brightness levels. The ${14 + (n % 6)}-inch arm folds flat for storage. It runs on a USB-C cable, which is in the box. The base is weighted and stands on felt. Wipe it with a dry cloth. The shade is spun from one sheet and turns by 270 degrees. A timer switches it off after ${20 + (n % 5) * 10} minutes.`;
  return [
    ...[`LAMP-${n}`, `Clayfield Desk Lamp CL-${n}, ${6 + (n % 9)} W`, description],
    ...[`Folds flat for storage\n${3 + (n % 5)} brightness levels\nUSB-C cable included`],
    ...[
      'https://shop.example/1.jpg',
      '49.00 USD',
      `Lighting ${n % 40}`,
      'Clayfield',
      colours[n % colours.length] ?? '',
    ],
    ...['Aluminum', `${38 + (n % 9)} cm`],
  ]
    .map(cell)
    .join(',');
}

function writeFile(path: string): void {
  const header = 'SKU,Title,Description,Bullets,Images,Price,Category,Brand,Color,Material,Height';
  writeFileSync(path, `${[header, ...Array.from({ length: wanted }, (_, n) => row(n))].join('\n')}\n`);
}

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

/** Times of a list, asked for at a steady pace until the work is done: waits in line count, as they do for people. */
async function timeLists({ url }: RunningServer, work: Promise<number>): Promise<{ times: number[]; done: number }> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let isDone = false;
  work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    const ask = fetch(`${url}/api/products?limit=24&page=2`)
      .then((reply) => reply.arrayBuffer())
      .then(() => times.push(performance.now() - began));
    asked.push(ask);
    await sleep(everyMs);
  }
  await Promise.all(asked);
  return { times, done: await work };
}

async function report(what: string, server: RunningServer, start: () => Promise<number>): Promise<void> {
  const began = performance.now();
  const { times, done } = await timeLists(server, start());
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const pace = Math.round(done / ((performance.now() - began) / 1000));
  console.log(
    `  ${what.padEnd(9)} ${done} products, ${pace} a second; a list meanwhile: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)} ms (${times.length} lists)`,
  );
}

async function run(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const file = join(folder, 'lamps.csv');
    writeFile(file);
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
