// Work in haste: what has the focus and what is shown is what a key acts on, at that very moment.
import type { Page } from '@playwright/test';
import { moduleHasRun } from './settled.ts';
import { expect, openProduct, partCard, test } from './shared-desk.ts';
import { watchUntilIdle } from './wait-until-idle.ts';

const title = 'Product Title';

test('a key pressed the moment a saved part has the focus again acts on the part as it was saved', async ({ page }) => {
  await openProduct(page, 'SND-HUSH40-CHR');
  const card = partCard(page, title);
  await page.getByRole('button', { name: `Rollback ${title}` }).click();
  await expect(card).toBeFocused();
  // The second time the part was rejected when its edit began.
  for (const text of ['A title to be rejected at once', 'Another title to be rejected']) {
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: title })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await pressOnArrival(page, 'r');
    await page.keyboard.press('Control+Enter');
    await expect(card).toContainText(text);
    await expect(card.getByText('Rejected', { exact: true })).toBeVisible();
    await expect(card.getByText('Rejected by Maya Lindqvist')).toBeVisible();
    await page.keyboard.press('k');
    await expect(card).toBeFocused();
  }
});

test('a decision shows once: its reply does not bring the part back as it was before', async ({ page }) => {
  const waitUntilIdle = watchUntilIdle(page);
  await openProduct(page, 'MSB-MIR60-BRS');
  const card = partCard(page, title);
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  const seen = await card.evaluateHandle((element) => {
    const read = () =>
      [...element.querySelectorAll('span')].find(({ innerText }) => /^(Approved|Pending|Rejected)$/.test(innerText))
        ?.innerText ?? 'none';
    // From what it shows now: the card may still draw other things, like the marks of its claims.
    const statuses = [read()];
    new MutationObserver(() => {
      const status = read();
      if (statuses.at(-1) !== status) statuses.push(status);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return statuses;
  });
  for (const button of ['Rollback', 'Reject', 'Rollback', 'Approve']) {
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await card.getByRole('button', { name: `${button} ${title}` }).click();
    await saved;
    await waitUntilIdle();
  }
  expect(await seen.jsonValue()).toEqual(['Approved', 'Pending', 'Rejected', 'Pending', 'Approved']);
});

test('a comparison that comes between press and release does not move the button away', async ({ page }) => {
  const comes = Promise.withResolvers<void>();
  await page.route(/\/word-diff-[^/]*\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await openProduct(page, 'PLG-MUG4-SPK');
  const card = partCard(page, 'Feature Bullets');
  const edit = card.getByRole('button', { name: 'Edit Feature Bullets' });
  await expect(card.getByRole('button', { name: '9 supported' })).toBeVisible();
  await edit.hover();
  await page.mouse.down();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/word-diff-'));
  comes.resolve();
  await moduleHasRun(page, (await arrived).url());
  await expect(card.locator('ins')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Bullet 1', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.locator('ins')).not.toHaveCount(0);
});

/** Presses a key in the moment the card of the title gets the focus. */
async function pressOnArrival(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    const arrive = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.id !== 'part-title') return;
      removeEventListener('focusin', arrive);
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, code: `Key${pressed.toUpperCase()}`, bubbles: true }),
      );
    };
    addEventListener('focusin', arrive);
  }, key);
}
