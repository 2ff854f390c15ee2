// Measures the images of a catalog as a run: pictures a second, memory, the lists of others meanwhile, and whether a second catalog with the same pictures
// stores anything. Usage: node bench/images.ts [pictures] [postgres|pglite]
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { drawGoods, shapes } from '#testing/pictures.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { importCatalog, runOverAll } from '#testing/server-calls.ts';
import { residentMb } from './process-figures.ts';
import { describeTimes, timeLists } from './time-lists.ts';

const wanted = Number(process.argv[2] ?? 1_000);
const engines = process.argv[3] ? [process.argv[3]] : ['postgres', 'pglite'];
const perProduct = 5;
/** Two catalogs with the same pictures at other addresses. */
const catalogs = ['first', 'second'] as const;
const kinds = Object.keys(shapes);

/** Different goods, 1,000 pixels wide. */
async function drawAll(folder: string): Promise<void> {
  for (let n = 0; n < wanted; n += 1) {
    const bytes = await drawGoods({
      ...{ width: 1_000, height: 1_000, size: 0.5 + (n % 9) / 20, shape: kinds[n % kinds.length] ?? 'ball' },
      ...{ color: [(n * 37) % 256, (n * 91) % 256, (n * 53) % 256], vary: (n * 0.618) % 1 },
    });
    writeFileSync(join(folder, `${n}.jpg`), bytes);
  }
}

async function openShop(folder: string): Promise<PageServer> {
  const site = await startPageServer();
  for (let n = 0; n < wanted; n += 1)
    for (const prefix of catalogs)
      site.on(`/${prefix}/${n}.jpg`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' });
        createReadStream(join(folder, `${n}.jpg`)).pipe(response);
      });
  return site;
}

async function importBowls(server: RunningServer, origin: string, prefix: (typeof catalogs)[number]): Promise<number> {
  const products = Array.from({ length: Math.ceil(wanted / perProduct) }, (_, at) => ({
    ...{ sku: `${prefix}-${at}`, title: `Clayfield Storage Bowl ${at}`, retailer: 'Amazon' },
    images: Array.from({ length: perProduct }, (_, n) => `${origin}/${prefix}/${(at * perProduct + n) % wanted}.jpg`),
  }));
  return (await importCatalog(server, new Blob([JSON.stringify(products)]), 'bowls.json')).counts.new;
}

/** Of the processes that a server started: the one that measures. */
function measuringPid({ child: { pid } }: RunningServer): number | undefined {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0)
    .find((each) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ');
        return Number(rest.split(' ')[1]) === pid && readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('image');
      } catch {
        return false;
      }
    });
}

/** The least and the most memory held until a work is done, in MB. */
async function watch<Done>(server: RunningServer, work: Promise<Done>) {
  const held = { server: [residentMb(server.child.pid ?? 0)], measuring: [] as number[] };
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    await sleep(250);
    held.server.push(residentMb(server.child.pid ?? 0));
    const pid = measuringPid(server);
    if (pid) held.measuring.push(residentMb(pid));
  }
  return held;
}

const filesIn = (folder: string) =>
  readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
const rangeOf = (values: readonly number[]) =>
  `${(values[0] ?? 0).toFixed(0)} MB at first, ${Math.max(...values).toFixed(0)} at most, ${(values.at(-1) ?? 0).toFixed(0)} at the end`;

/** Seconds until the images of all products are measured. */
async function measureAll(server: RunningServer): Promise<number> {
  const began = performance.now();
  const { counts } = await runOverAll(server, { action: 'measure-images' });
  if (counts.failed > 0) throw new Error(`Not all were measured: ${JSON.stringify(counts)}`);
  return (performance.now() - began) / 1_000;
}

async function bench(engine: string, site: PageServer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const server = await startServer({
      ...{ DATA_DIR: folder, SOURCES_PRIVATE_HOSTS: site.host },
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    });
    const products = await importBowls(server, site.origin, 'first');
    const work = measureAll(server);
    const [{ times, seconds }, held] = await Promise.all([timeLists(server.url, work), watch(server, work)]);
    const files = filesIn(folder);
    console.log(`${postgres?.which ?? 'embedded PGlite'}, Node ${process.versions.node}`);
    console.log(
      `  ${wanted} pictures of ${products} products: ${(wanted / seconds).toFixed(1)} a second, ${files} files`,
    );
    console.log(`  a list meanwhile: ${describeTimes(times)}`);
    console.log(`  the server: ${rangeOf(held.server)}`);
    console.log(`  the process that measures: ${rangeOf(held.measuring)}`);
    await importBowls(server, site.origin, 'second');
    const again = await measureAll(server);
    console.log(
      `  a second catalog with the same pictures: ${filesIn(folder) - files} files more, ${again.toFixed(1)} s`,
    );
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const pictures = mkdtempSync(join(tmpdir(), 'copydesk-pictures-'));
try {
  await drawAll(pictures);
  const site = await openShop(pictures);
  for (const engine of engines) await bench(engine, site);
  await site.close();
} finally {
  rmSync(pictures, { recursive: true, force: true });
}
