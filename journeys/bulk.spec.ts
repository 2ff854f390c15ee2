// Work on many products at once: a whole filter approved, words replaced in what it finds, and both undone.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectEnd, undoLastRun } from './runs-of-this-browser.ts';

test.use({ catalogue: 'sample' });

test(
  'all pending products over several pages are approved at once, and the approval is undone',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/?status=pending');
    await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bulk Optimize' })).toHaveAttribute('aria-disabled', 'true');

    // A range by Shift, a page by its head, and the ticks stay over the pages.
    const boxes = page.getByRole('table', { name: 'Products' }).getByRole('checkbox', { name: /^Select / });
    const pageBox = page.getByRole('checkbox', { name: 'Select all on this page' });
    await hand.press(boxes.nth(1));
    await hand.press(boxes.nth(4), 'Shift');
    const bar = page.getByRole('region', { name: 'Selected products' });
    await expect(bar).toContainText('4 selected');
    await expect(pageBox).toBeChecked({ indeterminate: true });
    await hand.press(pageBox);
    await expect(bar).toContainText('10 selected');
    await hand.press(page.getByRole('button', { name: 'Page 2' }));
    await expect(page.getByText('Showing 11 to 20 of 24 products')).toBeVisible();
    await expect(bar).toContainText('10 selected');
    await expect(pageBox).not.toBeChecked();
    await hand.press(page.getByRole('columnheader', { name: 'Content Score' }).getByRole('button'));
    await expect(page).toHaveURL(/order=asc/);
    await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Page 2' }));
    await expect(page.getByText('Showing 11 to 20 of 24 products')).toBeVisible();
    await expect(bar).toContainText('10 selected');

    // By keyboard: the focused product, and everything off again.
    await hand.focus(boxes.nth(1));
    await page.keyboard.press('x');
    await expect(bar).toContainText('11 selected');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(boxes.nth(1)).toBeFocused();

    // Another filter is another list: the selection goes, and that is said.
    await page.keyboard.press('x');
    const search = page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
    await hand.write(search, 'zeppelin');
    await expect(page.getByText('Selection cleared', { exact: true })).toBeVisible();
    await expect(bar).toBeHidden();
    await hand.write(search, '');
    await expect(page.getByText('Showing 1 to 10 of 24 products')).toBeVisible();

    // The bar that goes does not take the focus with it.
    await hand.focus(boxes.nth(1));
    await page.keyboard.press('x');
    await hand.press(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(bar).toBeHidden();
    await hand.rest(page);

    // All that match, but for one.
    await hand.focus(boxes.nth(1));
    await page.keyboard.press('x');
    await hand.press(bar.getByRole('button', { name: 'Select all 24 that match' }));
    await expect(bar).toContainText('24 selected');
    await hand.press(boxes.nth(1));
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(bar).toContainText('23 selected');
    const before = await countApproved(page);
    await hand.press(bar.getByRole('button', { name: 'Approve', exact: true }));
    const question = page.getByRole('alertdialog', { name: /^Approve \d+ products\?$/ });
    await expect(question).toContainText('No optimized content yet. Generate it first');
    await hand.press(question.getByRole('button', { name: /^Approve \d+$/ }));

    await expectEnd(page, 'Approve finished');
    await expect(bar).toBeHidden();
    await expect.poll(() => countApproved(page)).toBeGreaterThan(before);
    await hand.press(page.getByLabel('Sidebar').getByRole('link', { name: 'Content History' }));
    // The focus goes to the screen once it has come; a Tab key pressed before that would go on from there, through a list that grows.
    await expect(page.getByRole('main')).toBeFocused();
    await undoLastRun(page, hand, 'approval of');
    await expectEnd(page, 'Undo of "Approve"');
    await expect(page.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
    await expect.poll(() => countApproved(page)).toBe(before);
    await hand.press(page.getByRole('button', { name: /^Notifications/ }));
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
      /Undo of "Approve" \(run \d+\) finished/,
    );
  },
);

test(
  'words are replaced in everything a filter finds: seen before, done by a run, and undone',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const before = await readTexts(page);
    await page.goto('/?category=Kitchen');
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = page.getByRole('region', { name: 'Selected products' });
    await hand.press(bar.getByRole('button', { name: /^Select all \d+ that match$/ }));
    await hand.press(bar.getByRole('button', { name: 'More actions for the selected products' }));
    await hand.pick(page.getByRole('menuitem', { name: 'Find and replace' }));
    const question = page.getByRole('alertdialog');
    await hand.write(question.getByRole('textbox', { name: 'Find' }), 'steel');
    await hand.write(question.getByRole('textbox', { name: 'Replace with' }), 'iron');
    await hand.press(question.getByRole('checkbox', { name: 'Whole words' }));
    const example = question.getByRole('list', { name: 'Matches on this page' }).getByRole('listitem').first();
    await expect(example.getByRole('deletion').first()).toContainText(/steel/i);
    await expect(example.getByRole('insertion').first()).toContainText(/iron/i);
    await expect(question).toContainText('No match');
    await hand.press(question.getByRole('button', { name: /^Replace \d+ matches$/ }));

    await expectEnd(page, 'Find and replace finished');
    await expect(bar).toBeHidden();
    const after = await readTexts(page);
    const toIron = (word: string) => (word.startsWith('S') ? 'Iron' : 'iron');
    expect(after.kitchen).toEqual(before.kitchen.map((text) => text.replaceAll(/\bsteel\b/gi, toIron)));
    expect(after.kitchen).not.toEqual(before.kitchen);
    expect(after.others).toEqual(before.others);
    expect(after.others.join(' ')).toMatch(/\bsteel\b/i);

    await undoLastRun(page, hand, 'replacement in');
    await expectEnd(page, 'Undo of "Find and replace"');
    await expect(page).toHaveURL(/\/\?category=Kitchen/);
    expect(await readTexts(page)).toEqual(before);
  },
);

type Texts = { title: string; description: string; bullets: string[] };

/** The texts under review of the products that speak of steel: those of a category, and all others. */
async function readTexts(page: Page): Promise<{ kitchen: string[]; others: string[] }> {
  const kitchen: string[] = [];
  const others: string[] = [];
  const products = await page.request.get('/api/products?search=steel');
  for (const { id, category } of (await products.json()) as { id: number; category: string }[]) {
    const content = (await (await page.request.get(`/api/products/${id}/optimized-content`)).json()) as Texts | null;
    if (!content) continue;
    const { title, description, bullets } = content;
    (category === 'Kitchen' ? kitchen : others).push(title, description, ...bullets);
  }
  return { kitchen, others };
}

/** Parts that are approved, over the whole catalogue. */
async function countApproved(page: Page): Promise<number> {
  const records = (await (await page.request.get('/api/optimized-contents')).json()) as Record<string, string>[];
  return records.flatMap((record) => Object.values(record)).filter((value) => value === 'approved').length;
}
