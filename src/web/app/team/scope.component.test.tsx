// The limits of members: put together, shown wherever a member or an invitation is, lifted, and what is said of a value no product has.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { invite, listInvitations } from '#domain/session/invitations.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import * as contracts from '#domain/session/team.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me, product } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { invitation, maya, team, tomas } from '#testing/components/serve-team.ts';

const main = page.getByRole('main');
const members = main.getByRole('table', { name: 'Members' });
const panel = main.getByRole('complementary', { name: 'Tomas Berg' });
const dialog = page.getByRole('dialog');
const open = (name: string) => members.getByRole('button', { name, exact: true });
const link = { url: 'https://desk.example/join#abc', expiresAt: '2026-12-06T09:00:00.000Z' };

function openTeam(address = '/team') {
  serveAll();
  serve(getMe, { ...me, id: maya.id, fullName: maya.fullName, role: 'owner', sessionId: 31, hasPassword: true });
  return openScreen(address);
}

test('what a writer may change is limited to lists, of which one is typed and one picked, and widened again', async () => {
  const given = serve(contracts.changeScope, ({ body }) => ({ ...tomas, scope: body.scope }));
  openTeam();
  await open('Tomas Berg').click();
  const part = panel.getByRole('region', { name: 'Can change' });
  await expect.element(part.getByText('All products')).toBeVisible();
  await part.getByRole('button', { name: 'Limit…' }).click();
  const brands = dialog.getByRole('combobox', { name: 'Brands' });
  await brands.fill('Barkenby');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('listitem').getByText('No product has this brand yet')).toBeVisible();
  await expect.element(brands).toHaveValue('');
  // What stands in a field is meant, too.
  const retailers = dialog.getByRole('combobox', { name: 'Retailers' });
  await retailers.fill('Shopfy');
  await expect.element(retailers).toHaveAccessibleDescription('No product has this retailer yet');
  await retailers.fill('Shopify');
  await expect.element(retailers).toHaveAccessibleDescription('Any retailer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast('Tomas Berg can change only some products');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(given.map(({ path, body }) => [path, body])).toEqual([
    ['/api/team/3/scope', { scope: { brand: ['Barkenby'], category: [], retailer: ['Shopify'] } }],
  ]);
});

test('the lists say how many products they leave together, and that values of products have none in common', async () => {
  const asked = serve(listProducts, ({ query }) => {
    if (query?.brand === undefined) return pageOf([product()], { total: 1_250 });
    return query.retailer === undefined ? pageOf([product()], { total: 1 }) : pageOf([], { total: 0 });
  });
  openTeam();
  await open('Tomas Berg').click();
  await panel.getByRole('button', { name: 'Limit…' }).click();
  await expect.element(dialog.getByText('No limit: all 1,250 products.')).toBeVisible();
  const pick = async (list: string, value: string) => {
    await dialog.getByRole('combobox', { name: list }).fill(value);
    await userEvent.keyboard('{Enter}');
  };
  await pick('Brands', 'Clayfield');
  await expect.element(dialog.getByText('1 product is within this limit.')).toBeVisible();
  await pick('Retailers', 'Shopify');
  await expect
    .element(dialog.getByText('No product is within this limit, so this person cannot change any product.'))
    .toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ brand: 'Clayfield', retailer: 'Shopify' });
});

test('who is invited as a writer can be limited from the start, and the list of invitations says so', async () => {
  const scope = { brand: ['Clayfield'], category: [], retailer: [] };
  const given = serve(invite, { link });
  openTeam('/team?dialog=invite');
  await dialog.getByLabelText('Email').fill('wren@northwind.example');
  await dialog.getByRole('button', { name: 'Can change all products' }).click();
  await dialog.getByRole('combobox', { name: 'Brands' }).fill('clay');
  await page.getByRole('option', { name: 'Clayfield' }).click();
  serve(listInvitations, [{ ...invitation, scope }]);
  await expect.element(dialog.getByRole('button', { name: 'Can change only some products' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(given.map(({ body }) => body)).toMatchObject([{ email: 'wren@northwind.example', role: 'writer', scope }]);
  await expect
    .element(main.getByRole('table', { name: 'Invitations' }).getByText('Only brand Clayfield'))
    .toBeVisible();
});

test('the list of members shows who is limited to which products, at any width', async () => {
  const scope = { brand: ['Barkenby', 'Clayfield'], category: [], retailer: ['Shopify'] };
  serve(contracts.getTeam, team([maya, { ...tomas, scope }]));
  openTeam();
  const line = main.getByText('Only brand Barkenby or Clayfield, retailer Shopify');
  await expect.element(members.getByText('Only brand Barkenby or Clayfield, retailer Shopify')).toBeVisible();
  await expect
    .element(line)
    .toHaveAttribute('title', 'Can change only products of brand Barkenby or Clayfield, retailer Shopify');
  expect(line.elements()).toHaveLength(1);
  await page.viewport(390, 844);
  await expect.element(main.getByRole('list', { name: 'Members' }).getByText(/^Only brand Barkenby/)).toBeVisible();
});

test.each([1440, 390])(
  'a long limit wraps under a name, to three lines of a member, whose details have it whole, at %d pixels',
  async (width) => {
    const brand = Array.from({ length: 30 }, (_, index) => `Clayfield and Daughters ${index + 1}`);
    const scope = { brand, category: [], retailer: [] };
    serve(contracts.getTeam, team([maya, { ...tomas, scope }]));
    serve(listInvitations, [{ ...invitation, scope }]);
    await page.viewport(width, 900);
    openTeam();
    const line = (list: 'Members' | 'Invitations') =>
      main.getByRole(width === 390 ? 'list' : 'table', { name: list }).getByText(/^Only brand Clayfield/);
    await expect.element(line('Members')).toBeVisible();
    const lineHeight = Number.parseFloat(getComputedStyle(line('Members').element()).lineHeight);
    expect(line('Members').element().clientHeight).toBe(3 * lineHeight);
    const invited = line('Invitations').element();
    expect(invited.clientHeight).toBeGreaterThan(3 * lineHeight);
    expect([invited.scrollHeight, invited.scrollWidth]).toEqual([invited.clientHeight, invited.clientWidth]);
    expect(document.documentElement.scrollWidth).toBe(width);
    await main.getByRole('button', { name: 'Tomas Berg', exact: true }).click();
    await expect.element(page.getByRole('definition').getByText(brand.join(', '))).toBeVisible();
  },
);

test('a limit is seen in the panel and lifted, and one that could not be stored says so', async () => {
  const scope = { brand: ['Barkenby'], category: [], retailer: [] };
  serve(contracts.getTeam, team([maya, { ...tomas, scope }]));
  const given = serve(contracts.changeScope, new Problem('INTERNAL', 'Something went wrong on our side.'));
  openTeam();
  await open('Tomas Berg').click();
  const part = panel.getByRole('region', { name: 'Can change' });
  await expect.element(part.getByText('Barkenby')).toBeVisible();
  await part.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByRole('button', { name: 'All products' }).click();
  await expect.element(dialog.getByText(/Not changed\./)).toBeVisible();
  expect(given.map(({ body }) => body)).toEqual([{ scope: null }]);
  await expectAccessible({ isLayer: true });
});
