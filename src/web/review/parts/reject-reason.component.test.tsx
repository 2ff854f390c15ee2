// Why a part was rejected: said in one optional line, and shown wherever the rejection is.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listHistory } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { emptyCheck } from '#domain/review/part-check.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { noteReview } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { withPart } from '#domain/review/test-content.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, historyEntry, serveProduct } from '#testing/components/product-page.ts';
import { me } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const bullets = page.getByRole('region', { name: 'Feature Bullets', exact: true });
const field = page.getByRole('textbox', { name: 'Why do you reject it?' });
/** That of a part rejected before. */
const fieldAfter = page.getByRole('textbox', { name: 'Why was it rejected?' });
const sent = ({ patches }: ReturnType<typeof serveProduct>) => patches.map(({ body }) => body);

test('R rejects at once and asks nothing', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bullets).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(title.getByText('Rejected', { exact: true })).toBeVisible();
  await expect.element(bullets).toHaveFocus();
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => sent(shown)).toEqual([{ titleStatus: 'rejected' }]);
});

test('Shift R asks why, Enter rejects with the reason and moves on, and undo takes both back', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bullets).toBeVisible();
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Wrong size{Enter}');
  await expect.element(title).toMatchTextContent(/Rejected by Sam Porter on .*: Wrong size/);
  await expect.element(bullets).toHaveFocus();
  expect(sent(shown)).toEqual([{ titleStatus: 'rejected', reasons: { title: 'Wrong size' } }]);
  await userEvent.keyboard('z');
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(title.getByText('Wrong size')).not.toBeInTheDocument();
});

test.each(['Control', 'Meta'])('%s with Enter rejects too, and the next key is for the next part', async (held) => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bullets).toBeVisible();
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`Wrong size{${held}>}{Enter}{/${held}}r`);
  await expect.element(field).not.toBeInTheDocument();
  await expect
    .poll(() => sent(shown))
    .toEqual([{ titleStatus: 'rejected', reasons: { title: 'Wrong size' } }, { bulletsStatus: 'rejected' }]);
});

test('the reason may stay empty; Escape rejects nothing', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bullets).toBeVisible();
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  expect(sent(shown)).toEqual([]);
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent(shown)).toEqual([{ titleStatus: 'rejected' }]);
});

test('a rejection is given its reason later, from its card', async () => {
  const source = freshProduct();
  const shown = serveProduct({ source, content: contentOf(source, {}, { title: 'rejected' }) });
  openScreen(shown.address);
  await title.getByRole('button', { name: 'Add a reason for Product Title' }).click();
  await fieldAfter.fill('Names another brand');
  await title.getByRole('button', { name: 'Save' }).click();
  await expect.element(title).toMatchTextContent(/Rejected by Sam Porter on .*: Names another brand/);
  await expect.element(title).toHaveFocus();
  expect(sent(shown)).toEqual([{ titleStatus: 'rejected', reasons: { title: 'Names another brand' } }]);
  await title.getByRole('button', { name: 'Change the reason for Product Title' }).click();
  await expect.element(fieldAfter).toHaveValue('Names another brand');
});

test('a reason that could not be saved is sent again by Retry', async () => {
  const shown = serveProduct();
  serve(patchContent, new Problem('INTERNAL', 'The store is down.'));
  openScreen(shown.address);
  await expect.element(bullets).toBeVisible();
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Wrong size{Enter}');
  const failed = title.getByRole('alert');
  await expect.element(failed).toBeVisible();
  expectWarned('Update failed');
  const again = serve(patchContent, () => withoutFacts(contentOf(freshProduct(), {}, { title: 'rejected' })));
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => again.map(({ body }) => body))
    .toEqual([{ titleStatus: 'rejected', reasons: { title: 'Wrong size' } }]);
});

test('the rejected list says why', async () => {
  serveAll();
  const source = freshProduct({ hasContent: true });
  const record = { reason: 'Names another brand', decidedBy: { id: me.id, fullName: me.fullName } };
  const content = withPart(contentOf(source), 'title', { status: 'rejected', record });
  serve(listProducts, () => pageOf([source], { total: 1 }));
  serve(listReviewNotes, [noteReview(content, emptyCheck, String)]);
  openScreen('/rejected-products');
  await expect.element(page.getByRole('button', { name: 'Names another brand, 3 parts pending' })).toBeVisible();
});

test('the history says why, of one product and of all', async () => {
  const rejected = historyEntry({ action: 'rejected', status: 'rejected', details: { reason: 'Names another brand' } });
  const words = 'Rejected by Sam Porter: Names another brand';
  openScreen(`${serveProduct({ history: [rejected] }).address}?panel=history`);
  await expect.element(page.getByRole('region', { name: 'Title History' }).getByText(words)).toBeVisible();
  serve(listHistory, [rejected]);
  await page.getByRole('link', { name: 'Content History' }).click();
  // The panel that is left says the same, in a line of its own.
  await expect.element(page.getByText(`Title content was rejected · ${words}`, { exact: true })).toBeVisible();
});
