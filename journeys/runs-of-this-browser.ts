// A run this browser started, as its end is shown: a toast first, then its entry under the bell.
import { expect, type Page } from '@playwright/test';
import type { Hand } from './input-mode.ts';

/** The first run of a server opens the queue, which takes a busy machine its time. */
const endWithinMs = 60_000;

/** Waits until the run says how it ended. */
export async function expectEnd(page: Page, ...words: string[]): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  for (const text of words) await expect(toast).toContainText(text, { timeout: endWithinMs });
}

/** Opens the page of the latest run from the bell. */
export async function openLatestRun(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Notifications/ }));
  const runs = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
  await hand.press(runs.getByRole('link').first());
}

/** Undoes the last run from the palette, which leaves one where one is. `does`: what the question is about, such as `approval of`. */
export async function undoLastRun(page: Page, hand: Hand, does: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/^Find a product or a command/).fill('undo the last');
  await expect(page.getByRole('option', { name: 'Undo the last run' })).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: new RegExp(`^Undo this ${does} `) });
  await hand.press(question.getByRole('button', { name: /^Undo \d+ products?$/ }));
  await expect(question).toBeHidden();
}
