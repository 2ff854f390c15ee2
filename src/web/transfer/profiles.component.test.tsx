import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import * as contracts from '#domain/transfer/export-profiles.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { exportProfile, storedExport } from '#testing/components/serve-exports.ts';

const card = page.getByRole('region', { name: 'Export profiles' });
const dialog = page.getByRole('dialog');

test('a profile says what it exports, and is exported', async () => {
  serveAll();
  const started = serve(contracts.runExportProfile, storedExport({ profileId: 3, state: 'running', files: [] }));
  openScreen('/import');
  await expect
    .element(card.getByRole('listitem'))
    .toMatchTextContent(/^Weekly feedExcel XLSX · only changes · last Nov 20/);
  await card.getByRole('button', { name: 'Export Weekly feed' }).click();
  await expect.poll(() => started).toMatchObject([{ path: '/api/export-profiles/3/runs' }]);
});

test('a profile is added with its products, columns and schedule', async () => {
  serveAll();
  const added = serve(contracts.addExportProfile, exportProfile());
  openScreen('/import');
  await card.getByRole('button', { name: 'Add' }).click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Daily delta');
  await dialog.getByLabelText('Columns').fill('SKU\n\nTitle ');
  await dialog.getByRole('checkbox', { name: /^Only what changed/ }).click();
  await dialog.getByRole('combobox', { name: 'Schedule' }).click();
  await page.getByRole('option', { name: 'Every day' }).click();
  await dialog.getByLabelText('Time (UTC)').fill('26:00');
  await dialog.getByRole('button', { name: 'Add Profile' }).click();
  await expect.element(dialog.getByText('Use a time such as 06:00.')).toBeVisible();
  await dialog.getByLabelText('Time (UTC)').fill('05:30');
  await dialog.getByRole('button', { name: 'Add Profile' }).click();
  await expect
    .poll(() => added.at(-1)?.body)
    .toEqual({
      ...{ name: 'Daily delta', format: 'xlsx', filter: {}, columns: ['SKU', 'Title'], fileName: '{profile}-{date}' },
      ...{ onlyDecided: false, onlyChanged: true, splitsRetailers: false, schedule: { every: 'day', at: '05:30' } },
    });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a mistake in columns or file name is said at its field before anything is sent', async () => {
  serveAll();
  const added = serve(contracts.addExportProfile, exportProfile());
  openScreen('/import');
  await card.getByRole('button', { name: 'Add' }).click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Daily');
  await dialog.getByLabelText('Columns').fill('SKU\nTitle\nsku');
  await dialog.getByLabelText('File name').fill('{nope}');
  await dialog.getByRole('button', { name: 'Add Profile' }).click();
  await expect.element(dialog.getByText('The column “sku” is there twice.')).toBeVisible();
  await expect.element(dialog.getByText(/Nothing is filled in for \{nope\}/)).toBeVisible();
  expect(added).toEqual([]);
});

test('the export folder is named only where there is a schedule', async () => {
  serveAll();
  openScreen('/import');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Schedule' })).toBeVisible();
  const hint = dialog.getByText('The file goes to the export folder of the server.');
  await expect.element(hint).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Schedule' }).click();
  await page.getByRole('option', { name: 'Every day' }).click();
  await expect.element(hint).toBeVisible();
});

test('a name that is taken is said at its field', async () => {
  serveAll();
  const message = 'An export profile named “Weekly” already exists. Choose another name.';
  serve(contracts.changeExportProfile, new Problem('INVALID_INPUT', message, { issues: [{ path: 'name', message }] }));
  openScreen('/import');
  await card.getByRole('button', { name: 'Edit Weekly feed' }).click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Weekly');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a profile is deleted after a question', async () => {
  serveAll();
  const removed = serve(contracts.removeExportProfile, undefined);
  openScreen('/import');
  await card.getByRole('button', { name: 'Delete Weekly feed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => removed).toMatchObject([{ path: '/api/export-profiles/3' }]);
});
