// A run over many products survives the network going away.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

test.use({ catalogue: 'empty' });

/** More than three steps of a run. Nobody has written for them yet: every part of each is news. */
const count = 70;

test(
  'the network goes away in the middle of a bulk optimize: it pauses, and goes on to do every product once',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    for (let number = 1; number <= count; number += 1) await addProduct(page, number);
    await page.goto('/');
    await expect(page.getByText(`Showing 1 to 10 of ${count} products`)).toBeVisible();
    const since = new Date();
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(page.getByRole('button', { name: `Select all ${count} that match` }));

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
    const question = page.getByRole('alertdialog', { name: `Optimize ${count} products?` });
    await expect(question).toContainText('replaced text stays in history');
    await hand.press(question.getByRole('button', { name: `Optimize ${count}` }));
    const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
    // It writes sixty products before that, and the others after the last Retry.
    await expect(run).toContainText(`Paused at 40 of ${count} products.`, { timeout: 45_000 });
    await expect(run).toContainText('The server cannot be reached.');
    expect(await asksBeforeClosing(page)).toBe(true);

    // It stays while one looks at something else, and Retry tells the same as long as nothing gets through.
    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'All Products' }));
    await hand.press(run.getByRole('button', { name: 'Retry' }));
    await expect(run).toContainText(`Paused at 40 of ${count} products.`);
    await expect(run.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/bulk/generate');
    await hand.press(run.getByRole('button', { name: 'Retry' }));
    await expect(run).toBeHidden({ timeout: 45_000 });
    expect(await asksBeforeClosing(page)).toBe(false);
    await hand.press(page.getByRole('button', { name: /^Notifications/ }));
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await expect(notifications).toContainText('Content generated');
    await expect(notifications).toContainText(`Optimized ${4 * count} parts of ${count} products.`);
    const titles = (await readHistory(page)).filter(
      (entry) => entry.action === 'generated' && entry.contentType === 'title' && new Date(entry.changeDate) >= since,
    );
    expect(titles).toHaveLength(count);
    expect(new Set(titles.map((entry) => entry.productId)).size).toBe(count);
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

async function addProduct(page: Page, number: number): Promise<void> {
  const reply = await page.request.post('/api/products', {
    data: {
      sku: `BLK-${number}`,
      title: `Beech bowl ${number}`,
      description: 'A bowl of oiled beech for fruit and bread.',
      bullets: ['Oiled beech', 'Holds 2 liters'],
      images: ['/sample-images/beech-bowl.jpg'],
    },
  });
  expect(reply.status()).toBe(201);
}
