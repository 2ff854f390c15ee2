// A run over many products while the network is gone: it pauses, asks before the page is closed, and Retry sends the same step again.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bulkGenerate } from '#domain/writing/bulk-generate.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

beforeEach(serveAll);

const at = '2026-11-20T09:00:01.000Z';
const done = (productId: number) => ({
  productId,
  title: `Mug ${productId}`,
  outcome: 'done' as const,
  parts: ['title' as const],
  at,
});
/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a run the network leaves pauses where it is and goes on with the same step', async () => {
  let isGone = false;
  const sent = serve(bulkGenerate, ({ body: { after } }) => {
    if (after === 0) return { items: [done(1), done(2)], next: 2 };
    if (isGone) throw new TypeError('Failed to fetch');
    return { items: [done(3)], next: null };
  });
  isGone = true;
  openScreen('/?brand=Nobody');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Bulk Optimize' }).click();
  const question = page.getByRole('alertdialog', { name: 'Optimize 3 products?' });
  await expect.element(question).toMatchTextContent('replaced text stays in history');
  await question.getByRole('button', { name: 'Optimize 3' }).click();
  const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
  await expect.element(run).toMatchTextContent('Paused at 2 of 3 products.');
  await expect.element(run).toMatchTextContent('The server cannot be reached.');
  expect(asksBeforeClosing()).toBe(true);

  // It stays while one looks at something else, and Retry says the same as long as nothing gets through.
  await page.getByLabelText('Sidebar').getByRole('link', { name: 'Categories' }).click();
  await run.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => sent.length).toBe(3);
  await expect.element(run).toMatchTextContent('Paused at 2 of 3 products.');
  isGone = false;
  await run.getByRole('button', { name: 'Retry' }).click();
  await expect.element(run).not.toBeInTheDocument();
  expect(asksBeforeClosing()).toBe(false);
  await expectToast('Content generated', 'Optimized 3 parts of 3 products.');
  expect(sent.map(({ body }) => body)).toMatchObject([
    { after: 0 },
    { after: 2 },
    { after: 2, retrySince: at },
    { after: 2, retrySince: at },
  ]);
});
