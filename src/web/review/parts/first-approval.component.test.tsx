// Of two people who have to approve, the first has: what the card says, and what each of both can do.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { withPart } from '#domain/review/test-content.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me, settings } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const bar = page.getByRole('region', { name: 'Review Product Title' });
const maya = { id: 99, fullName: 'Maya Lindqvist' };
const already = 'You approved this already. A second person must confirm.';

type More = { category?: string | null; needsSecond?: 'every' };

function openWith(status: 'pending' | 'approved', by = maya, { category = 'Toys', ...more }: More = {}) {
  const source = freshProduct({ category });
  const content = contentOf(source, {}, { title: status });
  const firstApproval = { by, at: '2026-11-29T10:00:00.000Z', openClaims: [] };
  const record = { ...content.parts.title.record, firstApproval };
  const served = serveProduct({ source, content: withPart(content, 'title', { record }), ...more });
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPersonCategories: ['Toys'] }));
  openScreen(served.address);
  return { source, content, served };
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

test('who approved first cannot approve again, on the card and in the bar, and takes it back', async () => {
  openWith('pending', me);
  await expect.element(title.getByText(already)).toBeVisible();
  const approve = title.getByRole('button', { name: 'Approve Product Title' });
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(bar.getByRole('button', { name: /^Approve Product Title/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await title.getByRole('button', { name: 'Take back the approval of Product Title' }).click();
  await expectToast('Approval of Product Title taken back');
  await expect.element(title.getByText(already)).not.toBeInTheDocument();
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
});

test('a refusal for good is no failure to save: the card offers no Retry', async () => {
  openWith('pending');
  serve(patchContent, new Problem('FORBIDDEN', 'You approved Product Title already. A second person must confirm.'));
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Update failed', 'You approved Product Title already. A second person must confirm.');
  await expect.element(title.getByText(/could not be saved/)).not.toBeInTheDocument();
  await expect.element(title.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a decision that could not be saved is forgotten once somebody else has decided', async () => {
  const { source, content } = openWith('pending');
  serve(patchContent, new Problem('UNAVAILABLE', 'The server is busy.'));
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  const failure = title.getByText('Product Title was not approved: the change could not be saved.');
  await expect.element(failure).toBeVisible();
  expectWarned('Update failed');
  const record = { decidedBy: maya, decidedAt: '2026-11-29T11:00:00.000Z' };
  const decided = withPart(content, 'title', { status: 'approved', record });
  queryClient.setQueryData(keys.content(source.id), { ...decided, version: content.version + 1 });
  await expect.element(title.getByText('Approved', { exact: true })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  // It does not come back with the text, either.
  queryClient.setQueryData(keys.content(source.id), { ...content, version: content.version + 2 });
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('what needs no second person any more says so, and is approved to complete it', async () => {
  openWith('pending', me, { category: 'Kitchen' });
  await expect
    .element(title.getByText(/^Approved by .*\. No second person is needed any more: approve again to complete\.$/))
    .toBeVisible();
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Product Title approved without changes');
  await expect.element(title.getByText(/no longer needs/)).not.toBeInTheDocument();
});

/** The page of a product whose category needs two people, with nothing approved. */
function openToy(needsSecond: 'every' | 'none' = 'every') {
  const source = freshProduct({ category: 'Toys' });
  const served = serveProduct({ source, content: contentOf(source), needsSecond: 'every' });
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPersonCategories: needsSecond === 'every' ? ['Toys'] : [] }));
  openScreen(served.address);
  return served;
}

test('an approval in such a category waits, says so, and is undone by taking it back', async () => {
  const served = openToy();
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Product Title waits', /^Approved by .*\. A second person must confirm\.$/);
  await expect.element(title.getByText(already)).toBeVisible();
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(title.getByText(already)).not.toBeInTheDocument();
  expect(served.patches.map(({ body }) => body)).toMatchObject([
    { titleStatus: 'approved' },
    { titleStatus: 'pending' },
  ]);
});

test('what I took back by its button is not undone again: Z takes back what was approved before it', async () => {
  const served = openToy();
  const bullets = page.getByRole('region', { name: 'Feature Bullets', exact: true });
  await bullets.getByRole('button', { name: 'Approve Feature Bullets' }).click();
  await expectToast('Feature Bullets waits');
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Product Title waits');
  await title.getByRole('button', { name: 'Take back the approval of Product Title' }).click();
  await expectToast('Approval of Product Title taken back');
  await userEvent.keyboard('z');
  await expect
    .poll(() => served.patches.map(({ body }) => body))
    .toMatchObject([
      { bulletsStatus: 'approved' },
      { titleStatus: 'approved' },
      { titleStatus: 'pending' },
      { bulletsStatus: 'pending', isUndo: true },
    ]);
});

test('the undo of my confirmation leaves the approval that was first', async () => {
  const { served } = openWith('pending', maya, { needsSecond: 'every' });
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Product Title approved without changes');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(title.getByText('Approved by Maya Lindqvist. A second person must confirm.')).toBeVisible();
  await expect.element(title.getByRole('button', { name: 'Approve Product Title' })).toBeVisible();
  expect(served.patches.map(({ body }) => body)).toEqual([
    { titleStatus: 'approved' },
    { titleStatus: 'pending', isUndo: true },
  ]);
});

test('the undo of my approval of an image that another person confirmed says so, and is not sent', async () => {
  const source = freshProduct({ category: 'Toys' });
  const served = serveProduct({ source, content: contentOf(source), needsSecond: 'every' });
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPersonCategories: ['Toys'] }));
  openScreen(served.address);
  const hero = page.getByRole('listitem', { name: 'Hero Image' });
  await hero.getByRole('button', { name: 'Approve Hero Image' }).click();
  await expectToast('Hero Image waits', /A second person must confirm/);
  const waiting = queryClient.getQueryData<OptimizedContent>(keys.content(source.id));
  if (!waiting) throw new Error('No content');
  const imagesWithStatus = waiting.imagesWithStatus.map((image, at) =>
    at === 0 ? { ...image, status: 'approved' as const } : image,
  );
  queryClient.setQueryData(keys.content(source.id), { ...waiting, imagesWithStatus, version: waiting.version + 1 });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expectToast('Could not undo', /^Someone reviewed or changed Product Images after you\./);
  expect(served.imagePatches).toHaveLength(1);
});

test('a browser that did not know of the setting shows what the server says', async () => {
  openToy('none');
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  await expectToast('Product Title waits', /^Approved by .*\. A second person must confirm\.$/);
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
});

test('Approve the rest says how many wait, and does not offer them again', async () => {
  openToy();
  const rest = page.getByRole('button', { name: /^Approve the rest/ });
  await expect.element(rest).not.toHaveAttribute('aria-disabled', 'true');
  await rest.click();
  await expectToast('4 parts wait for a second person');
  await expect.element(rest).toHaveAttribute('aria-disabled', 'true');
});

test('one image waits by itself, and is taken back on its card', async () => {
  const served = openToy();
  const hero = page.getByRole('listitem', { name: 'Hero Image' });
  await hero.getByRole('button', { name: 'Approve Hero Image' }).click();
  await expectToast('Hero Image waits', /^Approved by .*\. A second person must confirm\.$/);
  await expect.element(hero.getByText('Waits for a second person')).toBeVisible();
  await expect.element(hero.getByRole('button', { name: 'Approve Hero Image' })).not.toBeInTheDocument();
  await hero.getByRole('button', { name: 'Take back Hero Image' }).click();
  await expectToast('Approval of Hero Image taken back');
  await expect.element(hero.getByRole('button', { name: 'Approve Hero Image' })).toBeVisible();
  expect(served.imagePatches.map(({ body }) => body)).toMatchObject([{ status: 'approved' }, { status: 'pending' }]);
});

/** Approves all images of the page, each on its card. */
async function approveEachImage() {
  for (const name of ['Hero Image', 'Secondary Image 1', 'Secondary Image 2']) {
    const image = page.getByRole('listitem', { name, exact: true });
    await image.getByRole('button', { name: `Approve ${name}` }).click();
    await expect.element(image.getByText('Waits for a second person')).toBeVisible();
  }
}

test('Approve the rest leaves images that I approved one by one, and takes the texts', async () => {
  const served = openToy();
  await approveEachImage();
  // While the keys act on an image the bar is about that one.
  await title.getByRole('heading').first().click();
  const rest = page.getByRole('button', { name: /^Approve the rest/ });
  await page.getByRole('button', { name: 'Approve the rest : 3 parts' }).click();
  await expectToast('3 parts wait for a second person');
  expect(served.patches.map(({ body }) => body)).toEqual([
    { titleStatus: 'approved', bulletsStatus: 'approved', descriptionStatus: 'approved' },
  ]);
  await expect.element(rest).toHaveAttribute('aria-disabled', 'true');
});

test('images that I approved one by one are not approved again on their card, and are taken back together', async () => {
  openToy();
  const images = page.getByRole('region', { name: 'Product Images (Legacy View)' });
  await approveEachImage();
  const approve = images.getByRole('button', { name: 'Approve Product Images' });
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  const approveAll = images.getByRole('button', { name: 'Approve all images' });
  await expect.element(approveAll).toHaveAttribute('aria-disabled', 'true');
  await images.getByRole('button', { name: 'Take back the approval of Product Images' }).click();
  await expectToast('Approval of Product Images taken back');
  await expect.element(images.getByText('Waits for a second person')).not.toBeInTheDocument();
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(approveAll).not.toHaveAttribute('aria-disabled', 'true');
});

test('the undo of my edit of what two approved shows it pending at once, while the reply is on its way', async () => {
  const { source } = openWith('approved', maya, { needsSecond: 'every' });
  await title.getByRole('button', { name: /^Edit/ }).click();
  await title.getByRole('textbox').fill('Stoneware mug with a handle');
  await title.getByRole('button', { name: 'Save' }).click();
  await expectToast('Content updated');
  const { promise, resolve: reply } = Promise.withResolvers<void>();
  const undone = serve(patchContent, async () => {
    await promise;
    throw new Problem('UNAVAILABLE', 'The server is busy.');
  });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(title.getByText(already)).toBeVisible();
  await expect.element(title.getByText('Approved', { exact: true })).not.toBeInTheDocument();
  expect(undone.map(({ body }) => body)).toMatchObject([{ title: source.title, titleStatus: 'approved' }]);
  reply();
  await expectToast('Update failed');
  expectWarned('Update failed');
});

test.each([
  ['Toys', 'Waits for a second person', 'Approved by Maya Lindqvist. A second person must confirm.'],
  [
    'Kitchen',
    'No second person needed',
    'Approved by Maya Lindqvist. No second person is needed any more: approve again to complete.',
  ],
] as const)('in the category %s an image that one approved says: %s', async (category, words, sentence) => {
  const source = freshProduct({ category });
  const content = contentOf(source);
  const firstApproval = { by: maya, at: '2026-11-29T10:00:00.000Z' };
  const imagesWithStatus = content.imagesWithStatus.map((image, at) =>
    at === 0 ? { ...image, firstApproval } : image,
  );
  const served = serveProduct({ source, content: { ...content, imagesWithStatus } });
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPersonCategories: ['Toys'] }));
  openScreen(served.address);
  const hero = page.getByRole('listitem', { name: 'Hero Image' });
  await expect.element(hero.getByText(words)).toBeVisible();
  await expect.element(hero.getByTitle(sentence)).toBeVisible();
  await hero.click({ position: { x: 10, y: 60 } });
  await expect.element(page.getByRole('region', { name: /^Review / }).getByTitle(sentence)).toBeVisible();
});
