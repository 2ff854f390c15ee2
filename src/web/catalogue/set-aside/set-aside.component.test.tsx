// The list of products that are set aside: found, brought back and deleted.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { setAsideProduct } from '#testing/components/records.ts';
import { dashboard } from '#testing/components/replies.ts';
import { preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const two = [setAsideProduct(), setAsideProduct({ id: 42, sku: 'JUG-42', title: 'Glass jug', isApproved: false })];
const bar = page.getByRole('region', { name: 'Selected products' });
const question = page.getByRole('alertdialog');

beforeEach(() => {
  serveAll();
  serve(listSetAside, pageOf(two, { total: 30 }));
});

test('All Products says how many are set aside and leads to them', async () => {
  serve(getDashboard, dashboard({ setAside: 30 }));
  openScreen('/products');
  await page.getByRole('link', { name: '30 set aside' }).click();
  const table = page.getByRole('table', { name: 'Products that are set aside' });
  await expect.element(table.getByText('Enamel jug')).toBeVisible();
  await expect.element(table.getByText('Approved content')).toBeVisible();
  await expect.element(page.getByText('Showing 1 to 2 of 30 products')).toBeVisible();
});

test('selected products are brought back by a run that says before what it does', async () => {
  const previewed = serve(runs.previewRun, preview({ total: 1, taken: 1, note: '1 product has approved content.' }));
  const started = serve(runs.startRun, run());
  openScreen('/set-aside');
  await page.getByRole('checkbox', { name: 'Select Enamel jug' }).click();
  await bar.getByRole('button', { name: 'Bring back' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Bring back 1 product?' })).toBeVisible();
  await expect.element(question.getByText('1 product has approved content.')).toBeVisible();
  await question.getByRole('button', { name: 'Bring back 1', exact: true }).click();
  const asked = { action: 'bring-back', selection: { ids: [41] } };
  await expect.poll(() => started.map(({ body }) => body)).toEqual([asked]);
  expect(previewed.map(({ body }) => body)).toEqual([asked]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('all that a search finds are deleted from there, with the keyboard', async () => {
  serve(runs.previewRun, preview({ total: 30, taken: 30 }));
  const started = serve(runs.startRun, run());
  openScreen('/set-aside?search=jug');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Select all 30 that match' }).click();
  (bar.getByRole('button', { name: 'Delete' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog', { name: 'Delete 30 products?' })).toBeVisible();
  await question.getByRole('button', { name: 'Delete 30', exact: true }).click();
  await expect
    .poll(() => started.map(({ body }) => body))
    .toEqual([{ action: 'delete', options: { from: 'set-aside' }, selection: { filter: { search: 'jug' } } }]);
});

test('without any it says how products come here', async () => {
  serve(listSetAside, pageOf([], { total: 0 }));
  openScreen('/set-aside');
  await expect.element(page.getByText('No products are set aside')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to all products' })).toBeVisible();
});

test('a selection ends with the list, and holds nothing that is no longer set aside', async () => {
  const screen = openScreen('/set-aside');
  await page.getByRole('checkbox', { name: 'Select Enamel jug' }).click();
  await expect.element(bar).toMatchTextContent(/1 selected/);
  serve(listSetAside, pageOf([], { total: 0 }));
  readSoon({ type: 'catalogue' });
  await expect.element(page.getByText('No products are set aside')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  serve(listSetAside, pageOf(two, { total: 2 }));
  readSoon({ type: 'catalogue' });
  await expect.element(page.getByRole('checkbox', { name: 'Select Enamel jug' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select Glass jug' }).click();
  screen.close();
  openScreen('/set-aside');
  await expect.element(page.getByRole('checkbox', { name: 'Select Glass jug' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Select Enamel jug' })).not.toBeChecked();
});

test('those missing from one file are listed alone', async () => {
  const asked = serve(listSetAside, pageOf(two, { total: 2 }));
  openScreen('/set-aside?missingFrom=1');
  await expect.element(page.getByRole('combobox', { name: 'Missing from' })).toMatchTextContent(/catalogue\.csv/);
  expect(asked[0]?.query).toMatchObject({ missingFrom: '1' });
});

test('a product that a file no longer had names the file and its profile', async () => {
  const missingFrom = { importId: 7, fileName: 'week-2.csv', profile: 'Dealer' };
  serve(listSetAside, pageOf([setAsideProduct({ isMissing: true, missingFrom })], { total: 1 }));
  openScreen('/set-aside');
  await expect.element(page.getByText('Missing from week-2.csv (Dealer)')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'week-2.csv' })).toHaveAttribute('href', '/import?run=7');
});
