// Waits until a page shows itself in a theme.
import { expect, type Page } from '@playwright/test';

/** The page's own colours are those of the theme, and no colour is on its way any more. */
export async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain(theme);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
    await new Promise(requestAnimationFrame);
  });
}
