// What one needs next is whole and can be reached: nothing is cut off, and nothing lies over it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { emptyCheck } from '#domain/review/part-check.ts';
import { noteReview } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, serveProduct } from '#testing/components/product-page.ts';
import { importRun } from '#testing/components/records.ts';
import { products } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const rectOf = (element: Element) => element.getBoundingClientRect();
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
/** Whether a press at this place of the window is a press on it. */
const isAt = (element: Element, x: number, y: number) => element.contains(document.elementFromPoint(x, y));
const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;

beforeEach(serveAll);
afterEach(() => page.viewport(1440, 900));

// The first: once the helper has come, it stays.
test('the place of the helper is never empty', async () => {
  openScreen('/help');
  const theme = page.getByRole('banner').getByRole('button', { name: /^Theme/ });
  await expect.element(theme).toBeVisible();
  const place = theme.element().nextElementSibling;
  const { width, height } = rectOf(place?.firstElementChild as Element);
  expect([Math.round(width), Math.round(height)]).toEqual([34, 34]);
  expect(getComputedStyle(place?.firstElementChild as Element).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test.each([
  ['one', '/pending-products?import=7', ['Import: spring.csv']],
  [
    'several',
    '/pending-products?import=7&category=Kitchen&brand=Clayfield',
    ['Category: Kitchen', 'Brand: Clayfield', 'Import: spring.csv'],
  ],
])('%s of the filters above a list can be read and taken off by its cross', async (_, address, texts) => {
  serve(listImports, [importRun({ id: 7, fileName: 'spring.csv', dryRun: false })]);
  serve(listProducts, pageOf(products(2), { total: 2 }));
  openScreen(address);
  for (const text of texts) {
    const chip = main.getByRole('button', { name: `Remove filter ${text}` });
    await expect.element(chip).toBeVisible();
    const { right, top, bottom } = rectOf(chip.element());
    expect(isAt(chip.element(), right - 14, (top + bottom) / 2), text).toBe(true);
    expect(isWhole(chip.element().querySelector('span') as Element), text).toBe(true);
  }
});

test.each([
  [1440, 900],
  [390, 844],
])('at %i a toast on a review lies over none of its buttons', async (width, height) => {
  await page.viewport(width, height);
  openScreen(serveProduct().address);
  await expect.element(main.getByRole('button', { name: 'Approve Product Title' }).last()).toBeVisible();
  await userEvent.keyboard('a');
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect.element(toast).toMatchTextContent(/approved/);
  const { top, bottom, left, right } = rectOf(toast.element());
  expect(top, 'it is on the screen').toBeGreaterThanOrEqual(0);
  const header = rectOf(page.getByRole('banner').element());
  const covered = [...document.querySelectorAll('main button, main a')].filter((each) => {
    const rect = rectOf(each);
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    // What is scrolled under the header is covered by that.
    return y > header.bottom && y < bottom && y > top && x > left && x < right;
  });
  expect(covered.map((each) => each.textContent)).toEqual([]);
});

test('the button of a family stays within its column, however long its SKU is', async () => {
  const members = ['Black', 'Navy Blue'].map((variant, index) => ({ id: index + 1, variant }));
  serve(listFamilies, [{ id: 1, members }]);
  serve(
    listProducts,
    pageOf(
      products(1, () => ({ sku: 'COL-TRAIL-XS-BL-2026', title: 'Dog collar with a long name, black and red, small' })),
      { total: 2 },
    ),
  );
  openScreen('/products?mode=list&group=families');
  const button = main.getByRole('button', { name: /^2 variants of/ });
  await expect.element(button).toBeVisible();
  const cell = button.element().closest('td') as Element;
  expect(rectOf(button.element()).right).toBeLessThanOrEqual(rectOf(cell).right);
});

test.each([1100, 1280, 1440])('at %i the parts in a row stay clear of its button', async (width) => {
  await page.viewport(width, 900);
  const [mug] = products(1, () => ({ pendingParts: [] }));
  if (mug === undefined) throw new Error('There is no product.');
  serve(listProducts, pageOf([mug], { total: 1 }));
  const approved = { title: 'approved', bullets: 'approved', description: 'approved', images: 'approved' } as const;
  serve(listReviewNotes, [noteReview(contentOf(mug, {}, approved), emptyCheck, String)]);
  openScreen('/approved-products');
  const parts = main.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect.element(parts.last()).toMatchTextContent(/approved/);
  const sign = parts.last().element().querySelector('svg') as Element;
  const link = main.getByRole('link', { name: 'View Details of Mug 1' });
  expect(rectOf(link.element()).left - rectOf(sign).right).toBeGreaterThanOrEqual(8);
});

test.each(['/pending-products', '/approved-products', '/rejected-products'])(
  'on a phone the order of %s can be read',
  async (address) => {
    await page.viewport(390, 844);
    serve(listProducts, pageOf(products(2), { total: 2 }));
    openScreen(address);
    const sort = main.getByRole('combobox', { name: 'Sort' });
    await expect.element(sort).toBeVisible();
    expect(isWhole(sort.element().querySelector('span') as Element)).toBe(true);
  },
);

test('on a phone the note of a figure lies over none of its words', async () => {
  await page.viewport(390, 844);
  openScreen('/');
  const note = main.getByRole('button', { name: /^About the planned/ });
  await expect.element(note).toBeVisible();
  const card = main.getByRole('link', { name: /^Integration Status/ });
  const words = [...card.element().querySelectorAll('span > span:not(.sr-only)')];
  expect(words).toHaveLength(3);
  expect(
    words.filter((each) => overlaps(rectOf(each), rectOf(note.element()))).map((each) => each.textContent),
  ).toEqual([]);
});

test('Approve cannot be used where nothing is written for what is selected, and says so', async () => {
  serve(
    listProducts,
    pageOf(
      products(3, (index) => ({ hasContent: index === 2 })),
      { total: 40 },
    ),
  );
  openScreen('/products?mode=list&brand=unwritten');
  const box = (name: string) => main.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  const bar = page.getByRole('region', { name: 'Selected products' });
  const approve = bar.getByRole('button', { name: 'Approve', exact: true });
  await box('Mug 1').click();
  await box('Mug 2').click();
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  await approve.hover();
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('Nothing is written for these products yet.');
  await box('Mug 3').click();
  await expect.element(approve).not.toHaveAttribute('aria-disabled');
  await box('Mug 3').click();
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  // Products that are not on the page: nobody knows here.
  await bar.getByRole('button', { name: 'Select all 40 that match' }).click();
  await expect.element(approve).not.toHaveAttribute('aria-disabled');
});
