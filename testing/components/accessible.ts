// Holds what is on the page against the rules of accessibility: by axe in both themes and on a desktop and a phone, and by its frame.
import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { isFullSuite } from '../full-suite.ts';

const phone = [390, 844] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The same elements in other colours: only these can come out otherwise. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Look = {
  /** A layer hides the page behind it; some are one on phones only. */
  isLayer?: boolean | 'on phones';
  /** False for what a phone shows in another way, or not at all. */
  isOnPhone?: boolean;
  /** False for the pages outside of the app. */
  hasFrame?: boolean;
  /** Where the rest of the page is looked at by another test. */
  within?: Locator | undefined;
};

/**
 * Axe finds nothing about what is on the page now, light on a desktop and dark on a phone, in the full suite the other way round as well;
 * nothing is wider than a phone.
 */
export async function expectAccessible({
  isLayer = false,
  isOnPhone = true,
  hasFrame = true,
  within,
}: Look = {}): Promise<void> {
  const place = (hasLayer: boolean) => (hasLayer && findLayer()) || within?.element() || document;
  setTheme('light');
  await expectNoFindings('light', place(isLayer === true));
  if (hasFrame && isLayer !== true) await expectFrame();
  setTheme('dark');
  if (isFullSuite || !isOnPhone) await expectNoFindings('dark', place(isLayer === true), colourRules);
  if (!isOnPhone) return;
  await page.viewport(...phone);
  // What the head of the page covers half, where it happens to be scrolled to, is no small target.
  if (isLayer === false) window.scrollTo(0, 0);
  await drawn();
  await expectNoFindings('dark, on a phone', place(isLayer !== false));
  if (hasFrame && !isLayer) await expectFrame();
  setTheme('light');
  if (isFullSuite) await expectNoFindings('light, on a phone', place(isLayer !== false), colourRules);
  expect(document.documentElement.scrollWidth, 'pixels in width').toBeLessThanOrEqual(phone[0]);
}

/** Until the page is laid out for its new width: what asks for a width gets it with the next frame. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
}

async function expectNoFindings(look: string, place: Element | Document, only?: string[]): Promise<void> {
  await expect.poll(countMovements).toBe(0);
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
  });
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect.soft(findings, look).toEqual([]);
}

/** What covers the page: beside it there is nothing to look at, and most of the time to save. */
function findLayer(): Element | undefined {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
}

/** Nothing is judged in the middle of a movement; what moves without end is at rest nowhere. */
function countMovements(): number {
  return document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length;
}

const isReviewOnPhone = () => window.innerWidth < 640 && document.querySelector('[data-review]') !== null;

async function expectFrame(): Promise<void> {
  const frame = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main'),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    // On a phone a product under review has their room; the menu has the same places.
    ...(isReviewOnPhone() ? [] : [page.getByRole('navigation', { name: 'Quick tabs' })]),
  ];
  for (const piece of frame) await expect.element(piece).toBeInTheDocument();
}
