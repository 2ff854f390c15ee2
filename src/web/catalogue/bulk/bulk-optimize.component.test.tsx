import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { previewSelection } from '#domain/catalogue/bulk.contract.ts';
import { getFacets, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { scoredParts } from '#domain/parts/parts.ts';
import { bulkGenerate } from '#domain/writing/bulk-generate.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { product } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const at = '2026-11-20T09:00:00.000Z';
const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const run = page.getByRole('region', { name: 'Bulk Optimize: progress' });
const optimized = (productId: number) => ({
  productId,
  title: `Mug ${productId}`,
  outcome: 'done' as const,
  parts: [...scoredParts],
  at,
});

test('what is optimized is told in the specified words, with the specified keywords sent', async () => {
  serve(getFacets, { categories: [], subcategories: [], brands: [], retailers: [] });
  serve(listProducts, [product({ id: 1 }), product({ id: 2, sku: 'MUG-2', title: 'Mug 2' })]);
  serve(previewSelection, { run: { at, until: 2 }, total: 2, withContent: 0, approved: 0, withKeywords: 0 });
  const wait = { seconds: 90, reason: 'The language model asks to wait 90 seconds.' };
  const steps = serve(bulkGenerate, { items: [], next: 0, wait });
  openScreen('/');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Bulk Optimize' }).click();
  await page
    .getByRole('alertdialog', { name: 'Optimize 2 products?' })
    .getByRole('button', { name: 'Optimize 2', exact: true })
    .click();

  // What has to wait fails no product, and goes on where it was.
  await expect
    .element(run)
    .toMatchTextContent('Paused at 0 of 2 products. The language model asks to wait 90 seconds.');
  await expect.element(run).toMatchTextContent('It goes on by itself at');
  const rest = serve(bulkGenerate, { items: [optimized(1), optimized(2)], next: null });
  await run.getByRole('button', { name: 'Try now' }).click();
  await expect.element(toast.getByText('Content generated', { exact: true })).toBeVisible();
  await expect.element(toast.getByText('Optimized 8 parts of 2 products.')).toBeVisible();
  const targetKeywords = ['premium', 'quality', 'comfortable', 'durable'];
  expect([...steps, ...rest].map(({ body }) => body)).toMatchObject([
    { after: 0, targetKeywords },
    { after: 0, targetKeywords },
  ]);
});

test('where nothing was optimized, nothing says so', async () => {
  serve(getFacets, { categories: [], subcategories: [], brands: [], retailers: [] });
  serve(listProducts, [product({ id: 1 })]);
  serve(previewSelection, { run: { at, until: 1 }, total: 1, withContent: 0, approved: 0, withKeywords: 0 });
  const refused = { ...optimized(1), outcome: 'refused' as const, parts: [], reason: 'It has no facts.' };
  serve(bulkGenerate, { items: [refused], next: null });
  openScreen('/');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Optimize 1', exact: true }).click();
  await expect.element(toast.getByText('Bulk Optimize finished', { exact: true })).toBeVisible();
  await expect.element(toast).toMatchTextContent('Nothing was optimized, 1 refused.');
});

test.each([
  ['keywords that are set lead a run', undefined, undefined],
  ['keywords that are typed lead a run in place of those that are set', 'camping', ['camping']],
])('%s', async (_name, typed, targetKeywords) => {
  serve(getFacets, { categories: [], subcategories: [], brands: [], retailers: [] });
  serve(listProducts, [product({ id: 1 })]);
  serve(previewSelection, { run: { at, until: 1 }, total: 1, withContent: 0, approved: 0, withKeywords: 1 });
  const steps = serve(bulkGenerate, { items: [optimized(1)], next: null });
  openScreen('/');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }).click();
  const question = page.getByRole('alertdialog', { name: 'Optimize 1 product?' });
  const keywords = question.getByRole('textbox', { name: 'Target keywords' });
  await expect
    .element(keywords)
    .toHaveAccessibleDescription(/This product has keywords set, which are used instead unless you change these\.$/);
  if (typed !== undefined) await keywords.fill(typed);
  await question.getByRole('button', { name: 'Optimize 1', exact: true }).click();
  await expect
    .poll(() => steps.map(({ body }) => (body as { targetKeywords?: string[] }).targetKeywords))
    .toEqual([targetKeywords]);
  await expect.element(toast.getByText('Content generated', { exact: true })).toBeVisible();
});
