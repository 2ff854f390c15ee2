// A text that a program proposed says so, with its token, wherever the origin of a text is shown: on its card and in history.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, historyEntry, serveProduct } from '#testing/components/product-page.ts';

const card = (name: string) => page.getByRole('region', { name, exact: true });
const sam = { id: 1, fullName: 'Sam Porter' };

test('a proposed text waits, and its card and its history name the token and its maker', async () => {
  const source = freshProduct();
  const content = contentOf(source, { title: 'Stoneware Mug, 350 ml', description: 'A mug of stoneware.' });
  const proposed = { origin: 'proposed', writtenBy: sam } as const;
  content.parts.title.record = { ...content.parts.title.record, ...proposed, proposal: { token: 'Copy agent' } };
  content.parts.description.record = {
    ...content.parts.description.record,
    ...proposed,
    proposal: { token: null },
  };
  const history = [historyEntry({ action: 'edited', changedBy: sam, details: { proposal: { token: 'Copy agent' } } })];
  openScreen(`${serveProduct({ source, content, history }).address}?panel=history`);
  const words = 'Proposed by “Copy agent” (token) for Sam Porter';
  await expect.element(card('Product Title').getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(card('Product Description').getByText('Proposed by a program for Sam Porter', { exact: true }))
    .toBeVisible();
  await expect.element(card('Product Title').getByRole('button', { name: /^Approve/ })).toBeVisible();
  const entries = page.getByRole('region', { name: 'Title History' }).getByRole('listitem');
  await expect.element(entries.first().getByText(words, { exact: true })).toBeVisible();
});
