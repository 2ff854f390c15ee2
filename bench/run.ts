// How many requests a second does each question of the screens get, with nobody writing and while people change products, beside the
// database that is asked the same alone; and how does the time of each grow with the catalogue?
// Usage: node bench/run.ts [--products 100000] [--engine postgres|pglite] [--only words of a question] [--seconds 5] [--warm 8] [--changes 30]
//        node bench/run.ts --growth: p50 at 10,000 and 100,000 products; --million: at 1,000,000 too
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { openEngine } from '#server/database/pglite-engine.ts';
import { startChanges } from './changes.ts';
import { type BenchPlace, type BenchServer, fillUpTo, tidy, withPlace, withServer } from './places.ts';
import { processorMicroseconds } from './process-figures.ts';
import { drawFrom, type Question, questions } from './questions.ts';

const { values: given } = parseArgs({
  options: {
    growth: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    // Each filter is counted and sorted once in it.
    warm: { type: 'string', default: '8' },
    changes: { type: 'string', default: '30' },
  },
});
const seconds = Number(given.seconds);
const changes = Number(given.changes);
const clients = 4;
/** Of the pace straight on the embedded database. */
const embeddedShare = 0.6;
/** How much longer an answer may take with a hundred times the products. */
const mostGrowth = 1.5;
const mostP99 = 10;
/** Addresses a client goes through, each client its own. */
const addresses = 4_000;
const asked = questions.filter(({ name }) => name.includes(given.only));
const isWrite = ({ name }: Question) => name.startsWith('PATCH');

type Pace = { perSecond: number; p99: number; cpuMicros: number };

/** The pace of a question over HTTP. */
async function measure({ url, pid }: BenchServer, question: Question, products: number): Promise<Pace> {
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

/** Does some work while people change products. */
async function amongChanges<Result>(
  { url }: BenchServer,
  products: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const writing = startChanges(url, products, changes);
  const done = await work().finally(() => writing.stop());
  return done;
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
async function pgliteAlone(place: BenchPlace, products: number): Promise<Map<string, number>> {
  const engine = await openEngine(join(place.dataDir, 'database'));
  const paces = new Map<string, number>();
  for (const { name, alone } of asked) {
    const draw = drawFrom(1);
    paces.set(
      name,
      await paceOf([
        () => {
          const { text, values } = alone(draw, products);
          return engine.query(text, values);
        },
      ]),
    );
  }
  await engine.close();
  return paces;
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
    const heads = [
      'question',
      'requests/s',
      'p99 ms',
      'server CPU µs',
      'database alone',
      'ratio',
      'to reach',
      'reached',
    ];
    const rows = [[...heads, `with ${changes} changes/s`, 'p99 ms']];
    await withServer(place, async (server) => {
      for (const question of asked) {
        const { perSecond, p99, cpuMicros } = await measure(server, question, products);
        const straight = alone.get(question.name) ?? Number.NaN;
        const target = place.databaseUrl ? question.target : embeddedShare * straight;
        const isReached = perSecond >= target && (question.name !== 'list page' || !place.databaseUrl || p99 < mostP99);
        const among = isWrite(question)
          ? null
          : await amongChanges(server, products, () => measure(server, question, products));
        rows.push([
          question.name,
          whole(perSecond),
          p99.toFixed(0),
          whole(cpuMicros),
          whole(straight),
          (perSecond / straight).toFixed(2),
          whole(target),
          isReached ? 'yes' : 'no',
          among ? whole(among.perSecond) : '',
          among ? among.p99.toFixed(0) : '',
        ]);
      }
    });
    console.log(
      `\n${products.toLocaleString('en')} products, ${clients} clients, ${place.which}, Node ${process.versions.node}`,
    );
    print(rows);
  });
}

async function growth(sizes: readonly number[]): Promise<void> {
  await withPlace('postgres', async (place) => {
    const quiet = new Map(asked.map(({ name }) => [name, [] as Times[]]));
    const busy = new Map(asked.map(({ name }) => [name, [] as Times[]]));
    for (const size of sizes) {
      await fillUpTo(place, size);
      await withServer(place, async (server) => {
        for (const question of asked) {
          quiet.get(question.name)?.push(await timeOne(server, question, size));
          if (isWrite(question)) continue;
          busy.get(question.name)?.push(await amongChanges(server, size, () => timeOne(server, question, size)));
        }
      });
    }
    for (const [title, times] of [
      ['with nobody writing', quiet],
      [`with ${changes} changes/s`, busy],
    ] as const) {
      console.log(
        `\np50 in ms of one client, and its first answer, ${title}, ${place.which}, Node ${process.versions.node}`,
      );
      print([
        ['question', ...sizes.map((size) => size.toLocaleString('en')), 'growth', 'reached', 'first answer'],
        ...asked.map(({ name }) => {
          const found = times.get(name) ?? [];
          const grown = (found.at(-1)?.p50 ?? Number.NaN) / (found[0]?.p50 ?? Number.NaN);
          const medians = sizes.map((_, at) => found[at]?.p50.toFixed(2) ?? '');
          const isReached = grown <= mostGrowth ? 'yes' : 'no';
          return [name, ...medians, grown.toFixed(2), isReached, (found.at(-1)?.first ?? Number.NaN).toFixed(1)];
        }),
      ]);
    }
  });
}

type Times = { p50: number; first: number };

/** Single requests in ms, finer than a load generator reports. */
async function timeOne({ url }: BenchServer, question: Question, products: number): Promise<Times> {
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
  const [first = Number.NaN] = times;
  return { p50: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN, first };
}

console.log('What is asked:');
for (const { name, asks } of asked) console.log(`  ${name}: ${asks}`);
if (given.growth || given.million) await growth([10_000, 100_000, ...(given.million ? [1_000_000] : [])]);
else {
  for (const engine of given.engine ? [given.engine] : ['postgres', 'pglite'])
    await paceOn(engine, Number(given.products));
  await growth([10_000, 100_000]);
}
