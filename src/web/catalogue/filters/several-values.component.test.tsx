// Every filter of every list takes several values: a box each, a chip each, and all of them in the address and in the call.
import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

/** Ticks the box of an option; the list stays open. */
async function tick(name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true });
  await expect.element(option).toBeVisible();
  await userEvent.click(option.element().querySelector('[data-box]') as Element);
}

async function tickTwo(select: Locator, first: string, second: string): Promise<void> {
  await select.click();
  await tick(first);
  await expect.element(page.getByRole('option', { name: first, selected: true })).toBeVisible();
  await tick(second);
  await userEvent.keyboard('{Escape}');
}

describe.each([
  { filter: 'Content Score', key: 'band', first: ['Above 70', 'green'], second: ['40 or less', 'red'] },
  { filter: 'Content Issues', key: 'issue', first: ['Title pending', 'title'], second: ['No issues', 'none'] },
  {
    filter: 'Part',
    key: 'partStatus',
    first: ['Title rejected', 'title-rejected'],
    second: ['Images approved', 'images-approved'],
  },
  {
    filter: 'Compliance',
    key: 'level',
    first: ['Borderline', 'borderline'],
    second: ['NonCompliant', 'non-compliant'],
  },
])('$filter', ({ filter, key, first: [firstLabel = '', first = ''], second: [secondLabel = '', second = ''] }) => {
  const address = `${key}=${first}&${key}=${second}`;

  test.each(['/', '/pending-products', '/approved-products', '/rejected-products'])(
    'takes several values on %s, and each chip takes one off',
    async (path) => {
      const asked = serve(listProducts, products(2));
      const screen = openScreen(path);
      const isAtHand = path === '/' && (key === 'band' || key === 'issue');
      if (!isAtHand) await main.getByRole('button', { name: 'More Filters' }).click();
      await tickTwo(
        (isAtHand ? main : page.getByRole('dialog')).getByRole('combobox', { name: filter }),
        firstLabel,
        secondLabel,
      );
      await expect.poll(screen.address).toBe(`${path}?${address}`);
      await expect.poll(() => asked.at(-1)?.query).toMatchObject({ [key]: [first, second] });
      if (!isAtHand) await userEvent.keyboard('{Escape}');
      await expect.element(main.getByRole('button', { name: `Remove filter ${filter}: ${secondLabel}` })).toBeVisible();
      await main.getByRole('button', { name: `Remove filter ${filter}: ${firstLabel}` }).click();
      await expect.poll(screen.address).toBe(`${path}?${key}=${second}`);
    },
  );

  test('takes several values on /products, once they are applied', async () => {
    const asked = serve(listProducts, products(2));
    const screen = openScreen('/products');
    await main.getByRole('button', { name: 'Filter' }).click();
    const filters = page.getByRole('dialog', { name: 'Filter products' });
    await tickTwo(filters.getByRole('combobox', { name: filter }), firstLabel, secondLabel);
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect.poll(screen.address).toBe(`/products?${address}`);
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ [key]: [first, second] });
  });
});

test('a status in the address of a status list is passed over: the list has its own', async () => {
  const asked = serve(listProducts, products(2));
  const screen = openScreen('/pending-products?status=rejected&brand=Clayfield&category=Kitchen');
  await expect.element(main.getByRole('button', { name: 'Remove filter Brand: Clayfield' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^Remove filter Status/ })).not.toBeInTheDocument();
  expect(asked.at(-1)?.query).toMatchObject({ status: 'pending' });
  await main.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(screen.address).toBe('/pending-products');
});

test('a value that a filter does not offer, but an address may carry, can be seen in it and taken off', async () => {
  serve(listProducts, products(2));
  const screen = openScreen('/?partStatus=bullets-pending');
  await main.getByRole('button', { name: /^More Filters/ }).click();
  const part = page.getByRole('dialog').getByRole('combobox', { name: 'Part' });
  await expect.element(part).toHaveTextContent('Bullets pending');
  await part.click();
  await tick('Bullets pending');
  await expect.poll(screen.address).toBe('/');
});

test('a supplier that is gone can be seen in its filter, which More Filters counts', async () => {
  serve(listProducts, products(2));
  serve(listSuppliers, []);
  openScreen('/?supplier=9');
  await main.getByRole('button', { name: 'More Filters 1' }).click();
  const supplier = page.getByRole('dialog').getByRole('combobox', { name: 'Supplier' });
  await expect.element(supplier).toHaveTextContent('#9');
});

test.each(['import=7', 'among=1%2C2', 'lens=clean'])('with %s the Filter button is active', async (search) => {
  serve(listProducts, products(2));
  openScreen(`/products?${search}`);
  await expect.element(main.getByRole('button', { name: 'Filter (Active)' })).toBeVisible();
});
