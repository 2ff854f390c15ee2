import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';
import { toast } from './layers/toast.ts';

const region = page.getByRole('region', { name: /^Notifications/ });
const toasts = region.getByRole('listitem');
const shown = () => toasts.elements().length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

test('one toast shows at a time: the later takes the place of the earlier', async () => {
  openScreen('/help');
  toast({ title: 'Content updated' });
  await expect.element(toasts.getByText('Content updated')).toBeVisible();
  toast({ title: 'Update failed', description: 'Please try again.', tone: 'destructive' });
  await expect.element(toasts.getByText('Update failed')).toBeVisible();
  expect(shown()).toBe(1);
});

test('a toast goes after 5000 ms and can be read under the notifications button for 1,000,000 ms', async () => {
  openScreen('/help');
  toast({ title: 'Content updated' });
  await expect.element(toasts).toBeVisible();
  vi.advanceTimersByTime(4_900);
  await expect.element(toasts).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toBe(0);
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const kept = page.getByRole('region', { name: 'Messages' }).getByText('Content updated');
  vi.advanceTimersByTime(994_000);
  await expect.element(kept).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => kept.elements()).toEqual([]);
});

test('F8 reaches the toast', async () => {
  openScreen('/help');
  toast({ title: 'Content updated' });
  await expect.element(toasts).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(region.getByRole('list')).toHaveFocus();
});

test('a swipe to the right sends the toast away from 50 pixels on', async () => {
  openScreen('/help');
  toast({ title: 'Content updated' });
  await expect.element(toasts).toBeVisible();
  const swipe = (pixels: number) =>
    toasts.dropTo(toasts, { sourcePosition: { x: 60, y: 20 }, targetPosition: { x: 60 + pixels, y: 20 } });
  await swipe(40);
  await expect.element(toasts).toBeVisible();
  await swipe(60);
  await expect.poll(shown).toBe(0);
});
