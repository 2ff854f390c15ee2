import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { choosePersona } from './persona-store.ts';

const helper = page.getByRole('button', { name: /^Choose Your Assistant/ });
const popover = page.getByRole('dialog', { name: 'Choose Your Assistant' });
const greeting = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').first();
const tip = page.getByRole('note', { name: 'Tip from Wizzy' });

afterEach(() => choosePersona('wizard'));

test('the helper at the top right offers five personas by name and role, the wizard first', async () => {
  openScreen('/help');
  await helper.click();
  await expect.element(popover.getByRole('heading', { name: 'Choose Your Assistant' })).toBeVisible();
  await expect.element(popover.getByText('Select a companion to help with your content')).toBeVisible();
  const personas = popover.getByRole('radio').elements() as HTMLInputElement[];
  expect(personas.map((persona) => [persona.getAttribute('aria-label'), persona.checked])).toEqual([
    ['Wizzy, Creative Wizard', true],
    ['Dr. Data, Analytics Expert', false],
    ['Nova, Creative Visionary', false],
    ['Max, Conversion Strategist', false],
    ['Sentinel, Compliance Guardian', false],
  ]);
  const paints = personas.map((persona) => getComputedStyle(persona.closest('label') as Element).backgroundColor);
  expect(paints[0], 'the present one is highlighted').not.toBe(paints[1]);
  expect(new Set(paints.slice(1)).size).toBe(1);
  const { top, right } = helper.element().getBoundingClientRect();
  expect([top < 80, window.innerWidth - right < 80]).toEqual([true, true]);
});

test('another persona, chosen by arrow key, resets the greeting and is kept by the browser', async () => {
  openScreen(serveProduct({ source: freshProduct({ title: 'Stoneware mug' }) }).address);
  await expect.element(greeting).toMatchTextContent('Wizzy');
  await helper.click();
  await expect.element(popover.getByRole('radio', { name: 'Wizzy, Creative Wizard' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(popover.getByRole('radio', { name: 'Dr. Data, Analytics Expert' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(helper).toHaveFocus();
  await expect.element(greeting).toMatchTextContent('Dr. Data');
  await expect.element(greeting).toMatchTextContent('Stoneware mug');
  expect(localStorage.getItem('copydesk.persona')).toBe('scientist');
});

test('a tip shows for 6 seconds and the helper hops for 1, at the specified moments', async () => {
  // Chance is always in favour and every check comes at its earliest: 45 s for a tip, 20 s for a hop.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openScreen('/help');
  // The helper comes by itself when the page has been at rest for a while; its moments count from then on.
  while (helper.elements().length === 0) await vi.advanceTimersByTimeAsync(100);
  const hops = () => helper.element().querySelector('img')?.classList.contains('helper-hop') ?? false;
  const isShown = () => tip.elements().length > 0;
  const focused = document.activeElement;
  /** Milliseconds until it is so. */
  const runUntil = async (isSo: () => boolean, most: number) => {
    let passed = 0;
    for (; passed < most && !isSo(); passed += 100) await vi.advanceTimersByTimeAsync(100);
    return passed;
  };
  const near = (expected: number) => ({ asymmetricMatch: (ms: number) => Math.abs(ms - expected) <= 300 });
  expect(await runUntil(hops, 30_000)).toEqual(near(20_000));
  expect(await runUntil(() => !hops(), 5_000)).toEqual(near(1_000));
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(23_000);
  expect(isShown(), 'before 45 s').toBe(false);
  await vi.advanceTimersByTimeAsync(1_500);
  // Its texts are fetched first.
  await expect.element(tip).toMatchTextContent('Start a title with what the product is.');
  expect(document.activeElement).toBe(focused);
  const box = tip.element().getBoundingClientRect();
  const covered = [...document.querySelectorAll('a, button, input, h1, h2')].filter((each) => {
    if (each.closest('[role=note]')) return false;
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  });
  expect(
    covered.map((each) => each.textContent),
    'controls and headings under the tip',
  ).toEqual([]);
  await tip.getByRole('button', { name: 'Dismiss tip' }).click();
  await expect.element(tip).not.toBeInTheDocument();

  expect(await runUntil(isShown, 60_000)).toBeGreaterThan(40_000);
  expect(await runUntil(() => !isShown(), 10_000)).toEqual(near(6_000));
});
