import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPacks } from '#domain/benchmarks/rules.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const dialog = page.getByRole('dialog', { name: 'Full details' });

test('the details show each language under its name, in its language, and fold what is long', async () => {
  const source = freshProduct({
    translations: {
      'de-AT': { title: 'Häferl', bullets: ['Fasst 0,3 l'] },
      fr: { title: 'Tasse', description: 'Une tasse en grès. '.repeat(30) },
      outlet_view: { title: 'Mug, outlet' },
    },
  });
  openScreen(`${serveProduct({ source }).address}?show=details`);
  await expect.element(dialog.getByRole('heading', { name: /^Other languages ?3$/ })).toBeVisible();
  const austrian = dialog.getByText('Häferl');
  await expect.element(austrian).toBeVisible();
  expect(austrian.element().closest('[lang]')?.getAttribute('lang')).toBe('de-AT');
  await expect.element(dialog.getByText('Fasst 0,3 l')).toBeVisible();
  expect(dialog.getByText('Mug, outlet').element().closest('[lang]:not(html)')).toBeNull();

  const french = dialog.getByRole('button', { name: /^French ?fr$/ });
  await expect.element(french).toHaveAttribute('aria-expanded', 'false');
  await expect.element(dialog.getByText('Tasse', { exact: true })).not.toBeInTheDocument();
  (french.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Tasse', { exact: true })).toBeVisible();
});

test('a product in one language has no such section', async () => {
  openScreen(`${serveProduct({ source: freshProduct() }).address}?show=details`);
  await expect.element(dialog.getByRole('heading', { name: /^Attributes/ })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: /^Other languages/ })).not.toBeInTheDocument();
});

test('the form of the product shows them below its fields, to be read', async () => {
  const source = freshProduct({ translations: { nl: { title: 'Mok' } } });
  const { address } = serveProduct({ source });
  serve(listPacks, []);
  openScreen(`${address}/edit`);
  const section = page.getByRole('region', { name: 'Other languages' });
  await expect.element(section.getByText('Mok')).toBeVisible();
  await expect.element(section.getByRole('textbox')).not.toBeInTheDocument();
});
