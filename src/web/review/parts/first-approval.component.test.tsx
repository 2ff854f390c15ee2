// Of two people who have to approve, the first has: what the card says.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withPart } from '#domain/review/test-content.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const first = { by: { id: 99, fullName: 'Maya Lindqvist' }, at: '2026-11-29T10:00:00.000Z', openClaims: [] };

function openWith(status: 'pending' | 'approved') {
  const source = freshProduct();
  const content = contentOf(source, {}, { title: status });
  const record = { ...content.parts.title.record, firstApproval: first };
  openScreen(serveProduct({ source, content: withPart(content, 'title', { record }) }).address);
}

test('a part that waits for a second person says who approved it first', async () => {
  openWith('pending');
  await expect.element(title.getByText('Approved by Maya Lindqvist. A second person must confirm.')).toBeVisible();
  await expectAccessible();
});

test('a part that two people approved names both', async () => {
  openWith('approved');
  await expect.element(title).toMatchTextContent(/Approved.* by .*, first by Maya Lindqvist on /);
  await expect.element(title.getByText(/A second person must confirm/)).not.toBeInTheDocument();
});
