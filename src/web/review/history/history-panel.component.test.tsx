import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { listProductHistory } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { paintOf } from '#testing/components/colours.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, historyEntry, serveProduct } from '#testing/components/product-page.ts';
import { picture } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const panel = page.getByRole('region', { name: 'Optimization Assistant' });
const tab = panel.getByRole('tab', { name: 'Content History' });
const titleGroup = panel.getByRole('region', { name: 'Title History' });
const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const rollback = { name: 'Rollback to this version' };

test('the history of a product is read with its tab, and grouped by type in the order of the parts', async () => {
  const { address } = serveProduct();
  const types = ['secondaryImage', 'heroImage', 'images', 'description', 'bullets', 'title'] as const;
  const reads = serve(
    listProductHistory,
    types.map((contentType) => historyEntry({ contentType })),
  );
  openScreen(address);
  await expect.element(page.getByRole('region', { name: 'Product Title' })).toBeVisible();
  await expect.element(panel.getByRole('region', { name: 'Conversation' })).toBeVisible();
  expect(reads).toEqual([]);
  await tab.click();
  await expect.element(titleGroup).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(
    panel
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual([
    'Optimization Assistant',
    'Title History',
    'Bullet Points History',
    'Description History',
    'Images History',
    'Hero Image History',
    'Secondary Image History',
  ]);
});

test('an entry shows its day and time here, what it replaced, what by, and offers to go back', async () => {
  const bullets = ['Holds 350 ml', 'Dishwasher safe'];
  const history = [
    historyEntry({ changeDate: '2026-11-20T03:30:00.000Z', previousContent: 'Mug', newContent: 'Stoneware mug' }),
    historyEntry({ contentType: 'bullets', previousContent: null, newContent: bullets }),
    historyEntry({ contentType: 'description', previousContent: { a: { b: 1 } }, newContent: 'Text' }),
  ];
  openScreen(`${serveProduct({ history }).address}?panel=history`);
  const title = titleGroup.getByRole('listitem');
  await expect.element(title.getByText('Nov 19, 2026', { exact: true })).toBeVisible();
  await expect.element(title.getByText('7:30 PM', { exact: true })).toBeVisible();
  await expect.element(title).toMatchTextContent(/Previous Content:Mug.*New Content:Stoneware mug/);
  await expect.element(title.getByRole('button', rollback)).toBeVisible();
  const list = panel.getByRole('region', { name: 'Bullet Points History' }).getByRole('list').last();
  expect(list.element().tagName).toBe('UL');
  expect(getComputedStyle(list.element()).listStyleType).toBe('disc');
  expect([...list.element().children].map((item) => item.textContent)).toEqual(bullets);
  const other = panel.getByRole('region', { name: 'Description History' }).element().querySelector('pre');
  expect(other?.textContent).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
});

test('the button that rolls back stands at the content it brings back, and a preview shows that text', async () => {
  const source = freshProduct({ title: 'Stoneware mug, 350 ml' });
  const entry = historyEntry({ previousContent: 'Mug', newContent: 'Stoneware mug' });
  openScreen(`${serveProduct({ source, history: [entry] }).address}?panel=history`);
  const button = titleGroup.getByRole('button', rollback);
  await expect.element(button).toHaveAccessibleDescription('Previous Content:');
  expect(button.element().closest('dd')?.firstElementChild?.textContent).toBe('Mug');
  await button.click();
  const restored = page.getByRole('dialog').getByRole('heading', { name: 'Will be restored' });
  await expect.element(restored).toBeVisible();
  expect(restored.element().parentElement?.textContent).toBe('Will be restoredMug');
});

test.each([
  ['approved', 'Approved', 'green'],
  ['rejected', 'Rejected', 'red'],
  ['pending', 'Pending', 'none'],
] as const)('an entry that is %s has its badge in its colour, pending an outline', async (status, word, paint) => {
  openScreen(`${serveProduct({ history: [historyEntry({ status })] }).address}?panel=history`);
  const badge = titleGroup.getByText(word, { exact: true });
  await expect.element(badge).toBeVisible();
  expect(paintOf(badge.element())).toBe(paint);
  expect(getComputedStyle(badge.element()).borderTopWidth).toBe(status === 'pending' ? '1px' : '0px');
});

test('a product without history says so', async () => {
  openScreen(`${serveProduct().address}?panel=history`);
  await expect.element(panel.getByText('No content history available for this product.')).toBeVisible();
});

test('a history that cannot be read is logged alone, and Retry brings it', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address } = serveProduct();
  serve(listProductHistory, new Problem('INTERNAL', 'down'));
  openScreen(`${address}?panel=history`);
  await expect.element(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(warn.mock.calls).toEqual([['The history could not be loaded.', expect.objectContaining({ status: 500 })]]);
  warn.mockClear();
  await expect.element(toast).not.toBeInTheDocument();
  serve(listProductHistory, [historyEntry()]);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.element(titleGroup).toBeVisible();
});

test('going back sets the part to the previous content, pending; the assistant says so', async () => {
  const source = freshProduct({ title: 'Stoneware mug' });
  const content = contentOf(source, {}, { title: 'approved' });
  const entry = historyEntry({ previousContent: 'Mug', newContent: 'Stoneware mug' });
  const { address, patches } = serveProduct({ source, content, history: [entry] });
  openScreen(`${address}?panel=history`);
  await titleGroup.getByRole('button', rollback).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Will be restored')).toBeVisible();
  await dialog.getByRole('button', rollback).click();
  await expect.element(toast).toMatchTextContent('Rolled back to the previous version');
  const card = page.getByRole('region', { name: 'Product Title' });
  await expect.element(card.getByText('Mug', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Pending', { exact: true })).toBeVisible();
  expect(patches.map(({ body }) => body)).toEqual([{ title: 'Mug', titleStatus: 'pending', restoredFrom: entry.id }]);
  await panel.getByRole('tab', { name: 'Chat', exact: true }).click();
  const words = 'I have rolled back to the previous version. You can check the result in the product view.';
  await expect.element(panel.getByText(words)).toBeVisible();
});

test('a rollback under way says so; one that fails says so, and leaves the question open', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address } = serveProduct({ history: [historyEntry()] });
  const answer = Promise.withResolvers<void>();
  serve(patchContent, async () => {
    await answer.promise;
    return new Problem('NOT_FOUND', 'History item not found');
  });
  openScreen(`${address}?panel=history`);
  await titleGroup.getByRole('button', rollback).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', rollback).click();
  await expect.element(dialog.getByRole('button', { name: 'Rolling back...' })).toBeVisible();
  answer.resolve();
  await expect.element(page.getByText('Failed to rollback content').first()).toBeVisible();
  await expect.element(dialog.getByRole('button', rollback)).toBeVisible();
  expect(warn).toHaveBeenCalledWith('Failed to rollback content', expect.objectContaining({ status: 404 }));
  warn.mockClear();
});

test('one image goes back to pending', async () => {
  const source = freshProduct();
  const url = source.images[0] ?? picture('hero');
  const history: HistoryEntry[] = [
    historyEntry({
      contentType: 'heroImage',
      previousContent: url,
      newContent: url,
      status: 'approved',
      action: 'approved',
    }),
  ];
  const { address, imagePatches } = serveProduct({
    source,
    content: contentOf(source, {}, { images: 'approved' }),
    history,
  });
  openScreen(`${address}?panel=history`);
  await panel.getByRole('region', { name: 'Hero Image History' }).getByRole('button', rollback).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('This image is approved and will go back to pending.')).toBeVisible();
  await dialog.getByRole('button', rollback).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(imagePatches.map(({ body }) => body)).toEqual([{ imageUrl: url, type: 'hero', status: 'pending' }]);
});
