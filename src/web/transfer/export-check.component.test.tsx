import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { checkExport } from '#domain/transfer/export.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const formats = page.getByRole('list', { name: 'Export formats' });
const google = formats.getByRole('listitem').filter({ hasText: 'Google Merchant' }).first();
const check = formats.getByRole('button', { name: 'Check Google Merchant' });
const noLink = { kind: 'refused' as const, reason: 'No link to the product’s page', products: 412, productIds: [1, 2] };
const noPrice = { kind: 'refused' as const, reason: 'No price', products: 2, productIds: [7, 9] };

test('the check says what will be refused, and its counts lead to the products', async () => {
  serveAll();
  serve(checkExport, { products: 1_000, refused: 412, problems: [noLink, noPrice] });
  const screen = openScreen('/import');
  await check.click();
  await expect
    .element(google.getByRole('status'))
    .toMatchTextContent(/^Google Merchant will refuse 412 of 1,000\sproducts\./);
  await expect
    .element(google.getByRole('link', { name: 'First 2 of 412' }))
    .toHaveAttribute('href', '/products?among=1%2C2');
  serve(listProducts, []);
  await google.getByRole('link', { name: '2 products' }).click();
  await expect.poll(screen.address).toBe('/products?among=7%2C9');
});

test('a file nothing is found in says so, and a second press closes it', async () => {
  serveAll();
  serve(checkExport, { products: 3, refused: 0, problems: [] });
  openScreen('/import');
  await check.click();
  await expect
    .element(google.getByRole('status'))
    .toMatchTextContent(/^Nothing found in 3\sproducts that Google Merchant would refuse, misread or cut\.$/);
  await check.click();
  await expect.element(google.getByRole('status')).not.toBeInTheDocument();
});

test('a double click opens the check, too', async () => {
  serveAll();
  serve(checkExport, { products: 3, refused: 0, problems: [] });
  openScreen('/import');
  await check.dblClick();
  await expect.element(google.getByRole('status')).toMatchTextContent(/^Nothing found in 3/);
});
