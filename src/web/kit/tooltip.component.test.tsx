import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';

const header = page.getByRole('banner');
const title = header.getByText('Content Optimization');
const tooltips = page.getByRole('tooltip');
const shown = () => tooltips.elements().map((tooltip) => tooltip.textContent);

/** Waits in frames, which leave the clock of the test where it is: to poll would move it on. */
async function showsOnly(...names: string[]): Promise<void> {
  const isSo = () => {
    const texts = shown();
    return texts.length === names.length && names.every((name, at) => texts[at]?.startsWith(name));
  };
  for (let frames = 0; !isSo() && frames < 600; frames += 1) await new Promise(requestAnimationFrame);
  expect(shown()).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}`))));
}

let pointedAt: Element;

/** As the browser says it of a mouse: to move the real one moves the clock on, too. */
function pointAt(locator: Locator): void {
  const element = locator.element();
  const { left, top, width, height } = element.getBoundingClientRect();
  const say = (type: string, to: Element, relatedTarget: Element | null) =>
    to.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerType: 'mouse', relatedTarget },
        ...{ clientX: left + width / 2, clientY: top + height / 2 },
      }),
    );
  say('pointerout', pointedAt, element);
  say('pointerover', element, pointedAt);
  say('pointermove', element, null);
  pointedAt = element;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

test('a tooltip comes after 700 ms, the next one at once, after a pause of 300 ms not any more', async () => {
  openScreen('/products/new');
  const commands = page.getByRole('button', { name: 'Commands' });
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add Product' })).toBeVisible();
  await title.hover();
  pointedAt = title.element();
  pointAt(commands);
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await showsOnly('Commands');
  pointAt(collapse);
  await showsOnly('Collapse sidebar');
  pointAt(title);
  await showsOnly();
  vi.advanceTimersByTime(290);
  pointAt(commands);
  await showsOnly('Commands');
  pointAt(title);
  await showsOnly();
  vi.advanceTimersByTime(310);
  pointAt(collapse);
  vi.advanceTimersByTime(690);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  await showsOnly('Collapse sidebar');
});
