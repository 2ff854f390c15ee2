// The chat proposes a draft: its changes and checks are seen first, it is stored only when used, and then waits for review like any other.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, openProduct, partCard, test } from './shared-server.ts';

const fieldOf = (page: Page) => page.getByPlaceholder('Ask anything about this product...');
const conversationOf = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const draftOf = (page: Page, part: string) => conversationOf(page).getByRole('region', { name: `Draft: ${part}` });

async function ask(page: Page, hand: Hand, question: string): Promise<void> {
  await hand.write(fieldOf(page), question);
  // While a reply is on its way, the next question waits.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveValue('');
}

test(
  'a shorter title is proposed with its changes and checks, outlives a visit elsewhere, is used, and approved',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-PERCH-OLV');
    const card = partCard(page, 'Product Title');
    const before = 'Tarnfell Perch Folding Camp Chair with Cup Holder, Olive';
    await ask(page, hand, 'Write a shorter title');
    const draft = draftOf(page, 'Product Title');
    await expect(draft.locator('del')).toContainText('with Cup Holder');
    await expect(draft.getByText('Listing Quality')).toBeVisible();
    await expect(draft.getByText(/^Checked: \d claims? supported; passes all rules\.$/)).toBeVisible();
    await hand.press(draft.getByText(/^Why this text/));
    await expect(draft.getByText('Followed: "Write a shorter title".')).toBeVisible();
    await hand.pick(draft.getByRole('radio', { name: 'New text' }));
    await expect(draft.locator('del')).toHaveCount(0);
    // Nothing is stored yet.
    await expect(card.getByText(before).first()).toBeVisible();
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();

    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'All Products' }));
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await page.goBack();
    await hand.press(draft.getByRole('button', { name: 'Use this draft' }));
    await expect(draft.getByText('Draft applied. It is now on its card and needs review')).toBeVisible();
    await expect(draft.getByText('Draft applied. It is now on its card').locator('..')).toBeFocused();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await hand.press(card.getByRole('button', { name: 'Approve Product Title' }));
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    // The card shows the decision before the server has it.
    await expect.poll(async () => (await storedContent(page)).titleStatus).toBe('approved');
    expect((await storedContent(page)).title.length).toBeLessThan(before.length);
  },
);

type Stored = { title: string; titleStatus: string; description: string; version: number };

async function storedContent(page: Page): Promise<Stored> {
  const [, id] = /products\/(\d+)/.exec(page.url()) ?? [];
  return (await (await page.request.get(`/api/products/${id}/optimized-content`)).json()) as Stored;
}
