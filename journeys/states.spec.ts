// Slow and broken networks, screen by screen: each shows its state, and Retry brings what is missing.
import type { Locator, Page, Route } from '@playwright/test';
import { watchConsole } from './desk.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

type Screen = { address: string; loading: string[]; failed: string[]; shown: (page: Page) => Locator[] };

const listWords = { loading: ['Loading products'], failed: ['Products could not be loaded'] };
const table = (name: string) => (page: Page) => [page.getByRole('table', { name, exact: true })];

/** What each part of a screen says while it loads and when it cannot, and something only its content shows. */
const screens: Screen[] = [
  {
    address: '/',
    loading: ['Loading the figures', 'Loading products'],
    failed: ['The figures could not be loaded', 'Products could not be loaded'],
    shown: (page) => [page.getByText('Total SKUs'), page.getByText('Showing 1 to 10 of 99 products')],
  },
  { address: '/products', ...listWords, shown: (page) => [page.getByText('Showing 99 of 99 products')] },
  { address: '/products?mode=list', ...listWords, shown: table('All products') },
  { address: '/pending-products', ...listWords, shown: table('Pending Optimization') },
  { address: '/approved-products', ...listWords, shown: table('Approved Content') },
  { address: '/rejected-products', ...listWords, shown: table('Rejected Content') },
  {
    address: '/products/{id}',
    loading: ['Loading product details...'],
    failed: ['This product could not be loaded'],
    shown: (page) => [page.getByRole('region', { name: 'Product Title' })],
  },
  {
    address: '/products/{id}/edit',
    loading: ['Loading product details...'],
    failed: ['This product could not be loaded'],
    shown: (page) => [page.getByRole('textbox', { name: 'Title' })],
  },
  {
    address: '/content-history',
    loading: ['Loading the history…'],
    failed: ['The history could not be loaded'],
    shown: (page) => [page.getByText('newest first')],
  },
  {
    address: '/categories',
    loading: ['Loading categories'],
    failed: ['Categories could not be loaded'],
    shown: (page) => [page.getByRole('list', { name: 'Categories', exact: true })],
  },
  {
    address: '/prompts',
    loading: ['Loading prompts'],
    failed: ['Error loading prompts'],
    shown: table('Prompts'),
  },
  {
    address: '/integration-status',
    loading: ['Loading the integration status', 'Loading runs'],
    failed: ['The integration status could not be loaded', 'Runs could not be loaded'],
    shown: (page) => [page.getByRole('list', { name: 'Channels' }), page.getByText('No runs yet')],
  },
  {
    address: '/import',
    loading: ['Loading imports'],
    failed: ['Imports could not be loaded'],
    shown: (page) => [page.getByText('No imports yet')],
  },
];

test('with every answer held back each screen shows what it is waiting for, then its content', async ({
  page,
  context,
}) => {
  const id = await openProduct(page, 'PLG-FRP10-COP');
  const released = Promise.withResolvers<void>();
  await context.route('**/api/**', async (route) => {
    // A browser keeps six connections to a server: the streams of all these tabs would take them.
    if (route.request().url().endsWith('/api/events')) return await route.abort();
    await released.promise;
    await route.continue().catch(() => {}); // The tab may be closed.
  });
  const tabs: { screen: Screen; tab: Page; main: Locator; errors: string[] }[] = [];
  // One is opened while those before it wait.
  for (const screen of screens) {
    const tab = await context.newPage();
    const main = tab.getByRole('main');
    const errors: string[] = [];
    watchConsole(tab, errors);
    await tab.goto(screen.address.replace('{id}', String(id)));
    for (const words of screen.loading) {
      await expect(main.getByRole('status').filter({ hasText: words }), `${screen.address}: ${words}`).toBeAttached();
    }
    // One can tell where one is before there is anything to see.
    await expect(tab.getByRole('heading', { level: 1 }), screen.address).toHaveCount(1);
    tabs.push({ screen, tab, main, errors });
  }
  released.resolve();
  for (const { screen, tab, main, errors } of tabs) {
    for (const content of screen.shown(tab)) await expect(content, screen.address).toBeVisible();
    for (const words of screen.loading) await expect(main.getByText(words), screen.address).toHaveCount(0);
    expect(errors, screen.address).toEqual([]);
  }
});

for (const [how, answer] of [
  ['fails with 500', fail],
  ['is gone', (route: Route) => route.abort('connectionreset')],
  [
    'stops in the middle of an answer',
    (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":1,"sku":"A' }),
  ],
] as const) {
  test(
    `when the API ${how} each screen says so, and Retry brings its content`,
    byMouseAndKeyboard,
    async ({ page, context, hand }) => {
      const id = await openProduct(page, 'PLG-FRP10-COP');
      // A page of its own: what the browser says of broken replies is not looked at.
      const tab = await context.newPage();
      const main = tab.getByRole('main');
      for (const screen of screens) {
        await tab.route('**/api/**', answer);
        await tab.goto(screen.address.replace('{id}', String(id)));
        for (const words of screen.failed) {
          await expect(main.getByRole('alert').filter({ hasText: words }), `${screen.address}: ${words}`).toBeVisible();
        }
        await expect(tab.getByRole('heading', { level: 1 }), screen.address).toHaveCount(1);
        await tab.unroute('**/api/**');
        // Each part that failed has its own.
        for (const words of screen.failed.toReversed()) {
          const part = main.getByRole('alert').filter({ hasText: words });
          await hand.press(part.getByRole('button', { name: 'Retry' }));
        }
        for (const content of screen.shown(tab)) await expect(content, screen.address).toBeVisible();
        for (const words of screen.failed) await expect(main.getByText(words), screen.address).toHaveCount(0);
        await hand.rest(tab);
      }
    },
  );
}

test(
  'a product is typed in while the values in use, which it offers, cannot be read',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.route('**/api/products/facets', fail);
    await page.goto('/products/new');
    await hand.write(page.getByRole('textbox', { name: 'Title' }), 'Typed all the same');
    const brand = page.getByRole('combobox', { name: 'Brand' });
    await hand.write(brand, 'Pellgate');
    await hand.press(page.getByRole('button', { name: 'Add Bullet Point' }));
    await hand.write(page.getByRole('textbox', { name: 'Bullet 1' }), 'Holds one litre');
    await page.route('**/api/products', fail);
    await hand.write(page.getByRole('textbox', { name: 'SKU' }), 'JRN-NEVER');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Everything you typed is still here.' })).toBeVisible();
    await expect(brand).toHaveValue('Pellgate');
    await expect(page.getByRole('textbox', { name: 'SKU' })).toHaveValue('JRN-NEVER');
    await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toHaveValue('Holds one litre');
  },
);

test('news from the desk arrive again after it answered for them with an error', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/events', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 502, body: 'Bad Gateway' });
    else await route.continue();
  });
  const reopened = page.waitForResponse((reply) => reply.url().endsWith('/api/events') && reply.ok());
  await page.goto('/prompts');
  await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible();
  await reopened;
  const made = await page.request.post('/api/prompts', { data: { prompt: 'Heard after all', scope: 'global' } });
  await expect(page.getByText('Heard after all')).toBeVisible();
  const { id } = (await made.json()) as { id: number };
  await page.request.delete(`/api/prompts/${id}`);
});

async function fail(route: Route): Promise<void> {
  await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"The store is down."}' });
}
