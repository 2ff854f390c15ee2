import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { takeAnswersRun } from '#domain/runs/runs.contract.ts';
import { getAnswers, listAnswers } from '#domain/transfer/answers.contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { listStoredExports, startStoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { run } from '#testing/components/run-records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { answers, storedExport } from '#testing/components/serve-exports.ts';

const figures = page.getByLabelText('Answers in the file');
const take = page.getByRole('button', { name: /^Take answers/ });

test('an export for review is started, and its file is downloaded from the list', async () => {
  serveAll();
  serve(listStoredExports, []);
  const started = serve(startStoredExport, storedExport({ state: 'running', counts: null, files: [] }));
  openScreen('/import');
  const button = page.getByRole('button', { name: 'Export for review, XLSX' });
  await expect.element(button).toBeVisible();
  serve(listStoredExports, [storedExport()]);
  await button.click();
  await expect.poll(() => started).toMatchObject([{ body: { format: 'review-xlsx', selection: { filter: {} } } }]);
  const news = page.getByRole('region', { name: /Notifications/ });
  await expect.element(news).toMatchTextContent(/Export ready/);
  const row = page.getByRole('list', { name: 'Stored exports' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/For review XLSX120\sproducts, 480\srows · Ada Lovelace/);
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/api/stored-exports/5/files/0');
});

test('an uploaded file of answers opens what it says', async () => {
  serveAll();
  serve(createImport, { id: 7, isAnswers: true });
  const screen = openScreen('/import');
  await page.getByLabelText('Catalog file').upload(new File(['x'], 'answers.csv'));
  await expect.poll(screen.address).toBe('/import?answers=7');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('answers.xlsx');
  await expect.element(figures).toMatchTextContent(/Approve12.*Reject3.*Change4.*Conflicts2.*Comments1.*Unchanged458/);
});

test('conflicts come first, and the other rows are a choice away', async () => {
  serveAll();
  openScreen('/import?answers=7');
  const table = page.getByRole('table', { name: 'Rows' });
  await expect
    .element(table)
    .toMatchTextContent(/14Stoneware mugMUG-1TitleThe text changed after it was sent for review\./);
  await page.getByRole('combobox', { name: 'Answers to show' }).click();
  await page.getByRole('option', { name: 'Change (4)' }).click();
  await expect.element(table).toMatchTextContent(/NowMugChange toFine mug/);
});

test('the changed texts that stay pending are counted before they are taken', async () => {
  serveAll();
  openScreen('/import?answers=7');
  const waiting = page.getByText(/will stay pending/);
  await expect.element(waiting).toMatchTextContent(/^1 of 4\schanged texts will stay pending\.$/);
  await expect.element(page.getByText('1: The source does not support a claim in the title.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Approve changed texts' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
});

test('taking the answers starts a run, with changed texts approved or not', async () => {
  serveAll();
  const started = serve(takeAnswersRun, run({ id: 31 }));
  const screen = openScreen('/import?answers=7');
  await page.getByRole('checkbox', { name: 'Approve changed texts' }).click();
  await expect.element(take).toMatchTextContent(/^Take answers for 9\sproducts$/);
  await take.click();
  await expect.poll(() => started).toMatchObject([{ path: '/api/answers/7/runs', body: { approvesChanges: false } }]);
  await expect.poll(screen.address).toBe('/runs/31');
});

test('answers that a run took lead to it', async () => {
  serveAll();
  serve(getAnswers, answers({ runId: 31 }));
  openScreen('/import?answers=7');
  await expect.element(page.getByRole('link', { name: 'Open run 31' })).toHaveAttribute('href', '/runs/31');
  await expect.element(take).not.toBeInTheDocument();
});

test('answers whose run was undone say so, in the list and on their page', async () => {
  serveAll();
  const undone = answers({ runId: 31, isUndone: true });
  serve(getAnswers, undone);
  serve(listAnswers, [undone]);
  openScreen('/import');
  const list = page.getByRole('list', { name: 'Recent answers' });
  await expect.element(list).toMatchTextContent(/Undone/);
  await list.getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'Answers undone' })).toBeVisible();
  await expect.element(page.getByText(/You can undo this/)).not.toBeInTheDocument();
});

test('a file without an answer that can be taken says so', async () => {
  serveAll();
  const none = { approve: 0, reject: 0, change: 0, comment: 0, conflict: 0, unchanged: 8 };
  serve(getAnswers, answers({ counts: none, products: 0 }));
  openScreen('/import?answers=7');
  await expect.element(page.getByText('None of these answers can be used.')).toBeVisible();
  await expect.element(take).toHaveAttribute('aria-disabled', 'true');
});

test('the import screen lists answers', async () => {
  serveAll();
  openScreen('/import');
  const list = page.getByRole('list', { name: 'Recent answers' });
  await expect.element(list).toMatchTextContent(/12 approved, 3 rejected, 4 changed/);
});

test('before the first answers and stored exports there are no lists of them', async () => {
  serveAll();
  serve(listAnswers, []);
  serve(listStoredExports, []);
  openScreen('/import');
  await expect.element(page.getByRole('list', { name: 'Recent imports' })).toBeVisible();
  await expect.element(page.getByText('Recent answers')).not.toBeInTheDocument();
  await expect.element(page.getByText('Stored exports')).not.toBeInTheDocument();
});

test('answers that are gone say so', async () => {
  serveAll();
  serve(getAnswers, new Problem('NOT_FOUND', 'Answers not found'));
  openScreen('/import?answers=8');
  await expect.element(page.getByRole('heading', { name: 'Answers not found' })).toBeVisible();
});
