// Texts that want to run, to hide or to break the page come in through an import and stay text.
import { isFullSuite } from '#testing/full-suite.ts';
import { expectHarmless, findHostile, hostile, importHostile } from './hostile-texts.ts';
import { expect, partCard, test } from './shared-server.ts';

test('hostile texts neither run nor break the layout of any screen', async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const ids = await importHostile(page);
  expect(ids).toHaveLength(hostile.length);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/?search=EVIL',
      '/?search=EVIL&mode=grid',
      '/products?search=EVIL',
      '/pending-products?search=EVIL',
    ]) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /=HYPERLINK/ })
          .first(),
      ).toBeVisible();
      await expectHarmless(page);
    }
  }
  // Markup and length; the full suite opens every one of them.
  for (const sku of isFullSuite ? hostile.map((product) => product.sku) : ['EVIL-MARKUP', 'EVIL-LONG']) {
    const [id] = await findHostile(page, sku);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/products/${id}`);
    await expect(partCard(page, 'Product Title')).toBeVisible();
    // The generated content, the editor and the history have to hold the text as well.
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(page.getByText(/^Content generated$/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Content History' }).click();
    await expect(page.getByRole('heading', { name: 'Title History' })).toBeVisible();
    await partCard(page, 'Feature Bullets').getByRole('button', { name: 'Edit' }).click();
    await expectHarmless(page);
    // Without room beside the parts the history lies over them.
    await page.setViewportSize({ width: 390, height: 900 });
    const assistant = page.getByRole('dialog', { name: 'Optimization Assistant' });
    await expect(assistant.getByRole('heading', { name: 'Title History' })).toBeVisible();
    await expectHarmless(page);
    await assistant.getByRole('button', { name: 'Close' }).click();
    await expectHarmless(page);
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    for (const show of ['Product page', 'Full details']) {
      await page
        .getByRole('button', { name: show === 'Product page' ? 'View Product Page' : 'View Full Details' })
        .click();
      const dialog = page.getByRole('dialog', { name: show });
      await expect(dialog).toBeVisible();
      await expectHarmless(page);
      const excess = await dialog.evaluate((element) =>
        Math.max(...[element, ...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
      );
      expect(excess, `right edge of what ${show} holds`).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
  await page.goto('/content-history');
  await expect(page.getByText('newest first')).toBeVisible();
  await expectHarmless(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectHarmless(page);
  await page.goto('/import');
  await expect(page.getByRole('list', { name: 'Recent imports' })).toBeVisible();
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});
