// The states of an import: waiting, under way, its report, applied, failed, missing, and what the lists of imports say.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { listAnswers } from '#domain/transfer/answers.contract.ts';
import { listExportProfiles } from '#domain/transfer/export-profiles.contract.ts';
import { listImportedProducts } from '#domain/transfer/import-products.contract.ts';
import { listImportProfiles } from '#domain/transfer/import-profiles.contract.ts';
import { cancelDryRun, getImport, rerunImport } from '#domain/transfer/import-run.contract.ts';
import { listStoredExports } from '#domain/transfer/stored-exports.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importedProduct, importRun } from '#testing/components/records.ts';
import { importOf, preview } from '#testing/components/run-records.ts';
import { pageOf, serve, serveByDefault } from '#testing/components/serve.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name });
const none = { read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 };

beforeEach(() => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  serveByDefault(runs.getRun, importOf({ id: 21 }));
  serveByDefault(runs.previewRun, preview());
  serveByDefault(listStoredExports, []);
  serveByDefault(listExportProfiles, []);
  serveByDefault(listAnswers, []);
  serveByDefault(listImportProfiles, []);
  serveByDefault(listSuppliers, []);
});

test('recent imports wait, fail with Retry, and are none before the first', async () => {
  const held = Promise.withResolvers<Problem>();
  serve(listImports, () => held.promise);
  openScreen('/import');
  await expect.element(main.getByText('Loading imports')).toBeInTheDocument();
  held.resolve(new Problem('UNAVAILABLE', 'The database is busy.'));
  await expect.element(main.getByText('Imports could not be loaded')).toBeVisible();
  await expect.element(main.getByText('The database is busy.')).toBeVisible();
  serve(listImports, []);
  await button('Retry').click();
  await expect.element(main.getByText('No imports yet')).toBeVisible();
});

test('an export says which pictures do not go out as they are, of the products that are chosen', async () => {
  serve(listImports, []);
  const asked = serve(runs.previewRun, preview({ note: '2 pictures will be exported as originals.' }));
  openScreen('/import');
  await expect.element(main.getByText('2 pictures will be exported as originals.')).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ action: 'export', selection: { filter: {} } });
  await main.getByRole('combobox', { name: 'Products to export' }).click();
  await page.getByRole('option', { name: 'With a pending part' }).click();
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ selection: { filter: { status: 'pending' } } });
});

test('a recent import says its file, how it was read, who brought it and what came of it', async () => {
  serve(listImports, [importRun({ id: 2, state: 'running', bytesRead: 1_000 }), importRun()]);
  openScreen('/import');
  const rows = main.getByRole('list', { name: 'Recent imports' }).getByRole('listitem');
  await expect.element(rows.nth(0).getByRole('progressbar', { name: 'Reading catalogue.csv' })).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/25%/);
  await expect.element(rows.nth(1)).toMatchTextContent(/4 kB · Sam Porter · Nov 20, 2026/);
  await expect.element(rows.nth(1)).toMatchTextContent(/3 new, 1 changed, 1 unchanged, 1 invalid/);
});

test('a dry run that its schedule stopped is listed as stopped, with the reason', async () => {
  const error = 'Nothing was imported: the format of the file changed.';
  serve(listImports, [importRun({ error })]);
  openScreen('/import');
  const row = main.getByRole('list', { name: 'Recent imports' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/Stopped/);
  await expect.element(row).toMatchTextContent(/the format of the file changed/);
});

test('a run under way says how far it is and that one may leave', async () => {
  serve(getImport, importRun({ dryRun: false, state: 'running', bytesRead: 2_000, finishedAt: null }));
  openScreen('/import?run=1');
  await expect
    .element(main.getByRole('progressbar', { name: 'Importing catalogue.csv' }))
    .toHaveAttribute('aria-valuenow', '2000');
  await expect.element(main.getByText(/2 kB of 4 kB · 6 products/)).toBeVisible();
  await expect.element(main.getByText(/You can leave this page: it continues without you/)).toBeVisible();
});

test('an import is paused, says so, and goes on', async () => {
  const going = { dryRun: false, state: 'running' as const, bytesRead: 2_000, finishedAt: null };
  serve(getImport, importRun(going));
  let now: runs.Run = importOf({ id: 21, state: 'running', finishedAt: null });
  serve(runs.getRun, () => now);
  const stateOf = (state: runs.Run['state']) => () => {
    now = { ...now, state };
    serve(getImport, importRun({ ...going, isPaused: state === 'paused' }));
    readSoon({ type: 'import', importId: 1 });
    return now;
  };
  const paused = serve(runs.pauseRun, stateOf('paused'));
  serve(runs.resumeRun, stateOf('running'));
  openScreen('/import?run=1');
  await button('Pause').click();
  await expect.element(main.getByText('The import is paused')).toBeVisible();
  expect(paused.map(({ path }) => path)).toEqual(['/api/runs/21/pause']);
  await button('Resume').click();
  await expect.element(main.getByText('The import is paused')).not.toBeInTheDocument();
  await expect.element(button('Cancel Import of catalogue.csv')).toBeVisible();
});

test('a dry run under way can be canceled, and checked again', async () => {
  const going = { state: 'running', bytesRead: 500, canApply: false } as const;
  serve(getImport, importRun(going));
  const error = 'Canceled: the file was not checked to its end. Nothing was changed.';
  const cancelled = importRun({ state: 'failed', isCancelled: true, error, canApply: true });
  const asked = serve(cancelDryRun, () => {
    serve(getImport, cancelled);
    return cancelled;
  });
  openScreen('/import?run=1');
  await button('Cancel dry run').click();
  await expect.element(main.getByRole('heading', { name: 'The dry run was canceled' })).toBeVisible();
  await expect.element(main.getByText(error)).toBeVisible();
  await expect.element(button('Retry')).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['/api/imports/1/cancel']);
});

test('an import that was cancelled goes on where it got to', async () => {
  const error = 'It was cancelled. What was stored by then is whole.';
  serve(getImport, importRun({ dryRun: false, state: 'failed', isCancelled: true, error, canApply: true }));
  serve(runs.getRun, importOf({ id: 21, state: 'cancelled' }));
  openScreen('/import?run=1');
  await expect.element(main.getByRole('heading', { name: 'The import was canceled' })).toBeVisible();
  await expect.element(main.getByText(error)).toBeVisible();
  const retried = serve(runs.retryRun, importOf({ id: 21, state: 'running', finishedAt: null }));
  await button('Continue import').click();
  await expect.poll(() => retried.map(({ path }) => path)).toEqual(['/api/runs/21/retry']);
});

test('a dry run reports its figures, its problems and what was cleaned, and is imported row by row', async () => {
  serve(getImport, importRun());
  openScreen('/import?run=1');
  const figures = main.getByRole('region', { name: 'Products in the file' });
  for (const [label, count] of [
    ['New', '3'],
    ['Changed', '1'],
    ['Unchanged', '1'],
    ['Invalid', '1'],
  ] as const) {
    const term = figures.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.firstElementChild?.textContent, label).toBe(count);
  }
  await expect.element(main.getByRole('table', { name: /Problems/ })).toMatchTextContent(/The row has no SKU\./);
  await expect.element(main.getByRole('list', { name: 'Cleaned' })).toMatchTextContent(/<b>Stoneware<\/b> mug/);
  await expect.element(main.getByText(/a guess from the letters/).first()).toBeVisible();
  // All or nothing would store nothing while a product is refused.
  await expect.element(main.getByRole('radio', { name: 'All or nothing' })).toBeDisabled();
  await expect.element(main.getByText('Not possible: 1 product is invalid.')).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, dryRun: false, canApply: false, listed: 4, pending: 3, dryRunId: 1 }));
  await button('Import 4 products').click();
  await expect.element(main.getByRole('heading', { name: '4 products imported' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Optimize these 4' }))
    .toHaveAttribute('href', '/products?import=2&mode=list&select=all&ask=generate');
  await expect
    .element(main.getByRole('link', { name: 'View history' }))
    .toHaveAttribute('href', '/content-history?import=2');
  await expect
    .element(main.getByRole('link', { name: 'Review these 3' }))
    .toHaveAttribute('href', '/pending-products?import=2');
  await expect.element(main.getByRole('link', { name: 'View dry run' })).toHaveAttribute('href', '/import?run=1');
  expect(sent.map(({ path, query }) => ({ path, query }))).toEqual([
    { path: '/api/imports/1/runs', query: { dryRun: 'false', mode: 'rows' } },
  ]);
});

test.each([
  ['no product was found', { counts: none, problems: [], problemCount: 0 }, 'There are no products in this file.'],
  ['all is known', { counts: { ...none, read: 2, unchanged: 2 } }, 'Nothing in this file is new or changed.'],
  ['all is refused', { counts: { ...none, read: 2, refused: 2 } }, 'No product in this file can be imported.'],
  ['the file is gone', { canApply: false }, 'The uploaded file is no longer available. Upload it again to import it.'],
] as const)('a dry run is not imported where %s', async (_state, given, reason) => {
  serve(getImport, importRun(given as Parameters<typeof importRun>[0]));
  openScreen('/import?run=1');
  await expect.element(main.getByText(reason)).toBeVisible();
  await expect.element(button(/^Import/).last()).toHaveAttribute('aria-disabled', 'true');
});

test('a file that was not understood says why and what it may be instead', async () => {
  const error = 'This is not a catalogue file we can read.';
  serve(getImport, importRun({ state: 'failed', error, format: null, counts: none, problems: [], problemCount: 0 }));
  openScreen('/import?run=1');
  await expect.element(main.getByRole('heading', { name: 'The dry run failed' })).toBeVisible();
  await expect.element(main.getByText(error)).toBeVisible();
  const format = main.getByRole('combobox', { name: 'Format' });
  await expect.element(format).toHaveTextContent('Choose a format');
  const sent = serve(rerunImport, new Problem('IMPORT_NOT_READY', 'The file is being read.'));
  await button('Retry').click();
  await expectToast('The import could not be started', 'The file is being read.');
  expect(sent.map(({ query }) => query)).toEqual([{ dryRun: 'true', mode: 'rows' }]);
});

test('an import that is not there says so and leads back', async () => {
  serve(getImport, new Problem('NOT_FOUND', 'Import not found.'));
  openScreen('/import?run=7');
  await expect.element(main.getByText('Import not found')).toBeVisible();
  serve(listImports, []);
  await button('Go to Import').click();
  await expect.element(main.getByText('Drop a catalog file here')).toBeVisible();
});

test('a report that cannot be loaded says why and comes with Retry', async () => {
  serve(getImport, new Problem('UNAVAILABLE', 'The database is busy.'));
  openScreen('/import?run=1');
  await expect.element(main.getByText('The import could not be loaded')).toBeVisible();
  await expect.element(main.getByText('The database is busy.')).toBeVisible();
  serve(getImport, importRun({ dryRun: false }));
  await button('Retry').click();
  await expect.element(main.getByRole('heading', { name: '4 products imported' })).toBeVisible();
});
