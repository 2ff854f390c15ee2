// A review is offered to those who may decide, and starts at what is within their limit.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { describeRefusal } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { getImport } from '#domain/transfer/import-run.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct } from '#testing/components/product-page.ts';
import { importRun } from '#testing/components/records.ts';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const start = main.getByRole('button', { name: /^(Start|Continue) review/ });

function openAs(role: Role, address: string, scope: Scope | null = null) {
  serveAll();
  serve(getMe, { ...me, role, shownRole: role, sessionId: 3, scope });
  return openScreen(address);
}

test.each(['viewer', 'writer'] as const)('to a %s no review is offered', async (given) => {
  openAs(given, '/pending-products');
  await expect.element(main.getByText('Glass carafe').first()).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
});

test.each(['viewer', 'writer'] as const)(
  'the dashboard offers a %s no review to start, and its key says who may',
  async (role) => {
    openAs(role, '/');
    await expect.element(main.getByText('Waiting for an approver')).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expectToast(describeRefusal(role, 'decide'));
  },
);

test.each(['viewer', 'writer'] as const)('a run shows a %s its products, and asks them for no review', async (role) => {
  openAs(role, '/runs/7');
  await expect.element(main.getByRole('link', { name: /^Show .*changed/ })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

test.each(['viewer', 'writer'] as const)(
  'a report shows a %s its escapes, and asks them for no review',
  async (role) => {
    openAs(role, '/report');
    await expect.element(main.getByRole('link', { name: 'Show this one' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  },
);

test('an import shows a writer its products, and asks them for no review', async () => {
  serveAll();
  serve(getMe, { ...me, role: 'writer', shownRole: 'writer', sessionId: 3 });
  serve(getImport, importRun({ id: 2, dryRun: false, canApply: false, listed: 4, pending: 3, sourceChanged: 2 }));
  openScreen('/import?run=2');
  await expect.element(main.getByRole('link', { name: 'Show these 3' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Show 2 whose source changed' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

const barkenby: Scope = { brand: ['Barkenby'], category: [], retailer: [] };
/** The first page of the list has these brands; what is within the limit, on any page, is asked by its brand. */
const listed = (inSight: string[], within: number[]) =>
  serve(listProducts, ({ query }) =>
    query.brand === 'Barkenby'
      ? pageOf(
          within.map((id) => freshProduct({ id, brand: 'Barkenby' })),
          { total: within.length },
        )
      : pageOf(
          inSight.map((brand, index) => freshProduct({ id: index + 1, brand })),
          { total: 60 },
        ),
  );

test('the review of a list starts at the first product within the limit, and leads through those', async () => {
  const asked = listed(['Pellgate', 'Barkenby'], [2]);
  const screen = openAs('approver', '/pending-products?lens=clean', barkenby);
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  // The first page has one: no other is asked for.
  expect(asked.map(({ query }) => query.brand)).not.toContain('Barkenby');
  await start.click();
  await expect
    .poll(screen.address)
    .toBe('/products/2?from=%2Fpending-products&brand=Barkenby&status=pending&lens=clean&sort=waiting&order=asc');
});

test('where only later pages have products within the limit the review starts there', async () => {
  listed(['Pellgate', 'Pellgate'], [47]);
  const screen = openAs('approver', '/pending-products', barkenby);
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  await start.click();
  await expect.poll(screen.address).toContain('/products/47?from=%2Fpending-products&brand=Barkenby');
});

test.each([
  ['has nothing within the limit on any page', '/pending-products'],
  ['is narrowed to what is outside of it', '/pending-products?brand=Pellgate'],
])('a list that %s says so in place of its review', async (_, address) => {
  listed(['Pellgate'], []);
  openAs('approver', address, barkenby);
  await expect.element(main.getByText('Showing 60 of 60 pending products')).toBeVisible();
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await start.hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Nothing here is within your limit');
});

test('a review whose products were decided meanwhile says that there is nothing to review', async () => {
  listed(['Barkenby'], []);
  const screen = openAs('approver', '/pending-products', barkenby);
  await start.click();
  await expectToast('Nothing to review here');
  expect(screen.address()).toBe('/pending-products');
});
