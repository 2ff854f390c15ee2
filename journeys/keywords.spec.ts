// Keywords: a sheet becomes the list of a category, leads the drafts of its products, and each product shows where they are.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectToast, openFold, openProduct, partCard } from './shared-server.ts';

// On a server of its own: prompts of other journeys would stand in front of what is shown of the keywords.
test.use({ catalogue: 'sample' });

const sku = 'BRK-BWL1-SST';

test('a sheet of keywords leads the drafts of its category', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.goto('/keywords');
  await hand.press(page.getByRole('button', { name: 'Add Keywords' }).first());
  await hand.write(page.getByRole('combobox', { name: 'Category name' }), 'pets');
  // As a planner writes it: UTF-16, a title above the columns, volumes with commas.
  const sheet =
    'Keyword Stats\n\nKeyword\tAvg. monthly searches\ndog bowl\t33,100\nrubber ring\t480\nslow feeder\tmany\nvegan\t90';
  await page.getByLabel('CSV of keywords').setInputFiles({
    name: 'pets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${sheet}`, 'utf16le'),
  });
  const preview = page.getByRole('region', { name: 'Contents of the file' });
  await expect(preview).toContainText('3 keywords can be imported; 1 line is invalid.');
  await expect(preview).toContainText('Line 6 “slow feeder” · “many” is not a whole number.');
  await hand.press(preview.getByRole('button', { name: 'Import 3 keywords' }));
  await hand.press(page.getByRole('button', { name: 'Save Keywords' }));
  await expectToast(page, 'Keywords saved', '3 keywords of the category pets');

  await test.step('the category is counted over its products', async () => {
    await hand.press(page.getByRole('button', { name: 'Edit the keywords of the category pets' }));
    const coverage = page.getByRole('region', { name: 'Coverage' });
    await expect(coverage).toContainText(/^Coverage.*8 products\./);
    await expect(coverage.getByRole('row', { name: /^vegan/ })).toContainText(/90008$/);
  });

  await openProduct(page, sku);
  await openFold(page, hand, 'Keywords');
  const card = page.getByRole('region', { name: 'Keywords', exact: true });
  await expect(card).toContainText('Keywords of the category Pets.');
  await expect(card.getByRole('list', { name: 'Placed' })).toContainText('dog bowl');

  await test.step('a draft aims for those a fact carries', async () => {
    const part = partCard(page, 'Feature Bullets');
    await hand.press(part.getByRole('button', { name: /^Edit/ }));
    await hand.write(page.getByRole('textbox', { name: 'Bullet 1', exact: true }), 'One point of our own');
    await hand.press(part.getByRole('button', { name: 'Save', exact: true }));
    await expectToast(page, 'Content updated');
    await hand.press(part.getByRole('button', { name: /^Generate/ }));
    const dialog = page.getByRole('dialog', { name: 'Generate Feature Bullets' });
    await expect(dialog.getByRole('textbox', { name: 'Target keywords' })).toHaveValue('dog bowl, rubber ring');
    await hand.press(dialog.getByRole('button', { name: 'Generate', exact: true }));
    await expectToast(page, 'Content generated');
    await hand.press(part.getByRole('button', { name: /Why this text/ }));
    await expect(part).toContainText('Uses "rubber ring", which the source supports.');
  });

  await test.step('the product gets a list of its own', async () => {
    await hand.press(card.getByRole('button', { name: 'Add keywords for this product' }));
    const dialog = page.getByRole('dialog', { name: 'Keywords of this product' });
    await hand.write(dialog.getByRole('textbox', { name: 'Keywords', exact: true }), 'stainless steel');
    await hand.press(dialog.getByRole('button', { name: 'Save Keywords' }));
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('Keywords of this product only.');
    await expect(card).toContainText('1 of 1 placed');
  });
});
