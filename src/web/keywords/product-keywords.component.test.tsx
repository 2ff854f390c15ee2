import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as contracts from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';
import { keywordList } from '#testing/components/serve-keywords.ts';

const card = page.getByRole('region', { name: 'Keywords', exact: true });
/** It is folded until it is opened. */
const unfold = () => page.getByRole('button', { name: /^Keywords/ }).click();
const dialog = page.getByRole('dialog', { name: 'Keywords of this product' });
const lines = dialog.getByRole('textbox', { name: 'Keywords', exact: true });
const title = page.getByRole('region', { name: 'Product Title' });
const wish = (text: string, hasFact: boolean, volume: number | null = null) => ({ text, hasFact, volume, places: [] });

const held: contracts.ProductKeywords = {
  from: 'category',
  keywords: [
    wish('stoneware mug', true, 900),
    wish('coffee', false, 60),
    wish('dishwasher safe', true, 40),
    wish('gift', false),
  ],
};

function open(given = held) {
  const source = freshProduct({ title: 'Stoneware mug', category: 'Kitchen' });
  const content = contentOf(source, {
    title: 'Mug for coffee',
    bullets: ['Holds 350 ml'],
    description: 'A stoneware mug.',
  });
  const shown = serveProduct({ source, content });
  serve(contracts.getProductKeywords, given);
  openScreen(shown.address);
  return shown;
}

test('the card says which keywords are placed and where, which could be, and which lack a fact', async () => {
  open();
  await expect
    .element(page.getByRole('button', { name: /^Keywords/ }))
    .toMatchTextContent(/4, of which 2 have a supporting fact/);
  await unfold();
  await expect.element(card).toMatchTextContent(/Keywords of the category Kitchen\./);
  await expect
    .element(card)
    .toMatchTextContent(/2 of 4 placed96% of 1,000 searches per month; 100% possible with the facts/);
  await expect
    .element(card.getByRole('list', { name: 'Placed' }))
    .toMatchTextContent(/stoneware mugDescription900 searches per monthcoffeeTitleNo fact60/);
  await expect.element(card.getByRole('list', { name: 'Could be placed' })).toMatchTextContent(/dishwasher safe/);
  await card.getByRole('button', { name: /^No supporting fact 1/ }).click();
  await expect.element(card.getByRole('list', { name: 'No supporting fact' })).toMatchTextContent('gift');
});

test('the card follows what is typed', async () => {
  open();
  await unfold();
  await title.getByRole('button', { name: /^Edit/ }).click();
  await title.getByRole('textbox', { name: 'Product Title' }).fill('Dishwasher safe mug');
  await expect.element(card.getByRole('list', { name: 'Placed' })).toMatchTextContent(/dishwasher safeTitle/);
});

test('without keywords the default keywords are shown as such', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await unfold();
  await expect
    .element(card)
    .toMatchTextContent(/The four default keywords, because neither this product nor its category has/);
  await expect.element(card).toMatchTextContent(/0 of 4 placed/);
});

test('a product gets keywords of its own, beginning with its category’s', async () => {
  const { id } = open();
  serve(contracts.getKeywords, null);
  const sent = serve(contracts.saveKeywords, ({ body }) =>
    keywordList({ ...body, product: { id, sku: 'MUG', title: 'Stoneware mug' } }),
  );
  await unfold();
  await card.getByRole('button', { name: 'Add keywords for this product' }).click();
  await expect.element(lines).toHaveValue('stoneware mug, 900\ncoffee, 60\ndishwasher safe, 40\ngift');
  await lines.fill('mug, 5');
  await dialog.getByRole('button', { name: 'Save Keywords' }).click();
  await expectToast('Keywords saved', '1 keyword of Stoneware mug will be used for new drafts.');
  expect(sent[0]?.body).toEqual({ scope: 'product', value: String(id), keywords: [{ text: 'mug', volume: 5 }] });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('its own keywords are changed and deleted', async () => {
  const { id } = open({ ...held, from: 'product' });
  const own = keywordList({ scope: 'product', value: String(id), product: { id, sku: 'MUG', title: 'Stoneware mug' } });
  serve(contracts.getKeywords, own);
  const deleted = serve(contracts.deleteKeywords, own);
  await unfold();
  await expect.element(card).toMatchTextContent(/Keywords of this product only\./);
  await card.getByRole('button', { name: 'Edit keywords' }).click();
  await expect.element(lines).toHaveValue('stoneware, 1300\ncoffee mug, 90\ngift');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Keywords deleted', '3 keywords of Stoneware mug were deleted.');
  expect(deleted[0]?.query).toEqual({ scope: 'product', value: String(id) });
});

test('a draft is asked for with the keywords a fact carries, the most searched first', async () => {
  const { draft } = open();
  const calls = serve(generateContent, () => draft('title', 'A stoneware mug'));
  const popover = page.getByRole('dialog', { name: 'Generate Product Title' });
  await title.getByRole('button', { name: /^Generate/ }).click();
  const keywords = popover.getByRole('textbox', { name: 'Target keywords' });
  await expect.element(keywords).toHaveValue('stoneware mug, dishwasher safe');
  await expect.element(keywords).toHaveAccessibleDescription(/The keywords of its category that a fact supports/);
  await popover.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ contentType: 'title', targetKeywords: ['stoneware mug', 'dishwasher safe'] }]);
});

test('where the keywords cannot be read, the card says so, and a draft is asked for with the specified four', async () => {
  open();
  serve(contracts.getProductKeywords, new Problem('INTERNAL', 'Down.'));
  await unfold();
  await expect.element(card.getByRole('alert')).toMatchTextContent(/The keywords could not be loaded/);
  await title.getByRole('button', { name: /^Generate/ }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Target keywords' }))
    .toHaveValue('premium, quality, comfortable, durable');
});
