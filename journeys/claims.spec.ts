// Content that says what its source does not: marked while it is typed, not approved without somebody's name, and told in history.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { test as ownDesk } from './desk.ts';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { watchClaimChecks } from './settled.ts';
import { expect, expectNoSidewaysScroll, openProduct, partCard, test } from './shared-desk.ts';

const title = 'Product Title';
const bullets = 'Feature Bullets';
const description = 'Product Description';

test(
  'a false claim is marked with its evidence while it is typed, not approved, and then attested by name',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'OVH-SKL26-BLK');
    const card = partCard(page, description);
    await hand.press(card.getByRole('button', { name: `Edit ${description}` }));
    const field = page.getByRole('textbox', { name: description });
    await hand.write(field, 'A black skillet of cast iron. Diameter 30 cm, weight 2.4 kg.');
    const open = card.getByRole('list', { name: 'Open claims' });
    await expect(open.getByRole('listitem').first()).toContainText('“30 cm” · The source says otherwise');
    await expect(open).toContainText(/(Attribute Diameter|Source bullet 5): “(Diameter )?26 cm/);
    await expect(card.getByRole('status')).toHaveText(/^1 contradicted, \d supported$/);
    await expectMarked(card, field, '30 cm');
    await hand.press(card.getByRole('button', { name: 'Save', exact: true }));

    await expect(card.getByRole('button', { name: '30 cm', exact: true })).toBeVisible();
    await hand.press(card.getByRole('button', { name: '1 contradicted' }));
    const evidence = page.getByRole('dialog', { name: 'Claim' });
    await expect(evidence).toContainText('The source says otherwise');
    await expect(evidence.locator('mark').first()).toHaveText('26 cm');
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();

    await hand.press(card.getByRole('button', { name: `Approve ${description}` }));
    const question = card.getByRole('region', { name: /^Pending approval/ });
    await expect(question).toContainText('Pending approval: the source says 26 cm, the text says 30 cm.');
    await expect(question).toContainText('Attest as Maya Lindqvist?');
    const attest = question.getByRole('button', { name: 'Attest and approve' });
    await expect(attest).toBeFocused();
    expect((await contentOf(page)).descriptionStatus).toBe('pending');

    await expect(attest).toBeEnabled();
    await hand.press(attest);
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    const told = 'Approved with 1 open claim, attested by Maya Lindqvist';
    await expect(card.getByText(told)).toBeVisible();
    await expect
      .poll(async () => (await contentOf(page)).parts.description.attestedBy?.fullName)
      .toBe('Maya Lindqvist');

    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const entry = page.getByRole('region', { name: 'Description History' }).getByRole('listitem').first();
    await expect(entry.getByText(told)).toBeVisible();
    await hand.press(entry.locator('summary'));
    await expect(entry).toContainText('“30 cm” · The source says otherwise');
  },
);

test(
  'a false claim is fixed from where its approval was refused, and the text approved without a word',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'PLG-MUG4-SPK');
    const card = partCard(page, bullets);
    await editFirstBullet(page, hand, 'Set of 6');
    await hand.press(card.getByRole('button', { name: `Approve ${bullets}` }));
    const question = card.getByRole('region', { name: /^Pending approval/ });
    await expect(question).toContainText('Pending approval: the source says set of 4, bullet 1 says Set of 6.');
    await hand.press(question.getByRole('button', { name: 'Edit' }));
    const field = page.getByRole('textbox', { name: 'Bullet 1', exact: true });
    await expect(field).toBeFocused();
    await expect(card.getByRole('list', { name: 'Open claims' })).toContainText('“Set of 6”');
    await hand.write(field, 'Set of 4');
    await expect(card.getByRole('list', { name: 'Open claims' })).toBeHidden();
    await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
    await hand.press(card.getByRole('button', { name: `Approve ${bullets}` }));
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect(card.getByText(/open claim/)).toBeHidden();
    await expect.poll(async () => (await contentOf(page)).bulletsStatus).toBe('approved');
  },
);

test(
  'one key asks, a second attests, Escape goes back and E edits; haste is no answer',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'TRN-COOL24-BLU');
    const card = partCard(page, title);
    await writeTitle(page, hand, 'Tarnfell cooler box. Weight: 9.6 kg');
    await expect(card.getByRole('button', { name: '1 contradicted' })).toBeVisible();
    const question = card.getByRole('region', { name: /^Pending approval/ });

    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await expect(question).toBeVisible();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(card).toBeFocused();

    await page.keyboard.press('a');
    await expect(question).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: title })).toBeFocused();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();

    await page.keyboard.press('a');
    await expect(question.getByRole('button', { name: 'Attest and approve' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect.poll(async () => (await contentOf(page)).titleStatus).toBe('approved');

    // A rollback that is taken back approves again: the attestation was the same person's and holds.
    await hand.press(card.getByRole('button', { name: `Rollback ${title}` }));
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await page.keyboard.press('z');
    await expect(card.getByText('Approved with 1 open claim, attested by Maya Lindqvist')).toBeVisible();
    await expect.poll(async () => (await contentOf(page)).titleStatus).toBe('approved');
  },
);

test(
  'without the checker in the browser the server asks, and the claims it names are attested',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.route(/claim-check/, (route) => route.abort());
    await openProduct(page, 'OVH-BWL3-SST');
    const card = partCard(page, title);
    await expect(card.getByText('Claims could not be checked.')).toBeVisible();
    await writeTitle(page, hand, 'Ovenhart mixing bowls, set of 9');
    await page.keyboard.press('a');
    const question = card.getByRole('region', { name: /^Pending approval/ });
    await expect(question).toContainText('the text says');
    const attest = question.getByRole('button', { name: 'Attest and approve' });
    await expect(attest).toBeFocused();
    await expect(attest).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(card.getByText('Approved with 1 open claim, attested by Maya Lindqvist')).toBeVisible();
  },
);

test(
  'a bulk approval leaves the part to be attested, says so, and leads to it',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const id = await openProduct(page, 'OVH-DTC45-RED');
    await page.request.patch(`/api/products/${id}/optimized-content`, {
      data: { title: 'Ovenhart Dutch oven. Diameter 30 cm', descriptionStatus: 'pending' },
    });
    await page.goto('/products?mode=list&search=OVH-DTC45-RED');
    await hand.press(page.getByRole('checkbox', { name: /^Select Ovenhart/ }));
    await hand.press(
      page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Approve', exact: true }),
    );
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Approve 1' }));
    const strip = page.getByRole('region', { name: 'Approve: progress' });
    await expect(strip).toContainText('Approved 1 part of 1 product, 1 part needs attestation.');
    await hand.press(strip.getByRole('button', { name: 'to look at' }));
    const left = strip.getByRole('listitem');
    await expect(left).toContainText(
      'The source contradicts 1 claim of Product Title: attest by name, or change the text.',
    );
    await hand.press(left.getByRole('link'));
    await expect(partCard(page, title).getByRole('button', { name: '1 contradicted' })).toBeVisible();
    await expect(partCard(page, title).getByText('Pending', { exact: true })).toBeVisible();
    await expect(partCard(page, description).getByText('Approved', { exact: true })).toBeVisible();
  },
);

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

ownDesk.describe('which claims are attested', () => {
  ownDesk.use({ catalogue: 'sample' });

  ownDesk('is a setting beside the rules, and holds at once', byMouseAndKeyboard, async ({ page, hand }) => {
    await page.goto('/rules');
    const setting = page.getByRole('group', { name: 'Claims to attest before approval' });
    await expect(setting.getByRole('radio', { name: /^Contradicted claims/ })).toBeChecked();
    await hand.pick(setting.getByRole('radio', { name: /^Any open claim/ }));
    await expect(page.getByText('Setting saved').first()).toBeVisible();
    await openProduct(page, 'PLG-FRP10-COP');
    await writeTitle(page, hand, 'French press, the best');
    const card = partCard(page, title);
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(card.getByRole('region', { name: /^Pending approval: the source does not say best/ })).toBeVisible();
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
      await expect(card.getByRole('button', { name: 'Attest and approve' })).toBeEnabled();
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

type Content = {
  titleStatus: string;
  bulletsStatus: string;
  descriptionStatus: string;
  parts: { description: { attestedBy?: { fullName: string } } };
};

async function contentOf(page: Page): Promise<Content> {
  const { pathname } = new URL(page.url());
  return (await (await page.request.get(`/api${pathname}/optimized-content`)).json()) as Content;
}

/** The card has the focus afterwards. */
async function writeTitle(page: Page, hand: Hand, text: string): Promise<void> {
  const card = partCard(page, title);
  await hand.press(card.getByRole('button', { name: `Edit ${title}` }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
  await expect(card).toBeFocused();
}

async function editFirstBullet(page: Page, hand: Hand, text: string): Promise<void> {
  const card = partCard(page, bullets);
  await hand.press(card.getByRole('button', { name: `Edit ${bullets}` }));
  await hand.write(page.getByRole('textbox', { name: 'Bullet 1', exact: true }), text);
  await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
  await expect(card.getByRole('button', { name: '1 contradicted' })).toBeVisible();
}

/** The line under the words lies in a layer that breaks its lines as the field does. */
async function expectMarked(card: Locator, field: Locator, words: string): Promise<void> {
  const layer = card.locator('[data-marks]');
  await expect(layer.locator('span', { hasText: words })).toBeVisible();
  const sizeOf = (element: Element) => {
    const { font, lineHeight, letterSpacing, padding } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollHeight } = element;
    return { font, lineHeight, letterSpacing, padding, clientWidth, clientHeight, scrollHeight };
  };
  // The field grows with its text in the next frame.
  await expect(async () => expect(await layer.evaluate(sizeOf)).toEqual(await field.evaluate(sizeOf))).toPass();
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
