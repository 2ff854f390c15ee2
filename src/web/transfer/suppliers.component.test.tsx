// Suppliers on the screens: whose file it is, products of another one, their list.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { listImportProfiles } from '#domain/transfer/import-profiles.contract.ts';
import { getImport, rerunImport } from '#domain/transfer/import-run.contract.ts';
import * as contracts from '#domain/transfer/suppliers.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun as anyRun, supplier } from '#testing/components/records.ts';
import { serve, serveByDefault } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = main.getByRole('region', { name: 'Supplier' });
const counts = { read: 4, new: 3, changed: 0, unchanged: 0, refused: 1 };
const importRun = (given: Parameters<typeof anyRun>[0] = {}) => anyRun({ counts, ...given });
const birch = { id: 6, name: 'Birch' };

beforeEach(() => {
  serveByDefault(listImportProfiles, []);
  serveByDefault(contracts.listSuppliers, [supplier(), supplier({ ...birch, key: 'birch', products: 0 })]);
});

test('a dry run asks whose file it is, and what happens to products of another supplier', async () => {
  serve(getImport, importRun());
  openScreen('/import?run=1');
  await expect.element(card.getByRole('combobox', { name: 'Supplier' })).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, supplier: birch, claimed: 1, otherSuppliers: 2 }));
  await card.getByRole('combobox', { name: 'Supplier' }).click();
  await page.getByRole('option', { name: 'Birch' }).click();
  await expect.element(card).toMatchTextContent(/1 product without a supplier will belong to Birch\./);
  const choice = card.getByRole('radiogroup', { name: 'Products of a different supplier' });
  await expect.element(choice).toHaveAccessibleDescription('2 products in this file belong to a different supplier.');
  await expect.element(choice.getByRole('radio', { name: 'Do not change them' })).toBeChecked();
  serve(rerunImport, { id: 3 });
  serve(getImport, importRun({ id: 3, supplier: birch, otherSuppliers: 2, otherSupplier: 'takeOver' }));
  await choice.getByRole('radio', { name: 'Take them over' }).click();
  await expect.element(choice.getByRole('radio', { name: 'Take them over' })).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ supplierId: 6 }]);
});

test('a file without a supplier leaves products of suppliers, and offers the last one of its columns', async () => {
  serve(getImport, importRun({ lastSupplier: birch, otherSuppliers: 2 }));
  openScreen('/import?run=1');
  const choice = card.getByRole('radiogroup', { name: 'Products of a supplier' });
  await expect.element(choice).toHaveAccessibleDescription('2 products in this file belong to a supplier.');
  await expect.element(choice.getByRole('radio', { name: 'Do not change them' })).toBeChecked();
  await expect.element(choice.getByRole('radio', { name: 'Change them anyway' })).toBeVisible();
  await expect.element(card).toMatchTextContent(/The last file with these columns was from Birch\./);
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, supplier: birch }));
  await card.getByRole('button', { name: 'Use Birch' }).click();
  await expect.element(card.getByRole('button', { name: 'Use Birch' })).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ supplierId: 6 }]);
});

test('without suppliers a dry run asks nothing of them', async () => {
  serve(contracts.listSuppliers, []);
  serve(getImport, importRun());
  openScreen('/import?run=1');
  await expect.element(main.getByRole('region', { name: 'How the file was read' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('the suppliers are listed, added, changed and deleted', async () => {
  openScreen('/suppliers');
  const row = main.getByRole('row', { name: /Acme/ });
  await expect
    .element(row.getByRole('link', { name: '284 products of Acme' }))
    .toHaveAttribute('href', '/products?supplier=5&mode=list');
  await main.getByRole('button', { name: 'Add a supplier' }).click();
  const dialog = page.getByRole('dialog');
  await button('Add supplier').click();
  await expect.element(dialog.getByText('Enter a name for the supplier.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cedar & Co');
  await dialog.getByRole('checkbox', { name: 'This supplier uses its own SKUs' }).click();
  await expect.element(dialog.getByText(/4207 is stored as cedar-co:4207/)).toBeVisible();
  const refused = 'Another supplier has this name or key. Choose a different one.';
  serve(contracts.addSupplier, new Problem('INVALID_INPUT', refused, { issues: [{ path: 'name', message: refused }] }));
  await button('Add supplier').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Another supplier has this name or key/);
  const added = serve(contracts.addSupplier, supplier({ id: 7, name: 'Cedar & Co' }));
  await button('Add supplier').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(added.map(({ body }) => body)).toEqual([{ name: 'Cedar & Co', hasOwnSkus: true }]);
  await button('Delete Birch').click();
  const deleted = serve(contracts.removeSupplier, undefined);
  serve(contracts.listSuppliers, [supplier()]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(main.getByRole('row', { name: /Birch/ })).not.toBeInTheDocument();
  expect(deleted).toHaveLength(1);
});

test('SKUs that become a supplier’s own are those of new products: what it has keeps its SKUs', async () => {
  openScreen('/suppliers');
  await button('Edit Acme').click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText(/This applies to new products only: 284 existing products keep their SKUs\./))
    .toBeVisible();
});

test('what is wrong with a name or a key is said at its field, and nothing is cut', async () => {
  openScreen('/suppliers');
  await main.getByRole('button', { name: 'Add a supplier' }).click();
  const dialog = page.getByRole('dialog');
  const [name, key] = [dialog.getByRole('textbox', { name: 'Name' }), dialog.getByRole('textbox', { name: 'Key' })];
  await name.fill('木'.repeat(81));
  await button('Add supplier').click();
  await expect.element(name).toHaveAccessibleDescription('At most 80 characters.');
  await name.fill('ספק');
  await expect.element(key).toHaveAccessibleDescription(/No key can be made from this name\. Enter one/);
  await key.fill('STR_1');
  await expect.element(key).toHaveAccessibleDescription(/Use up to 20 letters from a to z/);
  await key.fill(' STR');
  await dialog.getByRole('checkbox', { name: 'This supplier uses its own SKUs' }).click();
  await expect.element(dialog.getByText(/4207 is stored as str:4207/)).toBeVisible();
  const message = 'The supplier Strider Shoes already has the key “str”. Enter a different key.';
  serve(contracts.addSupplier, new Problem('INVALID_INPUT', message, { issues: [{ path: 'key', message }] }));
  await button('Add supplier').click();
  await expect.element(key).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(key).toHaveFocus();
  await expect.element(dialog.getByText(/INVALID_INPUT/)).not.toBeInTheDocument();
});

test('a supplier with products cannot be deleted, which its button says', async () => {
  serve(contracts.listSuppliers, [supplier({ setAside: 2 }), supplier({ ...birch, products: 0, setAside: 1 })]);
  openScreen('/suppliers');
  await button('Delete Acme').hover();
  await expect
    .element(page.getByRole('tooltip'))
    .toHaveTextContent('286 products, 2 set aside. A supplier with products cannot be deleted.');
  await expect.element(button('Delete Acme')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Delete Birch')).toHaveAttribute('aria-disabled', 'true');
});

test('a double click adds one supplier', async () => {
  openScreen('/suppliers');
  await main.getByRole('button', { name: 'Add a supplier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cedar');
  const added = serve(contracts.addSupplier, supplier({ id: 7, name: 'Cedar' }));
  await button('Add supplier').dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(added).toHaveLength(1);
});

test.each(['its field', 'its button'])('Enter pressed twice in %s adds one supplier', async (place) => {
  openScreen('/suppliers');
  await main.getByRole('button', { name: 'Add a supplier' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Cedar');
  // Held, or the dialog may be gone by the second press, which then opens it again.
  const answer = Promise.withResolvers<ReturnType<typeof supplier>>();
  const added = serve(contracts.addSupplier, () => answer.promise);
  const focused = place === 'its field' ? name : button('Add supplier');
  (focused.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  answer.resolve(supplier({ id: 7, name: 'Cedar' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(added).toHaveLength(1);
});

test('a supplier is sent again after a refusal', async () => {
  openScreen('/suppliers');
  await main.getByRole('button', { name: 'Add a supplier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cedar');
  serve(contracts.addSupplier, new Problem('UNAVAILABLE', 'The server is busy.'));
  await button('Add supplier').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Not saved\. The server is busy\./);
  const added = serve(contracts.addSupplier, supplier({ id: 7, name: 'Cedar' }));
  await button('Add supplier').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(added).toHaveLength(1);
});
