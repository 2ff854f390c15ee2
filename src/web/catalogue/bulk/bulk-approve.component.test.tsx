// The question before a bulk approval says of how many something can be approved, and of which nothing.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bulkApprove, previewApproval } from '#domain/review/bulk-approve.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

beforeEach(serveAll);

const run = { at: '2026-11-20T09:00:01.000Z', until: 99 };

let asked = 0;
/** Each time in a list of its own: a list remembers what was ticked. */
async function ask() {
  asked += 1;
  openScreen(`/?brand=${asked}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
}

test('the button counts what can be approved, and what cannot is named with its reason', async () => {
  const sent = serve(bulkApprove, { items: [], next: null });
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve 1 product?' });
  await expect.element(question).toMatchTextContent('2 of 3 products cannot be approved:');
  const items = question.getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent('No optimized content yet: generate it first. Rainbow kite');
  await expect.element(items.nth(1)).toMatchTextContent('Nothing is pending. Glass carafe');
  await question.getByRole('button', { name: 'Approve 1', exact: true }).click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ run: { until: 99 }, selection: { kind: 'ids' } });
});

test('a part that stays pending is told with its reason', async () => {
  const reason = 'The source contradicts 1 claim of Product Title: attest by name, or change the text.';
  const left = [{ productId: 1, title: 'Stoneware mug', isWhole: false, reason }];
  serve(previewApproval, { run, total: 3, withContent: 3, approvable: 3, isExact: true, left });
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve 3 products?' });
  await expect.element(question).toMatchTextContent('Of these a part stays pending:');
  await expect.element(question).not.toMatchTextContent('cannot be approved');
  await expect.element(question.getByRole('listitem')).toMatchTextContent(`${reason} Stoneware mug`);
});

test('of more than were looked at it says how many at most, and why others are skipped', async () => {
  serve(previewApproval, { run, total: 1_200, withContent: 1_000, approvable: 900, isExact: false, left: [] });
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve up to 900 products?' });
  await expect
    .element(question)
    .toMatchTextContent('Of 1,200 products 200 were never generated and 100 have nothing pending.');
  await expect.element(question.getByRole('button', { name: 'Approve up to 900' })).toBeEnabled();
});

test('where nothing can be approved the button says so and starts nothing', async () => {
  const reason = 'Nothing is pending.';
  const left = ['Stoneware mug', 'Glass carafe'].map((title, index) => ({
    productId: index,
    title,
    isWhole: true,
    reason,
  }));
  serve(previewApproval, { run, total: 2, withContent: 2, approvable: 0, isExact: true, left });
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Nothing to approve' });
  await expect
    .element(question)
    .toMatchTextContent(/2 of 2 products cannot be approved:\s*Nothing is pending\. Stoneware mug · Glass carafe/);
  await expect.element(question.getByRole('button', { name: 'Approve 0' })).toHaveAttribute('aria-disabled', 'true');
});
