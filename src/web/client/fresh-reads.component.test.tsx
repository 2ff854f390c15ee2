import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listHistory } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listPrompts } from '#domain/prompts/prompts.contract.ts';
import { listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { historyEntry, product, prompt } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const minute = 60_000;
const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
const visit = async (name: string) => {
  await sidebar.getByRole('link', { name }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

test('data is read once: not again by time, by focus, or on coming back', async () => {
  const calls = [serve(listPrompts, [prompt()]), serve(listHistory, [historyEntry()])];
  openScreen('/prompts');
  await visit('Content History');
  await expect.element(page.getByText('Stoneware mug').first()).toBeVisible();
  vi.advanceTimersByTime(50 * minute);
  for (const happens of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(happens));
  document.dispatchEvent(new Event('visibilitychange'));
  await visit('Optimization Prompts');
  await expect.element(page.getByText('Mention the warranty')).toBeVisible();
  await visit('Content History');
  await expect.element(page.getByText('Stoneware mug').first()).toBeVisible();
  expect(calls.map(({ length }) => length)).toEqual([1, 1]);
});

test('what failed is not tried again by itself', async () => {
  const asked = serve(listHistory, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/content-history');
  await expect.element(page.getByText('The history could not be loaded')).toBeVisible();
  vi.advanceTimersByTime(10 * minute);
  await expect.element(page.getByText('The history could not be loaded')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('optimised content is read again when it is five minutes old, and not before', async () => {
  serve(listHistory, [historyEntry()]);
  const asked = serve(getContent, null);
  openScreen('/content-history');
  const dialog = page.getByRole('dialog');
  const look = async () => {
    await page.getByRole('button', { name: 'Rollback to this version' }).click();
    await expect.element(dialog.getByText('Will be restored')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog.elements()).toEqual([]);
  };
  await look();
  vi.advanceTimersByTime(4.9 * minute);
  await look();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(0.2 * minute);
  await look();
  expect(asked).toHaveLength(2);
});

test('the statuses of a list are read again when they are five minutes old, and not before; not again after a failure', async () => {
  serve(listProducts, [product()]);
  serve(listPrompts, [prompt()]);
  const asked = serve(listContentStatuses, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/');
  await expect.poll(() => asked).toHaveLength(1);
  vi.advanceTimersByTime(10 * minute);
  await expect.element(page.getByRole('table', { name: 'Products' })).toBeVisible();
  expect(asked).toHaveLength(1);
  const answered = serve(listContentStatuses, []);
  const comeBack = async () => {
    await visit('Optimization Prompts');
    await sidebar.getByRole('link', { name: 'Overview' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Products' })).toBeVisible();
  };
  await comeBack();
  await expect.poll(() => answered).toHaveLength(1);
  vi.advanceTimersByTime(4.9 * minute);
  await comeBack();
  expect(answered).toHaveLength(1);
  vi.advanceTimersByTime(0.2 * minute);
  await comeBack();
  await expect.poll(() => answered).toHaveLength(2);
});
