// What the specification says of the product page and the content history that takes a server (docs/conformance.md names these tests).
import { expect, openProduct, partCard, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample', timezoneId: 'Europe/Berlin' });

test('approval notes carry the real approver and the real date', async ({ page }) => {
  const id = await openProduct(page, 'PLG-FRP10-COP');
  const content = await (await page.request.get(`/api/products/${id}/optimized-content`)).json();
  const { decidedBy, decidedAt } = content.parts.title;
  const note = partCard(page, 'Product Title').getByText(/^Approved by/);
  await expect(note).toContainText(decidedBy.fullName);
  const date = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(new Date(decidedAt));
  await expect(note).toContainText(date);
});

test('the first sample product scores 85% with the four specified levels, messages and colours', async ({ page }) => {
  await page.goto('/products/1');
  const card = page.getByRole('region', { name: 'Content Benchmark Analysis' });
  await expect(card).toContainText('85%');
  for (const [part, level, message, colour] of [
    ['Title', 'Compliant', 'Title length is within ideal range', 'ok'],
    ['Description', 'Borderline', 'Description is slightly shorter than ideal length', 'warn'],
    ['Bullets', 'Compliant', 'Bullet points count meets requirements', 'ok'],
    ['Images', 'NonCompliant', 'Need more product images to meet requirements', 'bad'],
  ] as const) {
    const row = card.getByRole('button').filter({ hasText: message });
    await expect(row).toContainText(part);
    await expect(row.getByText(level, { exact: true })).toHaveClass(new RegExp(`bg-${colour}-soft`));
  }
});

test('the content history goes by day, newest first, and words each entry', async ({ page }) => {
  await page.goto('/content-history');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const days = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  const dates = days.map((day) => Date.parse(day));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const day of days) expect(day).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  const item = main.getByRole('listitem').first();
  await expect(item.getByRole('link')).toHaveAttribute('href', /^\/products\/\d+/);
  await expect(item).toContainText(/\d{1,2}:\d{2} [AP]M/);
  await expect(item).toContainText(/content was (pending|approved|rejected|updated)/);
  await expect(item).toContainText(/Previous content/i);
  await expect(item).toContainText(/New content/i);
});

test('the content history names products that are gone, every type, and shapes it cannot show', async ({ page }) => {
  await page.route('**/api/content-history*', async (route) => {
    const response = await route.fetch();
    const [entry] = await response.json();
    const types = ['title', 'description', 'bullets', 'images', 'heroImage', 'secondaryImage'];
    await route.fulfill({
      json: types.map((contentType, index) => ({
        ...entry,
        id: index + 1,
        productId: 77,
        productTitle: null,
        contentType,
        status: index === 0 ? null : 'approved',
        previousContent: null,
        newContent: index === 0 ? { odd: true } : entry.newContent,
      })),
      headers: { 'x-total-count': '6' },
    });
  });
  await page.goto('/content-history');
  const main = page.getByRole('main');
  await expect(main.getByText('Product #77')).toHaveCount(6);
  await expect(main.getByText('Title content was updated')).toBeVisible();
  for (const label of ['Description', 'Bullet Points', 'Images', 'Hero Image', 'Secondary Image']) {
    await expect(main.getByText(`${label} content was approved`)).toBeVisible();
  }
  await expect(main.getByText('No previous content').first()).toBeVisible();
  await expect(main.getByText('Complex content')).toBeVisible();
});
