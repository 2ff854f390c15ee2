// Saved views: a list is saved under a name, stands in the sidebar with its count, and is renamed, moved and removed there.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import * as edits from '#domain/catalogue/saved-view-edits.contract.ts';
import { listSavedViews, type SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { Problem } from '#domain/problem.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { savedViews } from '#testing/components/records.ts';
import { dashboard, products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
const group = sidebar.getByRole('list', { name: 'Saved views' });
const main = page.getByRole('main');
const save = main.getByRole('button', { name: /^(Save view|View saved)$/ });
const dialog = (name: string) => page.getByRole('dialog', { name });
const names = () =>
  group
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.replace(/\d.*$/, ''));

/** A server with these views, which keeps what is changed. */
function serveViews(given: readonly SavedView[]) {
  let views = [...given];
  serve(listSavedViews, () => views);
  const added = serve(edits.addSavedView, ({ body: { position = views.length, ...body } }) => {
    const view = { id: 90, createdBy: 1, ...body };
    views = views.toSpliced(position, 0, view);
    return view;
  });
  const changed = serve(edits.changeSavedView, ({ params: { id }, body: { name, position } }) => {
    const before = views.find((view) => view.id === id);
    if (!before) return new Problem('NOT_FOUND', 'View not found');
    const view = { ...before, name: name ?? before.name };
    const others = views.filter((each) => each.id !== id);
    views = others.toSpliced(position ?? views.indexOf(before), 0, view);
    return view;
  });
  serve(edits.removeSavedView, ({ params: { id } }) => {
    views = views.filter((view) => view.id !== id);
    return undefined;
  });
  return { added, changed };
}

/** Lists answer with so many products, and with how many match as the filter says. */
function serveLists(totalOf: (query: Record<string, unknown>) => number = () => 3) {
  return serve(listProducts, ({ query }) => pageOf(products(Math.min(3, totalOf(query))), { total: totalOf(query) }));
}

async function openMenu(name: string): Promise<void> {
  await group.getByRole('link', { name, exact: false }).hover();
  await group.getByRole('button', { name: `More actions for the view ${name}` }).click();
}
const choose = (name: string) => page.getByRole('menuitem', { name }).click();

afterEach(() => page.viewport(1440, 900));

test('a name that is as long as it can be says so, and one that is suggested shows where it is cut', async () => {
  serveViews([]);
  serveLists();
  const brand = 'Northwind & Daughters Household Goods';
  openScreen(
    `/products?brand=${encodeURIComponent(brand)}&category=${encodeURIComponent('Kitchen and dining, large')}`,
  );
  await save.click();
  const name = dialog('Save view').getByLabelText('Name');
  await expect.element(name).toHaveValue(expect.stringMatching(/^.{1,59}…$/));
  await name.fill('Short');
  await expect.element(name).not.toHaveAccessibleDescription('A name can have up to 60 characters.');
  await name.fill('x'.repeat(60));
  await expect.element(name).toHaveAccessibleDescription('A name can have up to 60 characters.');
});

test('without a saved view the sidebar has no place for any', async () => {
  const asked = serve(listSavedViews, []);
  openScreen('/help');
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(sidebar.getByRole('link', { name: 'Team' })).toBeVisible();
  expect(group.elements()).toEqual([]);
});

test('saved views are pinned in the sidebar, each with how many products it lists now', async () => {
  serveViews(savedViews);
  const asked = serveLists(({ lens }) => (lens === 'clean' ? 12 : 40));
  const { address } = openScreen('/help');
  const clean = group.getByRole('link', { name: /^Kitchen, clean/ });
  await expect.element(clean).toMatchTextContent('Kitchen, clean12 products');
  await expect.element(group.getByRole('link', { name: /^Mugs/ })).toMatchTextContent('Mugs40 products');
  expect(asked.map(({ query }) => query)).toEqual([
    { category: 'Kitchen', lens: 'clean', status: 'pending', page: '1', limit: '1' },
    { search: 'mug', page: '1', limit: '1' },
  ]);
  await clean.click();
  await expect.poll(address).toBe('/pending-products?category=Kitchen&lens=clean');
  await expect.element(clean).toHaveAttribute('data-status', 'active');
  await expect
    .element(sidebar.getByRole('link', { name: /^Pending Optimization/ }))
    .not.toHaveAttribute('data-status', 'active');
  await expect.element(save).toMatchTextContent('View saved');
});

test('a count follows what changes, here or elsewhere', async () => {
  serveViews(savedViews);
  let count = 12;
  serveLists(() => count);
  openScreen('/help');
  const clean = group.getByRole('link', { name: /^Kitchen, clean/ });
  await expect.element(clean).toMatchTextContent('12 products');
  count = 11;
  readSoon({ type: 'product', productId: 1, version: 2 });
  await expect.element(clean).toMatchTextContent('11 products');
});

test('in a large catalogue a view that searches is not counted', async () => {
  serveViews(savedViews);
  serve(getDashboard, dashboard({ total: 200_000 }));
  const asked = serveLists();
  openScreen('/help');
  await expect.element(group.getByRole('link', { name: /^Kitchen, clean/ })).toMatchTextContent('3 products');
  await expect.element(group.getByRole('link', { name: 'Mugs', exact: true })).toBeVisible();
  expect(asked.map(({ query }) => query.search)).toEqual([undefined]);
});

test('a list is saved with its filters and order under the name it is given', async () => {
  const { added } = serveViews([]);
  serveLists();
  openScreen('/products?page=2&sort=title&category=Kitchen&brand=Clayfield');
  await save.click();
  const field = dialog('Save view').getByRole('textbox', { name: 'Name' });
  // What it filters by is a first name, and Enter is enough.
  await expect.element(field).toHaveValue('Kitchen, Clayfield');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectToast('View saved', '“Kitchen, Clayfield” is in the sidebar.');
  expect(added.map(({ body }) => body)).toEqual([
    { name: 'Kitchen, Clayfield', path: '/products', search: 'brand=Clayfield&category=Kitchen&sort=title' },
  ]);
  const view = group.getByRole('link', { name: /^Kitchen, Clayfield/ });
  await expect.element(view).toHaveAttribute('data-status', 'active');
  await expect.element(save).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('a view has the columns and the height of rows it was saved with, whatever the browser keeps', async () => {
  localStorage.clear();
  const { added } = serveViews([]);
  serveLists(() => 40);
  const { address } = openScreen('/pending-products?page=2');
  const heads = () =>
    main
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent?.trim());
  await expect.element(main.getByRole('columnheader', { name: 'SKU' })).toBeVisible();
  await main.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns and rows' });
  await panel.getByRole('checkbox', { name: 'Retailer' }).click();
  await panel.getByRole('checkbox', { name: 'Quality' }).click();
  await panel.getByRole('radio', { name: 'Compact' }).click();
  // The page stays: only what is seen of it changed.
  await expect
    .poll(address)
    .toBe('/pending-products?page=2&columns=sku%2Cbrand%2Ccategory%2Cquality%2Cassigned&rows=compact');
  await expect.poll(heads).toContain('Quality');
  expect(heads()).not.toContain('Retailer');
  expect(main.element().querySelector('[data-rows=compact] table')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await save.click();
  await dialog('Save view').getByRole('textbox', { name: 'Name' }).fill('Short');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => added)
    .toMatchObject([{ body: { search: 'columns=sku%2Cbrand%2Ccategory%2Cquality%2Cassigned&rows=compact' } }]);
  localStorage.setItem('copydesk.columns.status-lists', 'none');
  await group.getByRole('link', { name: /^Short/ }).click();
  await expect.poll(heads).toContain('Quality');
});

test('a name that is missing or taken is said at its field, and what was typed stays', async () => {
  serveViews([]);
  serveLists();
  openScreen('/rejected-products?sort=title');
  await save.click();
  const field = dialog('Save view').getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveValue('');
  await dialog('Save view').getByRole('button', { name: 'Save view' }).click();
  await expect.element(field).toHaveAccessibleDescription('Enter a name for the view.');
  const message = 'A view named “Mugs” already exists. Choose another name.';
  serve(edits.addSavedView, new Problem('INVALID_INPUT', message, { issues: [{ path: 'name', message }] }));
  await field.fill('Mugs');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveValue('Mugs');
});

test('a list as the sidebar opens it needs no view', async () => {
  serveViews([]);
  serveLists();
  openScreen('/approved-products');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await save.hover();
  await expect
    .element(page.getByRole('tooltip').getByText(/^Set a filter, or change the order or the columns first/))
    .toBeVisible();
});

test('a view is renamed', async () => {
  const { changed } = serveViews(savedViews);
  serveLists();
  openScreen('/help');
  await openMenu('Mugs');
  await choose('Rename');
  const field = dialog('Rename view').getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveValue('Mugs');
  await field.fill('All mugs');
  await userEvent.keyboard('{Enter}');
  await expect.element(group.getByRole('link', { name: /^All mugs/ })).toBeVisible();
  expect(changed.map(({ path, body }) => [path, body])).toEqual([['/api/saved-views/2', { name: 'All mugs' }]]);
  await expect.element(dialog('Rename view')).not.toBeInTheDocument();
});

test('a view is moved at once, by keyboard too, and goes back where that fails', async () => {
  const { changed } = serveViews(savedViews);
  serveLists();
  openScreen('/help');
  await openMenu('Mugs');
  await choose('Move up');
  await expect.poll(names).toEqual(['Mugs', 'Kitchen, clean']);
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ position: 0 }]);
  serve(edits.changeSavedView, new Problem('INTERNAL', 'The store is down.'));
  (group.getByRole('button', { name: 'More actions for the view Mugs' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  // The menu takes the focus a moment after it shows: a key before that is lost.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectToast('The view was not moved', 'The store is down.');
  await expect.poll(names).toEqual(['Mugs', 'Kitchen, clean']);
});

test('a view is removed, and Undo brings it back to its place', async () => {
  const { added } = serveViews(savedViews);
  serveLists();
  openScreen('/help');
  await openMenu('Kitchen, clean');
  await choose('Remove');
  await expectToast('View removed');
  await expect.poll(names).toEqual(['Mugs']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['Kitchen, clean', 'Mugs']);
  const { id: _, createdBy: __, ...view } = savedViews[0] as SavedView;
  expect(added.map(({ body }) => body)).toEqual([{ ...view, position: 0 }]);
});

test('views stand in the palette, and follow what others save', async () => {
  serveViews([]);
  serveLists();
  const { address } = openScreen('/help');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  serve(listSavedViews, savedViews);
  readSoon({ type: 'views' });
  await expect.element(group).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByPlaceholder(/^Find a product or a command/).fill('kitchen, cl');
  await page.getByRole('option', { name: 'Kitchen, clean' }).click();
  await expect.poll(address).toBe('/pending-products?category=Kitchen&lens=clean');
});

test('on a phone the views are in the menu, which closes behind them', async () => {
  await page.viewport(390, 844);
  serveViews(savedViews);
  serveLists();
  const { address } = openScreen('/help');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = dialog('Menu');
  await menu.getByRole('link', { name: /^Mugs/ }).click();
  await expect.poll(address).toBe('/products?mode=list&search=mug');
  await expect.element(menu).not.toBeInTheDocument();
});
