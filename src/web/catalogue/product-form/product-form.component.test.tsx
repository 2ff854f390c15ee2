// A product being edited while somebody else does, left unsaved, or not there.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPacks } from '#domain/benchmarks/rules.contract.ts';
import { getFacets, getProduct } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { createProduct, editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { mug } from '#testing/components/records.ts';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';

const title = page.getByRole('textbox', { name: /^Title/ });
const save = page.getByRole('button', { name: 'Save' });

beforeEach(serveAll);

test('an edit of a product somebody else changed meanwhile loses nothing', async () => {
  openScreen('/products/1/edit');
  await title.fill('Walnut mug');
  const theirs = { ...mug, title: 'Oak mug', brand: 'Pellgate', updatedAt: '2026-11-21T09:00:00.000Z', version: 2 };
  serve(getProduct, theirs);
  const refused = serve(editProduct, new Problem('STALE_VERSION', 'The product changed meanwhile.'));
  await save.click();
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Someone else changed this product while you were editing');
  // People who save far below the notice read it in the bar they pressed.
  const inBar = page.getByText('Someone else changed this product while you were editing').nth(1);
  await expect.element(inBar).toBeInViewport();
  await expect.element(title).toHaveValue('Walnut mug');
  await expect.element(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('Pellgate');
  await expect
    .element(page.getByRole('group', { name: 'Title changed while you were editing' }))
    .toMatchTextContent('Oak mug');
  expect(refused.map(({ body }) => body)).toEqual([{ title: 'Walnut mug' }]);
  expect(refused[0]?.headers.get('if-match')).toBe('"1"');

  const stored = serve(editProduct, { ...theirs, title: 'Walnut mug' });
  serve(getProduct, { ...theirs, title: 'Walnut mug' });
  await save.click();
  await expectToast('Product updated');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Walnut mug' })).toBeVisible();
  expect(stored.map(({ body }) => body)).toEqual([{ title: 'Walnut mug' }]);
  expect(stored[0]?.headers.get('if-match')).toBe('"2"');
});

test.each(['/products/new', '/products/1/edit'])('%s warns of a retailer that has no rules', async (address) => {
  serve(listPacks, [{ retailer: 'amazon', name: 'Amazon', rules: 20, active: 20 }]);
  openScreen(address);
  const retailer = page.getByRole('combobox', { name: 'Retailer' });
  await retailer.fill('Amazonn');
  const notice = page.getByRole('status', { name: 'Rules of the retailer' });
  await expect.element(notice).toMatchTextContent('There are no benchmark rules for “Amazonn”.');
  await notice.getByRole('button', { name: 'Amazon' }).click();
  await expect.element(retailer).toHaveValue('Amazon');
  await expect.element(notice).toBeEmptyDOMElement();
});

test('an edit that is left unsaved waits as a draft', async () => {
  openScreen('/products/1/edit');
  await title.fill('Walnut mug');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectToast('Draft saved', /^Your unsaved changes to “Stoneware mug”/);
  await page.getByRole('button', { name: 'More actions for this product' }).click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  await expect.element(page.getByText('Your unsaved changes are restored')).toBeVisible();
  await expect.element(title).toHaveValue('Walnut mug');
});

test.each([
  ['/products/0/edit', 'Invalid product ID'],
  ['/products/999/edit', 'Product not found'],
])('%s says why there is nothing to edit', async (address, words) => {
  openScreen(address);
  await expect.element(page.getByRole('main').getByText(words).last()).toBeVisible();
});

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
  await expect.element(page.getByRole('alert').filter({ hasText: 'Your changes are still here.' })).toBeVisible();
  for (const [field, text] of typed) await expect.element(field).toHaveValue(text);
  const body = { title: 'Typed all the same', brand: 'Pellgate', bullets: ['Holds one litre'], sku: 'MUG-9' };
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/products', body }]);
});

test('alt texts go with their images as rows are moved, deleted and added', async () => {
  const images = ['a', 'b'].map((name) => `https://shop.example/${name}.jpg`);
  serve(getProduct, { ...mug, images, imageAlts: ['Front', ''] });
  const sent = serve(editProduct, { ...mug, version: 2 });
  openScreen('/products/1/edit');
  const alt = (row: number) => page.getByRole('textbox', { name: `Alt text of image ${row}` });
  await expect.element(alt(1)).toHaveValue('Front');
  await alt(2).fill('Back');
  await page.getByRole('button', { name: 'Move image 2 up' }).click();
  await expect.element(alt(1)).toHaveValue('Back');
  await expect.element(alt(2)).toHaveValue('Front');
  await page.getByRole('button', { name: 'Add Image' }).click();
  await page.getByRole('textbox', { name: 'Image 3', exact: true }).fill('https://shop.example/c.jpg');
  await alt(3).fill('Side');
  await page.getByRole('button', { name: 'Delete image 2' }).click();
  await save.click();
  await expectToast('Product updated');
  expect(sent.map(({ body }) => body)).toEqual([
    { images: [images[1], 'https://shop.example/c.jpg'], imageAlts: ['Back', 'Side'] },
  ]);
});

const outside = { ...mug, brand: 'Pellgate', version: 2 };
const refusal = page.getByRole('heading', { level: 2, name: 'This is outside your limit' });
const limit = page.getByText('You may only change products of brand Clayfield. Ask an admin.');

/** Opens the form for a writer of one brand, with a copy of the product from before; the returned function answers with what it is now. */
function openHeld(held: Product) {
  const { promise, resolve } = Promise.withResolvers<Product>();
  const scope = { brand: ['Clayfield'], category: [], retailer: [] };
  serve(getMe, { ...me, role: 'writer', shownRole: 'writer', sessionId: 3, scope });
  serve(getProduct, () => promise);
  queryClient.setQueryData(keys.productSource(1), held);
  void queryClient.invalidateQueries({ queryKey: keys.productSource(1) });
  openScreen('/products/1/edit');
  return resolve;
}

test('a product that came within the limit meanwhile can be edited', async () => {
  const answer = openHeld(outside);
  await expect.element(refusal).toBeVisible();
  answer(mug);
  await expect.element(title).toHaveValue(mug.title);
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a product that left the limit meanwhile is refused before anything is typed', async () => {
  const answer = openHeld(mug);
  await expect.element(title).toBeVisible();
  answer(outside);
  await expect.element(refusal).toBeVisible();
  await expect.element(limit).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
});

test('what was typed into a product that leaves the limit stays, with the reason why it cannot be saved', async () => {
  const answer = openHeld(mug);
  await title.fill('Walnut mug');
  await expect.element(limit).not.toBeInTheDocument();
  answer(outside);
  await expect.element(limit).toBeVisible();
  await expect.element(title).toHaveValue('Walnut mug');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(refusal).toBeVisible();
});
