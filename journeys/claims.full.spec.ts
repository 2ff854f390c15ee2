// Claims: what must not move under a press, which of them are attested, and what axe finds.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { test as ownServer } from './own-server.ts';
import { watchClaimChecks } from './settled.ts';
import { expect, expectNoSidewaysScroll, openProduct, partCard, test } from './shared-server.ts';

const title = 'Product Title';

test('claims found between press and release do not move the button away', async ({ page }) => {
  const isChecked = await watchClaimChecks(page);
  await openProduct(page, 'AMW-HL300-ORG');
  const card = partCard(page, title);
  await card.getByRole('button', { name: `Edit ${title}` }).click();
  const save = card.getByRole('button', { name: 'Save', exact: true });
  await save.hover();
  await page.mouse.down();
  await page.getByRole('textbox', { name: title }).fill('Headlamp. Weight: 99.5 kg');
  await isChecked('99.5 kg');
  await expect(card.getByRole('list', { name: 'Open claims' })).toBeHidden();
  await page.mouse.up();
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: '1 contradicted' })).toBeVisible();
});

ownServer.describe('which claims are attested', () => {
  ownServer.use({ catalogue: 'sample' });

  ownServer('is a setting, and holds at once', byMouseAndKeyboard, async ({ page, hand }) => {
    await page.goto('/settings');
    const setting = page.getByRole('radiogroup', { name: 'Approving contradicted text' });
    await expect(setting.getByRole('radio', { name: 'Confirm contradictions' })).toBeChecked();
    await hand.pick(setting.getByRole('radio', { name: 'Confirm any open claim' }));
    await expect(page.getByText(/^Saved, /)).toBeVisible();
    await openProduct(page, 'PLG-FRP10-COP');
    await writeTitle(page, hand, 'French press, the best');
    const card = partCard(page, title);
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(
      card.getByRole('region', { name: /^Pending approval: the source does not mention best/ }),
    ).toBeVisible();
  });
});

test.describe('for everybody', () => {
  // Nothing is judged in the middle of a movement.
  test.use({ reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing about marks, evidence, the question and the field, in ${colorScheme}`, async ({
      page,
      hand,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openProduct(page, colorScheme === 'light' ? 'PLG-GLS5-CLR' : 'OVH-TST2-CRM');
      await writeTitle(page, hand, 'The best there is. Weight: 99.5 kg. Capacity: 99 L. Color: Purple');
      const card = partCard(page, title);
      await expect(card.getByRole('button', { name: /contradicted/ })).toBeVisible();
      await card
        .getByRole('button', { name: /supported|not in the source/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Claim' })).toBeVisible();
      // What the popover covers in part is looked at without it.
      await expectNoFindings(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await card.focus();
      await page.keyboard.press('a');
      await expect(card.getByRole('button', { name: 'Confirm and approve' })).toBeVisible();
      await expectNoFindings(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectNoFindings(page);
      await page.keyboard.press('e');
      await expect(card.getByRole('list', { name: 'Open claims' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoFindings(page);
    });
  }
});

/** The card has the focus afterwards. */
async function writeTitle(page: Page, hand: Hand, text: string): Promise<void> {
  const card = partCard(page, title);
  await hand.press(card.getByRole('button', { name: `Edit ${title}` }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
  await expect(card).toBeFocused();
}

/** Looked at from the top: half under the header that stays, a button counts as too small a target. */
async function expectNoFindings(page: Page, layer?: string): Promise<void> {
  if (!layer) await page.evaluate(() => scrollTo(0, 0));
  const axe = new AxeBuilder({ page })
    .include(layer ?? 'body')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }))).toEqual([]);
}
