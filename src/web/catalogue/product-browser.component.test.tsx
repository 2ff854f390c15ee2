import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { picture, product, products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Products' });
const row = (number: number) => table.getByRole('row').nth(number);
const head = (name: string) => table.getByRole('columnheader', { name });
const pages = main.getByRole('navigation', { name: 'Pages' });

test('the dashboard asks for ten products, the best score first, and says so at the head of the column', async () => {
  const asked = serve(listProducts, products(10));
  openScreen('/');
  await expect.element(head('Content Score')).toHaveAttribute('aria-sort', 'descending');
  expect(asked.map(({ query }) => query)).toEqual([
    { sort: 'contentScore', order: 'desc', page: '1', limit: '10', total: 'about' },
  ]);
});

test('products stand in the order the server answers', async () => {
  serve(
    listProducts,
    products(3, (index) => ({ id: [5, 9, 2][index] ?? 0, title: ['Zinc', 'Alder', 'Moss'][index] ?? '' })),
  );
  openScreen('/');
  await expect.element(row(3)).toBeVisible();
  const titles = [1, 2, 3].map(
    (number) => row(number).getByRole('cell').nth(1).getByRole('link').element().textContent,
  );
  expect(titles).toEqual(['Zinc', 'Alder', 'Moss']);
});

test.each([
  ['Product', 'title'],
  ['Category', 'category'],
  ['Content Score', 'contentScore'],
  ['Issues', 'issues'],
  ['Status', 'status'],
])('the head %s sorts by %s: descending at first, then the other way round', async (name, sort) => {
  const asked = serve(listProducts, products(3));
  // Sorted by what no head offers, so that each is new.
  const screen = openScreen('/?sort=date&order=asc');
  await head(name).getByRole('button').click();
  await expect.element(head(name)).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ sort, order: 'desc', page: '1' });
  await head(name).getByRole('button').click();
  await expect.element(head(name)).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ sort, order: 'asc', page: '1' });
  expect(screen.address()).toContain(`sort=${sort}`);
  expect(table.element().querySelectorAll('[aria-sort]')).toHaveLength(1);
});

test('the foot says which of how many are shown, with Previous, Next and at most five page numbers', async () => {
  const asked = serve(listProducts, pageOf(products(10), { total: 99 }));
  openScreen('/?page=5');
  await expect.element(main.getByText('Showing 41 to 50 of 99 products')).toBeVisible();
  const names = () =>
    pages
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
  expect(names()).toEqual(['Previous', '3', '4', '5', '6', '7', 'Next']);
  await expect.element(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(main.getByText('Showing 51 to 60 of 99 products')).toBeVisible();
  // The page after it is read ahead.
  expect(asked.map(({ query }) => query.page)).toEqual(['5', '6', '7']);
});

test.each([
  { at: 'the first page', page: 1, total: 99, previous: false, next: true, says: 'Showing 1 to 10 of 99 products' },
  { at: 'a page between', page: 4, total: 99, previous: true, next: true, says: 'Showing 31 to 40 of 99 products' },
  { at: 'the last page', page: 10, total: 99, previous: true, next: false, says: 'Showing 91 to 99 of 99 products' },
  { at: 'an empty list', page: 1, total: 0, previous: false, next: false, says: 'Showing 0 to 0 of 0 products' },
])('on $at Previous and Next go only where there is a page', async ({ page: number, total, previous, next, says }) => {
  serve(listProducts, pageOf(products(Math.min(10, total)), { total }));
  openScreen(`/?page=${number}`);
  await expect.element(main.getByText(says)).toBeVisible();
  const isOn = (name: string) => !(pages.getByRole('button', { name }).element() as HTMLButtonElement).disabled;
  expect({ previous: isOn('Previous'), next: isOn('Next') }).toEqual({ previous, next });
});

test('while the next page is on its way the foot is about the rows on screen', async () => {
  const arrives = Promise.withResolvers<void>();
  serve(listProducts, async ({ query }) => {
    if (query?.page === 4) await arrives.promise;
    return pageOf(
      products(10, (index) => ({ title: `Page ${query?.page}, ${index}` })),
      { total: 99 },
    );
  });
  openScreen('/');
  await pages.getByRole('button', { name: 'Page 4' }).click();
  await expect.element(pages.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await expect.element(main.getByText('Showing 1 to 10 of 99 products')).toBeVisible();
  await expect.element(row(1)).toMatchTextContent('Page 1, 0');
  arrives.resolve();
  await expect.element(main.getByText('Showing 31 to 40 of 99 products')).toBeVisible();
  await expect.element(row(1)).toMatchTextContent('Page 4, 0');
});

test('an empty workspace says what to do first', async () => {
  serve(listProducts, []);
  openScreen('/');
  await expect.element(main.getByText('No products found')).toBeVisible();
  await expect.element(main.getByText('Get started by adding your first product')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Add Product' }).last()).toHaveAttribute('href', '/products/new');
});

test('six rows stand for products that are on their way', async () => {
  serve(listProducts, () => new Promise(() => {}));
  openScreen('/');
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading products' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton="row"]')).toHaveLength(6);
});

test('products that cannot be read say so, and Retry brings them', async () => {
  serve(listProducts, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/');
  const alert = main.getByRole('alert').filter({ hasText: 'Products could not be loaded' });
  await expect.element(alert).toMatchTextContent('The store is down.');
  serve(listProducts, [product()]);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row(1)).toMatchTextContent('Stoneware mug');
});

test('the search keeps what is typed in the address and asks for it, and its absence finds everything again', async () => {
  const asked = serve(listProducts, ({ query }) => (query?.search ? [] : products(2)));
  const screen = openScreen('/');
  const search = main.getByPlaceholder('Search products...');
  await search.fill('zeppelin');
  await expect.element(main.getByText('Try adjusting your filters or search criteria')).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ search: 'zeppelin' });
  expect(screen.address()).toContain('search=zeppelin');
  await main.getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect.element(search).toHaveValue('');
  await expect.element(row(2)).toBeVisible();
});

test.each([
  ['All Categories', 'Garden', { category: 'Garden' }],
  ['All Brands', 'Clayfield', { brand: 'Clayfield' }],
  ['All Content Scores', /^41 to 70/, { band: 'yellow' }],
  ['All Content Issues', /^Title/, { issue: 'title' }],
] as const)('the filter %s starts with all and asks for what is chosen', async (all, choice, query) => {
  const asked = serve(listProducts, products(2));
  openScreen('/');
  await main.getByRole('combobox').filter({ hasText: all }).click();
  await expect.element(page.getByRole('option').first()).toHaveTextContent(all);
  await page.getByRole('option', { name: choice }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject(query);
});

test('the view turns to cards with the review of each product, and back to rows', async () => {
  serve(listProducts, [product({ images: [picture('hero')] })]);
  openScreen('/');
  for (const name of ['Bulk Optimize', 'Approve', 'More Filters']) {
    await expect.element(main.getByRole('button', { name })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Grid view' }).click();
  const card = main.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
  await expect.element(card.getByRole('progressbar', { name: 'Content Score' })).toBeVisible();
  expect(card.element().querySelector('img')?.getAttribute('src')).toBe(picture('hero'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(table).toBeVisible();
});
