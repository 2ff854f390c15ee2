// Does a screen hold still while it comes up? The layout shift of a fresh load of every screen (the browser's own measure: 0 is none, 0.1 is a
// tenth of the window by a tenth of the window), at rest and with a run of this browser under way, on a wide window and on a phone.
// Usage: npm run build, then npm run bench:layout-shift [-- part of an address]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#testing/chromium.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

type Shift = { value: number; moved: string[] };
declare global {
  var shifts: Shift[];
}

const most = 0.02;
const sizes = { '1440': { width: 1440, height: 900 }, '390': { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;
/** Replies are held back so long: a server nearby would answer before the first paint, and hide what moves when a reply comes. */
const replyMs = 250;
const wanted = process.argv[2] ?? '';
/** More than is written before the run is paused. */
const imported = 3_000;

/** In the page: what moved by itself. What follows an input within half a second is expected by the person who gave it. */
function watchShifts(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 40)}` : '?';
        return `${name} y ${Math.round(from.y)}-${Math.round(to.y)} h ${Math.round(from.height)}-${Math.round(to.height)} x ${Math.round(from.x)}-${Math.round(to.x)}`;
      });
      globalThis.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
type LayoutShift = {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

async function openContext(size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: sizes[size],
    hasTouch: size === '390',
    isMobile: size === '390',
  });
  await context.addInitScript(watchShifts);
  await context.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/api/events')) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, replyMs));
    await route.continue();
  });
  return context;
}

/** Until nothing loads and the helper, which comes by itself, is there. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[data-skeleton], [aria-busy=true]') === null,
  );
  // An open sheet hides the page behind it.
  const helper = page.getByRole('button', { name: 'Choose Your Assistant', includeHidden: true });
  await helper.waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function measure(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await context.newPage();
  await page.goto(path);
  await waitUntilStill(page);
  const shifts = await page.evaluate(() => globalThis.shifts);
  await page.close();
  return shifts;
}

const post = (path: string, body?: BodyInit, type?: string) =>
  fetch(new URL(path, server.url), {
    method: 'POST',
    ...(body ? { body } : {}),
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
const read = async <Reply>(path: string) => (await (await fetch(new URL(path, server.url))).json()) as Reply;

async function listScreens(): Promise<string[]> {
  const idOf = async (sku: string) => (await read<{ id: number }[]>(`/api/products?search=${sku}&limit=1`))[0]?.id ?? 0;
  const [pending, done, empty] = await Promise.all(['MSB-ARM77-GRN', 'PLG-FRP10-COP', 'AMW-LNT400-BLK'].map(idOf));
  const paths = [
    '/',
    '/?mode=grid',
    '/?search=zeppelin',
    '/products',
    '/products?mode=list',
    '/products?mode=list&category=Kitchen',
    '/pending-products',
    '/pending-products?search=zeppelin',
    '/approved-products',
    '/rejected-products',
    `/products/${pending}`,
    `/products/${pending}?from=%2Fpending-products`,
    `/products/${pending}?panel=history`,
    `/products/${done}`,
    `/products/${empty}`,
    `/products/${pending}/edit`,
    '/products/new',
    '/products/0',
    '/content-history',
    '/prompts',
    '/rules',
    '/categories',
    '/import',
    '/runs',
    '/integration-status',
    '/settings',
    '/attributes',
    '/voice',
    '/keywords',
    '/api-integration',
    '/team',
    '/help',
    '/privacy',
    '/no-such-page',
  ];
  return paths.filter((path) => path.includes(wanted));
}

const rows: { screen: string; figures: Record<string, number> }[] = [];
function note(screen: string, column: string, shifts: readonly Shift[]): void {
  const row = rows.find((each) => each.screen === screen) ?? { screen, figures: {} };
  if (!rows.includes(row)) rows.push(row);
  row.figures[column] = sumOf(shifts);
  for (const { value, moved } of shifts.filter(({ value }) => value >= most / 4)) {
    console.error(`${screen} (${column}): ${value.toFixed(3)}`);
    for (const line of moved.slice(0, 4)) console.error(`    ${line}`);
  }
}

async function measureAll(state: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<void> {
  for (const size of Object.keys(sizes) as Size[]) {
    const context = await openContext(size);
    await prepare?.(context);
    for (const path of await listScreens()) note(path, `${state}, ${size}`, await measure(context, path));
    await context.close();
  }
}

/** Products enough that a run over them is still under way when it is paused. */
async function importProducts(): Promise<void> {
  const row = (n: number) =>
    `BWL-${n},Beech bowl ${n},A bowl of oiled beech for fruit. It holds ${1 + (n % 4)} liters.,Oiled beech`;
  const text = ['SKU,Title,Description,Bullets', ...Array.from({ length: imported }, (_, n) => row(n))].join('\n');
  const form = new FormData();
  form.set('file', new Blob([text]), 'bowls.csv');
  const { id } = (await (await post('/api/imports', form)).json()) as { id: number };
  while ((await read<{ finishedAt: string | null }>(`/api/imports/${id}`)).finishedAt === null)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

/** Starts a bulk run as people do. */
async function startRun(page: Page, search: string): Promise<void> {
  await page.goto(`/products?mode=list&select=all&search=${search}`);
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Optimize up to/ }).click();
  await question.waitFor({ state: 'detached' });
}

async function pauseLatest(): Promise<void> {
  const [run] = await read<{ id: number }[]>('/api/runs?limit=1');
  const reply = await post(`/api/runs/${run?.id}/pause`);
  if (!reply.ok) throw new Error(`The run could not be paused: ${await reply.text()}`);
}

/** What moves on a list while a run of its own comes and goes, without anybody touching it. */
async function measureRun(size: Size): Promise<void> {
  const context = await openContext(size);
  const page = await context.newPage();
  await startRun(page, 'BWL-10');
  await page
    .getByText(/^(Content generated|Bulk Optimize)/)
    .first()
    .waitFor();
  await waitUntilStill(page);
  note('/products, a run starts and ends', `with a run, ${size}`, await page.evaluate(() => globalThis.shifts));
  await context.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
const server: RunningServer = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample', RATE_LIMIT: '0' });
const browser = await chromium.launch(await chromiumLaunch());
try {
  await measureAll('at rest');
  await importProducts();
  for (const size of Object.keys(sizes) as Size[]) await measureRun(size);
  await measureAll('with a run', async (context) => {
    const page = await context.newPage();
    await startRun(page, 'BWL');
    await pauseLatest();
    await page.close();
  });
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  console.log(['screen'.padEnd(44), ...columns.map((column) => column.padStart(17))].join(' '));
  for (const { screen, figures } of rows)
    console.log(
      [screen.padEnd(44), ...columns.map((column) => (figures[column]?.toFixed(3) ?? '').padStart(17))].join(' '),
    );
  const over = rows.flatMap(({ screen, figures }) =>
    Object.entries(figures).flatMap(([column, value]) => (value >= most ? [`${screen} (${column})`] : [])),
  );
  console.log(over.length === 0 ? `All below ${most}.` : `Not below ${most}: ${over.join('; ')}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
