// How many requests a second does each question of the screens get, beside the database that is asked the same alone?
// Usage: node bench/run.ts [--products 100000] [--engine postgres|pglite] [--only words of a question] [--seconds 5] [--warm 8]
//        node bench/run.ts --million: how does the time of each grow from 10,000 to 1,000,000 products?
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { processorMicroseconds } from './process-figures.ts';
import { drawFrom, type Question, questions } from './questions.ts';

const { values: given } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    // Each filter is counted and sorted once in it.
    warm: { type: 'string', default: '8' },
  },
});
const seconds = Number(given.seconds);
const clients = 4;
/** Of the pace straight on the embedded database. */
const embeddedShare = 0.6;
/** How much longer an answer may take with a hundred times the products. */
const mostGrowth = 1.5;
const mostP99 = 10;
/** Addresses a client goes through, each client its own. */
const addresses = 4_000;
const asked = questions.filter(({ name }) => name.includes(given.only));

type Place = { databaseUrl: string | null; dataDir: string; which: string };
type Pace = { perSecond: number; p99: number; cpuMicros: number };

const open = ({ databaseUrl, dataDir }: Place): Promise<Database & Partial<Awaited<ReturnType<typeof openPglite>>>> =>
  databaseUrl
    ? openPostgres(databaseUrl, (error) => console.error(error.message))
    : openPglite(join(dataDir, 'database'));

async function fillUpTo(place: Place, products: number): Promise<void> {
  const database = await open(place);
  const [row] = await rowsOf<{ there: number }>(database.db, sql`select count(*)::int as there from products`);
  if (row && row.there < products) await fillCatalogue(database.db, row.there, products);
  await database.close();
}

/** What the database would do by itself after so many changes, in the middle of a measurement. */
async function tidy(place: Place): Promise<void> {
  const database = await open(place);
  await database.db.execute(sql`vacuum analyze`);
  await database.close();
}

/** The pace of a question over HTTP. */
async function measure({ url, pid }: Asked, question: Question, products: number): Promise<Pace> {
  let seed = 0;
  const requests = () => {
    seed += 1;
    const draw = drawFrom(seed);
    return Array.from({ length: addresses }, (): autocannon.Request => {
      const { path, method = 'GET', body } = question.ask(draw, products);
      return { path, method, ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}) };
    });
  };
  const run = (duration: number) =>
    autocannon({ url, connections: clients, duration, setupClient: (client) => client.setRequests(requests()) });
  await run(Number(given.warm));
  const before = processorMicroseconds(pid);
  const { requests: made, latency, non2xx, errors } = await run(seconds);
  const cpuMicros = (processorMicroseconds(pid) - before) / made.total;
  if (non2xx + errors > 0) throw new Error(`${question.name}: ${non2xx} refused, ${errors} without an answer`);
  return { perSecond: made.average, p99: latency.p99, cpuMicros };
}

/** Asks one after another, as long as a measurement lasts, by several clients at once; answers how many a second. */
async function paceOf(asks: (() => Promise<unknown>)[]): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() - began < (seconds * 1_000) / 2) {
        await ask();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1_000);
}

/** The same asked of Postgres by prepared statements, a connection for each client. */
async function postgresAlone(databaseUrl: string, products: number): Promise<Map<string, number>> {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(connections.map((client) => client.connect()));
  const paces = new Map<string, number>();
  for (const { name, alone } of asked) {
    const names = new Map<string, string>();
    const asks = connections.map((client, at) => {
      const draw = drawFrom(at);
      return () => {
        const { text, values } = alone(draw, products);
        if (!names.has(text)) names.set(text, `${name} ${names.size}`);
        return client.query({ name: names.get(text), text, values });
      };
    });
    paces.set(name, await paceOf(asks));
  }
  await Promise.all(connections.map((client) => client.end()));
  return paces;
}

/** The same asked of the embedded database in this process. */
async function pgliteAlone(place: Place, products: number): Promise<Map<string, number>> {
  const { client, close } = await openPglite(join(place.dataDir, 'database'));
  const paces = new Map<string, number>();
  for (const { name, alone } of asked) {
    const draw = drawFrom(1);
    paces.set(
      name,
      await paceOf([
        () => {
          const { text, values } = alone(draw, products);
          return client.query(text, values);
        },
      ]),
    );
  }
  await close();
  return paces;
}

type Asked = { url: string; pid: number };

async function withServer<Result>(place: Place, work: (server: Asked) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = place;
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    return await work({ url: server.url, pid: server.child.pid ?? 0 });
  } finally {
    await server.stop();
  }
}

async function withPlace<Result>(engine: string, work: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    return await work({ databaseUrl: postgres?.url ?? null, dataDir, which: postgres?.which ?? 'embedded PGlite' });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const whole = (n: number) => Math.round(n).toLocaleString('en');
function print(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    );
}

async function paceOn(engine: string, products: number): Promise<void> {
  await withPlace(engine, async (place) => {
    await fillUpTo(place, products);
    const alone = place.databaseUrl
      ? await postgresAlone(place.databaseUrl, products)
      : await pgliteAlone(place, products);
    await tidy(place);
    const rows = [
      ['question', 'requests/s', 'p99 ms', 'server CPU µs', 'database alone', 'ratio', 'to reach', 'reached'],
    ];
    await withServer(place, async (server) => {
      for (const question of asked) {
        const { perSecond, p99, cpuMicros } = await measure(server, question, products);
        const straight = alone.get(question.name) ?? Number.NaN;
        const target = place.databaseUrl ? question.target : embeddedShare * straight;
        const isReached = perSecond >= target && (question.name !== 'list page' || !place.databaseUrl || p99 < mostP99);
        rows.push([
          question.name,
          whole(perSecond),
          p99.toFixed(0),
          whole(cpuMicros),
          whole(straight),
          (perSecond / straight).toFixed(2),
          whole(target),
          isReached ? 'yes' : 'no',
        ]);
      }
    });
    console.log(
      `\n${products.toLocaleString('en')} products, ${clients} clients, ${place.which}, Node ${process.versions.node}`,
    );
    print(rows);
  });
}

async function growth(): Promise<void> {
  const sizes = [10_000, 100_000, 1_000_000];
  await withPlace('postgres', async (place) => {
    const times = new Map(asked.map(({ name }) => [name, [] as number[]]));
    for (const size of sizes) {
      await fillUpTo(place, size);
      await withServer(place, async ({ url }) => {
        for (const question of asked) times.get(question.name)?.push(await timeOne(url, question, size));
      });
    }
    console.log(`\np50 in ms with one client, ${place.which}, Node ${process.versions.node}`);
    print([
      ['question', ...sizes.map((size) => size.toLocaleString('en')), 'growth', 'reached'],
      ...asked.map(({ name }) => {
        const found = times.get(name) ?? [];
        const grown = (found.at(-1) ?? Number.NaN) / (found[0] ?? Number.NaN);
        return [name, ...found.map((ms) => ms.toFixed(2)), grown.toFixed(2), grown <= mostGrowth ? 'yes' : 'no'];
      }),
    ]);
  });
}

/** The median of single requests in ms, finer than a load generator tells. */
async function timeOne(url: string, question: Question, products: number): Promise<number> {
  const draw = drawFrom(9);
  const times: number[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1_000) {
    const { path, ...init } = question.ask(draw, products);
    const started = performance.now();
    const reply = await fetch(url + path, {
      ...init,
      headers: new Headers(init.body ? [['content-type', 'application/json']] : []),
    });
    await reply.arrayBuffer();
    times.push(performance.now() - started);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

console.log('What is asked:');
for (const { name, asks } of asked) console.log(`  ${name}: ${asks}`);
if (given.million) await growth();
else
  for (const engine of given.engine ? [given.engine] : ['postgres', 'pglite'])
    await paceOn(engine, Number(given.products));
