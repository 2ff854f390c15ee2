// What do claims and Listing Quality cost in a browser, and does checking while typing keep out of the way? The same modules run here and
// in Chromium, on the same products. Usage: node bench/browser.ts [products of each catalogue, 400]
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromiumPath } from '#testing/chromium.ts';
import { readAll } from './catalogues.ts';
import * as work from './content-work.ts';

type Work = typeof work;

const most = Number(process.argv[2] ?? 400);
const forMs = 1_500;
const keys = 150;

/** The modules in one script, built as the desk's own are; what they export is `globalThis.work`. */
async function bundleWork(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'content-work.ts'), formats: ['iife'], name: 'work' },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The build gave no script');
  return chunk.code;
}

async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return page;
}

const whole = (number: number) => number.toFixed(0).padStart(7);
const tenths = (number: number) => number.toFixed(1).padStart(7);

const catalogues = await readAll(most);
const script = await bundleWork();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `Node ${process.versions.node}, Chromium ${browser.version()}, load ${load}; script ${(script.length / 1000).toFixed(0)} kB`,
  );
  console.log('µs a product                                      facts    check  quality');
  const page = await openPage(browser, script);
  for (const { name, products } of catalogues) {
    const rows = {
      Node: work.measureProducts(products, forMs),
      Chromium: await page.evaluate(
        ([given, ms]) => (globalThis as unknown as { work: Work }).work.measureProducts(given, ms),
        [products, forMs] as const,
      ),
    };
    for (const [where, { facts, check, quality }] of Object.entries(rows))
      console.log(
        `${`${name} (${products.length})`.padEnd(38)} ${where.padEnd(8)}${whole(facts)}  ${whole(check)}  ${whole(quality)}`,
      );
  }
  await page.close();

  console.log(`\nms a key in a description of 10,000 characters, 100 attributes; ${keys} keys`);
  console.log('                      facts   first  median     p95    most  claims');
  const long = work.longProduct(catalogues.at(-1)?.products ?? []);
  for (const throttling of [1, 4]) {
    const fresh = await openPage(browser, script);
    const session = await fresh.context().newCDPSession(fresh);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const cost = await fresh.evaluate(
      ([given, count]) => (globalThis as unknown as { work: Work }).work.measureTyping(given, count),
      [long, keys] as const,
    );
    const figures = [cost.facts, cost.first, cost.median, cost.p95, cost.most].map(tenths).join(' ');
    console.log(
      `Chromium ${throttling === 1 ? 'as it is ' : `${throttling}x slower`}  ${figures} ${String(cost.claims).padStart(7)}`,
    );
    await fresh.close();
  }
} finally {
  await browser.close();
}
