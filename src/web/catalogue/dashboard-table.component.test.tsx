import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { byStatusField } from '#domain/review/flat-statuses.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { paintOf } from '#testing/components/colours.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { picture, product, products } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Products' });
const row = (number: number) => table.getByRole('row').nth(number);

test('a row shows picture, title, sku, category, subcategory, score, issues, status and actions', async () => {
  serve(listProducts, [product({ id: 7, images: [picture('hero'), picture('second')] })]);
  openScreen('/');
  const heads = table.getByRole('columnheader');
  await expect.element(row(1)).toBeVisible();
  expect(heads.elements().map((cell) => cell.textContent?.trim())).toEqual([
    '',
    'Product',
    'Category',
    'Quality',
    'Content Score',
    'Issues',
    'Status',
    'Actions',
  ]);
  expect([...row(1).element().querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    picture('hero'),
  ]);
  await expect
    .element(row(1).getByRole('link', { name: 'Stoneware mug', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?/));
  const texts = [...row(1).element().children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' '));
  expect(texts).toMatchObject([
    '',
    'Stoneware mug MUG-1',
    'Kitchen Mugs',
    expect.stringMatching(/Quality 80/),
    expect.stringMatching(/^50 2 of 4$/),
    expect.stringMatching(/^2 T B/),
    'In review Needs improvement',
    'Optimize',
  ]);
  await expect
    .element(row(1).getByRole('progressbar', { name: 'Content Score' }))
    .toHaveAttribute('aria-valuenow', '50');
  const optimize = row(1).getByRole('link', { name: 'Optimize Stoneware mug' });
  await expect.element(optimize).toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?/));
});

test('while a review is to come or under way the cell says so first, in a badge that is no alarm', async () => {
  const pendingParts = ['title', 'description', 'bullets', 'images'] as const;
  serve(listProducts, [
    product({ contentStatus: { score: 0, issues: 4, status: 'critical' }, pendingParts: [...pendingParts] }),
    product({ id: 2, contentStatus: { score: 25, issues: 1, status: 'critical' }, pendingParts: ['images'] }),
    product({ id: 3, contentStatus: { score: 25, issues: 0, status: 'critical' }, pendingParts: [] }),
  ]);
  openScreen('/');
  const waiting = row(1).getByRole('cell').nth(6);
  await expect.element(waiting).toMatchTextContent(/^Ready to review\s*Critical$/);
  await expect.element(row(1).getByRole('cell').nth(4)).toMatchTextContent(/^0\s*0 of 4/);
  expect(paintOf(waiting.getByText('Ready to review').element())).toBe('none');
  const started = row(2).getByRole('cell').nth(6);
  await expect.element(started).toMatchTextContent(/^In review\s*Critical$/);
  await expect.element(row(2).getByRole('cell').nth(4)).toMatchTextContent(/^25\s*3 of 4, 2 rejected/);
  for (const cell of [waiting, started])
    expect(paintOf(cell.getByText('Critical', { exact: true }).element())).toBe('none');
  // Once all parts are decided, the word is a verdict.
  const decided = row(3).getByRole('cell').nth(6);
  await expect.element(decided).toMatchTextContent(/^Critical$/);
  expect(paintOf(decided.getByText('Critical', { exact: true }).element())).toBe('red');
});

test('without picture, category and subcategory there is a placeholder, Uncategorized and a dash', async () => {
  serve(listProducts, [product({ images: [], category: null, subcategory: null })]);
  openScreen('/');
  await expect.element(row(1).getByRole('cell').nth(2)).toHaveTextContent('Uncategorized–');
  expect(row(1).element().querySelector('img')).toBeNull();
  expect(row(1).getByRole('cell').nth(1).element().querySelector('svg')).not.toBeNull();
});

test('a picture that cannot be had gives way to a placeholder', async () => {
  serve(listProducts, [product({ images: ['data:image/png;base64,broken'] })]);
  openScreen('/');
  await expect.element(row(1)).toBeVisible();
  await expect.poll(() => row(1).element().querySelector('img')).toBeNull();
});

test('the issue badge counts the pending parts by their letters and lists them when pointed at', async () => {
  serve(listProducts, [
    product({
      contentStatus: { score: 0, issues: 4, status: 'critical' },
      pendingParts: ['title', 'description', 'bullets', 'images'],
    }),
  ]);
  openScreen('/');
  await expect.element(row(1).getByText('Critical', { exact: true })).toBeVisible();
  await row(1)
    .getByRole('button', { name: /^4 T D B I/ })
    .hover();
  const tooltip = page.getByRole('tooltip');
  for (const part of ['Title is', 'Description is', 'Bullets are', 'Images are']) {
    await expect.element(tooltip).toMatchTextContent(`${part} waiting for review`);
  }
});

test('the score bar is green above 70, yellow above 40, else red; the issue badge red above 3, amber above 0, else green', async () => {
  const figures = [
    { score: 71, issues: 4 },
    { score: 70, issues: 3 },
    { score: 41, issues: 1 },
    { score: 40, issues: 0 },
  ];
  serve(
    listProducts,
    products(4, (index) => {
      const { score, issues } = figures[index] ?? { score: 0, issues: 0 };
      const pendingParts = (['title', 'description', 'bullets', 'images'] as const).slice(0, issues);
      return { contentStatus: { score, issues, status: 'needs_improvement' }, pendingParts };
    }),
  );
  openScreen('/');
  await expect.element(row(4)).toBeVisible();
  const cells = [1, 2, 3, 4].map((number) => row(number).getByRole('cell'));
  const bars = cells.map((cell) => cell.nth(4).getByRole('progressbar', { name: 'Content Score' }).element());
  expect(bars.map((bar) => paintOf(bar.firstElementChild ?? bar))).toEqual(['green', 'amber', 'amber', 'red']);
  const badges = cells.map((cell) => cell.nth(5).element().querySelector('span'));
  expect(badges.map((badge) => badge && paintOf(badge))).toEqual(['red', 'amber', 'amber', 'green']);
});

test.each([
  ['View Details', /^\/products\/7\?/],
  ['Edit Product', /^\/products\/7\/edit\?/],
])('%s of the row menu leads to the product', async (item, address) => {
  const gone = new Problem('NOT_FOUND', 'Product not found');
  serve(listProducts, [product({ id: 7 })]);
  serve(getProduct, gone);
  serve(getContent, gone);
  serve(listFamilies, []);
  serve(getNeighbours, { previous: null, next: null, position: null, total: 0 });
  const screen = openScreen('/');
  await row(1).getByRole('button', { name: 'More actions for Stoneware mug' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toBeVisible();
  const names = items.elements().map((element) => element.textContent);
  expect(names).toEqual(['View Details', 'Edit Product', 'Clone', 'Copy SKU', 'Delete']);
  await page.getByRole('menuitem', { name: item }).click();
  await expect.poll(screen.address).toMatch(address);
});

const statusesOf = (productId: number) =>
  ({
    productId,
    ...byStatusField(() => 'pending' as const),
    descriptionStatus: 'approved',
    imagesStatus: 'rejected',
  }) as const;

test('the issues of a row show what was rejected, from the statuses of the products on the page', async () => {
  serve(listProducts, [product({ id: 7 }), product({ id: 9 }), product({ id: 8, hasContent: false })]);
  const asked = serve(listContentStatuses, [statusesOf(7)]);
  openScreen('/');
  await expect.poll(() => asked.map(({ query }) => query)).toEqual([{ ids: '7,9' }]);
  await row(1)
    .getByRole('button', { name: /^2 T B/ })
    .hover();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toMatchTextContent('Images were rejected');
  await expect.element(tooltip).toMatchTextContent('Title is waiting for review');
});

test('statuses are not asked for where there are no products', async () => {
  serve(listProducts, []);
  const asked = serve(listContentStatuses, []);
  openScreen('/');
  await expect.element(main.getByText('No products found')).toBeVisible();
  expect(asked).toEqual([]);
});
