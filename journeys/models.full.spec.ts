// A language model writes all parts, fails, has to be waited for, and is paid for.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { expect, lamp, openLamp, say, secretKey, test } from './model-server.ts';
import { expectNoSidewaysScroll, expectToast, partCard } from './shared-server.ts';

const truth = 'Clayfield Desk Lamp CL-2040, 9W, Black';

const contentOf = async (page: Page, id: number): Promise<unknown> =>
  await (await page.request.get(`/api/products/${id}/optimized-content`)).json();

async function generate(page: Page, hand: Hand, part: string): Promise<void> {
  await hand.press(partCard(page, part).getByRole('button', { name: /^Generate/ }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
}

test('all parts are written in one call, and what no source says is shown with its marks', async ({
  page,
  hand,
  double,
}) => {
  await openLamp(page);
  const bullets = ['Touch switch on the base', 'Waterproof to 30 meters'];
  const description = 'A desk lamp of aluminum with a 16-inch arm that folds flat for storage.';
  const gate = Promise.withResolvers<void>();
  double.script(say({ title: truth, bullets, description }, [{ at: ' to 30', until: gate.promise }]));
  double.otherwise(() => say({ bullets }));
  await hand.press(page.getByRole('button', { name: 'Generate Content' }));
  await expect(partCard(page, 'Product Title')).toContainText(truth);
  await expect(partCard(page, 'Feature Bullets').getByRole('listitem')).toHaveText([
    'Touch switch on the base',
    'Waterproof',
  ]);
  gate.resolve();
  await expectToast(page, 'Content generated');
  const card = partCard(page, 'Feature Bullets');
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card.locator('[data-claim]').first()).toHaveText('Waterproof');
});

test(
  'a connection that drops in the middle leaves the old content and says so in the specified words',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const id = await openLamp(page);
    double.script(say({ title: truth }));
    await generate(page, hand, 'Product Title');
    await expectToast(page, 'Content generated');
    const before = await contentOf(page, id);
    double.otherwise(() => ({ kind: 'cut', text: '{"title":{"text":"Some other lamp ' }));
    await generate(page, hand, 'Product Title');
    const card = partCard(page, 'Product Title');
    await expect(card).toContainText('Some other lamp');
    await expectToast(page, 'Generation failed', 'Failed to generate optimized content. Please try again.');
    await expect(card).not.toContainText('Some other lamp');
    await expect(card).toContainText(truth);
    expect(await contentOf(page, id)).toEqual(before);
  },
);

test('on a phone the growing text and Stop have room, and what is asked to wait is shown', async ({
  page,
  hand,
  double,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLamp(page);
  const gate = Promise.withResolvers<void>();
  double.script(say({ title: truth }, [{ at: ', Black', until: gate.promise }]));
  await generate(page, hand, 'Product Title');
  const stop = partCard(page, 'Product Title').getByRole('button', { name: 'Stop writing Product Title' });
  await expect(stop).toBeVisible();
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expectNoSidewaysScroll(page);
  gate.resolve();
  await expectToast(page, 'Content generated');
  double.script({ kind: 'status', status: 429, headers: { 'retry-after': '300' } });
  await generate(page, hand, 'Product Title');
  await expectToast(page, 'Generation failed', 'The language model asks you to wait 5 minutes.');
  expect(await page.content()).not.toContain(secretKey);
});

test.describe('with prices and a budget', () => {
  test.use({ settings: { AI_INPUT_PRICE: '2', AI_OUTPUT_PRICE: '10', AI_DAILY_BUDGET: '1' } });

  test('what was used is shown, with what is left of the budget and how the calls went, on wide and narrow screens', async ({
    page,
    hand,
    double,
  }) => {
    await openLamp(page);
    double.script({ kind: 'status', status: 400 }, say({ title: truth }));
    await generate(page, hand, 'Product Title');
    await expectToast(page, 'Generation failed');
    await generate(page, hand, 'Product Title');
    await expectToast(page, 'Content generated');
    await page.goto('/integration-status');
    const use = page.getByRole('region', { name: 'Language model use' });
    await expect(use).toContainText('double-1, served by an OpenAI-compatible server');
    await expect(use).toContainText('1 failed');
    await expect(use).toContainText('$1.00 left of today’s budget');
    await expect(use.getByRole('region', { name: 'Last 30 days, by purpose' })).toContainText('1,000 in, 200 out');
    const calls = page.getByRole('list', { name: 'Latest model requests' }).getByRole('listitem');
    await expect(calls).toHaveCount(2);
    await expect(calls.first()).toContainText('Done');
    await expect(calls.nth(1)).toContainText('Rejected');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.content()).not.toContain(secretKey);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await hand.press(calls.first().getByRole('link', { name: lamp.title }));
    await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
  });
});

test('a bulk run waits where the model asks to, fails no product for it, and goes on', async ({
  page,
  hand,
  double,
}) => {
  await openLamp(page, { sku: 'CLF-1' });
  await openLamp(page, { sku: 'CLF-2' });
  const { title, description, bullets } = lamp;
  double.script({ kind: 'status', status: 429, headers: { 'retry-after': '25' } });
  double.otherwise(() => say({ title, description, bullets }));
  await page.goto('/');
  await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = page.getByRole('region', { name: 'Selected products' });
  await hand.press(bar.getByRole('button', { name: 'Bulk Optimize' }));
  const question = page.getByRole('alertdialog', { name: 'Optimize up to 2 products?' });
  await hand.press(question.getByRole('button', { name: 'Optimize up to 2' }));
  const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
  await expect(run).toContainText('Optimizing 0 of 2 products');
  await expect(run).toContainText(/The language model asks you to wait \d+ seconds\./);
  await expectNoSidewaysScroll(page);
  // The provider is left alone that long, and asked by itself then.
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Bulk Optimize finished', { timeout: 60_000 });
});
