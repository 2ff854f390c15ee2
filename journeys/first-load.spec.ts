// What the dashboard costs before anyone touches it: sizes are the same at every run, so a limit can be held.
import { firstLoadBudget, measureLoad, sumOf } from '#testing/first-load.ts';
import { expect, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample' });

test('The dashboard loads within its budget, packed, and from the desk alone', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });
  const loaded = await measureLoad(page, '/');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row').nth(1)).toBeVisible();

  expect(foreign, 'requests to other origins').toEqual([]);
  const [script, style] = [sumOf(loaded, 'script'), sumOf(loaded, 'style')];
  expect(script.gzip, 'bytes of JavaScript, gzip').toBeLessThanOrEqual(firstLoadBudget.script);
  expect(script.wire, 'bytes of JavaScript on the wire').toBeLessThanOrEqual(firstLoadBudget.script);
  expect(style.gzip, 'bytes of CSS, gzip').toBeLessThanOrEqual(firstLoadBudget.style);
  // One that came whole would show here: the budget counts what gzip would make of it.
  const large = loaded.filter((file) => (file.kind === 'script' || file.kind === 'style') && file.gzip > 1_000);
  expect(large.length).toBeGreaterThan(2);
  expect(new Set(large.map((file) => file.encoding))).toEqual(new Set(['br']));
});

test('What a hand would open is fetched when a hand appears', async ({ page }) => {
  const before = sumOf(await measureLoad(page, '/'), 'script');
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched += 1;
  });
  await page.mouse.move(700, 300);
  await expect.poll(() => fetched).toBeGreaterThan(3);
  expect(before.files).toBeLessThan(8);
});
