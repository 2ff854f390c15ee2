// Lists with their variants grouped: one row a family, which opens, is selected as a whole, and changes nothing of what a list is about.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { previewRun } from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { preview } from '#testing/components/run-records.ts';
import { pageOf, type SentCall, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const table = main.getByRole('table');
const rows = table.getByRole('row');
const bar = page.getByRole('region', { name: 'Selected products' });
const toggle = main.getByRole('button', { name: 'Group variants' });
const variants = main.getByRole('button', { name: '3 variants of Mug 1' });
const box = (name: string) => main.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const all = products(6);
/** Mugs 1 to 3 are one family. */
const family = {
  id: 1,
  members: [
    { id: 1, variant: 'Black' },
    { id: 2, variant: 'Navy Blue' },
    { id: 3, variant: 'White' },
  ],
};

afterEach(() => page.viewport(1440, 900));

/** Six products of which three share a row; what was asked of the list, and of families. */
function serveMugs() {
  const asked = serve(listProducts, ({ query }) => {
    if (query.family) return pageOf(all.slice(0, 3).reverse(), { total: 3 });
    if (query.group)
      return pageOf(
        [all[0], ...all.slice(3)].flatMap((each) => each ?? []),
        { total: 44 },
      );
    return pageOf(all, { total: 50 });
  });
  return { asked, families: serve(listFamilies, [family]) };
}
const has = (name: string) => (call: SentCall) => Object.hasOwn(call.query, name);

let opened = 0;
/** Each time a list of its own: a list remembers what was ticked. */
async function open(path = '/pending-products') {
  opened += 1;
  const served = serveMugs();
  const start = `${path}${path.includes('?') ? '&' : '?'}brand=families-${opened}`;
  const screen = openScreen(`${start}&group=families`);
  await expect.element(variants).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  return { ...served, ...screen, brand: `families-${opened}` };
}

test('without the switch nothing is read of families; with it the address says so, and the foot counts products and rows', async () => {
  const { asked, families } = serveMugs();
  const { address } = openScreen('/pending-products?category=Kitchen');
  await expect.element(main.getByText('Showing 1 to 20 of 50 products')).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(families).toEqual([]);
  await toggle.click();
  await expect.poll(address).toBe('/pending-products?category=Kitchen&group=families');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(main.getByText('Showing 1 to 20 of 44 rows, 50 products')).toBeVisible();
  expect(families[0]?.query).toEqual({ of: '1,4,5,6', category: 'Kitchen', status: 'pending' });
  await expect.element(rows.nth(1)).toMatchTextContent('3 variantsBlack, Navy Blue, White');
  await expect.element(rows.nth(1)).toMatchTextContent(/MUG-1\s*and 2 more/);
  await expect.element(rows.nth(2)).toMatchTextContent('Mug 4');
  await toggle.click();
  await expect.element(main.getByText('Showing 1 to 20 of 50 products')).toBeVisible();
  expect(asked.filter(has('family'))).toEqual([]);
});

test.each(['/pending-products', '/products?mode=list'])(
  'on %s a family opens by key and closes from a variant',
  async (path) => {
    const { asked, brand } = await open(path);
    await userEvent.keyboard('j');
    await expect.element(box('3 variants of Mug 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(box('Mug 2')).toBeVisible();
    await expect.element(variants).toHaveAttribute('aria-expanded', 'true');
    expect(asked.filter(has('family')).map(({ query }) => query)).toMatchObject([{ family: '1', brand, limit: '200' }]);
    // In the order of the family, however they came.
    expect(
      rows
        .elements()
        .slice(1, 5)
        .map((row) => row.textContent?.match(/Mug \d/)?.[0]),
    ).toEqual(['Mug 1', 'Mug 1', 'Mug 2', 'Mug 3']);
    await userEvent.keyboard('jj');
    await expect.element(box('Mug 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(box('3 variants of Mug 1')).toHaveFocus();
    await expect.element(box('Mug 2')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await variants.click();
    await expect.element(box('Mug 3')).toBeVisible();
  },
);

test('one box selects all variants; a variant alone leaves it half ticked', async () => {
  await open();
  await box('3 variants of Mug 1').click();
  await expect.element(bar).toMatchTextContent('3 selected');
  await variants.click();
  await expect.element(box('Mug 2')).toBeChecked();
  await box('Mug 2').click();
  await expect.element(bar).toMatchTextContent('2 selected');
  await expect.element(box('3 variants of Mug 1')).toBePartiallyChecked();
  await main.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(bar).toMatchTextContent('6 selected');
});

test('keys select whole families in a range, and give them back', async () => {
  await open();
  await userEvent.keyboard('jjx');
  await expect.element(bar).toMatchTextContent('1 selected');
  await userEvent.keyboard('{Shift>}k{/Shift}');
  await expect.element(bar).toMatchTextContent('4 selected');
  await userEvent.keyboard('{Shift>}j{/Shift}');
  await expect.element(bar).toMatchTextContent('1 selected');
  await userEvent.keyboard('kx{ArrowRight}');
  await expect.element(box('Mug 3')).toBeChecked();
  await userEvent.keyboard('{Shift>}j{/Shift}');
  await expect.element(bar).toMatchTextContent('4 selected');
  await userEvent.keyboard('kx');
  await expect.element(bar).toMatchTextContent('1 selected');
});

test('what is done with all that match is about products, and says nothing of groups', async () => {
  const looked = serve(previewRun, preview({ total: 50, taken: 50 }));
  const { brand } = await open();
  await box('3 variants of Mug 1').click();
  await bar.getByRole('button', { name: 'Select all 50 that match' }).click();
  await expect.element(bar).toMatchTextContent('50 selected');
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Approve 50 products?' })).toBeVisible();
  expect(looked[0]?.body).toMatchObject({ selection: { filter: { brand, status: 'pending' } } });
  expect(JSON.stringify(looked[0]?.body)).not.toContain('group');
});

test('a link from the list takes its groups along', async () => {
  await open();
  const link = main.getByRole('link', { name: 'View Details of Mug 4' });
  expect(link.element().getAttribute('href')).toContain('group=families');
});

test('variants that cannot be loaded say so in their row and are read again', async () => {
  await open();
  let isDown = true;
  serve(listProducts, ({ query }) => {
    if (query.family && isDown) return new Problem('INTERNAL', 'The server is busy.');
    return pageOf(all.slice(0, 3), { total: 3 });
  });
  await variants.click();
  const retry = main.getByRole('button', { name: 'Could not be loaded. Retry' });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(box('Mug 3')).toBeVisible();
});

test('what the list shows of each variant is read with it', async () => {
  const asked = serve(listReviewNotes, []);
  await open();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ ids: '1,4,5,6' });
  await variants.click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ ids: '1,1,2,3,4,5,6' });
});

test('the grid of All Products has each product by itself', async () => {
  const { asked } = serveMugs();
  openScreen('/products?group=families');
  await expect.element(main.getByRole('list', { name: 'All products' })).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  expect(asked.filter(has('group'))).toEqual([]);
});

test('on a phone a family is one card, and its variants follow it', async () => {
  await page.viewport(390, 844);
  await open();
  await variants.click();
  await expect.element(main.getByText('White', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
