// Work on many products at once: a whole filter approved and undone, and a run that survives the network going away.
import type { Page } from '@playwright/test';
import { expect, test } from './desk.ts';

test.use({ catalogue: 'sample' });

test('all pending products over several pages are approved at once, and the approval is undone', async ({ page }) => {
  await page.goto('/?status=pending');
  await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulk Optimize' })).toHaveAttribute('aria-disabled', 'true');

  // A range by Shift, a page by its head, and the ticks stay over the pages.
  const boxes = page.getByRole('table', { name: 'Products' }).getByRole('checkbox', { name: /^Select / });
  const pageBox = page.getByRole('checkbox', { name: 'Select all on this page' });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar).toContainText('4 selected');
  await expect(pageBox).toBeChecked({ indeterminate: true });
  await pageBox.click();
  await expect(bar).toContainText('10 selected');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 11 to 20 of 24 products')).toBeVisible();
  await expect(bar).toContainText('10 selected');
  await expect(pageBox).not.toBeChecked();
  await page.getByRole('columnheader', { name: 'Content Score' }).getByRole('button').click();
  await expect(page).toHaveURL(/order=asc/);
  await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 11 to 20 of 24 products')).toBeVisible();
  await expect(bar).toContainText('10 selected');

  // By keyboard: the focused product, and everything off again.
  await boxes.nth(1).focus();
  await page.keyboard.press('x');
  await expect(bar).toContainText('11 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(boxes.nth(1)).toBeFocused();

  // Another filter is another list: the selection goes, and that is said.
  await page.keyboard.press('x');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
  await search.fill('zeppelin');
  await expect(page.getByText('Selection cleared', { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await search.fill('');
  await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();

  // All that match, but for one.
  await boxes.nth(1).focus();
  await page.keyboard.press('x');
  await bar.getByRole('button', { name: 'Select all 24 that match' }).click();
  await expect(bar).toContainText('24 selected');
  await boxes.nth(1).uncheck();
  await expect(bar).toContainText('23 selected');
  const before = await countApproved(page);
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve 23 products?' });
  await expect(question).toContainText('products never generated are skipped');
  await question.getByRole('button', { name: 'Approve 23' }).click();

  const run = page.getByRole('region', { name: 'Approve: progress' });
  await expect(run).toContainText('Approve finished.');
  await expect(bar).toBeHidden();
  await expect.poll(() => countApproved(page)).toBeGreaterThan(before);
  await page.getByLabel('Sidebar').getByRole('link', { name: 'Content History' }).click();
  await run.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ new$/ })).toBeVisible();
  await expect(run).toBeHidden();
  await expect.poll(() => countApproved(page)).toBe(before);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Undo of Approve finished');
});

test('the network goes away in the middle of a bulk optimize: it pauses, and goes on to do every product once', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
  const since = new Date();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Select all 99 that match' }).click();

  // The third step reaches the server, its reply is lost; from then on nothing gets through.
  let steps = 0;
  await page.route('**/api/bulk/generate', async (route) => {
    steps += 1;
    if (steps === 3) await route.fetch();
    if (steps >= 3) return await route.abort('connectionreset');
    await route.continue();
  });
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }).click();
  const question = page.getByRole('alertdialog', { name: 'Optimize 99 products?' });
  await expect(question).toContainText('replaced text stays in history');
  await question.getByRole('button', { name: 'Optimize 99' }).click();
  const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
  await expect(run).toContainText('Paused at 40 of 99 products.');
  await expect(run).toContainText('The server cannot be reached.');
  expect(await asksBeforeClosing(page)).toBe(true);

  // It stays while one looks at something else, and Retry tells the same as long as nothing gets through.
  await page.getByLabel('Sidebar').getByRole('link', { name: 'All Products' }).click();
  await run.getByRole('button', { name: 'Retry' }).click();
  await expect(run).toContainText('Paused at 40 of 99 products.');
  await expect(run.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/bulk/generate');
  await run.getByRole('button', { name: 'Retry' }).click();
  await expect(run).toBeHidden();
  expect(await asksBeforeClosing(page)).toBe(false);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notifications).toContainText('Content optimized with AI');
  await expect(notifications).toContainText('Optimized 396 parts of 99 products.');
  const titles = (await readHistory(page)).filter(
    (entry) => entry.action === 'generated' && entry.contentType === 'title' && new Date(entry.changeDate) >= since,
  );
  expect(titles).toHaveLength(99);
  expect(new Set(titles.map((entry) => entry.productId)).size).toBe(99);
});

/** Whether the browser would ask before the tab is closed. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  return await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

type Entry = { productId: number; action: string; contentType: string; changeDate: string };

async function readHistory(page: Page): Promise<Entry[]> {
  return (await (await page.request.get('/api/content-history')).json()) as Entry[];
}

/** Parts that are approved, over the whole catalogue. */
async function countApproved(page: Page): Promise<number> {
  const records = (await (await page.request.get('/api/optimized-contents')).json()) as Record<string, string>[];
  return records.flatMap((record) => Object.values(record)).filter((value) => value === 'approved').length;
}
