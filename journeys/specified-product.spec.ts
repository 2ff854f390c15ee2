// What the specification says of the product page that takes a server (docs/conformance.md names these tests).
import { expect, openProduct, partCard, test } from './shared-server.ts';

test.use({ catalogue: 'untouched sample', timezoneId: 'Europe/Berlin' });

test('approval notes carry the real approver and the real date', async ({ page }) => {
  const id = await openProduct(page, 'SND-HUSH40-CHR');
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
