// Of two people who have to approve, the first has: what the card says, and what each of both can do.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
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

function openWith(status: 'pending' | 'approved', by = maya) {
  const source = freshProduct();
  const content = contentOf(source, {}, { title: status });
  const firstApproval = { by, at: '2026-11-29T10:00:00.000Z', openClaims: [] };
  const record = { ...content.parts.title.record, firstApproval };
  const served = serveProduct({ source, content: withPart(content, 'title', { record }) });
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPerson: ['contradiction'] }));
  openScreen(served.address);
  return { source, content };
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
