// Two people on one product: each sees what the other does, and nothing of either is lost.
import type { Page } from '@playwright/test';
import { endRoutes, watchConsole } from './desk.ts';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { test as base, expect, expectToast, openProduct, partCard } from './shared-desk.ts';

const title = 'Product Title';
const description = 'Product Description';

const test = base.extend<{ other: Page }>({
  other: async ({ browser, desk, consoleErrors, hand }, use) => {
    const context = await browser.newContext({ baseURL: desk.url });
    await hand.watch(context);
    const page = await context.newPage();
    watchConsole(page, consoleErrors);
    await use(page);
    await hand.rest(page);
    await endRoutes(context);
    await context.close();
  },
});

test(
  'an approval and the counts it changes reach another browser without a reload',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    // Only its description waits: with it the product leaves the pending list.
    const id = await openProduct(page, 'LNV-THR13-GRY');
    await open(other, id);
    const pending = await countOf(other, 'Pending Optimization');
    await hand.press(partCard(page, description).getByRole('button', { name: 'Approve Product Description' }));
    const card = partCard(other, description);
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect(card.getByText('Approved by Maya Lindqvist')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Optimization Progress' }).getByText('100%')).toBeVisible();
    await expect.poll(() => countOf(other, 'Pending Optimization')).toBe(pending - 1);
    await expect.poll(() => countOf(page, 'Pending Optimization')).toBe(pending - 1);

    await hand.press(card.getByRole('button', { name: 'Rollback Product Description' }));
    await expect(partCard(page, description).getByText('Pending', { exact: true })).toBeVisible();
    await expect.poll(() => countOf(page, 'Pending Optimization')).toBe(pending);
  },
);

test(
  'an edit under way keeps its text when the text is changed elsewhere, and goes on from there',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    const id = await openProduct(page, 'AMW-KEY75-CRM');
    await open(other, id);
    await hand.press(partCard(other, title).getByRole('button', { name: 'Edit Product Title' }));
    const field = other.getByRole('textbox', { name: title });
    await hand.write(field, 'The keyboard as the second sees it');

    await saveTitle(page, hand, 'The keyboard as the first sees it');
    const notice = other.getByRole('alert').filter({ hasText: 'changed this text meanwhile' });
    await expect(notice).toContainText('Your text is kept in the field below and nothing was overwritten.');
    await expect(field).toHaveValue('The keyboard as the second sees it');
    // Saving waits until the new version was seen.
    await expect(partCard(other, title).getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await hand.press(notice.getByRole('button', { name: 'See the new version' }));
    await expect(notice).toContainText('The keyboard as the first sees it');
    await hand.press(notice.getByRole('button', { name: 'Save my text over it' }));
    await expectToast(other, 'Content updated');
    await expect(partCard(page, title)).toContainText('The keyboard as the second sees it');
  },
);

test(
  'a save on a version that is stale is refused, tells who was first, and loses neither text',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    const id = await openProduct(page, 'HLV-HDY06-SGE-S');
    // The second browser hears nothing of the first.
    await other.route('**/api/events', (route) => route.abort());
    await open(other, id);
    await hand.press(partCard(other, title).getByRole('button', { name: 'Edit Product Title' }));
    const field = other.getByRole('textbox', { name: title });
    await hand.write(field, 'The hoodie as the second sees it');
    await saveTitle(page, hand, 'The hoodie as the first sees it');
    await expect(other.getByRole('alert')).toHaveCount(0);

    const refused = other.waitForResponse((response) => response.status() === 409);
    await field.press('Control+Enter');
    await refused;
    await expectToast(other, 'Update failed', 'changed Product Title meanwhile');
    await expect(field).toHaveValue('The hoodie as the second sees it');
    await expect(other.getByRole('alert').filter({ hasText: 'changed this text meanwhile' })).toBeVisible();
    await page.reload();
    await expect(partCard(page, title)).toContainText('The hoodie as the first sees it');

    await hand.press(other.getByRole('button', { name: 'See the new version' }));
    await hand.press(other.getByRole('button', { name: 'Save my text over it' }));
    await expectToast(other, 'Content updated');
    await expect(partCard(page, title)).toContainText('The hoodie as the second sees it');
  },
);

test('changes of different parts at the same time both hold', byMouseAndKeyboard, async ({ page, other, hand }) => {
  const id = await openProduct(page, 'AMW-WTCH1-MID');
  await other.route('**/api/events', (route) => route.abort());
  await open(other, id);
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
      await open(tab, id);
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

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/products/${id}`);
  await expect(partCard(page, title)).toBeVisible();
}

async function saveTitle(page: Page, hand: Hand, text: string): Promise<void> {
  await hand.press(partCard(page, title).getByRole('button', { name: 'Edit Product Title' }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(partCard(page, title).getByRole('button', { name: 'Save', exact: true }));
  await expectToast(page, 'Content updated');
}

/** The figure beside a place of the sidebar. */
async function countOf(page: Page, place: string): Promise<number> {
  const link = page.getByLabel('Sidebar').getByRole('link', { name: place });
  await expect(link).toContainText(/\d/);
  return Number(/\d+/.exec(await link.innerText())?.[0]);
}
