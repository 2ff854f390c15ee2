// How fast does the hand get on? From a decision's key to the next part focused and drawn, and from a product to its neighbour, on a server
// with the sample. Usage: npm run bench:review
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '#testing/chromium.ts';
import { startServer } from '#testing/running-server.ts';
import { watchUntilIdle } from '../journeys/wait-until-idle.ts';

const decisions = 20;
const rounds = 3;
/** The promise of the look and the feel: a decision never waits. */
const withinMs = 100;

async function reviewRounds(page: Page): Promise<void> {
  await page.addInitScript(watchHand);
  // A reviewer looks at a product longer than it takes to read the next one ahead.
  const look = watchUntilIdle(page);
  const response = await page.request.get('/api/products?status=pending&limit=1&sort=contentScore&order=asc');
  const [first] = (await response.json()) as { id: number }[];
  const toNextPart: number[] = [];
  const toNextProduct: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await page.goto(`/products/${first?.id}?from=%2Fpending-products&status=pending`);
    await expect(partCards(page)).toHaveCount(4);
    await look();
    const visited = new Set<string>();
    const times: number[] = [];
    while (times.length < decisions) {
      visited.add(new URL(page.url()).pathname);
      const pending = waitingCards(page);
      for (let left = await pending.count(); left > 1 && times.length < decisions; left--) {
        times.push(await measure(page, 'a', 'part'));
        await expect(pending).toHaveCount(left - 1);
      }
      await look();
      toNextProduct.push(await measure(page, ']', 'product'));
      await expect(partCards(page)).toHaveCount(4);
    }
    report('Key to next part', times);
    toNextPart.push(...times);
    for (const product of visited) await takeBack(page, product);
  }
  report('Key to next product', toNextProduct);
  const late = toNextPart.filter((ms) => ms >= withinMs).length;
  console.log(`${late} of ${toNextPart.length} decisions took ${withinMs} ms or longer to the next part`);
}

function partCards(page: Page): Locator {
  return page.locator('[id^="part-"][tabindex]');
}

/** Puts what a round approved back to pending, for the next round. */
async function takeBack(page: Page, product: string): Promise<void> {
  const url = `/api${product}/optimized-content`;
  const content = (await (await page.request.get(url)).json()) as Record<string, unknown> | null;
  const approved = ['titleStatus', 'bulletsStatus', 'descriptionStatus'].filter((key) => content?.[key] === 'approved');
  if (approved.length === 0) return;
  const reply = await page.request.patch(url, { data: Object.fromEntries(approved.map((key) => [key, 'pending'])) });
  expect(reply.ok()).toBe(true);
}

/** Parts of the product that still wait. */
function waitingCards(page: Page): Locator {
  return partCards(page).filter({ has: page.getByText('Pending', { exact: true }) });
}

async function measure(page: Page, key: string, until: 'part' | 'product'): Promise<number> {
  await page.evaluate((goal) => {
    (window as unknown as Watched).watchNext(goal);
  }, until);
  await page.keyboard.press(key);
  return await page.evaluate(() => (window as unknown as Watched).measured);
}

type Watched = { watchNext: (until: 'part' | 'product') => void; measured: Promise<number> };

/** Runs in the page: times from the key's own stamp to two frames after another part took the focus, or another product stands there. */
function watchHand(): void {
  const watched = window as unknown as Watched;
  watched.watchNext = (until) => {
    const heading = document.querySelector('h1')?.textContent;
    watched.measured = new Promise((resolve) => {
      let pressedAt = 0;
      const twoFrames = () =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)));
      document.addEventListener(
        'keydown',
        (event) => {
          pressedAt = event.timeStamp;
          if (until === 'part') {
            document.addEventListener('focusin', twoFrames, { once: true });
            return;
          }
          const look = () => {
            const isThere =
              document.querySelector('h1')?.textContent !== heading && document.getElementById('part-title');
            if (isThere) twoFrames();
            else requestAnimationFrame(look);
          };
          look();
        },
        { once: true, capture: true },
      );
    });
  };
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const each = times.map((time) => time.toFixed(0)).join(' ');
  console.log(
    `${what}: median ${median.toFixed(0)} ms, most ${sorted.at(-1)?.toFixed(0)} ms of ${times.length} (${each})`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`Node ${process.versions.node}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`);
  await reviewRounds(await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } }));
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
