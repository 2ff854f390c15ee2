// What the dashboard fetches by itself, and what it leaves until a hand appears.
import type { Page } from '@playwright/test';
import { firstLoadBudget, measureLoad, sumOf } from '#testing/first-load.ts';
import { nextDrawing } from './settled.ts';
import { expect, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample' });

/** The helper comes by itself, last of all: it shows that nothing else is to be expected. */
const helper = (page: Page) => page.getByRole('button', { name: 'Choose Your Assistant' });

test('What the dashboard fetches by itself is within the same budget', async ({ page }) => {
  const loaded = await measureLoad(page, '/', helper(page));
  expect(sumOf(loaded, 'script').gzip, 'bytes of JavaScript, gzip').toBeLessThanOrEqual(firstLoadBudget.script);
  expect(sumOf(loaded, 'style').gzip, 'bytes of CSS, gzip').toBeLessThanOrEqual(firstLoadBudget.style);
});

test('What a hand would open is fetched when a hand appears', async ({ page }) => {
  const before = sumOf(await measureLoad(page, '/', helper(page)), 'script');
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched += 1;
  });
  await page.mouse.move(700, 300);
  await expect.poll(() => fetched).toBeGreaterThan(3);
  expect(before.files).toBeLessThan(10);
});

test('A pointer that only rests where the page came up is no hand yet', async ({ page }) => {
  await measureLoad(page, '/', helper(page));
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched += 1;
  });
  // What a browser sends by itself, sooner or later, when a page appears under a pointer at rest.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  // What listens to it would have asked by then.
  await nextDrawing(page);
  expect(fetched).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 })));
  await expect.poll(() => fetched).toBeGreaterThan(3);
});
