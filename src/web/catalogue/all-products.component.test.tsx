import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun } from '#testing/components/records.ts';
import { picture, product, products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const cards = main.getByRole('list', { name: 'All products' });
const panel = page.getByRole('dialog', { name: 'Filter products' });

test('the head names the screen and offers the search, the filter and a new product', async () => {
  serve(listProducts, pageOf(products(24), { total: 99 }));
  openScreen('/products');
  await expect.element(main.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await expect.element(main.getByPlaceholder('Search products...')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Filter' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/new');
});

test('the cards stand three beside each other', async () => {
  serve(listProducts, products(4));
  openScreen('/products');
  await expect.element(cards.getByRole('link', { name: 'Mug 4' })).toBeVisible();
  const [a, b, c, d] = [...cards.element().children].map((card) => card.getBoundingClientRect());
  expect([b?.top, c?.top]).toEqual([a?.top, a?.top]);
  expect(d?.top).toBeGreaterThan(a?.top ?? 0);
});

test('a card shows picture, category, title, SKU, price, tags and the way to its details', async () => {
  serve(listProducts, [product({ id: 7, images: [picture('hero'), picture('second')] })]);
  openScreen('/products');
  const card = cards.getByRole('listitem').first();
  await expect.element(card.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  expect([...card.element().querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    picture('hero'),
  ]);
  for (const text of ['Kitchen', 'SKU: MUG-1', '12.00 USD']) await expect.element(card.getByText(text)).toBeVisible();
  const tags = card.getByRole('list', { name: 'Retailer, brand and subcategory' }).getByRole('listitem');
  expect(tags.elements().map((tag) => tag.textContent)).toEqual(['Shopify', 'Clayfield', 'Mugs']);
  const details = card.getByRole('link', { name: 'View Details of Stoneware mug' });
  await expect.element(details).toHaveTextContent('View Details');
  await expect.element(details).toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?/));
});

test('a card without a picture shows a placeholder', async () => {
  serve(listProducts, [product({ images: [] })]);
  openScreen('/products');
  await expect.element(cards.getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  const card = cards.getByRole('listitem').first().element();
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('.bg-sunken svg')).not.toBeNull();
});

test('the count shows how many of all products are found', async () => {
  serve(listProducts, pageOf(products(24), { total: 30 }));
  openScreen('/products?search=mug');
  await expect.element(main.getByText('Showing 30 of 99 products')).toBeVisible();
});

test('a total that takes long to count is about so many until it is counted, and no page is taken for the last one', async () => {
  const counts: ((reply: ReturnType<typeof pageOf<Product[]>>) => void)[] = [];
  const asked = serve(listProducts, ({ query }) =>
    query.total === 'about'
      ? pageOf(products(11), { total: 120, isAbout: true })
      : new Promise((resolve) => counts.push(resolve)),
  );
  openScreen('/products?search=mug&page=6');
  await expect.element(main.getByText('Showing 121 to 131 of about 120 products')).toBeVisible();
  await expect.poll(() => counts).toHaveLength(1);
  expect(asked.at(-1)?.query).toEqual({ search: 'mug', page: '1', limit: '1' });
  counts[0]?.(pageOf(products(1), { total: 131 }));
  await expect.element(main.getByText('Showing 121 to 131 of 131 products')).toBeVisible();
  await expect.element(main.getByText(/about/)).not.toBeInTheDocument();
});

test('as a list it asks for the worst score first, and says so at the head of the column', async () => {
  const asked = serve(listProducts, products(3));
  openScreen('/products?mode=list');
  const head = main.getByRole('table', { name: 'All products' }).getByRole('columnheader', { name: 'Content Score' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(asked[0]?.query).toEqual({
    sort: 'contentScore',
    order: 'asc',
    page: '1',
    limit: '24',
    total: 'about',
  });
});

test('the panel offers four filters that start with all, and applies none before its button', async () => {
  const asked = serve(listProducts, products(3));
  const screen = openScreen('/products');
  await main.getByRole('button', { name: 'Filter' }).click();
  for (const [label, all] of [
    ['Category', 'All Categories'],
    ['Subcategory', 'All Subcategories'],
    ['Brand', 'All Brands'],
    ['Retailer', 'All Retailers'],
  ] as const) {
    await expect.element(panel.getByRole('combobox', { name: label })).toHaveTextContent(all);
  }
  await panel.getByRole('combobox', { name: 'Category' }).click();
  await expect.element(page.getByRole('option', { name: 'Kitchen' })).toBeVisible();
  // Of the catalogue, the first option keeping all.
  const options = page.getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual(['All Categories', 'Kitchen', 'Garden']);
  await page.getByRole('option', { name: 'Kitchen' }).click();
  expect(screen.address()).toBe('/products');
  await panel.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ category: 'Kitchen' });
  expect(screen.address()).toContain('category=Kitchen');
  await main.getByRole('button', { name: 'Filter (Active)' }).click();
  await panel.getByRole('button', { name: 'Reset Filters' }).click();
  await expect.element(main.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  expect(screen.address()).toBe('/products');
});

test('filters and search come from the address, each with a chip that takes it off, and all go at once', async () => {
  const asked = serve(listProducts, products(3));
  const filters = { category: 'Kitchen', subcategory: 'Mugs', brand: 'Clayfield', retailer: 'Shopify', search: 'blue' };
  openScreen(`/products?${new URLSearchParams(filters)}`);
  await expect.element(main.getByPlaceholder('Search products...')).toHaveValue('blue');
  await expect.element(main.getByRole('button', { name: 'Filter (Active)' })).toBeVisible();
  await expect.poll(() => asked[0]?.query).toMatchObject(filters);
  const chips = main.getByRole('list', { name: 'Active filters' }).getByRole('button');
  const names = () => chips.elements().map((chip) => chip.getAttribute('aria-label'));
  expect(names()).toEqual([
    'Remove filter Search: blue',
    'Remove filter Category: Kitchen',
    'Remove filter Subcategory: Mugs',
    'Remove filter Brand: Clayfield',
    'Remove filter Retailer: Shopify',
  ]);
  await main.getByRole('button', { name: 'Remove filter Brand: Clayfield' }).click();
  await expect.poll(names).toHaveLength(4);
  expect(asked.at(-1)?.query).not.toHaveProperty('brand');
  await main.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(names).toEqual([]);
  await expect
    .poll(() => asked.at(-1)?.query)
    .toEqual({
      sort: 'contentScore',
      order: 'asc',
      page: '1',
      limit: '24',
      total: 'about',
    });
});

test.each([
  ['', 'Get started by adding your first product'],
  ['?search=zeppelin', 'Try adjusting your filters or search criteria'],
])('without products the list at /products%s says No products found and what to do', async (search, hint) => {
  serve(listProducts, []);
  openScreen(`/products${search}`);
  await expect.element(main.getByText('No products found')).toBeVisible();
  await expect.element(main.getByText(hint)).toBeVisible();
});

test('six cards stand for products that are on their way', async () => {
  serve(listProducts, () => new Promise(() => {}));
  openScreen('/products');
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading products' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton="card"]')).toHaveLength(6);
});

test('products that cannot be read say so, and Retry brings them', async () => {
  serve(listProducts, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/products');
  const alert = main.getByRole('alert').filter({ hasText: 'Products could not be loaded' });
  await expect.element(alert).toBeVisible();
  serve(listProducts, products(1));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(cards.getByRole('link', { name: 'Mug 1' })).toBeVisible();
  expect(main.getByRole('alert').elements()).toEqual([]);
});

test('a link from an import opens its products, all selected, and the filter names its file', async () => {
  serve(listImports, [importRun({ id: 7, fileName: 'spring.csv', dryRun: false })]);
  const asked = serve(listProducts, pageOf(products(24), { total: 31 }));
  const screen = openScreen('/products?import=7&mode=list&select=all');
  await expect.element(page.getByRole('region', { name: 'Selected products' })).toMatchTextContent(/31 selected/);
  expect(asked.at(0)?.query).toMatchObject({ import: '7' });
  await main.getByRole('button', { name: 'Remove filter Import: spring.csv' }).click();
  await expect.poll(screen.address).toBe('/products?mode=list');
  await expect.element(page.getByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
});

const bar = page.getByRole('region', { name: 'Selected products' });

test('Escape clears a selection of more than the page with a way back, and the address agrees', async () => {
  serve(listProducts, pageOf(products(24), { total: 3_000 }));
  const screen = openScreen('/products?mode=list&select=all');
  await expect.element(bar).toMatchTextContent(/3,000 selected/);
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.poll(screen.address).toBe('/products?mode=list');
  await expectToast('Selection cleared');
  await page.getByRole('button', { name: 'Select again' }).click();
  await expect.element(bar).toMatchTextContent(/3,000 selected/);
});

test('what is all on the page is cleared without a word: its boxes are in sight', async () => {
  serve(listProducts, pageOf(products(3), { total: 3 }));
  openScreen('/products?mode=list');
  await main.getByRole('checkbox', { name: 'Select Mug 2' }).click();
  await expect.element(bar).toMatchTextContent(/1 selected/);
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  expect(page.getByText('Selection cleared').elements()).toEqual([]);
});

test('what was taken off all that match is still off after the list is opened again', async () => {
  serve(listProducts, pageOf(products(24), { total: 31 }));
  const screen = openScreen('/products?mode=list&select=all');
  await expect.element(bar).toMatchTextContent(/31 selected/);
  const box = main.getByRole('checkbox', { name: 'Select Mug 2', exact: true });
  await box.click();
  await expect.element(bar).toMatchTextContent(/30 selected/);
  const address = screen.address();
  expect(address).toBe('/products?mode=list');
  // As after a reload: only the address and what the tab keeps are left.
  screen.close();
  openScreen(address);
  await expect.element(bar).toMatchTextContent(/30 selected/);
  await expect.element(box).not.toBeChecked();
});

test('the keys show where to find what can be done with the selected products, and it is there', async () => {
  serve(listProducts, pageOf(products(3), { total: 3 }));
  openScreen('/products?mode=list');
  await main.getByRole('checkbox', { name: 'Select Mug 2' }).click();
  await expect.element(bar).toMatchTextContent(/1 selected/);
  await userEvent.keyboard('?');
  const group = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('region', { name: 'Commands' });
  const heading = group.getByText('Selected products');
  await expect.element(heading).toBeVisible();
  expect(heading.element().nextElementSibling?.textContent).toMatch(/^(Ctrl|⌘) ?K$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(group).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: /^Export in the background/ })).toBeVisible();
});
