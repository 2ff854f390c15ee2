// A run over many products survives the network going away.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

test.use({ catalogue: 'sample' });

test(
  'the network goes away in the middle of a bulk optimize: it pauses, and goes on to do every product once',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/');
    await expect(page.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
    const since = new Date();
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(page.getByRole('button', { name: 'Select all 99 that match' }));

    // The third step reaches the server, its reply is lost; from then on nothing gets through.
    let steps = 0;
    await page.route('**/api/bulk/generate', async (route) => {
      steps += 1;
      if (steps === 3) await route.fetch();
      if (steps >= 3) return await route.abort('connectionreset');
      await route.continue();
    });
    await hand.press(
      page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }),
    );
    const question = page.getByRole('alertdialog', { name: 'Optimize 99 products?' });
    await expect(question).toContainText('replaced text stays in history');
    await hand.press(question.getByRole('button', { name: 'Optimize 99' }));
    const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
    // It writes sixty products before that, and thirty-nine after the last Retry.
    await expect(run).toContainText('Paused at 40 of 99 products.', { timeout: 45_000 });
    await expect(run).toContainText('The server cannot be reached.');
    expect(await asksBeforeClosing(page)).toBe(true);

    // It stays while one looks at something else, and Retry tells the same as long as nothing gets through.
    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'All Products' }));
    await hand.press(run.getByRole('button', { name: 'Retry' }));
    await expect(run).toContainText('Paused at 40 of 99 products.');
    await expect(run.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/bulk/generate');
    await hand.press(run.getByRole('button', { name: 'Retry' }));
    await expect(run).toBeHidden({ timeout: 45_000 });
    expect(await asksBeforeClosing(page)).toBe(false);
    await hand.press(page.getByRole('button', { name: /^Notifications/ }));
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await expect(notifications).toContainText('Content generated');
    await expect(notifications).toContainText('Optimized 396 parts of 99 products.');
    const titles = (await readHistory(page)).filter(
      (entry) => entry.action === 'generated' && entry.contentType === 'title' && new Date(entry.changeDate) >= since,
    );
    expect(titles).toHaveLength(99);
    expect(new Set(titles.map((entry) => entry.productId)).size).toBe(99);
  },
);

/** Whether the browser would ask before the tab is closed. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  return await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

type Entry = { productId: number; action: string; contentType: string; changeDate: string };

async function readHistory(page: Page): Promise<Entry[]> {
  return (await (await page.request.get('/api/content-history')).json()) as Entry[];
}
