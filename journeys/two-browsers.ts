// Two people at the shared server, each with a browser of their own.
import type { Page } from '@playwright/test';
import type { Hand } from './input-mode.ts';
import { endRoutes, watchConsole } from './own-server.ts';
import { test as base, expect, expectToast, partCard } from './shared-server.ts';

const title = 'Product Title';

export const test = base.extend<{ other: Page }>({
  other: async ({ browser, server, consoleErrors, hand }, use) => {
    const context = await browser.newContext({ baseURL: server.url });
    await hand.watch(context);
    const page = await context.newPage();
    watchConsole(page, consoleErrors);
    await use(page);
    await hand.rest(page);
    await endRoutes(context);
    await context.close();
  },
});

export async function openAt(page: Page, id: number): Promise<void> {
  await page.goto(`/products/${id}`);
  await expect(partCard(page, title)).toBeVisible();
}

export async function saveTitle(page: Page, hand: Hand, text: string): Promise<void> {
  await hand.press(partCard(page, title).getByRole('button', { name: 'Edit Product Title' }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(partCard(page, title).getByRole('button', { name: 'Save', exact: true }));
  await expectToast(page, 'Content updated');
}
