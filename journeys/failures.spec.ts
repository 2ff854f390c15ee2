// What a reviewer sees and keeps when the server refuses, fails or is gone.
import type { Page, Route } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openProduct, partCard, test } from './shared-desk.ts';

const title = 'Product Title';
const description = 'Product Description';
const contentCalls = '**/api/products/*/optimized-content';
const updateFailed = 'Update failed';

test(
  'an approval that cannot be saved shows at once, goes back, and says so',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'QLM-CHR9-GRY');
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(contentCalls, async (route) => {
      if (route.request().method() !== 'PATCH') return await route.continue();
      await held;
      await fail(route);
    });
    const card = partCard(page, title);
    await hand.press(card.getByRole('button', { name: 'Approve Product Title' }));
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect(progress(page)).toContainText('25%');
    answer();
    await expectToast(page, updateFailed, 'Failed to update content status. Please try again.');
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await expect(progress(page)).toContainText('0%');
  },
);

test(
  'an edit that cannot be saved stays in its field and is saved by the next try',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'PLG-GNK09-BLK');
    await failPatches(page);
    const card = partCard(page, title);
    await hand.press(card.getByRole('button', { name: 'Edit Product Title' }));
    const field = page.getByRole('textbox', { name: title });
    await hand.write(field, 'A kettle that survives a failed save');
    await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
    await expectToast(page, updateFailed, 'Failed to update content. Please try again.');
    await expect(field).toHaveValue('A kettle that survives a failed save');
    await expect(card.getByRole('alert')).toHaveText('Not saved. Your text is kept here.');
    await page.unroute(contentCalls);
    await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
    await expectToast(page, 'Content updated');
    await expect(field).toBeHidden();
    await expect(card).toContainText('A kettle that survives a failed save');
  },
);

test('a failed generation says so and leaves the content as it was', byMouseAndKeyboard, async ({ page, hand }) => {
  await openProduct(page, 'AMW-LNT400-BLK');
  await page.route('**/api/products/*/generate-optimized-content', fail);
  const button = page.getByRole('button', { name: 'Generate Content' });
  await hand.press(button);
  await expectToast(page, 'Generation failed', 'Failed to generate optimized content. Please try again.');
  await expect(page.getByText('No optimized content generated yet')).toBeVisible();
  await expect(button).toBeEnabled();
});

test('content that cannot be loaded offers Retry, which brings it', byMouseAndKeyboard, async ({ page, hand }) => {
  await page.route(contentCalls, fail);
  await openProduct(page, 'GRM-HLM2-WHT-M');
  const screen = page.getByRole('main');
  await expect(screen.getByText('Failed to load optimized content')).toBeVisible();
  await expect(screen.getByText('Could not load the optimized content for this product.')).toBeVisible();
  await expectToast(page, 'Failed to load optimized content', 'Could not load the optimized content for this product.');
  await page.unroute(contentCalls);
  await hand.press(screen.getByRole('button', { name: 'Retry' }));
  await expect(partCard(page, title).getByText('Approved', { exact: true })).toBeVisible();
});

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

test('leaving a product with unsaved text says where it waits', byMouseAndKeyboard, async ({ page, hand }) => {
  const id = await openProduct(page, 'PLG-KNF20-WAL');
  await hand.press(partCard(page, description).getByRole('button', { name: 'Edit Product Description' }));
  await hand.write(page.getByRole('textbox', { name: description }), 'Left in the middle of a sen');
  await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'Content History' }));
  await expectToast(page, 'Draft kept', 'Unsaved text of Product Description waits');
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('textbox', { name: description })).toHaveValue('Left in the middle of a sen');
});

test(
  'a desk that is gone in the middle loses nothing and goes on when it is back',
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

async function fail(route: Route): Promise<void> {
  await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"The store is down."}' });
}

async function failPatches(page: Page): Promise<void> {
  await page.route(contentCalls, (route) => (route.request().method() === 'PATCH' ? fail(route) : route.continue()));
}

function progress(page: Page) {
  return page.getByRole('region', { name: 'Optimization Progress' });
}
