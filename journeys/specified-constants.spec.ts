// Constants of the specification that only a browser can show: toasts, tooltips, and when data is read again.
import type { Locator, Page, Request } from '@playwright/test';
import { expect, openProduct, test } from './shared-desk.ts';
import { watchUntilIdle } from './wait-until-idle.ts';

test.use({ catalogue: 'untouched sample' });

/** A decision that fails shows a toast and changes nothing. */
async function failDecision(page: Page, part: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Approve ${part}`) })
    .first()
    .click();
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

async function openWithFailingSaves(page: Page): Promise<void> {
  await page.route('**/optimized-content', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
  );
  await openProduct(page, 'MSB-ARM77-GRN');
}

test('one toast shows at a time, for 5 seconds, and waits under the notifications button for 1,000,000 ms', async ({
  page,
}) => {
  await page.clock.install();
  await openWithFailingSaves(page);
  await failDecision(page, 'Product Title');
  await expect(toasts(page)).toContainText('Failed to update content status. Please try again.');
  // From here on time stands still but for the steps taken.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await failDecision(page, 'Product Description');
  await expect(toasts(page)).toContainText('Update failed');
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_800);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const kept = page.getByRole('region', { name: 'Messages' }).getByText('Update failed');
  await page.clock.runFor(900_000);
  await bell.click();
  await expect(kept.first()).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(kept).toHaveCount(0);
});

test('F8 reaches a toast, and a swipe to the right of 50 pixels sends it away', async ({ page }) => {
  await openWithFailingSaves(page);
  await failDecision(page, 'Product Title');
  await expect(toasts(page)).toContainText('Update failed');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await swipe(page, 30);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 70);
  await expect(toasts(page)).toHaveCount(0);
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 5 });
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}

test('a tooltip comes after 700 ms, the next one at once, after a pause of 300 ms not any more', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?sort=contentScore&order=asc');
  const badges = page.getByRole('table', { name: 'Products' }).getByRole('button', { name: /T D B I/ });
  await expect(badges.first()).toBeVisible();
  const tooltip = page.getByRole('tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);
  await badges.nth(0).hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(tooltip).toHaveCount(1);
  await badges.nth(1).hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(0);
  await badges.nth(2).hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(tooltip).toHaveCount(1);
});

test('data is not read again by time or focus, optimised content only after five minutes, and nothing is tried twice', async ({
  page,
}) => {
  await page.clock.install();
  const waitUntilIdle = watchUntilIdle(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(pathname);
  });
  const id = await openProduct(page, 'PLG-FRP10-COP');
  const content = `/api/products/${id}/optimized-content`;
  const back = page.getByRole('main').getByRole('link', { name: 'All Products' });
  await expect(page.getByRole('region', { name: 'Product Title' })).toBeVisible();
  const visit = async () => {
    await back.click();
    // Leaving earlier would take its reads back.
    await expect(page.getByText('Showing 99 of 99 products')).toBeVisible();
    await waitUntilIdle();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Product Title' })).toBeVisible();
    // The same of the page come back to: its sources and prompts are read last.
    await waitUntilIdle();
  };
  await visit();
  calls.length = 0;
  await page.clock.runFor(4 * 60_000);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await visit();
  expect(calls).toEqual([]);
  await page.clock.runFor(2 * 60_000);
  await visit();
  expect(calls.filter((path) => path === content)).toHaveLength(1);
  // The neighbour read ahead is as old; nothing else is read.
  expect(calls.filter((path) => !path.endsWith('/optimized-content'))).toEqual([]);

  calls.length = 0;
  await page.route('**/api/content-history*', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.getByLabel('Sidebar').getByRole('link', { name: 'Content History' }).click();
  await expect(page.getByText('The history could not be loaded')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(calls.filter((path) => path === '/api/content-history')).toHaveLength(1);
});

test('every call carries the credentials of the desk', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'of-this-desk', url: baseURL ?? '' }]);
  const calls: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await openProduct(page, 'PLG-FRP10-COP');
  await expect(page.getByRole('region', { name: 'Product Title' })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(3);
  for (const call of [...calls]) expect((await call.allHeaders()).cookie).toContain('session=of-this-desk');
});
