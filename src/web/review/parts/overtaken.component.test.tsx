// A text is edited while somebody else decides on its part: saving asks first, and never undoes the decision in silence.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { decidePart } from '#domain/review/review.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const field = title.getByRole('textbox', { name: 'Product Title' });
const notice = title.getByRole('alert');
const maya = { id: 7, fullName: 'Maya Lindqvist' };

/** Opens the title for editing; `approve` is the colleague's approval, which reaches the server and, if announced, this browser. */
async function openEdit() {
  const source = freshProduct();
  const shown = serveProduct({ source, content: contentOf(source, { title: 'A stoneware mug' }) });
  let stored = shown.stored() as OptimizedContent;
  serve(getContent, () => withoutFacts(stored));
  openScreen(shown.address);
  await title.getByRole('button', { name: /^Edit/ }).click();
  await field.fill('My mug');
  const approve = () => {
    const result = decidePart(stored, 'title', 'approved', { by: maya, at: '2026-11-21T12:00:00.000Z', source });
    if (!result.ok) throw result.problem;
    stored = { ...stored, ...result.value.content, version: stored.version + 1 };
  };
  return {
    source,
    approve,
    announce: () => readSoon({ type: 'product', productId: source.id, version: stored.version }),
  };
}

const saved = () => withoutFacts(contentOf(freshProduct(), { title: 'My mug' }));

test('an approval that came meanwhile is named, and saving asks before it sends the part back', async () => {
  const { approve, announce } = await openEdit();
  approve();
  announce();
  await expect
    .element(notice)
    .toMatchTextContent(
      /^Maya Lindqvist approved this text while you were editing\. Saving sends it back to pending\./,
    );
  const sent = serve(patchContent, saved);
  await field.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(notice).toHaveFocus();
  expect(sent).toEqual([]);
  await notice.getByRole('button', { name: 'Show their text' }).click();
  await expect.element(notice).toMatchTextContent(/Their text, approved.*A stoneware mug/);
  await notice.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('My mug');
  await notice.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ title: 'My mug' }]);
  expect(sent[0]?.headers.get('if-match')).toBe('"2"');
});

test('an approval this browser has not heard of yet is not undone either: the server refuses, and the editor asks', async () => {
  const { approve } = await openEdit();
  approve();
  const refused = serve(patchContent, new Problem('STALE_VERSION', 'Someone else changed this content meanwhile.'));
  await title.getByRole('button', { name: /^Save/ }).click();
  await expectToast('Update failed');
  await expect
    .element(notice.first())
    .toMatchTextContent(/^Maya Lindqvist approved this text while you were editing\./);
  await expect.element(field).toHaveValue('My mug');
  expect(refused).toHaveLength(1);
});

test('without anybody in between saving asks nothing', async () => {
  await openEdit();
  const sent = serve(patchContent, saved);
  await title.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ title: 'My mug' }]);
});
