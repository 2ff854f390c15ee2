// The dashboard's further filters, behind their button.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { mug } from '#testing/components/records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

test('More Filters filters the list by what it offers, and counts what is set', async () => {
  serveAll();
  const asked = serve(listProducts, [mug]);
  const screen = openScreen('/');
  const button = page.getByRole('button', { name: /^More Filters/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'More Filters' });
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Any part rejected' }).click();
  await expect.poll(screen.address).toMatch(/status=rejected/);
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ status: 'rejected' });
  await expect.element(button).toMatchTextContent('1');
  await panel.getByRole('combobox', { name: 'Supplier' }).click();
  await page.getByRole('option', { name: 'Acme' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ status: 'rejected', supplier: '5' });
  await expect.element(button).toMatchTextContent('2');
});
