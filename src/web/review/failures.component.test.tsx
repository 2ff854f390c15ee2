// What a reviewer sees and keeps when the server refuses or fails, and when somebody else is quicker.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProductHistory } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { type DescribedContent, withoutFacts } from '#domain/review/described-content.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { withPart } from '#domain/review/test-content.ts';
import { generateContent, optimizeContent } from '#domain/writing/writing.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { historyEntry, kite, mugContent } from '#testing/components/records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const title = 'Product Title';
const card = page.getByRole('region', { name: title, exact: true });
const progress = page.getByRole('region', { name: 'Optimization Progress' });
const field = page.getByRole('textbox', { name: title });
const down = new Problem('INTERNAL', 'The store is down.');
const press = (name: string) => card.getByRole('button', { name, exact: true }).click();

beforeEach(serveAll);
afterEach(() => page.viewport(1440, 900));

test('an approval that cannot be saved shows at once, goes back, and says so', async () => {
  const held = Promise.withResolvers<Problem>();
  serve(patchContent, () => held.promise);
  openScreen('/products/1');
  await press('Approve Product Title');
  await expect.element(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect.element(progress.getByText('25%')).toBeVisible();
  // Nothing is shown before the server has answered.
  await expect.element(page.getByText('Product Title approved')).not.toBeInTheDocument();
  held.resolve(down);
  await expectToast('Update failed', 'Failed to update content status. Please try again.');
  await expect.element(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(progress.getByText('0%')).toBeVisible();
  expectWarned('Update failed');
});

test.each([
  ['beside its panel', 1440, 900],
  ['beside its narrow panel', 1024, 768],
  ['above its sheet', 390, 844],
] as const)('a toast stands clear of the buttons of the assistant: %s', async (_where, width, height) => {
  await page.viewport(width, height);
  serve(optimizeContent, Response.json({ error: 'It reads as it does.', code: 'NOTHING_CHANGED' }, { status: 422 }));
  openScreen('/products/1?panel=chat');
  await page.getByRole('combobox', { name: 'Content to optimize' }).click();
  await page.getByRole('option', { name: 'Product Title' }).click();
  await page.getByRole('textbox', { name: 'Optimization prompt' }).fill('make it sing');
  const apply = page.getByRole('button', { name: 'Apply Optimization' });
  await apply.click();
  await expectToast('Nothing changed');
  const toast = page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
  const covered = toast.element().getBoundingClientRect();
  for (const button of [apply, page.getByRole('button', { name: 'Send' })]) {
    const { left, right, top, bottom } = button.element().getBoundingClientRect();
    const isClear = covered.right <= left || covered.left >= right || covered.bottom <= top || covered.top >= bottom;
    expect(isClear).toBe(true);
  }
});

test('an approval answered after moving on names its product', async () => {
  const held = Promise.withResolvers<DescribedContent>();
  serve(patchContent, () => held.promise);
  openScreen('/products/1');
  await press('Approve Product Title');
  await page.getByRole('button', { name: 'Next Product' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Glass carafe' })).toBeVisible();
  held.resolve(withoutFacts(mugContent({ version: 2, titleStatus: 'approved' })));
  await expectToast('Product Title approved: Stoneware mug');
});

test('generating leaves approved parts alone', async () => {
  serve(getContent, withoutFacts(mugContent({ titleStatus: 'approved' })));
  const written = mugContent({ version: 2, titleStatus: 'approved', description: 'A mug of stoneware for 350 ml.' });
  const sent = serve(generateContent, written);
  openScreen('/products/1');
  await progress.getByRole('button', { name: 'Generate Content' }).click();
  await expectToast('Content generated', 'New optimized content has been generated');
  expect(sent.map(({ body }) => body)).toEqual([{ keepApproved: true }]);
});

test.each([
  ['nothing was stored', 1],
  ['only how it came about was stored', 2],
])('generating a text that reads as it did is shown as nothing changed: %s', async (_what, version) => {
  serve(generateContent, mugContent({ version }));
  openScreen('/products/1');
  await progress.getByRole('button', { name: 'Generate Content' }).click();
  await expectToast('Nothing changed', 'Generating again gives the same text.');
});

test('a first draft that reads as the source does says so', async () => {
  const { title, description, bullets, images } = kite;
  const source = { title, description, bullets, images, imagesWithStatus: [] };
  serve(generateContent, mugContent({ productId: kite.id, ...source }));
  openScreen(`/products/${kite.id}`);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expectToast('Content generated', 'The text is the same as the source and needs your review.');
});

test('an edit that cannot be saved stays in its field and is saved by the next try', async () => {
  serve(patchContent, down);
  openScreen('/products/1');
  await press('Edit Product Title');
  await field.fill('A mug that survives a failed save');
  await press('Save');
  await expectToast('Update failed', 'Failed to update content. Please try again.');
  await expect.element(field).toHaveValue('A mug that survives a failed save');
  await expect.element(card.getByRole('alert')).toMatchTextContent('Not saved. Your text is still here.');
  expectWarned('Update failed');
  const sent = serve(patchContent, ({ body }) =>
    withoutFacts(
      withPart(mugContent({ version: 2 }), 'title', { value: body.changes.title?.value ?? '', status: 'pending' }),
    ),
  );
  await press('Save');
  await expectToast('Content updated');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(card.getByText('that survives a failed save').first()).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ title: 'A mug that survives a failed save' }]);
});

test('a failed generation says so and leaves the content as it was', async () => {
  serve(generateContent, down);
  openScreen('/products/3');
  const button = page.getByRole('button', { name: 'Generate Content' });
  await button.click();
  await expectToast('Generation failed', 'Failed to generate optimized content. Please try again.');
  await expect.element(page.getByText('No optimized content generated yet')).toBeVisible();
  await expect.element(button).toBeEnabled();
  expectWarned('Generation failed');
});

test('content that cannot be loaded offers Retry, which brings it', async () => {
  serve(getContent, down);
  openScreen('/products/2');
  const screen = page.getByRole('main');
  await expect.element(screen.getByText('Failed to load optimized content')).toBeVisible();
  await expect.element(screen.getByText('Could not load the optimized content for this product.')).toBeVisible();
  await expectToast('Failed to load optimized content', 'Could not load the optimized content for this product.');
  expectWarned('Failed to load optimized content');
  serve(getContent, withoutFacts(mugContent({ productId: 2, titleStatus: 'approved' })));
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByText('Approved', { exact: true })).toBeVisible();
});

test('leaving a product with unsaved text says where it waits', async () => {
  openScreen('/products/1');
  await press('Edit Product Title');
  await field.fill('Left in the middle of a sen');
  await page.getByLabelText('Sidebar').getByRole('link', { name: 'Content History' }).click();
  await expectToast('Draft saved', 'Your unsaved text for Product Title is saved as a draft of “Stoneware mug”.');
  await page.getByRole('link', { name: 'Glass carafe' }).first().click();
  await page.getByRole('button', { name: 'Previous Product' }).click();
  await expect.element(field).toHaveValue('Left in the middle of a sen');
});

test('an edit under way keeps its text when the text is changed elsewhere, and goes on from there', async () => {
  let stored: OptimizedContent = mugContent();
  serve(getContent, () => withoutFacts(stored));
  const theirs = 'The mug as the first sees it';
  const entry = historyEntry({ productId: 1, newContent: theirs, changedBy: { id: 2, fullName: 'Ada First' } });
  serve(listProductHistory, [entry]);
  openScreen('/products/1');
  await press('Edit Product Title');
  await field.fill('The mug as the second sees it');

  stored = withPart(mugContent({ version: 2 }), 'title', { value: theirs });
  readSoon({ type: 'product', productId: 1, version: 2 });
  const notice = card.getByRole('alert');
  await expect.element(notice).toMatchTextContent(/changed this text while you were editing/);
  await expect.element(notice).toMatchTextContent(/Ada First/);
  await expect.element(notice).toMatchTextContent(/Your text is still in the field below\. Nothing was overwritten\./);
  await expect.element(field).toHaveValue('The mug as the second sees it');
  // Saving waits until theirs was seen.
  await press('Save');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice.getByRole('button', { name: 'Save anyway' })).not.toBeInTheDocument();
  await press('Show their text');
  await expect.element(notice).toMatchTextContent(theirs);
  const sent = serve(patchContent, ({ body }) => {
    stored = withPart(mugContent({ version: 3 }), 'title', { value: body.changes.title?.value ?? '' });
    return withoutFacts(stored);
  });
  await press('Save anyway');
  await expectToast('Content updated');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"']);
  await expect.element(card.getByText('as the second sees it').first()).toBeVisible();
});
