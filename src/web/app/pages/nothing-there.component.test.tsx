// Addresses that lead nowhere: they say so, and lead on.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

test.each(['/teams', '/products/1/more', '/nowhere'])('%s has no screen and says so', async (address) => {
  openScreen(address);
  await expect.element(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the frame around the screen of such an address is where it was while the screen loaded', async () => {
  openScreen('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  const frame = main.element();
  const content = frame.firstElementChild?.getBoundingClientRect();
  expect(content?.top).toBe(frame.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(frame).paddingTop));
});

test.each(['0', 'seven', '-3'])('a product %s is not asked for: its id is no number from 1', async (id) => {
  serve(listProducts, []);
  const screen = openScreen(`/products/${id}`);
  await expect.element(main.getByText('Please select a valid product.')).toBeVisible();
  await expect.element(main.getByText('Invalid product ID').last()).toBeVisible();
  await main.getByRole('link', { name: 'Back to the products' }).click();
  await expect.poll(screen.address).toBe('/products');
});

test('a product the server does not know says so and leads back to the products', async () => {
  const gone = new Problem('NOT_FOUND', 'Product not found');
  serve(getProduct, gone);
  serve(getContent, gone);
  serve(getNeighbours, { previous: null, next: null, position: null, total: 0 });
  serve(listProducts, []);
  serve(listFamilies, []);
  const screen = openScreen('/products/999');
  await expect.element(main.getByText('Product not found').last()).toBeVisible();
  await expect.element(main.getByText("We couldn't find the product you're looking for.")).toBeVisible();
  await main.getByRole('link', { name: 'Back to the products' }).click();
  await expect.poll(screen.address).toBe('/products');
});
