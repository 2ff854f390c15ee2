// A product being edited while somebody else does, left unsaved, or not there; and a deletion that fails.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteProduct, getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { Problem } from '#domain/problem.ts';
import { mug } from '#testing/components/desk-records.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveDesk } from '#testing/components/serve-desk.ts';

const title = page.getByRole('textbox', { name: /^Title/ });
const save = page.getByRole('button', { name: 'Save' });

beforeEach(serveDesk);

test('an edit of a product somebody else changed meanwhile loses nothing', async () => {
  openScreen('/products/1/edit');
  await title.fill('Walnut mug');
  const theirs = { ...mug, title: 'Oak mug', brand: 'Pellgate', updatedAt: '2026-11-21T09:00:00.000Z' };
  serve(getProduct, theirs);
  const refused = serve(editProduct, new Problem('STALE_VERSION', 'The product changed meanwhile.'));
  await save.click();
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Someone else changed this product meanwhile');
  await expect.element(title).toHaveValue('Walnut mug');
  await expect.element(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('Pellgate');
  await expect.element(page.getByRole('group', { name: 'Title was changed meanwhile' })).toMatchTextContent('Oak mug');
  expect(refused.map(({ body }) => body)).toEqual([{ title: 'Walnut mug', updatedAt: mug.updatedAt }]);

  const stored = serve(editProduct, { ...theirs, title: 'Walnut mug' });
  serve(getProduct, { ...theirs, title: 'Walnut mug' });
  await save.click();
  await expectToast('Product updated');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Walnut mug' })).toBeVisible();
  expect(stored.map(({ body }) => body)).toEqual([{ title: 'Walnut mug', updatedAt: theirs.updatedAt }]);
});

test('an edit that is left unsaved waits as a draft', async () => {
  openScreen('/products/1/edit');
  await title.fill('Walnut mug');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectToast('Draft kept', /^Your unsaved changes of “Stoneware mug”/);
  await page.getByRole('button', { name: 'More actions for this product' }).click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(title).toHaveValue('Walnut mug');
});

test.each([
  ['/products/0/edit', 'Invalid product ID'],
  ['/products/999/edit', 'Product not found'],
])('%s says why there is nothing to edit', async (address, words) => {
  openScreen(address);
  await expect.element(page.getByRole('main').getByText(words).last()).toBeVisible();
});

test('a deletion is asked about first; one that fails puts the row back and says why', async () => {
  const sent = serve(deleteProduct, new Problem('UNAVAILABLE', 'The database is busy.'));
  openScreen('/');
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: mug.sku });
  const more = row.getByRole('button', { name: `More actions for ${mug.title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this product?' });
  await expect.element(question).toMatchTextContent(mug.title);
  await expect.element(question).toMatchTextContent(mug.sku);
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  expect(sent).toEqual([]);
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('“Stoneware mug” (MUG-1) could not be deleted', 'The database is busy.');
  await expect.element(row).toBeVisible();
  expectWarned('“Stoneware mug” (MUG-1) could not be deleted');
});
