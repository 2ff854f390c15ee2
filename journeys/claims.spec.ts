// Content that says what its source does not: marked while it is typed, not approved without somebody's name, and shown in history.
import type { Locator, Page } from '@playwright/test';
import { partNames, partTable } from '#domain/parts/parts.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expectEnd, openLatestRun } from './runs-of-this-browser.ts';
import { expect, openProduct, partCard, test } from './shared-server.ts';

const title = 'Product Title';
const description = 'Product Description';
/** The sample approves the four parts; what no figure counts would wait beside those a journey speaks of. */
const unscored = partNames.filter((part) => !partTable[part].isScored);
const unscoredApproved = Object.fromEntries(unscored.map((part) => [`${part}Status`, 'approved']));

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
    await expect(card).toContainText('The source contradicts this.');
    await expect(open.getByRole('listitem').first()).toContainText('“30 cm”');
    await expect(open).toContainText(/(Attribute Diameter|Source bullet 5): “(Diameter )?26 cm/);
    await expect(card.getByRole('button', { name: '1 contradicted' })).toHaveAttribute('aria-expanded', 'true');
    await expectMarked(card, field, '30 cm');
    await hand.press(card.getByRole('button', { name: 'Save', exact: true }));

    await hand.press(card.getByRole('button', { name: '30 cm', exact: true }));
    const evidence = page.getByRole('dialog', { name: 'Claim' });
    await expect(evidence).toContainText('Contradicts the source');
    await expect(evidence.locator('mark').first()).toHaveText('26 cm');
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();

    await hand.press(card.getByRole('button', { name: `Approve ${description}` }));
    const question = card.getByRole('region', { name: /^Pending approval/ });
    await expect(question).toContainText('Pending approval: the source says 26 cm, the text says 30 cm.');
    await expect(question).toContainText('Confirm as Maya Lindqvist?');
    const attest = question.getByRole('button', { name: 'Confirm and approve' });
    await expect(question).toBeFocused();
    expect((await contentOf(page)).descriptionStatus).toBe('pending');

    await hand.press(attest);
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    const words = 'Approved with 1 open claim, confirmed by Maya Lindqvist';
    await expect(card.getByText(words)).toBeVisible();
    await expect
      .poll(async () => (await contentOf(page)).parts.description.attestedBy?.fullName)
      .toBe('Maya Lindqvist');

    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const entry = page.getByRole('region', { name: 'Description History', exact: true }).getByRole('listitem').first();
    await expect(entry.getByText(words)).toBeVisible();
    await hand.press(entry.locator('summary'));
    await expect(entry).toContainText('“30 cm” · Contradicts the source');
  },
);

test(
  'a bulk approval leaves the part to be attested, says so, and leads to it',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const id = await openProduct(page, 'OVH-DTC45-RED');
    await page.request.patch(`/api/products/${id}/optimized-content`, {
      data: { title: 'Ovenhart Dutch oven. Diameter 30 cm', descriptionStatus: 'pending', ...unscoredApproved },
    });
    await page.goto('/products?mode=list&search=OVH-DTC45-RED');
    await hand.press(page.getByRole('checkbox', { name: /^Select Ovenhart/ }));
    await hand.press(
      page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Approve', exact: true }),
    );
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Approve 1' }));
    await expectEnd(page, ' of 1 product, 1 part stays pending.');
    await openLatestRun(page, hand);
    const skipped = page.getByRole('list', { name: 'Products of this run' }).getByRole('listitem').first();
    await expect(skipped).toContainText('Product Title has 1 open claim.');
    await hand.press(skipped.getByRole('link'));
    await expect(partCard(page, title).getByRole('button', { name: '1 contradicted' })).toBeVisible();
    await expect(partCard(page, title).getByText('Pending', { exact: true })).toBeVisible();
    await expect(partCard(page, description).getByText('Approved', { exact: true })).toBeVisible();
  },
);

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
