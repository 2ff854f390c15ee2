// Two people on one product, and many tabs of one of them: what each does reaches all.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, partCard } from './shared-server.ts';
import { openAt, saveTitle, test } from './two-browsers.ts';

const title = 'Product Title';
const description = 'Product Description';

test('changes of different parts at the same time both hold', byMouseAndKeyboard, async ({ page, other, hand }) => {
  const id = await openProduct(page, 'AMW-WTCH1-MID');
  await other.route('**/api/events', (route) => route.abort());
  await openAt(other, id);
  // The card shows a decision before it is stored; only a stored one can reach a browser that hears nothing.
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await hand.press(partCard(page, title).getByRole('button', { name: 'Approve Product Title' }));
  await expect(partCard(page, title).getByText('Approved by')).toBeVisible();
  await stored;
  await hand.press(partCard(other, description).getByRole('button', { name: 'Reject Product Description' }));
  await expect(partCard(other, description).getByText('Rejected by')).toBeVisible();
  for (const each of [page, other]) {
    await expect(partCard(each, title).getByText('Approved', { exact: true })).toBeVisible();
    await expect(partCard(each, description).getByText('Rejected', { exact: true })).toBeVisible();
  }
});

test(
  'many tabs of one browser share one event stream: all get their data and all follow, also when the first one closes',
  byMouseAndKeyboard,
  async ({ page, context, other, hand }) => {
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/events')) streams.push(request.url());
    });
    const id = await openProduct(other, 'PLW-XYL8-MUL');
    await page.goto('/help');
    // One after another: eight that start at once share two cores, and the last waits for those and not for a connection.
    const tabs: Page[] = [];
    while (tabs.length < 8) {
      const tab = await context.newPage();
      await openAt(tab, id);
      tabs.push(tab);
    }
    expect(streams).toHaveLength(1);
    const setTitle = async (text: string) => {
      await saveTitle(other, hand, text);
      for (const tab of tabs) await expect(partCard(tab, title)).toContainText(text);
    };
    await setTitle('A title for every tab');
    await page.close();
    await setTitle('A title after the first tab has gone');
    expect(streams).toHaveLength(2);
  },
);
