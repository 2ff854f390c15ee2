import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { createProduct } from '#domain/catalogue/product-edits.contract.ts';
import { Problem } from '#domain/problem.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';

test('a product is typed in while the values in use cannot be read, and nothing is lost when it cannot be saved', async () => {
  const down = new Problem('INTERNAL', 'The store is down.');
  serve(getFacets, down);
  const sent = serve(createProduct, down);
  openScreen('/products/new');
  const typed = [
    [page.getByRole('textbox', { name: /^Title/ }), 'Typed all the same'],
    [page.getByRole('combobox', { name: /^Brand/ }), 'Pellgate'],
    [page.getByRole('textbox', { name: /^Bullet 1/ }), 'Holds one litre'],
    [page.getByRole('textbox', { name: /^SKU/ }), 'MUG-9'],
  ] as const;
  await page.getByRole('button', { name: 'Add Bullet Point' }).click();
  for (const [field, text] of typed) await field.fill(text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Everything you typed is still here.' }))
    .toBeVisible();
  for (const [field, text] of typed) await expect.element(field).toHaveValue(text);
  const body = { title: 'Typed all the same', brand: 'Pellgate', bullets: ['Holds one litre'], sku: 'MUG-9' };
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/products', body }]);
});
