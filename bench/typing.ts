// Does typing in a long description stay free on the review screen? The longest task of the page's main thread while one types, with the
// checks of claims in the pauses. Usage: npm run build, then npm run bench:typing -- [characters, 10000 50000]
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#testing/chromium.ts';
import { startServer } from '#testing/running-server.ts';

const given = process.argv.slice(2).map(Number);
const lengths = given.length > 0 ? given : [10_000, 50_000];
const words = ['holds ', '26 cm ', 'pans of steel ', 'in black '];
const betweenKeysMs = 60;
/** Long enough for a check to be asked for, answered and drawn. */
const pauseMs = 1_600;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** Processor time of the longest tasks of the page's main thread, in ms, the longest first. */
function longestTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur }) => (tdur ?? dur) / 1_000)
    .toSorted((a, b) => b - a);
}

async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products?mode=list&search=OVH-SKL26-BLK`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /skillet/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit Product Description' }).click();
}

async function typeIn(browser: Browser, url: string, length: number, throttling: number): Promise<void> {
  const page = await browser.newPage();
  await openEditor(page, url);
  const field = page.getByRole('textbox', { name: 'Product Description' });
  const own = `${await field.inputValue()}\n`;
  await field.fill(own.repeat(Math.ceil(length / own.length)).slice(0, length));
  await page.waitForTimeout(4_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  for (const word of words) {
    await field.pressSequentially(word, { delay: betweenKeysMs });
    await page.waitForTimeout(pauseMs);
  }
  const [longest = 0, ...next] = longestTasks(await browser.stopTracing());
  const status = await page
    .getByRole('status')
    .filter({ hasText: /supported|contradicted/ })
    .last()
    .textContent();
  const rest = next.slice(0, 4).map((ms) => ms.toFixed(0));
  console.log(
    `${String(length).padStart(7)} characters, ${throttling === 1 ? 'as it is ' : `${throttling}x slower`}  longest ${longest.toFixed(0)} ms, then ${rest.join(', ')}  (${status})`,
  );
  await page.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`Node ${process.versions.node}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const length of lengths) for (const throttling of [1, 4]) await typeIn(browser, server.url, length, throttling);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
