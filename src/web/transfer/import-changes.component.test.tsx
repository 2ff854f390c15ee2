// What an import changes, what it does with edits by hand, and undoing it.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as runs from '#domain/runs/runs.contract.ts';
import { listImportedProducts } from '#domain/transfer/import-products.contract.ts';
import { listImportProfiles } from '#domain/transfer/import-profiles.contract.ts';
import { getImport, previewUndo, rerunImport, type UndoPreview } from '#domain/transfer/import-run.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importedProduct, importRun } from '#testing/components/records.ts';
import { endedRun, importOf, run } from '#testing/components/run-records.ts';
import { pageOf, serve, serveByDefault } from '#testing/components/serve.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

beforeEach(() => {
  serveByDefault(listImportProfiles, []);
  serveByDefault(listSuppliers, []);
});

const main = page.getByRole('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const done = { dryRun: false, canApply: false, listed: 4 };
const changes = main.getByRole('region', { name: /^What (would change|changed)$/ });

test('a dry run names the products and fields that change, and marks those edited by hand', async () => {
  serve(getImport, importRun({ edited: 1, returned: 2 }));
  const asked = serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  openScreen('/import?run=1');
  await expect.element(main.getByText('2 previously deleted')).toBeVisible();
  const row = changes.getByRole('listitem');
  await expect.element(row.getByRole('link', { name: 'Stoneware mug' })).toHaveAttribute('href', '/products/1');
  await expect.element(row).toMatchTextContent(/Price.*Before: 12\.00.*After: 13\.00/);
  await expect.element(row).toMatchTextContent(/Title.*Kept: My mug.*File: ?Ruby mug.*Edited manually, kept/);
  await expect.element(row).toMatchTextContent(/Colour.*Before: Moss.*After: empty/);
  await changes.getByRole('combobox', { name: 'Products' }).click();
  serve(
    listImportedProducts,
    pageOf([importedProduct({ kind: 'returned', productId: null, changes: [] })], { total: 1 }),
  );
  await page.getByRole('option', { name: 'Previously deleted (2)' }).click();
  await expect
    .element(changes.getByText(/These products were deleted in Copydesk\. The import will add them again/))
    .toBeVisible();
  await expect.element(changes.getByText('Previously deleted', { exact: true }).last()).toBeVisible();
  await expect.element(changes.getByText('The first 1 of 2 are listed.')).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ list: 'edited', page: '1', limit: '10' }]);
});

test("edits by hand are kept unless the file's values are asked for, which is checked again first", async () => {
  serve(getImport, importRun({ edited: 1 }));
  serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  openScreen('/import?run=1');
  const choice = main.getByRole('radiogroup', { name: 'Edited manually' });
  await expect.element(choice.getByRole('radio', { name: 'Keep my edits' })).toBeChecked();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, edited: 1, handEdits: 'file' }));
  await choice.getByRole('radio', { name: "Use the file's values" }).click();
  await expect.element(changes.getByText(/Values from the file replace fields edited in Copydesk/)).toBeVisible();
  expect(sent.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { dryRun: 'true', mode: 'rows' }, body: { handEdits: 'file' } },
  ]);
});

test('empty cells keep values unless the fields are to be emptied, which is checked again first', async () => {
  serve(getImport, importRun({ blanks: 212 }));
  serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  openScreen('/import?run=1');
  const choice = main.getByRole('radiogroup', { name: 'Empty cells' });
  await expect.element(choice.getByRole('radio', { name: 'Keep the values' })).toBeChecked();
  await expect.element(main.getByText('212 fields have a value here and an empty cell in this file.')).toBeVisible();
  await expect.element(main.getByText('212 values kept')).toBeVisible();
  const empty = choice.getByRole('radio', { name: 'Empty the fields' });
  await expect.element(empty).toHaveAccessibleDescription(/212 fields will be emptied/);
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, blanks: 212, emptyCells: 'empty' }));
  await empty.click();
  await expect.element(main.getByText('212 fields to empty')).toBeVisible();
  await expect.element(empty).toBeChecked();
  expect(sent.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: { dryRun: 'true', mode: 'rows' }, body: { emptyCells: 'empty' } },
  ]);
});

test('an import says what it did with empty cells; a file without any asks nothing', async () => {
  serve(getImport, importRun({ ...done, blanks: 1, emptyCells: 'empty' }));
  serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const first = openScreen('/import?run=1');
  await expect.element(main.getByText('1 field emptied')).toBeVisible();
  first.close();
  serve(getImport, importRun({ id: 2 }));
  openScreen('/import?run=2');
  await expect.element(main.getByRole('radiogroup', { name: 'How to import' })).toBeVisible();
  await expect.element(main.getByRole('radiogroup', { name: 'Empty cells' })).not.toBeInTheDocument();
});

test('a dry run that was imported leads to its import', async () => {
  serve(getImport, importRun({ importedAs: 5, canApply: false }));
  serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  openScreen('/import?run=1');
  await expect.element(main.getByRole('link', { name: 'View import' })).toHaveAttribute('href', '/import?run=5');
});

const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
const conflict = (given: Partial<UndoPreview['conflicts'][number]> = {}): UndoPreview['conflicts'][number] => ({
  sku: 'MUG-1',
  title: 'Stoneware mug',
  productId: 1,
  outcome: 'left',
  reason: 'Changed after the import, so the product stays: title.',
  ...given,
});

const nothingMoved = { setAside: 0, broughtBack: 0 };

test('an import that only moved products is undone, and the question says what moves back', async () => {
  serve(runs.getRun, importOf({ id: 21 }));
  const counts = { read: 4, new: 0, changed: 0, unchanged: 4, refused: 0 };
  const moved = { setAside: 2, broughtBack: 1 };
  serve(getImport, importRun({ ...done, counts, canUndo: true, moved }));
  serve(listImportedProducts, pageOf([], { total: 0 }));
  serve(previewUndo, { undone: 0, deleted: 0, partly: 0, left: 0, moved, conflicts: [] });
  openScreen('/import?run=1');
  await button('Undo this import').click();
  await expect
    .element(question)
    .toMatchTextContent(/2 products set aside because the file did not have them will be brought back\./);
  await expect
    .element(question)
    .toMatchTextContent(/1 product brought back because the file had it will be set aside again\./);
  const sent = serve(runs.undoRun, importOf({ id: 22 }));
  await button('Undo the import').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('an import is undone by a run, and what was left is listed', async () => {
  const own = importOf({ id: 21 });
  serve(runs.getRun, own);
  serve(getImport, importRun({ ...done, canUndo: true }));
  serve(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const partly = conflict({
    sku: 'CRF-2',
    title: 'Glass carafe',
    outcome: 'partly',
    reason: 'Changed after the import and not undone: title.',
  });
  serve(previewUndo, {
    undone: 3,
    deleted: 2,
    partly: 1,
    left: 9,
    moved: nothingMoved,
    conflicts: [partly, conflict()],
  });
  openScreen('/import?run=1');
  await button('Undo this import').click();
  await expect
    .element(question)
    .toMatchTextContent(
      /1 product will get its earlier values back\.2 products added by the import will be deleted\. You can restore them for 30 days\./,
    );
  await expect.element(question).toMatchTextContent(/1 product will be partly undone/);
  await expect
    .element(question)
    .toMatchTextContent(/9 products will not be undone, because someone changed them after the import/);
  const named = question.getByRole('list', { name: 'Changed after the import' }).getByRole('listitem');
  await expect
    .element(named.nth(0))
    .toMatchTextContent(/Glass carafe.*Changed after the import and not undone: title\./);
  await expect
    .element(named.nth(1))
    .toMatchTextContent(/Stoneware mug.*Changed after the import, so the product stays: title\./);
  await expect.element(question.getByText('and 8 more')).toBeVisible();
  const action = { action: 'undo' as const, options: { runId: 21, of: own.action.options } };
  const counts = { total: 13, done: 3, asked: 0, unchanged: 0, refused: 1, failed: 0 };
  const now = [run({ id: 22, action, counts })];
  const sent = serve(runs.undoRun, () => now[0] ?? own);
  serve(runs.getRun, ({ params }) => (params.id === 22 ? (now[0] ?? own) : { ...own, undoneBy: 22 }));
  const undo = {
    at: '2026-11-21T10:00:00.000Z',
    by: 'Sam Porter',
    undone: 3,
    partly: 1,
    left: 9,
    isDone: true,
    isGoing: false,
  };
  const started = { ...undo, undone: 1, partly: 0, left: 0, isDone: false, isGoing: true };
  serve(getImport, importRun({ ...done, undone: 'partly', canUndo: true, undo: started }));
  const reason = 'The product was deleted after the import.';
  serve(listImportedProducts, pageOf([importedProduct({ outcome: 'left', reason })], { total: 1 }));
  await button('Undo the import').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(main.getByRole('link', { name: 'Undoing 4 of 13 products' }))
    .toHaveAttribute('href', '/runs/22');
  readSoon({ type: 'import', importId: 1 });
  await expect.element(main.getByRole('heading', { name: 'Undoing this import' })).toBeVisible();
  serve(getImport, importRun({ ...done, undone: 'partly', canUndo: true, undo }));
  now[0] = endedRun({ id: 22, action });
  readSoon({ type: 'run', runId: 22 });
  readSoon({ type: 'import', importId: 1 });
  await expect.element(main.getByRole('heading', { name: 'This import was partly undone' })).toBeVisible();
  await expect
    .element(main.getByText(/Partly undone by Sam Porter, .*: 3 products undone, 1 partly, 9 not undone/))
    .toBeVisible();
  await expect.element(changes.getByText(reason)).toBeVisible();
  await expect.element(button('Undo remaining changes')).toBeVisible();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/runs/21/undo', {}]]);
});

test('where nothing can be undone, the question says so and the import stands', async () => {
  serve(runs.getRun, importOf({ id: 21 }));
  const undo = {
    at: '2026-11-21T10:00:00.000Z',
    by: 'Sam Porter',
    undone: 0,
    partly: 0,
    left: 4,
    isDone: true,
    isGoing: false,
  };
  serve(getImport, importRun({ ...done, canUndo: true, undone: 'none', undo }));
  serve(listImportedProducts, pageOf([importedProduct({ outcome: 'left' })], { total: 1 }));
  serve(previewUndo, { undone: 0, deleted: 0, partly: 0, left: 4, moved: nothingMoved, conflicts: [conflict()] });
  openScreen('/import?run=1');
  await expect.element(main.getByRole('heading', { name: '4 products imported' })).toBeVisible();
  await expect
    .element(
      main.getByText(
        /Sam Porter tried to undo the import on .*, but nothing could be undone: 4 products not undone because/,
      ),
    )
    .toBeVisible();
  await button('Undo remaining changes').click();
  await expect.element(question).toMatchTextContent(/4 products will not be undone/);
  await expect.element(button('Undo the import')).toHaveAttribute('aria-disabled', 'true');
});

test('a dry run above its limit says so, and is imported all the same by its button', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const excess = '9 of 27 products would change, more than 10 %.';
  serve(getImport, importRun({ stopAbove: 10, excess }));
  openScreen('/import?run=1');
  await expect.element(main.getByText(/^9 of 27 products would change, more than 10 %\./)).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, dryRun: false }));
  await page.getByRole('button', { name: /^Import \d+ products anyway$/ }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ stopAbove: null }]);
});

test('an import that its limit stopped is imported without one', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const error = 'Nothing was imported: 9 of 27 products would change, more than 10 %.';
  serve(getImport, importRun({ dryRun: false, state: 'failed', error, excess: error, canApply: true, stopAbove: 10 }));
  openScreen('/import?run=1');
  await expect.element(main.getByText(error)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue import' })).not.toBeInTheDocument();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, dryRun: false }));
  await page.getByRole('button', { name: 'Import anyway' }).click();
  await expect
    .poll(() => sent.map(({ body, query }) => ({ body, dryRun: query.dryRun })))
    .toEqual([{ body: { stopAbove: null }, dryRun: 'false' }]);
});

test('a dry run of a catalog that changed since does not promise its figures, and checks again', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  serve(getImport, importRun({ isOutdated: true }));
  openScreen('/import?run=1');
  await expect.element(main.getByText(/^The catalog or the profile changed since this check/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2 }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByRole('button', { name: /^Import \d+ products$/ })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{}]);
});

test('an outdated dry run names the limit that decides when Import is pressed', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  serve(getImport, importRun({ isOutdated: true, stopAbove: 10 }));
  openScreen('/import?run=1');
  await expect
    .element(main.getByText(/The import stops if more than 10\s% of the products would change or are missing\.$/))
    .toBeVisible();
});

test('a dry run that its schedule stopped says why, and is imported by its button alone', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const error = 'Nothing was imported: the columns of the file changed (missing “net”; new “cost”).';
  serve(getImport, importRun({ error }));
  openScreen('/import?run=1');
  await expect.element(main.getByText(`The schedule stopped at this file. ${error}`)).toBeVisible();
  await expect.element(main.getByText('Stopped', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 4 products anyway' })).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  serve(getImport, importRun({ id: 2, dryRun: false }));
  await page.getByRole('button', { name: 'Import 4 products anyway' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{}]);
});

test('the figures of an import say that it was undone', async () => {
  serveByDefault(listImportedProducts, pageOf([importedProduct()], { total: 1 }));
  const undo = {
    at: '2026-08-02T10:00:00.000Z',
    by: 'Ana',
    undone: 4,
    partly: 0,
    left: 0,
    isDone: true,
    isGoing: false,
  };
  serve(getImport, importRun({ ...done, undone: 'all', undo }));
  openScreen('/import?run=1');
  await expect.element(main.getByText('Added to the catalog, then undone')).toBeVisible();
  await expect.element(main.getByText('Updated, then undone')).toBeVisible();
  await expect.element(main.getByText('Already up to date, then undone')).not.toBeInTheDocument();
});
