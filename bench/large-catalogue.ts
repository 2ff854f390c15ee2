// Does every screen keep pace at 100,000 products? Fills a database by SQL, times each call the screens make and each screen in
// Chromium, and prints milliseconds. Usage: node bench/large-catalogue.ts [products] [postgres|pglite]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { chromiumPath } from '#testing/chromium.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';

const products = Number(process.argv[2] ?? 100_000);
const engine = process.argv[3] ?? 'postgres';
const rounds = 7;
/** PGlite inserts in one thread: smaller statements leave it memory. */
const fillBatch = 20_000;

/** An epoch that never comes: nothing is judged anew while calls are timed. */
const judgedForGood = 2_147_483_647;

const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const postgres = engine === 'postgres' ? await startPostgres() : null;
const dataDir = join(folder, 'data');
mkdirSync(dataDir);

const written = { origin: 'built-in', notes: [], decidedBy: null, decidedAt: null, sourceChanges: [] };
const parts = { title: written, bullets: written, description: written, images: written };

type Timing = { name: string; median: number; max: number };

try {
  await fillDatabase();
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

/** 40 categories of 5 subcategories, 300 brands, 6 retailers; two thirds reviewed, in every mixture of statuses. */
async function fillDatabase(): Promise<void> {
  const database: Database = postgres
    ? await openPostgres(postgres.url, (error) => console.error(error.message))
    : await openPglite(join(dataDir, 'database'));
  const { db } = database;
  const started = performance.now();
  for (let from = 1; from <= products; from += fillBatch) {
    const to = Math.min(products, from + fillBatch - 1);
    await db.execute(sql`
      insert into products (sku, title, description, bullets, images, price, category, subcategory, brand, retailer, created_at,
        has_content, content_score, issues, content_status, pending_parts, is_pending, is_approved, is_rejected, first_approved_at,
        wait_reason, waiting_since, listing_quality, compliance_level, quality_epoch)
      select 'SKU-' || n, 'Brand ' || n % 300 || ' Product ' || md5(n::text) || ' for the home, model ' || n,
        repeat('A plain sentence about product ' || n || ' and what it is made of. ', 8),
        '["Material: oak", "Size: 20 cm", "Warranty: 2 years"]'::jsonb, '[]'::jsonb, (n % 90 + 5)::text || '.00 USD',
        'Category ' || n % 40, 'Subcategory ' || n % 40 || '-' || n % 5, 'Brand ' || n % 300,
        (array['Amazon','Walmart','Target','eBay','Google','Shopify'])[n % 6 + 1], now() - (n % 200) * interval '1 day',
        n % 3 > 0, case when n % 3 = 0 then 58 else 25 * (n % 5) end, case when n % 3 = 0 then 5 else 4 - n % 5 end,
        case when n % 3 = 0 then 'needs_improvement' when n % 5 > 2 then 'optimized' when n % 5 = 2 then 'needs_improvement' else 'critical' end,
        case when n % 5 = 4 and n % 3 > 0 then '[]'::jsonb else '["images"]'::jsonb end,
        n % 3 = 0 or n % 5 < 4, n % 3 > 0 and n % 5 > 0, n % 17 = 0, case when n % 3 > 0 and n % 5 > 0 then now() end,
        case when n % 3 = 0 then 'no-content' when n % 5 < 4 then (array['open-claim','rule-not-kept','part-rejected','clean','clean'])[n % 5 + 1] end,
        case when n % 3 > 0 and n % 5 < 4 then now() - (n % 40) * interval '1 day' end,
        n * 7919 % 101, (array['compliant','borderline','non-compliant'])[n % 3 + 1], ${judgedForGood}::int
      from generate_series(${from}::int, ${to}::int) n`);
    await db.execute(sql`
      insert into product_search (product_id, text, is_indexed)
      select id, lower(sku || E'\n' || title || E'\n' || description), true from products
      where id between ${from}::int and ${to}::int`);
    await db.execute(sql`
      insert into optimized_contents (product_id, title, title_status, description, bullets, parts)
      select id, title, case when content_score > 0 then 'approved' else 'pending' end, description, bullets,
        ${JSON.stringify(parts)}::jsonb
      from products where has_content and id between ${from}::int and ${to}::int`);
  }
  await db.execute(sql`
    insert into content_history (product_id, content_type, action, previous_content, new_content, change_date, status)
    select id, 'title', 'edited', to_jsonb(title), to_jsonb(title || ' better'), now() - (id % 60) * interval '1 day', 'pending'
    from products where has_content`);
  await db.execute(sql`analyze`);
  await database.close();
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
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
    ['pending list of one reason', '/api/products?limit=20&status=pending&waitReason=clean&sort=waiting&order=asc'],
    ['reasons of the pending list', '/api/products/wait-reasons?status=pending'],
    ['reasons, filtered by brand', '/api/products/wait-reasons?status=pending&brand=Brand+47'],
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
