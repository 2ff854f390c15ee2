import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { forEachPart, type Part, type Status } from '#domain/parts/parts.ts';
import { getProductAnalytics } from '#domain/review/analytics.contract.ts';
import { analyseHistory } from '#domain/review/analytics.ts';
import { paintOf } from '#testing/components/colours.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, historyEntry, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const issues = main.getByRole('region', { name: 'Content Issues Summary' });
const issueList = page.getByRole('dialog', { name: 'Content Issues Summary' });
const progress = main.getByRole('region', { name: 'Optimization Progress' });
const all = (status: Status): Record<Part, Status> => forEachPart(() => status);

test('the head of the page names the product, its sku, its category and that it waits', async () => {
  const source = freshProduct({ title: 'Stoneware mug', sku: 'MUG-350', category: 'Kitchen' });
  openScreen(serveProduct({ source }).address);
  await expect.element(main.getByRole('heading', { level: 1, name: 'Stoneware mug' })).toBeVisible();
  const head = main.getByRole('heading', { level: 1 }).element().closest('header');
  expect(head?.innerText.split('\n')).toEqual(
    expect.arrayContaining([
      'Stoneware mug',
      'SKU',
      'MUG-350',
      'Optimization Pending',
      'Kitchen',
      'Listing Quality',
      '80',
    ]),
  );
});

test('a product with nothing left to decide has no issues, no waiting badge, and all its steps approved', async () => {
  const source = freshProduct();
  openScreen(serveProduct({ source, content: contentOf(source, {}, all('approved')) }).address);
  await expect.element(progress).toMatchTextContent(/100%/);
  await expect.element(progress.getByRole('button', { name: /, approved$/ }).nth(3)).toBeVisible();
  await expect.element(issues).not.toBeInTheDocument();
  await expect.element(main.getByText('Optimization Pending')).not.toBeInTheDocument();
});

test('a draft nobody decided on is shown as work that waits, and why its score is low', async () => {
  const source = freshProduct({
    hasContent: true,
    pendingParts: ['title', 'description', 'bullets', 'images'],
    contentStatus: { score: 0, issues: 4, status: 'critical' },
  });
  const shown = serveProduct({ source });
  const history = [historyEntry({ productId: source.id, action: 'generated', previousContent: null })];
  serve(getProductAnalytics, analyseHistory(history, []));
  openScreen(shown.address);
  await expect.element(main.getByText('Ready to review, 0 of 4', { exact: true })).toBeVisible();
  await expect.element(main.getByText('Critical')).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'View Full Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Ready to review, 0 of 4: 0 of 100')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await main.getByRole('button', { name: 'See Analytics' }).click();
  await expect.element(dialog.getByText(/a new draft lowers the score until its parts are approved/)).toBeVisible();
});

test('generating an approved text says beforehand that it waits again, and what that does to the score', async () => {
  const source = freshProduct();
  openScreen(serveProduct({ source, content: contentOf(source, {}, { title: 'approved' }) }).address);
  const hint = page.getByText(/The new text will need review again\. The Content Score counts it after approval\./);
  await main.getByRole('button', { name: 'Generate again Feature Bullets' }).click();
  await expect.element(page.getByText('The current content stays in the history.')).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await main.getByRole('button', { name: 'Generate again Product Title' }).click();
  await expect.element(hint).toBeVisible();
});

test.each([
  { waiting: ['title', 'bullets', 'description', 'images'], count: '4 issues', paint: 'red' },
  { waiting: ['title', 'bullets', 'images'], count: '3 issues', paint: 'amber' },
  { waiting: ['description', 'images'], count: '2 issues', paint: 'amber' },
  { waiting: ['images'], count: '1 issue', paint: 'green' },
] as const)('the summary of $count is $paint and leads to each part that waits', async ({ waiting, count, paint }) => {
  const source = freshProduct();
  const statuses = { ...all('approved'), ...Object.fromEntries(waiting.map((part) => [part, 'pending'])) };
  openScreen(serveProduct({ source, content: contentOf(source, {}, statuses) }).address);
  const badge = issues.getByText(count, { exact: true });
  await expect.element(badge).toBeVisible();
  expect(paintOf(badge.element().parentElement as Element)).toBe(paint);
  await badge.click();
  await expect.element(issueList.getByRole('listitem').first()).toBeVisible();
  const names = { title: 'Title', description: 'Description', bullets: 'Bullet Points', images: 'Images' };
  expect(
    issueList
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.slice(1)),
  ).toEqual(
    (['title', 'description', 'bullets', 'images'] as const)
      .filter((part) => (waiting as readonly Part[]).includes(part))
      .map((part) => `${names[part]} pending`),
  );
  await issueList.getByRole('button').last().click();
  await expect.element(main.getByRole('region', { name: 'Product Images (Legacy View)' })).toHaveFocus();
});

test('without content the summary counts five issues', async () => {
  openScreen(serveProduct({ content: null }).address);
  await expect.element(issues.getByText('5 issues', { exact: true })).toBeVisible();
  await expect.element(main.getByText('No optimized content generated yet')).toBeVisible();
});

test('the progress is a bar, a percentage and four step icons that show what is approved', async () => {
  const source = freshProduct();
  const content = contentOf(source, {}, { title: 'approved', bullets: 'rejected', images: 'approved' });
  openScreen(serveProduct({ source, content }).address);
  await expect.element(progress.getByText('50%', { exact: true })).toBeVisible();
  await expect.element(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect.element(progress.getByRole('button', { name: 'Generate Content' })).toBeVisible();
  const steps = progress.getByRole('listitem').elements();
  expect(steps.map((step) => step.textContent)).toEqual([
    'Title, approved',
    'Bullets, not yet approved',
    'Description, not yet approved',
    'Images, approved',
  ]);
  const icons = steps.map((step) => step.querySelector('svg'));
  expect(icons.map((icon) => icon && paintOf(icon.parentElement as Element))).toEqual([
    'green',
    'none',
    'none',
    'green',
  ]);
  const shapes = icons.map((icon) => icon?.innerHTML);
  expect(shapes[0], 'what is approved has the same tick').toBe(shapes[3]);
  expect(new Set(shapes).size, 'what is not has an icon of its own').toBe(3);
});

test('the preview shows picture, title, chips, price and description, and opens three views', async () => {
  const source = freshProduct({ title: 'Stoneware mug', price: '12.00 USD', category: 'Kitchen', subcategory: 'Mugs' });
  serve(getProductAnalytics, analyseHistory([], []));
  openScreen(serveProduct({ source }).address);
  const preview = main.getByRole('region', { name: 'Stoneware mug' });
  await expect.element(preview).toMatchTextContent(/A stoneware mug that holds 350 ml\./);
  expect(preview.element().querySelector('img')?.getAttribute('src')).toBe(source.images[0]);
  for (const text of ['12.00 USD', 'Kitchen', 'Mugs'])
    await expect.element(preview.getByText(text, { exact: true })).toBeVisible();
  for (const view of ['View Product Page', 'See Analytics', 'View Full Details']) {
    await main.getByRole('button', { name: view }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('content stands in eight columns, the assistant with its two tabs in four beside it', async () => {
  openScreen(serveProduct().address);
  const panel = page.getByRole('region', { name: 'Optimization Assistant' });
  await expect.element(panel).toMatchTextContent(/Chat about this product or create custom optimization prompts/);
  await expect.element(panel.getByRole('tab', { name: 'Content History' })).toBeVisible();
  expect(
    panel
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Chat', 'Content History']);
  await expect.element(main.getByRole('heading', { name: 'Content Optimization' })).toBeInTheDocument();
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const share = widthOf(main.getByRole('region', { name: 'Product Title' }).element()) / widthOf(panel.element());
  expect(share).toBeGreaterThan(1.85);
  expect(share).toBeLessThan(2.15);
  await expect.element(page.getByRole('banner').getByRole('button', { name: /assistant/i })).toBeVisible();
  for (const name of ['Previous Product', 'Save Draft', 'Next Product'])
    await expect.element(main.getByRole('button', { name, exact: true })).toBeVisible();
});

test('while the product loads the page says so', async () => {
  const shown = serveProduct();
  const answer = Promise.withResolvers<void>();
  const source = freshProduct();
  serve(getProduct, async () => {
    await answer.promise;
    return source;
  });
  openScreen(shown.address);
  await expect.element(page.getByText('Loading product details...')).toBeInTheDocument();
  answer.resolve();
  await expect.element(main.getByRole('heading', { level: 1, name: source.title })).toBeVisible();
  await expect.element(page.getByText('Loading product details...')).not.toBeInTheDocument();
});
