import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { dashboard } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

test('the dashboard leads with what waits, and one press opens the first product of the queue', async () => {
  const source = freshProduct();
  serveProduct({ source });
  const asked = serve(listProducts, [source]);
  serve(getDashboard, dashboard({ pending: 44 }));
  const screen = openScreen('/');
  await expect.element(main.getByRole('heading', { name: '44 products wait for you' })).toBeVisible();
  await main.getByRole('button', { name: 'Continue: 44 to review' }).click();
  await expect
    .poll(screen.address)
    .toBe(`/products/${source.id}?from=%2Fpending-products&status=pending&sort=waiting&order=asc`);
  expect(asked.map(({ query }) => query)).toContainEqual({
    status: 'pending',
    sort: 'waiting',
    order: 'asc',
    page: '1',
    limit: '1',
  });
});

test('Enter continues as long as nothing has the focus', async () => {
  const source = freshProduct();
  serveProduct({ source });
  serve(listProducts, [source]);
  serve(getDashboard, dashboard({ pending: 44 }));
  const screen = openScreen('/');
  await expect.element(main.getByRole('button', { name: 'Continue: 44 to review' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.address).toContain(`/products/${source.id}?from=`);
});

test('Enter on something else does what that is for', async () => {
  serve(listProducts, []);
  serve(getDashboard, dashboard({ pending: 44 }));
  const screen = openScreen('/');
  await expect.element(main.getByRole('button', { name: 'Continue: 44 to review' })).toBeVisible();
  (main.getByRole('link', { name: 'Import', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.address).toBe('/import');
});

test('what waits is counted by the level of its content, each a list of its own', async () => {
  const pendingByLevel = { 'non-compliant': 3, borderline: 30, compliant: 11 };
  serve(listProducts, []);
  serve(getDashboard, dashboard({ pending: 44, pendingByLevel }));
  openScreen('/');
  const reasons = main.getByRole('list', { name: 'What waits, by level' }).getByRole('link');
  await expect.element(reasons.first()).toMatchTextContent(/3\s*NonCompliant/);
  expect(reasons.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3NonCompliant', '/pending-products?level=non-compliant'],
    ['30Borderline', '/pending-products?level=borderline'],
    ['11Compliant', '/pending-products?level=compliant'],
  ]);
});

test('where nothing waits the dashboard says so and leads to what is approved', async () => {
  serve(listProducts, []);
  serve(getDashboard, dashboard({ pending: 0 }));
  openScreen('/');
  await expect.element(main.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Approved Content' }))
    .toHaveAttribute('href', '/approved-products');
});

test('on a first visit there are three steps, the first one to import a file', async () => {
  serve(listProducts, []);
  serve(getDashboard, dashboard({ total: 0, pending: 0, approved: 0, rejected: 0 }));
  openScreen('/');
  const steps = main.getByRole('region', { name: 'Three steps to your first approved product' });
  await expect.element(steps.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(steps.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/import');
});

test('import and a new product are in reach in the head of the dashboard', async () => {
  serve(listProducts, []);
  openScreen('/');
  await expect.element(main.getByRole('link', { name: 'Import', exact: true })).toHaveAttribute('href', '/import');
  await expect.element(main.getByRole('link', { name: 'Add Product' }).first()).toBeVisible();
});
