import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { type Categories, getCategories } from '#domain/overview/categories.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const categories: Categories = {
  total: 99,
  categories: [
    {
      name: 'Kitchen',
      count: 60,
      percent: 61,
      subcategories: [
        { name: 'Kitchen Tools', count: 40 },
        { name: 'Coffee', count: 15 },
        { name: null, count: 5 },
      ],
    },
    { name: 'Garden', count: 27, percent: 27, subcategories: [] },
    { name: null, count: 12, percent: 12, subcategories: [] },
  ],
};
const main = page.getByRole('main');
const cards = main.getByRole('list', { name: 'Categories' });

test('the distribution shows count and share of each category, the largest first, with a bar as long as its share', async () => {
  serve(getCategories, categories);
  openScreen('/categories');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  const list = main.getByRole('list', { name: 'Category Distribution' });
  await expect.element(list).toBeVisible();
  const rows = list.getByRole('listitem').elements();
  expect(rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' '))).toEqual([
    'Kitchen 60 products, 61%',
    'Garden 27 products, 27%',
    'Uncategorized 12 products, 12%',
  ]);
  const bars = rows.map((row) => row.querySelector<HTMLElement>('span[style]'));
  expect(bars.map((bar) => bar?.style.width)).toEqual(['61%', '27%', '12%']);
});

test.each([
  [categories, '87 products in 2 categories, 12 uncategorized'],
  [{ total: 87, categories: categories.categories.slice(0, 2) }, '87 products in 2 categories'],
  [
    {
      total: 13,
      categories: [
        { name: 'Kitchen', count: 1, percent: 8, subcategories: [] },
        { name: null, count: 12, percent: 92, subcategories: [] },
      ],
    },
    '1 product in 1 category, 12 uncategorized',
  ],
])(
  'the distribution says how many products are in how many categories, and how many in none: %#',
  async (given, says) => {
    serve(getCategories, given);
    openScreen('/categories');
    await expect.element(main.getByText(says, { exact: true })).toBeVisible();
  },
);

test('each category has a card with its subcategories, and both lead to their products', async () => {
  serve(getCategories, categories);
  serve(listProducts, products(2));
  const screen = openScreen('/categories');
  const kitchen = cards.getByRole('listitem').first();
  await expect.element(kitchen).toMatchTextContent('60 products · 61%');
  await expect.element(kitchen).toMatchTextContent('2 subcategories');
  const subcategories = kitchen.getByRole('list', { name: 'Subcategories of Kitchen' }).getByRole('listitem');
  expect(subcategories.elements().map((line) => (line as HTMLElement).innerText.replace(/\s+/g, ' '))).toEqual([
    'Kitchen Tools 40 products',
    'Coffee 15 products',
    'No subcategory 5 products',
  ]);
  await expect
    .element(kitchen.getByRole('link', { name: 'Kitchen', exact: true }))
    .toHaveAttribute('href', '/products?category=Kitchen');
  await kitchen.getByRole('link', { name: /^Kitchen Tools/ }).click();
  await expect.poll(screen.address).toBe('/products?category=Kitchen&subcategory=Kitchen+Tools');
  await expect.element(main.getByRole('button', { name: 'Remove filter Subcategory: Kitchen Tools' })).toBeVisible();
});

test('an empty workspace says that categories come with the products', async () => {
  serve(getCategories, { total: 0, categories: [] });
  openScreen('/categories');
  await expect.element(main.getByText('No categories found')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import');
});

test('four cards stand for categories that are on their way', async () => {
  serve(getCategories, () => new Promise(() => {}));
  openScreen('/categories');
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading categories' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton="category-card"]')).toHaveLength(4);
});
