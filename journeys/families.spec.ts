// Variants of one product: they come with an import, share a row of the list, and are decided in one go, which is undone.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectEnd, undoLastRun } from './runs-of-this-browser.ts';

const colors = ['Black', 'Navy Blue', 'Red', 'White'];
const lines = [
  ...colors.map((color, at) => [`BTL-${at + 1}`, `Tarnwick Steel Bottle, ${color}`, 'Tarnwick', 'Bottles']),
  ['KTL-1', 'Tarnwick Stovetop Kettle', 'Tarnwick', 'Kettles'],
  ['BSK-1', 'Quillmere Willow Basket', 'Quillmere', 'Baskets'],
];
const texts = ['Keeps its shape and is easy to wash.', 'Made of steel|Easy to wash', '24.00'];
const file = {
  name: 'bottles.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      ['sku', 'title', 'brand', 'category', 'description', 'bullets', 'price'],
      ...lines.map((line) => [...line, ...texts]),
    ]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\n'),
  ),
};

type Listed = { id: number; title: string; hasContent: boolean; pendingParts: string[] };
const readBottles = async (page: Page) =>
  (await (await page.request.get('/api/products?search=Steel+Bottle')).json()) as Listed[];
/** How many parts of the four wait, of those written for. */
const countWaiting = async (page: Page) =>
  (await readBottles(page)).flatMap(({ hasContent, pendingParts }) => (hasContent ? pendingParts : [])).length;

test(
  'variants that come by an import share a row, are written for and approved in one go, and wait again after the undo',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.request.post('/api/imports', { multipart: { file } });
    await expect.poll(async () => (await readBottles(page)).length).toBe(4);
    const ids = (await readBottles(page)).map(({ id }) => id);
    const readFamilies = async () => (await page.request.get(`/api/families?of=${ids.join(',')}`)).json();
    await expect.poll(readFamilies, 'the background finds the family').toHaveLength(1);

    await page.goto('/pending-products');
    await expect(page.getByText('Showing 1 to 6 of 6 products')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Group variants' }));
    await expect(page.getByText('Showing 1 to 3 of 3 rows, 6 products')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Pending Optimization' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 3);

    // It opens and closes from the keyboard, and the focus stays with it.
    const box = page.getByRole('checkbox', { name: /^Select 4 variants of Tarnwick Steel Bottle/ });
    await hand.focus(box);
    await page.keyboard.press('ArrowRight');
    await expect(rows).toHaveCount(1 + 3 + 4);
    await page.keyboard.press('j');
    await expect(
      page.getByRole('checkbox', { name: 'Select Tarnwick Steel Bottle, Black', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(rows).toHaveCount(1 + 3);
    await expect(box).toBeFocused();

    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selected products' });
    await expect(bar).toContainText('4 selected');
    await hand.press(bar.getByRole('button', { name: 'Bulk Optimize' }));
    const question = page.getByRole('alertdialog');
    await hand.press(question.getByRole('button', { name: 'Optimize up to 4' }));
    await expectEnd(page, 'Bulk Optimize finished');
    const waiting = await countWaiting(page);
    expect(waiting).toBeGreaterThanOrEqual(4);

    // From the page of one of them all four are approved.
    await hand.press(page.getByRole('link', { name: /^View Details of Tarnwick Steel Bottle/ }));
    const variants = page.getByRole('navigation', { name: 'One of 4 variants' });
    await expect(variants.getByRole('link')).toHaveText(colors);
    await hand.press(variants.getByRole('link', { name: 'Red' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tarnwick Steel Bottle, Red' })).toBeVisible();
    await expect(variants.getByRole('link', { name: 'Red' })).toHaveAttribute('aria-current', 'page');
    await hand.press(page.getByRole('button', { name: 'Approve all 4', exact: true }));
    await hand.press(question.getByRole('checkbox', { name: /^Also approve parts with open claims/ }));
    await hand.press(question.getByRole('button', { name: /^Approve (up to )?4$/ }));
    await expectEnd(page, 'Approve finished');
    await expect.poll(() => countWaiting(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Approve all 4', exact: true })).toBeHidden();

    await page.goto('/pending-products?group=families');
    await expect(page.getByText('Showing 1 to 2 of 2 products')).toBeVisible();
    await undoLastRun(page, hand, 'approval of');
    await expectEnd(page, 'Undo of "Approve"');
    await expect.poll(() => countWaiting(page)).toBe(waiting);
    await expect(page.getByText('Showing 1 to 3 of 3 rows, 6 products')).toBeVisible();
  },
);
