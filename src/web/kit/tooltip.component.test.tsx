import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';

const header = page.getByRole('banner');
const tooltips = page.getByRole('tooltip');
const shown = () => tooltips.elements().map((tooltip) => tooltip.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

test('a tooltip comes after 700 ms, the next one at once, after a pause of 300 ms not any more', async () => {
  openScreen('/products/new');
  const [first, second] = ['Commands', 'Collapse sidebar'].map((name) => page.getByRole('button', { name }));
  if (!first || !second) throw new Error('There is nothing to point at.');
  await first.hover();
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await expect.poll(shown).toHaveLength(1);
  await second.hover();
  await expect.poll(shown).toEqual([expect.stringMatching(/^Collapse sidebar/)]);
  await header.getByText('Content Optimization').hover();
  await expect.poll(shown).toEqual([]);
  vi.advanceTimersByTime(150);
  // To poll moves the clock on, and after 700 ms a tooltip comes anyway.
  const hoveredAt = Date.now();
  await first.hover();
  await expect.poll(shown).toEqual([expect.stringMatching(/^Commands/)]);
  expect(Date.now() - hoveredAt).toBeLessThan(690);
  await header.getByText('Content Optimization').hover();
  await expect.poll(shown).toEqual([]);
  vi.advanceTimersByTime(310);
  await second.hover();
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await expect.poll(shown).toHaveLength(1);
});
