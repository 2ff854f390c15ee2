import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Status } from '#domain/parts/parts.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';

const hero = page.getByRole('region', { name: 'Hero Image' }).getByRole('listitem');
const others = page.getByRole('region', { name: 'Secondary Images' }).getByRole('listitem');
const part = page.getByRole('region', { name: 'Product Images (Legacy View)' });
const offers = (of: typeof hero) =>
  of
    .getByRole('button')
    .elements()
    .map((button) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/ (Hero|Secondary) Image.*/, ''),
    );

test.each([
  ['pending', 'Pending', ['Reject', 'Approve', 'Edit']],
  ['approved', 'Approved', ['Rollback', 'Edit']],
  ['rejected', 'Rejected', ['Rollback', 'Edit']],
] as const)('an image that is %s offers what can be done with it', async (status, word, offered) => {
  const source = freshProduct();
  openScreen(serveProduct({ source, content: contentOf(source, {}, { images: status as Status }) }).address);
  await expect.element(others.nth(1)).toBeVisible();
  expect(others.elements()).toHaveLength(2);
  for (const image of [hero, others.first(), others.nth(1)]) {
    await expect.element(image.getByText(word, { exact: true })).toBeVisible();
    expect(offers(image)).toEqual(offered);
  }
  const shown = [hero, others.first(), others.nth(1)].map((image) => image.element().querySelector('img')?.src);
  expect(shown).toEqual(source.images);
});

test('each image is decided for itself, and the last decision is taken back', async () => {
  const { address, imagePatches, stored } = serveProduct();
  openScreen(address);
  await hero.getByRole('button', { name: 'Reject Hero Image' }).click();
  await expect.element(hero.getByText('Rejected', { exact: true })).toBeVisible();
  await expect.element(hero).toHaveFocus();
  await others
    .first()
    .getByRole('button', { name: /^Approve Secondary Image/ })
    .click();
  await expect.element(others.first().getByText('Approved', { exact: true })).toBeVisible();
  const statuses = () => stored()?.imagesWithStatus.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['rejected', 'approved', 'pending']);
  expect(imagePatches[0]?.body).toMatchObject({ type: 'hero', status: 'rejected' });
  await userEvent.keyboard('z');
  await expect.element(others.first().getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(part).toHaveFocus();
  await expect.poll(statuses).toEqual(['rejected', 'pending', 'pending']);
});
