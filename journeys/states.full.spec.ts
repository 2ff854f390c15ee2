// The server is gone for a while, screen by screen: Retry brings what is missing.
import type { Locator, Page, Route } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

type Screen = { address: string; failed: string[]; shown: (page: Page) => Locator[] };

const listWords = { failed: ['Products could not be loaded'] };
const table = (name: string) => (page: Page) => [page.getByRole('table', { name, exact: true })];

/** What each part of a screen says when it cannot be read, and something only its content shows. */
const screens: Screen[] = [
  {
    address: '/',
    failed: ['The numbers could not be loaded', 'Products could not be loaded'],
    shown: (page) => [page.getByText('Total SKUs'), page.getByText('Showing 1 to 10 of 99 products')],
  },
  { address: '/products', ...listWords, shown: (page) => [page.getByText('Showing 99 of 99 products')] },
  { address: '/products?mode=list', ...listWords, shown: table('All products') },
  { address: '/pending-products', ...listWords, shown: table('Pending Optimization') },
  { address: '/approved-products', ...listWords, shown: table('Approved Content') },
  { address: '/rejected-products', ...listWords, shown: table('Rejected Content') },
  {
    address: '/products/{id}',
    failed: ['This product could not be loaded'],
    shown: (page) => [page.getByRole('region', { name: 'Product Title' })],
  },
  {
    address: '/products/{id}/edit',
    failed: ['This product could not be loaded'],
    shown: (page) => [page.getByRole('textbox', { name: 'Title' })],
  },
  {
    address: '/content-history',
    failed: ['The history could not be loaded'],
    shown: (page) => [page.getByText('newest first')],
  },
  {
    address: '/categories',
    failed: ['Categories could not be loaded'],
    shown: (page) => [page.getByRole('list', { name: 'Categories', exact: true })],
  },
  {
    address: '/prompts',
    failed: ['Error loading prompts'],
    shown: table('Prompts'),
  },
  {
    address: '/attributes',
    failed: ['The attributes could not be loaded'],
    shown: table('Attributes'),
  },
  {
    address: '/integration-status',
    failed: ['The integration status could not be loaded', 'Runs could not be loaded'],
    shown: (page) => [page.getByRole('list', { name: 'Channels' }), page.getByText('No runs yet')],
  },
  {
    address: '/import',
    failed: ['Imports could not be loaded'],
    shown: (page) => [page.getByText('No imports yet')],
  },
];

test(
  'when the API fails with 500 each screen says so, and Retry brings its content',
  byMouseAndKeyboard,
  async ({ page, context, hand }) => {
    const id = await openProduct(page, 'PLG-FRP10-COP');
    // A page of its own: what the browser says of broken replies is not looked at.
    const tab = await context.newPage();
    const main = tab.getByRole('main');
    for (const screen of screens) {
      await tab.route('**/api/**', fail);
      await tab.goto(screen.address.replace('{id}', String(id)));
      for (const words of screen.failed) {
        await expect(main.getByRole('alert').filter({ hasText: words }), `${screen.address}: ${words}`).toBeVisible();
      }
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

async function fail(route: Route): Promise<void> {
  await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"The store is down."}' });
}
