// What a reviewer keeps when the page or the server is gone in the middle.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openProduct, partCard, test } from './shared-server.ts';

const description = 'Product Description';
const updateFailed = 'Update failed';

test(
  'text that was not saved survives a reload and is offered again until it is cancelled',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'PLG-KNF20-WAL');
    const card = partCard(page, description);
    const field = page.getByRole('textbox', { name: description });
    await hand.press(card.getByRole('button', { name: 'Edit Product Description' }));
    await hand.write(field, 'A knife that was being described');
    await page.reload();
    await expect(field).toHaveValue('A knife that was being described');
    await expect(card).toContainText('Unsaved draft from');
    await hand.press(card.getByRole('button', { name: 'Cancel' }));
    await expect(field).toBeHidden();
    await page.reload();
    await expect(card.getByRole('button', { name: 'Edit Product Description' })).toBeVisible();
    await expect(field).toBeHidden();
  },
);

test(
  'a server that is gone in the middle loses nothing and goes on when it is back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'BRK-CAR45-TEA');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    const card = partCard(page, description);
    await hand.press(card.getByRole('button', { name: 'Reject Product Description' }));
    await expectToast(page, updateFailed, 'Failed to update content status. Please try again.');
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'Rejected Content' }));
    await expect(page.getByText('Products could not be loaded')).toBeVisible();
    await page.unroute('**/api/**');
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Retry' }));
    await expect(page.getByRole('table', { name: 'Rejected Content' })).toBeVisible();
    await hand.rest(page);
    await page.goBack();
    await hand.press(card.getByRole('button', { name: 'Reject Product Description' }));
    await expect(card.getByText('Rejected by')).toBeVisible();
  },
);
