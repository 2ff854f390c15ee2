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
  vi.advanceTimersByTime(290);
  await first.hover();
  await expect.poll(shown).toEqual([expect.stringMatching(/^Commands/)]);
  await header.getByText('Content Optimization').hover();
  await expect.poll(shown).toEqual([]);
  vi.advanceTimersByTime(310);
  await second.hover();
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await expect.poll(shown).toHaveLength(1);
});
