// A review is offered to those who may decide, and starts at what is within their limit.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { describeRefusal } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct } from '#testing/components/product-page.ts';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const start = (role: 'button' | 'link') => main.getByRole(role, { name: /^(Start|Continue) review/ });

function openAs(role: Role, address: string, scope: Scope | null = null) {
  serveAll();
  serve(getMe, { ...me, role, shownRole: role, sessionId: 3, scope });
  openScreen(address);
}

test.each(['viewer', 'writer'] as const)('to a %s no review is offered', async (given) => {
  openAs(given, '/pending-products');
  await expect.element(main.getByText('Glass carafe').first()).toBeVisible();
  for (const role of ['button', 'link'] as const) await expect.element(start(role)).not.toBeInTheDocument();
});

test.each(['viewer', 'writer'] as const)(
  'the dashboard offers a %s no review to start, and its key says who may',
  async (role) => {
    openAs(role, '/');
    await expect.element(main.getByText('Waiting for an approver')).toBeVisible();
    await expect.element(start('button')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expectToast(describeRefusal(role, 'decide'));
  },
);

test.each(['viewer', 'writer'] as const)('a run shows a %s its products, and asks them for no review', async (role) => {
  openAs(role, '/runs/7');
  await expect.element(main.getByRole('link', { name: /^Show .*changed/ })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

const barkenby: Scope = { brand: ['Barkenby'], category: [], retailer: [] };
const listed = (...brands: string[]) =>
  serve(
    listProducts,
    pageOf(
      brands.map((brand, index) => freshProduct({ id: index + 1, brand })),
      { total: brands.length },
    ),
  );

test('the review of a list starts at the first product within the limit', async () => {
  listed('Pellgate', 'Barkenby');
  openAs('approver', '/pending-products', barkenby);
  await expect.element(start('link')).toHaveAttribute('href', expect.stringMatching(/^\/products\/2\?/));
});

test('a list with nothing within the limit says so in place of its review', async () => {
  listed('Pellgate');
  openAs('approver', '/pending-products', barkenby);
  await expect.element(start('button')).toHaveAttribute('aria-disabled', 'true');
  await start('button').hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Nothing here is within your limit');
});
