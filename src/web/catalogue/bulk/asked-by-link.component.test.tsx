// A link may open a list with the question of a run over its products: after an import it takes one press to be asked.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { listAnswers } from '#domain/transfer/answers.contract.ts';
import { listExportProfiles } from '#domain/transfer/export-profiles.contract.ts';
import { listImportedProducts } from '#domain/transfer/import-products.contract.ts';
import { listImportProfiles } from '#domain/transfer/import-profiles.contract.ts';
import { getImport } from '#domain/transfer/import-run.contract.ts';
import { listStoredExports } from '#domain/transfer/stored-exports.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importedProduct, importRun } from '#testing/components/records.ts';
import { me, products } from '#testing/components/replies.ts';
import { importOf, preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve, serveByDefault } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const question = page.getByRole('alertdialog', { name: /Optimize/ });
const bar = page.getByRole('region', { name: 'Selected products' });
const list = '/products?import=2&mode=list&select=all';

beforeEach(() => {
  serve(listProducts, pageOf(products(4), { total: 4 }));
  const done = importRun({ id: 2, dryRun: false, canApply: false, listed: 4, pending: 3 });
  serve(listImports, [done]);
  serve(getImport, done);
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  serveByDefault(runs.previewRun, preview());
  serveByDefault(runs.getRun, importOf({ id: 21 }));
  for (const read of [listStoredExports, listExportProfiles, listAnswers, listImportProfiles, listSuppliers] as const)
    serveByDefault(read, []);
});

test('Optimize these asks at once about the products of the import, and Back leads to the import', async () => {
  const looked = serve(runs.previewRun, preview());
  const screen = openScreen('/import?run=2');
  await main.getByRole('link', { name: 'Optimize these 4' }).click();
  await expect.element(question).toBeVisible();
  await expect
    .poll(() => looked.map(({ body }) => body))
    .toMatchObject([{ action: 'generate', selection: { filter: { import: '2' } } }]);
  screen.goBack();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Optimize these 4' })).toBeVisible();
});

test('Cancel closes the question and leaves the products selected, also for a reload', async () => {
  const screen = openScreen(`${list}&ask=generate`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(screen.address).toBe(list);
  await expect.element(bar).toMatchTextContent(/4 selected/);
});

test('the run it starts is over all of them, and the address asks no more', async () => {
  const started = serve(runs.startRun, run());
  serve(runs.listRuns, () => (started.length === 0 ? [] : [run()]));
  const screen = openScreen(`${list}&ask=generate`);
  await question.getByRole('button', { name: /^Optimize up to/ }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(screen.address).toBe('/products?import=2&mode=list');
  await expect.element(bar).not.toBeInTheDocument();
  expect(started.map(({ body }) => body)).toMatchObject([
    { action: 'generate', selection: { filter: { import: '2' } } },
  ]);
});

test('nobody is asked who may not', async () => {
  // Loaded before, so that it would be there at once.
  await import('./optimize-dialog.tsx');
  serve(getMe, { ...me, role: 'viewer', shownRole: 'viewer' });
  openScreen(`${list}&ask=generate`);
  await expect.element(bar).toMatchTextContent(/4 selected/);
  await expect.element(question).not.toBeInTheDocument();
});
