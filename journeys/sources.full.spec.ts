// Data sources from pages and files: read, read again, refused, deleted and put back.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openFold, openProduct } from './shared-server.ts';
import { sourcesOf, test } from './site-server.ts';

test(
  'a page is read from its address, read again, deleted and put back; one of the network is refused',
  byMouseAndKeyboard,
  async ({ page, hand, site }) => {
    site.page('/mug', '<nav>Best sellers</nav><main><h1>Mug</h1><p>Weight: 320 g. Freezer safe.</p></main>');
    await openProduct(page, 'PLG-MUG4-SPK');
    await openFold(page, hand, 'Data sources');
    const sources = sourcesOf(page);
    await hand.press(sources.getByRole('button', { name: 'Add data source' }));
    const form = page.getByRole('dialog', { name: 'Add data source' });
    await hand.pick(form.getByRole('radio', { name: 'URL' }));
    const address = form.getByRole('textbox', { name: 'URL' });
    await hand.write(address, 'http://169.254.169.254/latest/meta-data/');
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    await expect(form.getByRole('alert')).toContainText(
      '“169.254.169.254” is in a private or reserved network. Only public pages can be read. Nothing was added.',
    );
    await expect(address).toHaveValue('http://169.254.169.254/latest/meta-data/');
    await hand.write(address, `${site.origin}/mug`);
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    const details = page.getByRole('dialog', { name: 'Supplier sheet' });
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('320 g');
    await expect(details).not.toContainText('Best sellers');
    site.page('/mug', '<main><p>Weight: 340 g.</p></main>');
    await hand.press(details.getByRole('button', { name: 'Read again' }));
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('340 g');
    await hand.press(details.getByRole('button', { name: 'Done' }));
    await expect(details).toBeHidden();

    site.on('/mug', (_request, response) => response.writeHead(500).end());
    const row = sources.getByRole('listitem');
    await hand.press(row.getByRole('button', { name: /^Read .* again$/ }));
    await expectToast(page, 'The old text stays', 'status 500');
    await expect(row).toContainText('1 fact');

    await hand.press(row.getByRole('button', { name: /^More actions for/ }));
    await hand.pick(page.getByRole('menuitem', { name: 'Delete' }));
    await expect(sources).toContainText('No data sources yet');
    await hand.rest(page);
    await hand.press(page.getByRole('button', { name: 'Undo' }));
    await expect(row).toContainText('1 fact');
    await expect(row).toContainText(site.host);
  },
);

test('a file is added, and one that is no text is refused with its sentence', async ({ page, hand }) => {
  await openProduct(page, 'TRN-COOL24-BLU');
  await openFold(page, hand, 'Data sources');
  const sources = sourcesOf(page);
  await sources.getByRole('button', { name: 'Add data source' }).click();
  const form = page.getByRole('dialog', { name: 'Add data source' });
  await form.getByRole('radio', { name: 'File' }).click();
  const file = form.getByLabel('File of the data source');
  await file.setInputFiles({ name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.alloc(3_000) });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('This is not a text');
  const csv = 'SKU,Weight\nOTHER-1,1 kg\nTRN-COOL24-BLU,9.1 kg\n';
  await file.setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Supplier sheet' });
  await expect(details.getByRole('list', { name: 'Facts' })).toContainText('9.1 kg');
  await expect(details).toContainText('sheet.csv');
  await expect(details).not.toContainText('OTHER-1');
  await page.reload();
  await expect(details.getByRole('list', { name: 'Facts' })).toContainText('9.1 kg');
});
