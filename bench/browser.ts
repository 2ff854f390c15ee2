// What do claims and Listing Quality cost in a browser, and does checking while typing keep out of the way? The same modules run here and
// in Chromium, on the same products. Usage: node bench/browser.ts [products of each catalogue, 400]
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { chromiumPath } from '#testing/chromium.ts';
import { readAll } from './catalogues.ts';
import * as work from './content-work.ts';

declare global {
  var contentWork: typeof work;
}

const most = Number(process.argv[2] ?? 400);
/** Products worked through for one figure. */
const wanted = 2_000;
const keys = 150;

/** The modules in one script, built as the server's own are; what they export is `globalThis.contentWork`. */
async function bundleWork(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'content-work.ts'), formats: ['iife'], name: 'contentWork' },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The build gave no script');
  return chunk.code;
}

type InPage = { page: Page; spent: () => Promise<number> };

/** A page with the modules, and how much processor time its main thread has spent, in ms: what else the machine does counts little. */
async function openPage(browser: Browser, throttling = 1): Promise<InPage> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return { page, spent };
}

/** Processor time of something done in the page. */
async function costInPage({ spent }: InPage, act: () => Promise<unknown>): Promise<number> {
  const before = await spent();
  await act();
  return (await spent()) - before;
}

function costHere(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  return process.cpuUsage(before).user / 1_000;
}

const whole = (number: number) => number.toFixed(0).padStart(7);
const tenths = (number: number) => number.toFixed(1).padStart(7);
const jobs = ['facts', 'check', 'quality'] as const;

async function compare(browser: Browser, name: string, products: readonly SourceProduct[]): Promise<void> {
  const rounds = Math.ceil(wanted / products.length);
  const perProduct = (ms: number) => (ms * 1_000) / (rounds * products.length);
  const open = await openPage(browser);
  await open.page.evaluate((given) => globalThis.contentWork.load(given), products as SourceProduct[]);
  work.load(products);
  const rows: Record<string, number[]> = { Node: [], Chromium: [] };
  for (const job of jobs) {
    // Once before, so that what is measured is compiled.
    work.run(job, Math.ceil(rounds / 4));
    rows.Node?.push(perProduct(costHere(() => work.run(job, rounds))));
    const runThere = (times: number) =>
      open.page.evaluate(([which, count]) => globalThis.contentWork.run(which, count), [job, times] as const);
    await runThere(Math.ceil(rounds / 4));
    const ms = await costInPage(open, () => runThere(rounds));
    rows.Chromium?.push(perProduct(ms));
  }
  for (const [where, figures] of Object.entries(rows))
    console.log(`${`${name} (${products.length})`.padEnd(46)} ${where.padEnd(8)} ${figures.map(whole).join(' ')}`);
  await open.page.close();
}

async function typeIn(browser: Browser, product: SourceProduct, throttling: number): Promise<void> {
  const open = await openPage(browser, throttling);
  const press = (count: number) => open.page.evaluate((times) => globalThis.contentWork.type(times), count);
  const facts = await costInPage(open, () =>
    open.page.evaluate((given) => globalThis.contentWork.load([given]), product),
  );
  const first = await costInPage(open, () => press(1));
  const next = (await costInPage(open, () => press(10))) / 10;
  const later = (await costInPage(open, () => press(keys))) / keys;
  const claims = await press(1);
  console.log(
    `Chromium ${throttling === 1 ? 'as it is ' : `${throttling}x slower`} ${[facts, first, next, later].map(tenths).join(' ')} ${String(claims).padStart(7)}`,
  );
  await open.page.close();
}

const catalogues = await readAll(most);
const script = await bundleWork();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(
    `Node ${process.versions.node}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}; script ${(script.length / 1000).toFixed(0)} kB`,
  );
  console.log(`${'processor time, µs a product'.padEnd(55)}   facts   check quality`);
  for (const { name, products } of catalogues) await compare(browser, name, products);

  console.log('\na description of 10,000 characters and 100 attributes; processor time, ms');
  console.log('                      facts   first  first10   later  claims');
  const real = catalogues.find(({ name }) => name.includes('fashion')) ?? catalogues[0];
  for (const throttling of [1, 4]) await typeIn(browser, work.longProduct(real?.products ?? []), throttling);
} finally {
  await browser.close();
}
