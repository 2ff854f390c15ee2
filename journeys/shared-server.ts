// A server that the journeys of a worker share, one after another: for journeys that do not disturb each other.
import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type RunningServer, startServer } from '#testing/running-server.ts';
import { test as base, type Hand } from './input-mode.ts';
import { expect, noConsoleErrors } from './own-server.ts';
import { copyDataDir } from './prepared-data-dirs.ts';

/** `untouched` journeys only look and may rely on the sample's figures; in `worked on` ones each test changes a product no other test touches. */
type Worker = { catalogue: 'untouched sample' | 'sample worked on'; server: RunningServer };
type Fixtures = { consoleErrors: string[] };

export const test = base.extend<Fixtures, Worker>({
  catalogue: ['sample worked on', { option: true, scope: 'worker' }],
  server: [
    // Naming the catalogue gives each kind of journey workers, and so servers, of its own.
    async ({ catalogue: _kind }, use) => {
      const dataDir = copyDataDir('sample');
      const server = await startServer({ DATA_DIR: dataDir, CATALOGUE: 'sample' });
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [noConsoleErrors, { auto: true }],
});

/** The card of a part on a product's page. */
export function partCard(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Opens keywords, data sources or prompts of the product, which are folded away. */
export async function openFold(page: Page, hand: Hand, name: 'Keywords' | 'Data sources' | 'Prompts'): Promise<void> {
  const fold = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
  await hand.press(fold);
  await expect(fold).toHaveCount(0);
}

/** Opens a product of the sample by its SKU; returns its id. */
export async function openProduct(page: Page, sku: string): Promise<number> {
  const response = await page.request.get('/api/products', { params: { search: sku, limit: '1' } });
  const [product] = (await response.json()) as { id: number; title: string; sku: string }[];
  expect(product?.sku, `the sample has ${sku}`).toBe(sku);
  if (!product) throw new Error(`There is no ${sku}.`);
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  return product.id;
}

/** Waits for a toast with these words. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  if (description) await expect(toast).toContainText(description);
}

/** The page is no wider than its window, once it has settled into a new size of it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `pixels ${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

export { expect };
