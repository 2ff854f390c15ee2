// The first list of a visit is drawn in two steps. A file of its own: a later list of the same visit is drawn at once.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

test('the foot of a list is not in sight before the rows above it are drawn', async () => {
  serve(listProducts, pageOf(products(20), { total: 76 }));
  const tops: number[] = [];
  const foot = main.getByText(/^Showing 1 to 20 of/);
  const watch = () => {
    const [shown] = foot.elements();
    if (shown) tops.push(shown.getBoundingClientRect().top);
    watching = requestAnimationFrame(watch);
  };
  let watching = requestAnimationFrame(watch);
  openScreen('/approved-products');
  await expect.poll(() => main.element().querySelectorAll('tbody tr').length).toBe(20);
  await expect.poll(() => tops.length).toBeGreaterThan(0);
  cancelAnimationFrame(watching);
  expect(Math.min(...tops)).toBeGreaterThan(900);
});
