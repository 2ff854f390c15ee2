// What keys and a held Shift do in every list: move, open, select ranges; and that nothing one closes moves the list.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { previewRun } from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { product, products } from '#testing/components/replies.ts';
import { preview } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const bar = page.getByRole('region', { name: 'Selected products' });
const box = (number: number) => main.getByRole('checkbox', { name: `Select Mug ${number}`, exact: true });
afterEach(() => page.viewport(1440, 900));

/** The numbers of the rows that are ticked. */
const ticked = () =>
  main
    .getByRole('checkbox', { name: /^Select Mug/ })
    .elements()
    .flatMap((element, index) => ((element as HTMLInputElement).checked ? [index + 1] : []));

let opened = 0;
/** Each time a list of its own: a list remembers what was ticked. */
async function open(path: string, count = 24) {
  opened += 1;
  serve(listProducts, pageOf(products(count), { total: count }));
  const screen = openScreen(`${path}${path.includes('?') ? '&' : '?'}brand=keys-${opened}`);
  await expect.element(box(1)).toBeInTheDocument();
  // What a key does with a row comes with the first hand on the page.
  await page.getByRole('heading', { level: 1 }).hover();
  await userEvent.keyboard('j');
  await expect.element(box(1)).toHaveFocus();
  return screen;
}

const lists = ['/', '/?mode=grid', '/products?mode=list', '/products', '/pending-products', '/approved-products'];

test.each(lists)('on %s Enter opens the focused product', async (path) => {
  serveProduct({ source: freshProduct({ id: 2 }) });
  const { address } = await open(path);
  await userEvent.keyboard('j{Enter}');
  await expect.poll(address).toContain('/products/2?from=');
  expect(address()).toContain(`brand=keys-${opened}`);
});

test('Enter on a button of a row does what that is for', async () => {
  const { address } = await open('/products?mode=list');
  const menu = main.getByRole('button', { name: 'More actions for Mug 2' });
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'View Details' })).toBeVisible();
  expect(address()).toContain('/products?');
});

test.each([
  ['J and K', 'j', 'k'],
  ['the arrows', '{ArrowDown}', '{ArrowUp}'],
])('Shift and %s extend the selection from where it starts, and take it back', async (_, down, up) => {
  await open('/products?mode=list');
  await userEvent.keyboard(`jx{Shift>}${down}${down}{/Shift}`);
  expect(ticked()).toEqual([2, 3, 4]);
  await expect.element(box(4)).toHaveFocus();
  await userEvent.keyboard(`{Shift>}${up}{/Shift}`);
  expect(ticked()).toEqual([2, 3]);
  await userEvent.keyboard(`{Shift>}${up}${up}{/Shift}`);
  expect(ticked()).toEqual([1, 2]);
  await expect.element(bar).toMatchTextContent('2 selected');
});

test('without a box ticked the range starts at the focused row', async () => {
  await open('/pending-products');
  await userEvent.keyboard('{Shift>}jj{/Shift}');
  expect(ticked()).toEqual([1, 2, 3]);
});

test('Shift X selects up to the focused row, and so does a click with Shift', async () => {
  await open('/products?mode=list');
  await userEvent.keyboard('xjjj{Shift>}x{/Shift}');
  expect(ticked()).toEqual([1, 2, 3, 4]);
  await box(6).click({ modifiers: ['Shift'] });
  expect(ticked()).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([
  ['the menu', 'More actions for the selected products', '{Escape}'],
  ['the export', 'Export', '{Escape}'],
])('closing %s of the bar of the selection leaves the list where it is', async (_, name, close) => {
  await page.viewport(1440, 600);
  await open('/products?mode=list');
  await userEvent.keyboard('x');
  const button = bar.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  window.scrollTo({ top: 300 });
  (button.element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(window.scrollY).toBe(300);
  await userEvent.keyboard(close);
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(window.scrollY).toBe(300);
});

test('selecting all that match leaves the list where it is', async () => {
  await page.viewport(1440, 600);
  opened += 1;
  serve(listProducts, pageOf(products(24), { total: 99 }));
  openScreen(`/products?mode=list&brand=keys-${opened}`);
  await box(1).click();
  const all = bar.getByRole('button', { name: 'Select all 99 that match' });
  await expect.element(all).toBeVisible();
  window.scrollTo({ top: 300 });
  (all.element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toMatchTextContent('99 selected');
  expect(window.scrollY).toBe(300);
});

test.each([768, 1024, 1280, 1440])('at %i px the badge of every status fits its column', async (width) => {
  await page.viewport(width, 900);
  const waiting = { issues: 4, score: 0 };
  serve(listProducts, [
    product({ id: 1, hasContent: false, contentStatus: { score: 58, issues: 5, status: 'needs_improvement' } }),
    product({
      id: 2,
      contentStatus: { ...waiting, status: 'critical' },
      pendingParts: ['title', 'description', 'bullets', 'images'],
    }),
    product({ id: 3, contentStatus: { score: 100, issues: 0, status: 'optimized' }, pendingParts: [] }),
  ]);
  openScreen('/products?mode=list');
  for (const word of ['Needs improvement', 'Ready to review', 'Optimized']) {
    const badge = main.getByRole('cell').getByText(word, { exact: true }).first();
    await expect.element(badge).toBeVisible();
    const { scrollWidth, clientWidth } = badge.element();
    expect(scrollWidth, word).toBeLessThanOrEqual(clientWidth);
  }
});

test('all that can be done with many products is in the palette, about the whole list until some are selected', async () => {
  await open('/products?mode=list');
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const all = palette.getByRole('group', { name: 'Products on this list' });
  await expect.element(all.getByRole('option', { name: 'Bulk Optimize: all 24' })).toBeInTheDocument();
  await expect.element(all.getByRole('option', { name: 'Export as Shopify: all 24' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await userEvent.keyboard('x');
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const selected = palette.getByRole('group', { name: 'Selected products' });
  await expect.element(selected.getByRole('option', { name: 'Export as Excel' })).toBeInTheDocument();
  await expect.element(all).not.toBeInTheDocument();
});

test('a bulk optimize of the whole list asks about its filter', async () => {
  const looked = serve(previewRun, preview({ total: 24, taken: 24 }));
  await open('/products?mode=list');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Bulk Optimize: all 24' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Optimize up to 24 products?' })).toBeVisible();
  expect(looked.at(-1)?.body).toMatchObject({ selection: { filter: { brand: `keys-${opened}` } } });
});

test('Import, Add Product and the undo of the last run are in the palette of every screen', async () => {
  serveAll();
  const { address } = openScreen('/help');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  const choose = async (name: string) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const group = page.getByRole('dialog', { name: 'Commands' }).getByRole('group', { name: 'Anywhere' });
    await expect.element(group.getByRole('option', { name: 'Undo the last run' })).toBeInTheDocument();
    await group.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await choose('Add Product');
  await expect.poll(address).toBe('/products/new');
  await choose('Import');
  await expect.poll(address).toBe('/import');
});
