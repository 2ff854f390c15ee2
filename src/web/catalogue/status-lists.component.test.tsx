import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { PartNote, ReviewNote } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { testPartCheck } from '#domain/review/test-check.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { picture, product, products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
afterEach(() => page.viewport(1440, 900));
const sam = { id: 1, fullName: 'Sam Porter' };

/** A product with a part of each status, and something open on each of them. */
function note(productId: number): ReviewNote {
  const part = {
    origin: 'built-in',
    by: null,
    decidedAt: null,
    check: null,
    openClaims: 0,
    changedFields: [],
  } as const satisfies Partial<PartNote>;
  const decided = { by: sam, decidedAt: '2026-11-21T12:00:00.000Z' };
  return {
    productId,
    updatedAt: '2026-11-20T12:00:00.000Z',
    lens: 'part-rejected',
    parts: [
      {
        ...part,
        part: 'title',
        status: 'pending',
        check: testPartCheck('title', { openClaims: 1, openWords: 'best', must: ['title.length'] }),
      },
      { ...part, ...decided, part: 'description', status: 'approved', changedFields: ['Material'] },
      { ...part, ...decided, part: 'bullets', status: 'rejected', reason: 'Too long' },
      { ...part, part: 'images', status: 'pending', check: testPartCheck('images') },
    ],
    rules: { 'title.length': 'Title length limit' },
    brokenFacts: [],
  };
}

test('no row of a list grows or shrinks once its note is there, that of a sample draft neither', async () => {
  serve(listProducts, [product({ id: 7 }), product({ id: 8 })]);
  const { promise, resolve: reply } = Promise.withResolvers<void>();
  const sample = note(7);
  sample.parts = sample.parts.map((part) => ({ ...part, isSampleDraft: true }));
  serve(listReviewNotes, async () => {
    await promise;
    return [sample, note(8)];
  });
  openScreen('/approved-products');
  const heights = () => [...main.element().querySelectorAll('tbody tr')].map((row) => row.clientHeight);
  await expect.poll(() => main.element().querySelectorAll('[data-note]').length).toBe(2);
  const before = heights();
  reply();
  await expect.element(main.getByText(/Sample draft/)).toBeVisible();
  expect(main.element().querySelector('[data-note]')).toBeNull();
  expect(heights()).toEqual(before);
});

describe.each([
  {
    address: '/pending-products',
    title: 'Pending Optimization',
    status: 'pending',
    badge: 'Pending',
    all: 24,
    summary: 'Part rejected Too long',
    hint: 'All products have been optimized!',
    points: ['Title: open claim: “best”', 'Title: required: Title length limit', 'Bullets: rejected: Too long'],
  },
  {
    address: '/approved-products',
    title: 'Approved Content',
    status: 'approved',
    badge: 'Approved',
    all: 76,
    summary: 'Source changed: Material, 1 part rejected, 2 parts pending',
    hint: 'Start approving some optimized content!',
    points: ['Description: source changed: Material', 'Bullets: rejected: Too long', 'Title: pending'],
  },
  {
    address: '/rejected-products',
    title: 'Rejected Content',
    status: 'rejected',
    badge: 'Rejected',
    all: 12,
    summary: 'Too long, 2 parts pending',
    hint: 'No rejected content at this time.',
    points: ['Bullets: Too long', 'Title: pending', 'Images: pending'],
  },
])('$title', ({ address, title, status, badge, all, hint, summary, points }) => {
  const table = main.getByRole('table', { name: title });
  const row = table.getByRole('row').nth(1);

  test('asks for the products of its status and counts them', async () => {
    const asked = serve(listProducts, pageOf(products(2), { total: 2 }));
    openScreen(address);
    await expect.element(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(main.getByText(`Showing 2 of ${all} ${status} products`)).toBeVisible();
    expect(asked[0]?.query).toMatchObject({ status, page: '1' });
  });

  test('a row shows picture, title, SKU, brand, category, retailer, status and View Details', async () => {
    await page.viewport(1920, 900);
    serve(listReviewNotes, [note(7)]);
    serve(listProducts, [product({ id: 7, images: [picture('hero'), picture('second')] })]);
    openScreen(address);
    await expect.element(row).toBeVisible();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent?.trim()),
    ).toEqual([...['', 'Image', 'Title', 'SKU', 'Brand', 'Category', 'Retailer', 'Status', 'Actions']]);
    await expect.element(row).toMatchTextContent(summary);
    const cells = [...row.element().children] as HTMLElement[];
    expect(cells[1]?.querySelector('img')?.getAttribute('src')).toBe(picture('hero'));
    expect(cells.slice(2).map((cell) => cell.innerText.split(/\n+/))).toMatchObject([
      ['Stoneware mug'],
      ['MUG-1'],
      ['Clayfield'],
      ['Kitchen'],
      ['Shopify'],
      expect.arrayContaining([badge]),
      ['View Details'],
    ]);
    const tiles = row.getByRole('list', { name: 'Parts' }).getByRole('listitem');
    expect(tiles.elements().map((tile) => tile.textContent)).toEqual([
      'T: pending',
      'D: approved',
      'B: rejected',
      'I: pending',
    ]);
    for (const name of ['Stoneware mug', 'View Details of Stoneware mug']) {
      await expect
        .element(row.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?/));
    }
  });

  test('what is open on it opens part by part, and Quality to what it means; both lead to where it is fixed', async () => {
    localStorage.setItem('copydesk.columns.status-lists', 'sku,brand,category,retailer,quality');
    serve(listReviewNotes, [note(7)]);
    serve(listProducts, [product({ id: 7 })]);
    openScreen(address);
    await row.getByRole('button', { name: /^Listing Quality/ }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: 'See what costs points' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?.*quality=open/));
    await userEvent.keyboard('{Escape}');
    await row.getByRole('button', { name: /Too long|Source changed/ }).click();
    const open = page.getByRole('dialog', { name: 'Open issues' });
    for (const point of points) await expect.element(open).toMatchTextContent(point);
    await expect
      .element(open.getByRole('link', { name: 'See why' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/products\/7\?/));
  });

  test('search and four filters narrow it, and all is no filter', async () => {
    const asked = serve(listProducts, ({ query }) => (query?.search ? [] : products(2)));
    const screen = openScreen(address);
    for (const name of ['All Subcategories', 'All Brands', 'All Retailers']) {
      await expect.element(main.getByRole('combobox').filter({ hasText: name })).toBeVisible();
    }
    const category = main.getByRole('combobox', { name: 'Category' });
    await category.click();
    await page.getByRole('option', { name: 'Garden' }).click();
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ status, category: 'Garden' });
    await category.click();
    await page.getByRole('option', { name: 'All Categories' }).click();
    await expect.poll(screen.address).toBe(address);
    await expect.element(category).toHaveTextContent('All Categories');
    await main.getByPlaceholder('Search products...').fill('zeppelin');
    await expect.element(main.getByText(`No ${status} products found`)).toBeVisible();
    expect(asked.at(-1)?.query).toMatchObject({ status, search: 'zeppelin' });
    await expect.element(main.getByText(new RegExp(`^Showing 0 of \\d+ ${status} products$`))).toBeVisible();
    await expect.element(main.getByText('Try adjusting your filters or search criteria')).toBeVisible();
    // True of an empty list, not of one that is narrowed.
    await expect.element(main.getByText(hint)).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  test('a filter takes several values, one box each, and each chip takes one off', async () => {
    const asked = serve(listProducts, products(2));
    const screen = openScreen(`${address}?category=Kitchen`);
    const category = main.getByRole('combobox', { name: 'Category' });
    await category.click();
    const garden = page.getByRole('option', { name: 'Garden' });
    await expect.element(garden).toBeVisible();
    await userEvent.click(garden.element().querySelector('[data-box]') as Element);
    await expect.poll(screen.address).toBe(`${address}?category=Kitchen&category=Garden`);
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ status, category: ['Kitchen', 'Garden'] });
    await expect.element(page.getByRole('option', { name: 'Kitchen', selected: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(category).toMatchTextContent(/^Kitchen\+1/);
    await main.getByRole('button', { name: 'Remove filter Category: Kitchen' }).click();
    await expect.poll(screen.address).toBe(`${address}?category=Garden`);
  });

  test('empty, it says so with its hint and offers to reload', async () => {
    serve(listProducts, []);
    openScreen(address);
    await expect.element(main.getByText(`No ${status} products found`)).toBeVisible();
    await expect.element(main.getByText(hint)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  test('six rows stand for products that are on their way', async () => {
    serve(listProducts, () => new Promise(() => {}));
    openScreen(address);
    await expect.element(main.getByRole('status').filter({ hasText: 'Loading products' })).toBeInTheDocument();
    expect(document.querySelectorAll('[data-skeleton="row"]')).toHaveLength(6);
  });

  test('products that cannot be read say so, and Retry brings them', async () => {
    serve(listProducts, new Problem('INTERNAL', 'The store is down.'));
    openScreen(address);
    const alert = main.getByRole('alert').filter({ hasText: 'Products could not be loaded' });
    await expect.element(alert).toBeVisible();
    serve(listProducts, products(1));
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row).toMatchTextContent('Mug 1');
  });
});
