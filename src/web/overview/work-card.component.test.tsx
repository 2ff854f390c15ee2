import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { lenses } from '#domain/catalogue/lens.ts';
import { countLenses, type LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { Problem } from '#domain/problem.ts';
import { previewRun } from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { listWork } from '#domain/teamwork/teamwork.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { dashboard, me } from '#testing/components/replies.ts';
import { preview } from '#testing/components/run-records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { keepStop, readStop } from '#web/shared/review/review-stop.ts';
import { countWork } from './work-figures.ts';

const main = page.getByRole('main');
const card = main.getByRole('region', { name: 'Your work' });
const start = card.getByRole('button', { name: /^(Start|Continue) review/ });

const none = Object.fromEntries(lenses.map((lens) => [lens, 0])) as LensCounts;
const some = { ...none, 'open-claim': 3, 'must-rule': 6, 'part-rejected': 2, clean: 8, 'nothing-written': 8_420 };

function openDashboard(counts: LensCounts) {
  serve(countLenses, counts);
  serve(getDashboard, dashboard());
  return openScreen('/');
}

const written = lenses.filter((lens) => lens !== 'nothing-written');
const reviewed = written.map((lens) => `lens=${lens}`).join('&');

test('the figures add up to what waits, and each filter lists what it counts', () => {
  const each = Object.fromEntries(lenses.map((lens, index) => [lens, 10 ** index])) as LensCounts;
  const { toOptimize, toReview, states } = countWork(each);
  expect([toOptimize.count, toReview.count]).toEqual([1, 11_111_110]);
  for (const { count, filter } of [toOptimize, toReview]) {
    expect([filter.lens ?? []].flat().reduce((sum, lens) => sum + each[lens], 0)).toBe(count);
  }
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(toReview.count);
});

test('what is to be written and what is to review are two figures, and what is to review is counted by its state', async () => {
  serve(listProducts, []);
  openDashboard(some);
  await expect.element(card.getByRole('heading').nth(0)).toHaveTextContent('8,420 to optimize');
  await expect.element(card.getByRole('heading').nth(1)).toHaveTextContent('19 to review');
  const links = card.getByRole('list', { name: 'What to review' }).getByRole('link');
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['8 clean', '/pending-products?lens=clean'],
    ['3 open claims', '/pending-products?lens=open-claim'],
    ['6 break a required rule', '/pending-products?lens=must-rule'],
    ['2 parts rejected', '/pending-products?lens=part-rejected'],
  ]);
  expect(card.element().getBoundingClientRect().height).toBe(88);
});

test('Optimize asks about exactly the products nothing was written for', async () => {
  serve(listProducts, []);
  const looked = serve(previewRun, preview({ total: 8_420, taken: 8_420 }));
  openDashboard(some);
  await card.getByRole('button', { name: 'Optimize 8,420' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Optimize up to 8,420 products?' })).toBeVisible();
  expect(looked.at(-1)?.body).toMatchObject({
    action: 'generate',
    selection: { filter: { status: 'pending', lens: ['nothing-written'] } },
  });
});

test('Start review opens the product that has waited longest of those with content', async () => {
  const source = freshProduct();
  serveProduct({ source });
  const asked = serve(listProducts, [source]);
  const screen = openDashboard(some);
  await expect.element(start).toMatchTextContent('Start review');
  await start.click();
  await expect
    .poll(screen.address)
    .toBe(`/products/${source.id}?from=%2Fpending-products&status=pending&${reviewed}&sort=waiting&order=asc`);
  expect(asked.map(({ query }) => query)).toContainEqual({
    status: 'pending',
    lens: written,
    sort: 'waiting',
    order: 'asc',
    page: '1',
    limit: '1',
  });
  // A product of the queue that is open is where one stops.
  await expect.poll(readStop).toEqual({ id: source.id, title: source.title, part: 'title' });
});

test.each([
  ['still waits', { previous: null, next: null, position: 4, total: 19 }, 77],
  ['is decided by now', { previous: null, next: null, position: null, total: 19 }, 1],
  ['is gone', new Problem('NOT_FOUND', 'There is no such product.'), 1],
])('Continue review goes on where it stopped; if that %s it opens the right one', async (_, found, opened) => {
  const source = freshProduct({ id: 1 });
  serve(listProducts, [source]);
  serveProduct({ source: freshProduct({ id: opened }) });
  serve(getNeighbours, found);
  keepStop({ id: 77, title: 'Pet carrier, teal', part: 'bullets' });
  const screen = openDashboard(some);
  await expect.element(card.getByText('You stopped at the bullets of Pet carrier, teal')).toBeVisible();
  await start.click();
  await expect.poll(screen.address).toContain(`/products/${opened}?from=`);
});

test.each([
  ['is next', { id: 8, title: 'Next' }, 8],
  ['is none', null, 1],
])('Start review leads past a product somebody else is on; where a free one %s', async (_, next, opened) => {
  serveProduct({ source: freshProduct({ id: opened }) });
  serve(getMe, { ...me, sessionId: 5 });
  serve(listProducts, [freshProduct({ id: 1 })]);
  const until = new Date(Date.now() + 600_000).toISOString();
  const visits = [{ person: { id: 2, fullName: 'Bo' }, doing: 'reviewing' as const, until }];
  serve(listWork, ({ query }) => (query.ids === '1' ? [{ productId: 1, assignment: null, visits }] : []));
  serve(getNeighbours, { previous: null, next, position: 1, total: 19 });
  const screen = openDashboard(some);
  await start.click();
  await expect.poll(screen.address).toContain(`/products/${opened}?from=`);
});

test('who may only change some products is shown and led through those', async () => {
  const source = freshProduct();
  serveProduct({ source });
  const scope = { brand: ['Mossbeck'], category: [], retailer: ['Amazon', 'Etsy'] };
  serve(getMe, { ...me, sessionId: 5, role: 'approver', shownRole: 'approver', scope });
  serve(listWork, []);
  serve(listProducts, [source]);
  const counted = serve(countLenses, some);
  serve(getDashboard, dashboard());
  const screen = openScreen('/');
  await expect.element(card.getByRole('heading').nth(1)).toHaveTextContent('19 to review');
  const within = { brand: 'Mossbeck', retailer: ['Amazon', 'Etsy'] };
  expect(counted.map(({ query }) => query)).toContainEqual({ ...within, status: 'pending' });
  await expect
    .element(card.getByRole('link', { name: '8 clean' }))
    .toHaveAttribute('href', expect.stringContaining('brand=Mossbeck&retailer=Amazon&retailer=Etsy'));
  await start.click();
  await expect.poll(screen.address).toContain('brand=Mossbeck');
});

test('Enter starts the review as long as nothing has the focus', async () => {
  const source = freshProduct();
  serveProduct({ source });
  serve(listProducts, [source]);
  const screen = openDashboard(some);
  await expect.element(start).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.address).toContain(`/products/${source.id}?from=`);
});

test('Enter on something else does what that is for', async () => {
  serve(listProducts, []);
  const screen = openDashboard(some);
  // What the screen one comes to reads.
  serveAll();
  await expect.element(start).toBeVisible();
  (main.getByRole('link', { name: 'Import', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.address).toBe('/import');
});

test.each([
  ['to review', { ...none, clean: 8 }, 'Start review', 1],
  ['to optimize', { ...none, 'nothing-written': 8 }, 'Optimize 8', 0],
])('where there is only something %s that takes both places', async (what, counts, button, lists) => {
  serve(listProducts, []);
  openDashboard(counts);
  await expect.element(card.getByRole('heading')).toHaveTextContent(`8 ${what}`);
  await expect.element(card.getByRole('button')).toMatchTextContent(button);
  expect(card.getByRole('list').elements()).toHaveLength(lists);
});

test('where nothing waits the card says so and leads to an import', async () => {
  serve(listProducts, []);
  openDashboard(none);
  await expect.element(card.getByRole('heading', { name: 'All reviewed' })).toBeVisible();
  await expect.element(card.getByText('All parts of all products are reviewed')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import');
});

test('where nothing waits within a limit the card speaks of that alone, and leads to no import', async () => {
  serve(listProducts, []);
  serve(listWork, []);
  const scope = { brand: ['Mossbeck'], category: [], retailer: [] };
  serve(getMe, { ...me, sessionId: 5, role: 'approver', shownRole: 'approver', scope });
  openDashboard(none);
  await expect.element(card.getByText('No products you can work on are waiting for review')).toBeVisible();
  await expect.element(card.getByText(/^All /)).not.toBeInTheDocument();
  await expect.element(card.getByRole('link', { name: 'Import' })).not.toBeInTheDocument();
});

test('counts that cannot be read say so, and Retry reads them', async () => {
  serve(listProducts, []);
  serve(countLenses, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/');
  await expect.element(card).toMatchTextContent('The store is down.');
  serve(countLenses, some);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByRole('heading').nth(1)).toHaveTextContent('19 to review');
});

test('on a first visit there are three steps, the first one to import a file', async () => {
  serve(listProducts, []);
  serve(countLenses, none);
  serve(getDashboard, dashboard({ total: 0, pending: 0, approved: 0, rejected: 0 }));
  openScreen('/');
  const steps = main.getByRole('region', { name: 'Three steps to your first approved product' });
  await expect.element(steps.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(steps.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/import');
});

test('import and a new product are in reach in the head of the dashboard', async () => {
  serve(listProducts, []);
  openScreen('/');
  await expect.element(main.getByRole('link', { name: 'Import', exact: true })).toHaveAttribute('href', '/import');
  await expect.element(main.getByRole('link', { name: 'Add Product' }).first()).toBeVisible();
});
