// Does a list of many products stay smooth in the browser? The longest frame while it is scrolled to its foot page after page, and how long after
// the reply a filtered list is painted. Usage: npm run build, then npm run bench:web-list -- [products, 100000]
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openPostgres } from '#server/database/postgres.ts';
import { chromiumLaunch } from '#testing/chromium.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { fillCatalogue } from './fill-catalogue.ts';

declare global {
  var frameTimes: number[];
  var painted: { text: string; at: number }[];
}

const products = Number(process.argv[2] ?? 100_000);
const pages = 10;
const mostFrameMs = 50;
const mostPaintMs = 150;

/** In the page: the time of each frame, and when each first row of the list was on the screen. */
function watchFrames(): void {
  globalThis.frameTimes = [];
  globalThis.painted = [];
  let last = performance.now();
  const onFrame = (now: number) => {
    globalThis.frameTimes.push(now - last);
    last = now;
    const text = document.querySelector('main tbody tr')?.textContent ?? '';
    // After this frame is painted.
    if (globalThis.painted.at(-1)?.text !== text) {
      const entry = { text, at: Number.POSITIVE_INFINITY };
      globalThis.painted.push(entry);
      setTimeout(() => {
        entry.at = performance.now();
      });
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** `Showing 240 of 100,000 products`. */
const shownCount = (page: Page) => page.getByRole('main').getByText(/Showing [\d,]+ of/);

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const report = (name: string, numbers: readonly number[], most: number) => {
  const all = sorted(numbers);
  const longest = all.at(-1) ?? Number.NaN;
  const at = (share: number) => (all[Math.floor(all.length * share)] ?? longest).toFixed(1);
  const reached = longest < most ? 'yes' : 'no';
  console.log(
    `${name.padEnd(28)} ${String(all.length).padStart(5)}  median ${at(0.5)}  p95 ${at(0.95)}  longest ${longest.toFixed(1)} ms, below ${most}: ${reached}`,
  );
};

async function scrollThrough(page: Page, mode: 'grid' | 'list'): Promise<void> {
  const frames: number[] = [];
  for (let number = 1; number <= pages; number += 1) {
    await page.goto(`/products?mode=${mode}&page=${number}`);
    await shownCount(page).waitFor();
    await page.waitForTimeout(600);
    await page.evaluate(() => {
      globalThis.frameTimes.length = 0;
    });
    await page.mouse.move(700, 500);
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(16);
    }
    frames.push(...(await page.evaluate(() => globalThis.frameTimes)));
  }
  report(`frames, ${mode}`, frames, mostFrameMs);
}

async function filter(page: Page): Promise<void> {
  const waits: number[] = [];
  await page.goto('/products?mode=list');
  await shownCount(page).waitFor();
  for (let number = 1; number <= 30; number += 1) {
    const reply = page.waitForResponse(
      (response) => response.url().includes('/api/products?') && response.url().includes(`brand+${number}+product`),
    );
    await page.getByRole('searchbox', { name: 'Search products' }).fill(`brand ${number} product`);
    await (await reply).finished();
    await page.waitForTimeout(700);
    const wait = await page.evaluate((word) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/products?') && name.includes(word))
        .at(-1) as PerformanceResourceTiming;
      const shown = globalThis.painted.find(({ at }) => at >= asked.responseEnd);
      return shown ? shown.at - asked.responseEnd : null;
    }, `brand+${number}+product`);
    if (wait !== null) waits.push(wait);
  }
  report('filtered list, reply to paint', waits, mostPaintMs);
}

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const postgres = await startPostgres();
const database = await openPostgres(postgres.url, (error) => console.error(error.message));
await fillCatalogue(database.db, 0, products);
await database.close();
const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, RATE_LIMIT: '0' });
const browser = await chromium.launch(await chromiumLaunch());
try {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchFrames);
  console.log(`${products.toLocaleString('en')} products, load ${loadavg()[0]?.toFixed(1)}`);
  await scrollThrough(page, 'grid');
  await scrollThrough(page, 'list');
  await filter(page);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
