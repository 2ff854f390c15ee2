// How fast does a server draft? Four parts of one product after another over HTTP, each stored with its history, some calls at the same time.
// Usage: npm run bench:drafts [-- products]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const wanted = Number(process.argv[2] ?? 1_000);
const atOnce = 8;
const colours = ['Black', 'Moss Green', 'Walnut', 'White'];

/** A lamp with prose, a list and attributes, no two alike. */
const product = (n: number) => ({
  sku: `LAMP-${n}`,
  title: `Clayfield Desk Lamp CL-${2_000 + n}, ${6 + (n % 9)} W`,
  description: `A desk lamp with ${2 + (n % 4)} color modes and ${3 + (n % 5)} brightness levels. The ${14 + (n % 6)}-inch arm folds flat for storage. It runs on a USB-C cable, which is in the box. The base is weighted and stands on felt. Wipe it with a dry cloth.`,
  bullets: ['Folds flat for storage', `${3 + (n % 5)} brightness levels`, 'USB-C cable included'],
  images: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'],
  price: '49.00 USD',
  category: 'Lighting',
  subcategory: 'Desk Lamps',
  brand: 'Clayfield',
  retailer: 'Amazon',
  attributes: [
    { name: 'Color', value: colours[n % colours.length] ?? '' },
    { name: 'Material', value: 'Aluminum' },
    { name: 'Height', value: `${38 + (n % 9)} cm` },
  ],
});

async function post<Reply>({ url }: RunningServer, path: string, body?: object): Promise<Reply> {
  const asked = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
  const reply = await fetch(`${url}${path}`, { method: 'POST', ...asked });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Does the work for each, some at the same time; answers how many a second. */
async function pace<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const queue = [...items];
  const hand = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return items.length / ((performance.now() - started) / 1_000);
}

async function run(engine: 'Postgres' | 'PGlite'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const postgres = engine === 'Postgres' ? await startPostgres() : null;
  try {
    const server = await startServer({ DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
    const ids: number[] = [];
    await pace(
      Array.from({ length: wanted }, (_each, n) => n),
      async (n) => ids.push((await post<{ id: number }>(server, '/api/products', product(n))).id),
    );
    const draft = async (id: number) => await post(server, `/api/products/${id}/generate-optimized-content`);
    // The first ones also compile the code.
    await pace(ids.slice(0, 50), draft);
    const drafts = await pace(ids, draft);
    const page = await fetch(`${server.url}/api/content-history?limit=1`);
    console.log(
      `${engine.padEnd(8)} ${Math.round(drafts)} products a second, four parts each; ${page.headers.get('x-total-count')} history entries`,
    );
    await server.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`Drafting ${wanted} products, ${atOnce} at a time, Node ${process.versions.node}`);
await run('Postgres');
await run('PGlite');
