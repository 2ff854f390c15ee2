// Data sources: a claim nothing supported rests on a supplier's words once they are added, and stands alone again without them.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, openFold, openProduct, partCard } from './shared-server.ts';
import { sourcesOf, test } from './site-server.ts';

const title = 'Product Title';

test(
  'a claim nobody supported is supported by a data source, names it, and stands alone when it is switched off',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'OVH-SKL26-BLK');
    const card = partCard(page, title);
    await writeTitle(page, hand, 'Overhearth skillet, freezer safe');
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();

    await openFold(page, hand, 'Data sources');
    const sources = sourcesOf(page);
    await expect(sources).toContainText('No data sources yet');
    await hand.press(sources.getByRole('button', { name: 'Add data source' }));
    const form = page.getByRole('dialog', { name: 'Add data source' });
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    await expect(form.getByText('Enter or paste the text.')).toBeVisible();
    await hand.write(form.getByRole('textbox', { name: 'Text' }), 'Each skillet is freezer safe.');
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    const details = page.getByRole('dialog', { name: 'Supplier sheet' });
    await expect(details.getByRole('heading', { name: '1 fact found' })).toBeVisible();
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('freezer safe');
    await expect(details.getByRole('region', { name: 'Supported by this source' })).toContainText(
      '“freezer safe” in Product Title',
    );
    await hand.press(details.getByRole('button', { name: 'Done' }));
    await expect(details).toBeHidden();
    await hand.rest(page);

    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeHidden();
    await hand.press(card.getByRole('button', { name: /supported$/ }));
    const evidence = card
      .getByRole('list', { name: 'Supported claims' })
      .getByRole('listitem')
      .filter({ hasText: '“freezer safe”' });
    await expect(evidence.locator('mark').first()).toHaveText('freezer safe');
    await hand.press(evidence.getByRole('link', { name: 'Data source “supplier sheet”' }));
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await hand.rest(page);

    const row = sources.getByRole('listitem');
    await expect(row).toContainText('1 fact, 1 claim depends on this source');
    await hand.press(row.getByRole('switch'));
    await expect(row.getByRole('switch')).not.toBeChecked();
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();
    await hand.press(row.getByRole('switch'));
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeHidden();
  },
);

async function writeTitle(page: Page, hand: Hand, text: string): Promise<void> {
  const card = partCard(page, title);
  await hand.press(card.getByRole('button', { name: `Edit ${title}` }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
}
