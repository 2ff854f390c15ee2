// Successes in the words of the specification that no other journey waits for (docs/conformance.md names this test).
import { expectToast, openProduct, partCard, test } from './shared-desk.ts';

test('each success is told in the specified words', async ({ page }) => {
  await openProduct(page, 'GRM-ROL33-TEA');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expectToast(page, 'Content generated', 'New optimized content has been generated');
  const title = partCard(page, 'Product Title');
  await title.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Product Title' }).fill('A title that was edited');
  await title.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Content updated');
});
