import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';

const header = page.getByRole('banner');
const tooltips = page.getByRole('tooltip');
const shown = () => tooltips.elements().map((tooltip) => tooltip.textContent);

/** Waits in frames, which leave the clock of the test where it is: to poll would move it on. */
async function showsOnly(...names: string[]): Promise<void> {
  const isSo = () => {
    const texts = shown();
    return texts.length === names.length && names.every((name, at) => texts[at]?.startsWith(name));
  };
  while (!isSo()) await new Promise(requestAnimationFrame);
}

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
  await showsOnly('Commands');
  await second.hover();
  vi.advanceTimersByTime(20);
  await showsOnly('Collapse sidebar');
  await header.getByText('Content Optimization').hover();
  vi.advanceTimersByTime(20);
  await showsOnly();
  vi.advanceTimersByTime(150);
  await first.hover();
  vi.advanceTimersByTime(20);
  await showsOnly('Commands');
  await header.getByText('Content Optimization').hover();
  vi.advanceTimersByTime(20);
  await showsOnly();
  vi.advanceTimersByTime(310);
  await second.hover();
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await showsOnly('Collapse sidebar');
});
