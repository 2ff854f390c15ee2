import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getFacets, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { picture, product } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const facets = { categories: ['Kitchen'], subcategories: [], brands: [], retailers: [] };

test('a row of the dashboard draws the picture of its product', async () => {
  serve(getFacets, facets);
  serve(listProducts, [product({ images: [picture('hero'), picture('second')] })]);
  openScreen('/');
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  expect(row.element().querySelector('img')?.getAttribute('src')).toBe(picture('hero'));
});
