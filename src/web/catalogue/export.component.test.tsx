// What is listed, and what is ticked, can be taken out as a file.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { startStoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { storedExport } from '#testing/components/serve-exports.ts';

const main = page.getByRole('main');
const bar = page.getByRole('region', { name: 'Selected products' });
const file = page.getByRole('menuitem', { name: /^Shopify/ });

test('approved content is exported from its own list', async () => {
  serve(listProducts, products(2));
  openScreen('/approved-products?brand=Clayfield');
  await main.getByRole('button', { name: 'Export' }).click();
  await expect.element(file).toHaveAttribute('href', '/api/exports/shopify?brand=Clayfield&status=approved');
});

test('what is ticked is exported, and nothing else', async () => {
  serve(listProducts, pageOf(products(2), { total: 40 }));
  openScreen('/products?brand=Clayfield');
  await main.getByRole('checkbox', { name: 'Select Mug 2' }).click();
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect.element(file).toHaveAttribute('href', '/api/exports/shopify?ids=2');
});

test('a file for review is made of what is ticked, or of all on the list', async () => {
  serve(listProducts, pageOf(products(2), { total: 40 }));
  const started = serve(startStoredExport, storedExport({ state: 'running', counts: null, files: [] }));
  openScreen('/products?brand=Clayfield');
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'For review XLSX' }).click();
  await expectToast('Export started');
  await main.getByRole('checkbox', { name: 'Select Mug 2' }).click();
  await bar.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'For review CSV' }).click();
  await expect
    .poll(() => started.map(({ body }) => body))
    .toEqual([
      { format: 'review-xlsx', selection: { filter: { brand: 'Clayfield' } } },
      { format: 'review-csv', selection: { ids: [2] } },
    ]);
});

test.each([
  ['/', 'dashboard'],
  ['/products', 'catalogue'],
  ['/pending-products', 'list of pending products'],
])('every filter in force on %s, the %s, is a chip that takes it off', async (address) => {
  serve(listProducts, products(2));
  const screen = openScreen(`${address}?brand=Clayfield&band=red&issue=title&level=borderline`);
  const chips = main.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect.element(chips.nth(3)).toBeVisible();
  expect(chips.elements().map((chip) => chip.textContent)).toEqual([
    'Brand: Clayfield',
    'Content Score: 40 or less',
    'Content Issues: Title pending',
    'Compliance: Borderline',
  ]);
  await main.getByRole('button', { name: 'Remove filter Content Score: 40 or less' }).click();
  await expect.poll(screen.address).not.toContain('band=red');
});

test.each(['/', '/pending-products'])('no row of %s moves when a filter comes or goes', async (address) => {
  serve(listProducts, products(2));
  openScreen(address);
  const head = main.getByRole('table').getByRole('row').first();
  await expect.element(head).toBeVisible();
  const before = head.element().getBoundingClientRect().top;
  await main.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Garden' }).click();
  await expect.element(main.getByRole('button', { name: 'Remove filter Category: Garden' })).toBeVisible();
  await expect.poll(() => head.element().getBoundingClientRect().top).toBe(before);
});
