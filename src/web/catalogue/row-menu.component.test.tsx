// What the menu of a row does: to the form, a copy, and a deletion with its question, its way back and its failure.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { cloneProduct, deleteProduct, restoreProduct } from '#domain/catalogue/product-actions.contract.ts';
import { Problem } from '#domain/problem.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { carafe, mug } from '#testing/components/records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const table = page.getByRole('table', { name: 'Products' });
const row = table.getByRole('row').filter({ hasText: mug.sku });
const more = row.getByRole('button', { name: `More actions for ${mug.title}` });
const question = page.getByRole('alertdialog', { name: 'Delete this product?' });
const toast = page.getByRole('region', { name: /Notifications/ });

async function choose(item: string): Promise<void> {
  await more.click();
  await page.getByRole('menuitem', { name: item }).click();
}

beforeEach(serveAll);

test('Edit Product leads to the form of the product', async () => {
  const screen = openScreen('/');
  await choose('Edit Product');
  await expect.element(page.getByRole('textbox', { name: /^SKU/ })).toHaveValue(mug.sku);
  expect(screen.address()).toMatch(/^\/products\/1\/edit/);
});

test('Clone makes a copy, which is a click away from its form', async () => {
  const sent = serve(cloneProduct, { ...carafe, sku: 'MUG-1-copy' });
  const screen = openScreen('/');
  await choose('Clone');
  await expectToast('Product cloned', 'The copy of “Stoneware mug” has the SKU MUG-1-copy.');
  expect(sent.map(({ path }) => path)).toEqual(['/api/products/1/clone']);
  await toast.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(screen.address).toMatch(/^\/products\/2\/edit/);
});

test('a deletion is asked about first, and takes the product out of the list until it is undone', async () => {
  let rows = [mug, carafe];
  serve(listProducts, () => rows);
  const deleted = serve(deleteProduct, () => {
    rows = [carafe];
    return undefined;
  });
  const restored = serve(restoreProduct, () => {
    rows = [mug, carafe];
    return mug;
  });
  openScreen('/');
  await choose('Delete');
  await expect.element(question).toMatchTextContent(mug.title);
  await expect.element(question).toMatchTextContent(mug.sku);
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  expect(deleted).toEqual([]);
  await choose('Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Product deleted', '“Stoneware mug” (MUG-1) was removed from the catalog.');
  await expect.element(row).not.toBeInTheDocument();
  expect(deleted.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/products/1']);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectToast('Product restored');
  await expect.element(row).toBeVisible();
  expect(restored.map(({ path }) => path)).toEqual(['/api/products/1/restore']);
});

test('a deletion that fails puts the row back and says why', async () => {
  serve(deleteProduct, new Problem('UNAVAILABLE', 'The database is busy.'));
  openScreen('/');
  await choose('Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('“Stoneware mug” (MUG-1) could not be deleted', 'The database is busy.');
  await expect.element(row).toBeVisible();
  expectWarned('“Stoneware mug” (MUG-1) could not be deleted');
});
