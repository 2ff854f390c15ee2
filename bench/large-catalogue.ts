// Does every screen keep pace at 100,000 products? Fills a database by SQL, times each call the screens make and each screen in
// Chromium, and prints milliseconds. Usage: node bench/large-catalogue.ts [products] [postgres|pglite]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { chromiumPath } from '#testing/chromium.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const products = Number(process.argv[2] ?? 100_000);
const engine = process.argv[3] ?? 'postgres';
const rounds = 7;
const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const postgres = engine === 'postgres' ? await startPostgres() : null;
const dataDir = join(folder, 'data');
mkdirSync(dataDir);

type Timing = { name: string; median: number; max: number };

try {
  const database: Database = postgres
    ? await openPostgres(postgres.url, (error) => console.error(error.message))
    : await openPglite(join(dataDir, 'database'));
  await fillCatalogue(database.db, 0, products);
  await database.close();
  const server = await startServer({ DATA_DIR: dataDir, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
  try {
    console.log(
      `${products.toLocaleString('en')} products, ${postgres?.which ?? 'embedded PGlite'}, Node ${process.versions.node}`,
    );
    print('calls of the screens', await timeCalls(server.url));
    print('screens in Chromium, from address to content', await timeScreens(server.url));
  } finally {
    await server.stop();
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function timeCalls(url: string): Promise<Timing[]> {
  const middle = Math.floor(products / 2);
  const calls: [string, string, RequestInit?][] = [
    ['dashboard figures', '/api/dashboard'],
    ['dashboard list', '/api/products?limit=10&sort=contentScore&order=desc'],
    ['list, last page', `/api/products?limit=24&page=${Math.floor(products / 24)}&sort=title&order=asc`],
    ['list by Listing Quality, a level', '/api/products?limit=24&sort=listingQuality&order=asc&level=borderline'],
    ['pending list', '/api/products?limit=20&status=pending&sort=contentScore&order=asc'],
    ['pending list, longest waiting', '/api/products?limit=20&status=pending&sort=waiting&order=asc'],
    ['pending list of one lens', '/api/products?limit=20&status=pending&lens=clean&sort=waiting&order=asc'],
    ['pending list of one rule', '/api/products?limit=20&status=pending&rule=rule.3&sort=waiting&order=asc'],
    ['lenses of the pending list', '/api/products/lenses?status=pending'],
    ['lenses, filtered by brand', '/api/products/lenses?status=pending&brand=Brand+47'],
    ['rejected list', '/api/products?limit=20&status=rejected&sort=contentScore&order=asc'],
    ['filter category, brand, score', '/api/products?limit=24&category=Category+7&brand=Brand+47&band=red'],
    ['filter missing part', '/api/products?limit=10&issue=images&sort=issues&order=desc'],
    ['search, few hits', `/api/products?limit=10&search=SKU-${middle}`],
    ['search, all hit', '/api/products?limit=10&search=plain+sentence'],
    ['search, none', '/api/products?limit=10&search=zeppelin'],
    ['facets', '/api/products/facets'],
    ['categories', '/api/categories'],
    ['one product', `/api/products/${middle}`],
    ['neighbours', `/api/products/${middle}/neighbours?sort=contentScore&order=asc&category=Category+7`],
    ['history, newest', '/api/content-history?limit=30'],
    ['integration status', '/api/integration-status'],
    [
      'question: count',
      '/api/query',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'How many products in Category 7 are pending?' }),
      },
    ],
  ];
  const timings: Timing[] = [];
  for (const [name, path, init] of calls) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      const reply = await fetch(url + path, init);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      times.push(performance.now() - started);
    }
    timings.push(summarise(name, times));
  }
  return timings;
}

async function timeScreens(url: string): Promise<Timing[]> {
  const screens: [string, string, string][] = [
    ['dashboard', '/', 'table tbody tr'],
    ['all products', '/products', 'main ul > li'],
    ['all products, list, filtered', '/products?mode=list&category=Category%207', 'table tbody tr'],
    ['pending', '/pending-products', 'table tbody tr'],
    ['approved', '/approved-products', 'table tbody tr'],
    ['rejected', '/rejected-products', 'table tbody tr'],
    ['categories', '/categories', 'main a[href*="category="]'],
    ['content history', '/content-history', 'main article, main li'],
    ['product', `/products/${Math.floor(products / 2) + 1}`, '[aria-label="Product Title"], h2'],
    ['integration status', '/integration-status', 'main h2'],
  ];
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const timings: Timing[] = [];
  for (const [name, path, content] of screens) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      await page.goto(url + path, { waitUntil: 'commit' });
      await page.locator(content).first().waitFor();
      times.push(performance.now() - started);
    }
    timings.push(summarise(name, times));
  }
  await browser.close();
  return timings;
}

function summarise(name: string, times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}

function print(title: string, timings: readonly Timing[]): void {
  console.log(`\n${title} (ms)${' '.repeat(20)}`.trimEnd());
  for (const { name, median, max } of timings) {
    console.log(`  ${name.padEnd(32)} median ${median.toFixed(1).padStart(7)}   max ${max.toFixed(1).padStart(7)}`);
  }
}
