// `npm run dev` as a developer has it: one address, both halves, each reloaded when its files change. Files are touched, not changed.
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { type RunningServer, startServer } from './running-server.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-dev-'));
const patience = { timeout: 30_000 };
let dev: RunningServer;
let browser: Browser;

beforeAll(async () => {
  dev = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' }, 'scripts/dev.ts');
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function touch(file: string): void {
  const now = new Date();
  utimesSync(join(root, file), now, now);
}

const lockFile = join(dataDir, 'copydesk.lock.db');
/** The process that holds the data directory; null while none does. */
function serverPid(): number | null {
  const file = new DatabaseSync(lockFile, { readOnly: true, timeout: 1_000 });
  try {
    return (file.prepare('select pid from holder').get() as { pid: number } | undefined)?.pid ?? null;
  } finally {
    file.close();
  }
}
const call = (path: string, init?: RequestInit) => fetch(`${dev.url}${path}`, init);

/** A page that has shown its products, and whether it is still the one that was loaded first. */
async function openDashboard(): Promise<{ page: Page; faults: string[]; isSamePage: () => Promise<boolean> }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(dev.url);
  await page.getByRole('progressbar', { name: 'Content Score' }).first().waitFor(patience);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  return { page, faults, isSamePage: () => page.evaluate(() => 'isFirst' in window) };
}

it('a page comes from its sources under the policy of the server, and takes a changed component without a reload', async () => {
  const { page, faults, isSamePage } = await openDashboard();
  expect(await (await call('/products/new', { headers: { accept: 'text/html' } })).text()).toContain('/@vite/client');
  expect((await call('/')).headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'self'/);
  const updated = page.waitForEvent('console', {
    ...patience,
    predicate: (said) => said.text().includes('hot updated'),
  });
  touch('src/web/app/shell/header.tsx');
  await updated;
  expect(await isSamePage()).toBe(true);
  expect(faults).toEqual([]);
  await page.close();
});

it('calls, uploads and streams go through the same address', async () => {
  const [product] = (await (await call('/api/products?limit=1')).json()) as { id: number }[];
  const form = new FormData();
  form.set('file', new Blob(['sku,title\nDEV-1,Brass lamp\n']), 'lamp.csv');
  expect((await call('/api/imports?dryRun=true', { method: 'POST', body: form })).status).toBe(202);
  const written = await call(`/api/products/${product?.id}/generate-optimized-content`, {
    method: 'POST',
    headers: { accept: 'application/x-ndjson' },
  });
  expect((await written.text()).trim().split('\n').length).toBeGreaterThan(1);
  const leaving = new AbortController();
  const events = (await call('/api/events', { signal: leaving.signal })).body?.getReader();
  expect(new TextDecoder().decode((await events?.read())?.value)).toContain('retry:');
  leaving.abort();
});

it('a changed file of the server starts it again on the same data; pages hear its news without a reload', async () => {
  const { page, isSamePage } = await openDashboard();
  const before = serverPid();
  touch('src/domain/result.ts');
  // The old one has given the directory back; a call made before the new one is ready waits for it.
  await expect.poll(serverPid, { ...patience, interval: 5 }).not.toBe(before);
  expect((await call('/api/health')).status).toBe(200);
  expect(serverPid()).not.toBe(before);
  const [product] = (await (await call('/api/products?limit=1&sort=contentScore&order=desc')).json()) as {
    id: number;
  }[];
  await call(`/api/products/${product?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Renamed after the restart' }),
  });
  await page.getByText('Renamed after the restart').first().waitFor(patience);
  expect(await isSamePage()).toBe(true);
  await page.close();
});

it('a server that ends by itself is said to be down, and comes back with the next change', async () => {
  process.kill(serverPid() ?? Number.NaN, 'SIGKILL');
  await expect.poll(async () => (await call('/api/health')).status, patience).toBe(503);
  expect(await (await call('/api/health')).json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await call('/', { headers: { accept: 'text/html' } })).status).toBe(200);
  touch('src/server/app/main.ts');
  await expect.poll(async () => (await call('/api/health')).status, patience).toBe(200);
});

it('a stop ends both halves and gives the data directory back', async () => {
  expect(await dev.stop()).toBe(0);
  expect(serverPid()).toBeNull();
  await expect(call('/api/health')).rejects.toThrow();
});
