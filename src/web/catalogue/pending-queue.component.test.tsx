// The pending list as a queue: who waits longest first, divided by why they wait, with what to do at its head.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import { Problem } from '#domain/problem.ts';
import { previewRun, startRun } from '#domain/runs/runs.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { lensCounts, product, products } from '#testing/components/replies.ts';
import { preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const lenses = main.getByRole('group', { name: 'Lenses' });
const lens = (name: string | RegExp) => lenses.getByRole('button', { name });
const table = main.getByRole('table', { name: 'Pending Optimization' });
const dayMs = 86_400_000;

afterEach(() => page.viewport(1440, 900));

test('the longest waiting comes first, and its column, once it is chosen, says how long', async () => {
  await page.viewport(1920, 900);
  localStorage.setItem('copydesk.columns.status-lists', 'sku,brand,category,retailer,since');
  const waitingSince = new Date(Date.now() - 12.5 * dayMs).toISOString();
  const asked = serve(listProducts, [product({ id: 7, waitingSince })]);
  openScreen('/pending-products');
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('12 days');
  expect(asked[0]?.query).toMatchObject({ sort: 'waiting', order: 'asc' });
  const since = table.getByRole('columnheader', { name: 'Since' });
  await expect.element(since).toHaveAttribute('aria-sort', 'ascending');
  await since.getByRole('button').click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ sort: 'waiting', order: 'desc' });
});

test('the lenses count the products by why they wait, add up to all, and follow the other filters', async () => {
  const asked = serve(countLenses, lensCounts);
  serve(listProducts, pageOf(products(2), { total: 24 }));
  openScreen('/pending-products?brand=Clayfield&lens=clean&sort=title&page=2');
  await expect.element(lens(/^All/)).toMatchTextContent('All 24');
  expect(
    lenses
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual([
    'All 24',
    'Unchanged 4',
    'Clean 6',
    'Open claim 5',
    'Required rule 4',
    'Wish not followed 1',
    'Part rejected 1',
    'Nothing written yet 3',
    '1 more',
  ]);
  await lens('1 more').click();
  await expect.element(lens(/^Source changed/)).toMatchTextContent('Source changed since approval 0');
  await lens('Fewer').click();
  await expect.element(lens(/^Source changed/)).not.toBeInTheDocument();
  expect(asked.map(({ query }) => query)).toEqual([{ brand: 'Clayfield', status: 'pending' }]);
});

test('a lens narrows the list, by mouse or by its number, and All takes it off again', async () => {
  const asked = serve(listProducts, products(2));
  const screen = openScreen('/pending-products?brand=Clayfield');
  await lens(/^Required rule/).click();
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield&lens=must-rule');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ lens: 'must-rule', brand: 'Clayfield' });
  await expect.element(lens(/^Required rule/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(lens(/^All/)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('3');
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield&lens=clean');
  await userEvent.keyboard('1');
  await expect.poll(screen.address).toBe('/pending-products?brand=Clayfield');
  await expect.element(lens(/^All/)).toHaveAttribute('aria-pressed', 'true');
});

test('no row moves when a lens is chosen or its count comes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  serve(countLenses, () => promise.then(() => lensCounts));
  serve(listProducts, products(2));
  openScreen('/pending-products');
  const head = table.getByRole('row').first();
  await expect.element(head).toBeVisible();
  const top = () => head.element().getBoundingClientRect().top;
  const before = top();
  resolve();
  await expect.element(lens(/^Clean/)).toMatchTextContent('Clean 6');
  expect(top()).toBe(before);
  await lens(/^Clean/).click();
  await expect.element(main.getByRole('button', { name: 'Remove filter Lens: Clean' })).toBeVisible();
  expect(top()).toBe(before);
});

test('what nothing is open on is approved together, within the filter, after a question', async () => {
  serve(listProducts, products(2));
  const previewed = serve(previewRun, preview({ total: 6, taken: 6 }));
  const started = serve(startRun, run());
  openScreen('/pending-products?brand=Clayfield');
  await main.getByRole('button', { name: 'Approve 6 clean' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve 6 products?' });
  await question.getByRole('button', { name: 'Approve 6', exact: true }).click();
  const filter = { brand: 'Clayfield', status: 'pending', lens: 'clean' };
  expect(previewed[0]?.body).toMatchObject({ action: 'approve', selection: { filter } });
  await expect.poll(() => started[0]?.body).toMatchObject({ action: 'approve', selection: { filter } });
});

test('where nothing is clean there is nothing to approve together', async () => {
  serve(countLenses, { ...lensCounts, clean: 0 });
  serve(listProducts, products(2));
  openScreen('/pending-products');
  await expect.element(lens(/^Unchanged/)).toMatchTextContent('Unchanged 4');
  await expect.element(lens(/^Clean/)).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: /clean$/ })).not.toBeInTheDocument();
});

test('Start review opens the first of the list, which is its queue', async () => {
  const source = freshProduct({ id: 40 });
  serveProduct({ source });
  const asked = serve(listProducts, [source]);
  const screen = openScreen('/pending-products?lens=open-claim');
  await main.getByRole('button', { name: 'Start review' }).click();
  await expect
    .poll(screen.address)
    .toBe('/products/40?from=%2Fpending-products&status=pending&lens=open-claim&sort=waiting&order=asc');
  expect(asked.map(({ query }) => query)).toContainEqual({
    ...{ status: 'pending', lens: 'open-claim', sort: 'waiting', order: 'asc' },
    ...{ page: '1', limit: '1' },
  });
});

const start = main.getByRole('button', { name: 'Start review' });

/** What the browser would open in a tab opens nothing. */
function replaceTabs() {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  onTestFinished(() => opened.mockRestore());
  return { tab, opened };
}

test.each([
  ['Control and a click', () => start.click({ modifiers: ['Control'] })],
  ['a middle click', () => start.click({ button: 'middle' })],
  [
    'Control and Enter',
    () => {
      (start.element() as HTMLElement).focus();
      return userEvent.keyboard('{Control>}{Enter}{/Control}');
    },
  ],
])('%s opens what Start review found in a tab of its own', async (_, press) => {
  const source = freshProduct({ id: 40 });
  serveProduct({ source });
  serve(listProducts, [source]);
  const { tab, opened } = replaceTabs();
  const screen = openScreen('/pending-products');
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  await press();
  await expect
    .poll(() => tab.location.replace.mock.calls)
    .toEqual([['/products/40?from=%2Fpending-products&status=pending&sort=waiting&order=asc']]);
  expect(opened).toHaveBeenCalledOnce();
  expect(screen.address()).toBe('/pending-products');
});

test('a tab opened for a review is closed where nothing is left, and where the list cannot be read', async () => {
  const { tab } = replaceTabs();
  serve(listProducts, [freshProduct({ id: 40 })]);
  openScreen('/pending-products');
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  serve(listProducts, []);
  await start.click({ button: 'middle' });
  await expectToast('Nothing to review here');
  expect(tab.close).toHaveBeenCalledOnce();
  serve(listProducts, new Problem('UNAVAILABLE', 'The server is busy.'));
  await start.click({ button: 'middle' });
  await expectToast('The next product could not be loaded');
  expect(tab.close).toHaveBeenCalledTimes(2);
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('an empty queue says why there is nothing to start', async () => {
  serve(listProducts, []);
  openScreen('/pending-products');
  await expect.element(main.getByText('No pending products found')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Start review' })).toHaveAttribute('aria-disabled', 'true');
});

const approveClean = main.getByRole('button', { name: 'Approve 6 clean' });
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

test.each([1440, 390])(
  'what can be approved together is in sight however long the list is, at %d pixels',
  async (width) => {
    await page.viewport(width, 844);
    serve(listProducts, pageOf(products(20), { total: 24 }));
    openScreen('/pending-products');
    await expect.element(approveClean).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(1_000);
    expect(bottomOf(approveClean.element())).toBeLessThanOrEqual(window.innerHeight);
    await expect.element(main.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  },
);

test.each([1440, 390])('the search stays where it is while an approved list comes, at %d pixels', async (width) => {
  await page.viewport(width, 844);
  const listed = Promise.withResolvers<ReturnType<typeof pageOf<ReturnType<typeof products>>>>();
  serve(listProducts, () => listed.promise);
  openScreen('/approved-products');
  const search = main.getByRole('searchbox');
  await expect.element(search).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Export' })).toBeDisabled();
  const { top } = search.element().getBoundingClientRect();
  listed.resolve(pageOf(products(20), { total: 76 }));
  await expect.element(main.getByRole('button', { name: 'Export' })).toBeEnabled();
  await expect.element(main.getByText(/^Showing 76 of 76 approved/)).toBeVisible();
  expect(search.element().getBoundingClientRect().top).toBe(top);
});

test('the bar of a selection takes the place of the foot', async () => {
  serve(listProducts, pageOf(products(20), { total: 24 }));
  openScreen('/pending-products');
  await expect.element(approveClean).toBeVisible();
  await table.getByRole('checkbox').nth(1).click();
  await expect.element(main.getByRole('region', { name: 'Selected products' })).toBeInViewport();
  expect(bottomOf(approveClean.element())).toBeGreaterThan(window.innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => bottomOf(approveClean.element())).toBeLessThanOrEqual(window.innerHeight);
});

test('nothing stays selected of a list that is empty', async () => {
  let listed = products(2);
  serve(listProducts, () => pageOf(listed, { total: listed.length }));
  serve(previewRun, preview({ total: 6, taken: 6 }));
  serve(startRun, () => {
    listed = [];
    return run();
  });
  const screen = openScreen('/pending-products?lens=clean');
  await table.getByRole('checkbox').nth(1).click();
  const bar = main.getByRole('region', { name: 'Selected products' });
  await expect.element(bar).toBeVisible();
  await approveClean.click();
  const question = page.getByRole('alertdialog', { name: 'Approve 6 products?' });
  await question.getByRole('button', { name: 'Approve 6', exact: true }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(screen.address()).toContain('lens=clean');
});

test('on a phone the filters are behind one button, and a new category takes the subcategory off', async () => {
  await page.viewport(390, 844);
  serve(listProducts, products(2));
  const screen = openScreen('/pending-products?category=Kitchen&subcategory=Pans');
  await expect.element(main.getByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: /^More Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'More Filters' });
  await panel.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Garden' }).click();
  await expect.poll(screen.address).toBe('/pending-products?category=Garden');
});
