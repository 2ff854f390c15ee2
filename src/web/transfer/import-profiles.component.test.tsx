// Import profiles on the screens: used, offered, saved, listed; and products that are missing from a file.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import * as profiles from '#domain/transfer/import-profiles.contract.ts';
import { getImport, rerunImport } from '#domain/transfer/import-run.contract.ts';
import * as schedules from '#domain/transfer/import-schedules.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun as anyRun, importProfile, mug, setAsideProduct, supplier } from '#testing/components/records.ts';
import { importOf } from '#testing/components/run-records.ts';
import { pageOf, serve, serveByDefault } from '#testing/components/serve.ts';

beforeEach(() => serveByDefault(listSuppliers, []));

const main = page.getByRole('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = main.getByRole('region', { name: 'Import profile' });
const counts = { read: 4, new: 4, changed: 0, unchanged: 0, refused: 0 };
const importRun = (given: Parameters<typeof anyRun>[0] = {}) =>
  anyRun({ counts, problems: [], problemCount: 0, ...given });
const acme = { id: 3, name: 'Acme prices', isChanged: false };

test('a dry run says which profile it uses, and can do without it', async () => {
  serve(profiles.listImportProfiles, [importProfile()]);
  serve(getImport, importRun({ profile: acme }));
  openScreen('/import?run=1');
  await expect.element(card).toMatchTextContent(/Uses Acme prices/);
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2 }));
  await card.getByRole('combobox', { name: 'Profile' }).click();
  await page.getByRole('option', { name: 'No profile' }).click();
  await expect.element(card).toMatchTextContent(/This file does not match any of your profiles/);
  expect(sent.map(({ body }) => body)).toEqual([{ profileId: null }]);
});

test('a file that looks like one of a profile is offered it, with how often it was used', async () => {
  serve(profiles.listImportProfiles, [importProfile()]);
  const lastUsedAt = '2026-11-20T09:00:00.000Z';
  serve(getImport, importRun({ suggested: { ...acme, used: 4, lastUsedAt, isSame: false } }));
  openScreen('/import?run=1');
  await expect.element(card).toMatchTextContent(/Looks like Acme prices.*Used 4 times, last on Nov 20, 2026/);
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, profile: acme }));
  await button('Use this profile').click();
  await expect.element(card).toMatchTextContent(/Uses Acme prices/);
  expect(sent.map(({ body }) => body)).toEqual([{ profileId: 3 }]);
});

test('without a profile the dry run asks nothing of one', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun());
  openScreen('/import?run=1');
  await expect.element(main.getByRole('region', { name: 'How the file was read' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('products of earlier files that are missing are counted, named and linked; an import can list them', async () => {
  serve(profiles.listImportProfiles, [importProfile()]);
  serve(getImport, importRun({ missing: 20, profile: acme }));
  const asked = serve(listProducts, pageOf([mug], { total: 20 }));
  openScreen('/import?run=1');
  const missing = main.getByRole('region', { name: '20 products of earlier files are missing' });
  await expect.element(missing.getByRole('link', { name: mug.title })).toHaveAttribute('href', `/products/${mug.id}`);
  await expect.element(missing).toMatchTextContent(/They come from earlier imports by “Acme prices”/);
  await expect
    .element(missing.getByRole('link', { name: 'Show in the list' }))
    .toHaveAttribute('href', '/products?missingFrom=1&mode=list');
  expect(asked[0]?.query).toMatchObject({ missingFrom: '1' });
  const choice = main.getByRole('radiogroup', { name: 'Missing products' });
  await expect.element(choice.getByRole('radio', { name: 'Do nothing' })).toBeChecked();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, missing: 20, missingPolicy: 'list', profile: acme }));
  await choice.getByRole('radio', { name: 'List them' }).click();
  await expect.element(choice.getByRole('radio', { name: 'List them' })).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ missing: 'list' }]);
});

test('products missing from a file of a supplier are those that belong to it', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun({ missing: 20, supplier: { id: 5, name: 'Acme' } }));
  serve(listProducts, pageOf([mug], { total: 20 }));
  openScreen('/import?run=1');
  const missing = main.getByRole('region', { name: '20 products of earlier files are missing' });
  await expect.element(missing).toMatchTextContent(/They belong to Acme\./);
  await expect.element(missing).not.toMatchTextContent(/same columns/);
});

test('after an import the missing products are named where they are, with the run that moved them', async () => {
  serve(profiles.listImportProfiles, [importProfile()]);
  const nothingNew = { read: 23, new: 0, changed: 0, unchanged: 23, refused: 0 };
  serve(
    getImport,
    importRun({
      ...{ dryRun: false, canApply: false, counts: nothingNew, profile: acme, missing: 3, missingPolicy: 'delete' },
      moved: { setAside: 3, broughtBack: 0 },
      movedBy: [{ runId: 31, action: 'set-aside', products: 3, isGoing: false }],
      missingNow: { catalog: 0, setAside: 3, deleted: 0 },
    }),
  );
  const asked = serve(listSetAside, pageOf([setAsideProduct()], { total: 3 }));
  openScreen('/import?run=1');
  const title = 'Nothing was new or changed in the file; 3 set aside';
  await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'View products set aside' })).toHaveAttribute('href', '/runs/31');
  const missing = main.getByRole('region', { name: '3 products of earlier files are missing' });
  await expect
    .element(missing)
    .toMatchTextContent(/Now 3 are set aside\. Products set aside are deleted after 30 days\./);
  const list = missing.getByRole('list', { name: 'Missing products that are set aside' });
  await expect.element(list.getByText('Enamel jug')).toBeVisible();
  expect(asked[0]?.query).toMatchObject({ missingFrom: '1' });
  await expect
    .element(missing.getByRole('link', { name: 'Show in Set Aside' }))
    .toHaveAttribute('href', '/set-aside?missingFrom=1');
  await expect.element(missing.getByRole('link', { name: 'Show in the list' })).not.toBeInTheDocument();
});

test('of missing products some of which are set aside, both places are counted', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun({ missing: 24, missingNow: { catalog: 21, setAside: 3, deleted: 0 } }));
  serve(listProducts, pageOf([mug], { total: 21 }));
  serve(listSetAside, pageOf([setAsideProduct()], { total: 3 }));
  openScreen('/import?run=1');
  const missing = main.getByRole('region', { name: '24 products of earlier files are missing' });
  await expect.element(missing).toMatchTextContent(/Now 21 are in the catalog, 3 are set aside\./);
  await expect.element(missing.getByRole('heading', { name: '3 products set aside' })).toBeVisible();
});

test('products that the file has again come back, and are said to', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun({ setAside: 3, willMove: { setAside: 0, broughtBack: 3 } }));
  const screen = openScreen('/import?run=1');
  await expect.element(main.getByText(/3 will be brought back, because the file has them again\.$/)).toBeVisible();
  await expect.element(main).not.toMatchTextContent(/stay set aside/);
  screen.close();
  const moved = { setAside: 0, broughtBack: 2 };
  serve(getImport, importRun({ id: 2, dryRun: false, canApply: false, setAside: 3, moved }));
  openScreen('/import?run=2');
  await expect
    .element(main.getByText(/2 were brought back, because the file has them again\. The others stayed set aside\.$/))
    .toBeVisible();
  screen.close();
});

test('a dry run that was imported says nothing of what will happen', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun({ setAside: 3, importedAs: 2 }));
  openScreen('/import?run=1');
  await expect.element(main.getByText(/^3 products were set aside when this file was checked\.$/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'View import' })).toHaveAttribute('href', '/import?run=2');
});

const upToDate = { read: 23, new: 0, changed: 0, unchanged: 23, refused: 0 };
const lacking = {
  counts: upToDate,
  missing: 2,
  missingPolicy: 'set-aside',
  missingNow: { catalog: 2, setAside: 0, deleted: 0 },
} as const;

test('a file that only lacks products is imported, and the button says what it moves', async () => {
  serve(profiles.listImportProfiles, []);
  serve(listProducts, pageOf([mug], { total: 2 }));
  serve(getImport, importRun({ ...lacking, willMove: { setAside: 2, broughtBack: 1 } }));
  openScreen('/import?run=1');
  await expect.element(button('Set aside 2 products, bring back 1')).toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(runs.getRun, importOf({ id: 21 }));
  serve(getImport, importRun({ ...lacking, id: 2, dryRun: false, state: 'running' }));
  await button('Set aside 2 products, bring back 1').click();
  expect(sent.map(({ query }) => query.dryRun)).toEqual(['false']);
  const going = { runId: 31, action: 'set-aside', products: 2, isGoing: true } as const;
  await expect.element(main.getByText(/continues without you/)).toBeVisible();
  serve(getImport, importRun({ ...lacking, id: 2, dryRun: false, canApply: false, movedBy: [going] }));
  await expect.element(page.getByText('catalogue.csv: 23 unchanged · 2 being set aside.')).toBeVisible();
});

test('a file that lacks products its import leaves where they are is not imported, and says why', async () => {
  serve(profiles.listImportProfiles, []);
  serve(listProducts, pageOf([mug], { total: 2 }));
  serve(getImport, importRun({ ...lacking, missingPolicy: 'list' }));
  openScreen('/import?run=1');
  await expect
    .element(
      main.getByText('Nothing in this file is new or changed, and products missing from the file stay as they are.'),
    )
    .toBeVisible();
  await expect.element(button('Import')).toHaveAttribute('aria-disabled', 'true');
});

test('values for all products are checked by another dry run', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, importRun());
  openScreen('/import?run=1');
  const values = main.getByRole('region', { name: 'Values for all products' });
  await values.getByRole('textbox', { name: 'Retailer' }).fill(' Target ');
  await expect.element(button(/^Import \d/)).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(main.getByText('You changed the values for all products. Check with these values first.'))
    .toBeVisible();
  const sent = serve(rerunImport, { id: 2 });
  serve(getImport, importRun({ id: 2, constants: { retailer: 'Target' } }));
  await button('Check with these values').click();
  await expect.element(values.getByRole('textbox', { name: 'Retailer' })).toHaveValue('Target');
  await expect.element(button(/^Import \d/)).not.toHaveAttribute('aria-disabled');
  expect(sent.map(({ body }) => body)).toEqual([{ constants: { retailer: 'Target' } }]);
});

test('a report is not imported from the moment it is changed until the newer one is there', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, ({ params }) =>
    importRun(String(params.id) === '1' ? {} : { id: 2, counts: { ...importRun().counts, new: 7 } }),
  );
  serve(rerunImport, { id: 2 });
  openScreen('/import?run=1');
  const values = main.getByRole('region', { name: 'Values for all products' });
  await values.getByRole('textbox', { name: 'Retailer' }).fill('Target');
  const apply = button(/^Import \d/);
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  const old = apply.query()?.textContent;
  const seen: { isPressable: boolean; isNew: boolean }[] = [];
  const look = () =>
    seen.push({
      isPressable: apply.query()?.getAttribute('aria-disabled') !== 'true',
      isNew: apply.query()?.textContent !== old,
    });
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await button('Check with these values').click();
  await expect.poll(() => seen.at(-1)).toEqual({ isPressable: true, isNew: true });
  observer.disconnect();
  const changed = seen.findIndex(({ isPressable }) => !isPressable);
  expect(seen.slice(changed).filter(({ isPressable, isNew }) => isPressable && !isNew)).toEqual([]);
});

test('of two changes that follow each other at once, the report of both is opened, whichever is answered first', async () => {
  serve(profiles.listImportProfiles, []);
  serve(getImport, ({ params }) => importRun({ id: Number(params.id) }));
  const first = Promise.withResolvers<{ id: number }>();
  const second = Promise.withResolvers<{ id: number }>();
  const sent = serve(rerunImport, ({ body }) => (body.constants?.brand ? second.promise : first.promise));
  const { address } = openScreen('/import?run=1');
  const values = main.getByRole('region', { name: 'Values for all products' });
  for (const [name, text] of [
    ['Retailer', 'Target'],
    ['Brand', 'Oakline'],
  ] as const) {
    await values.getByRole('textbox', { name }).fill(text);
    await button('Check with these values').click();
  }
  await expect.poll(() => sent.at(-1)?.body).toEqual({ constants: { retailer: 'Target', brand: 'Oakline' } });
  second.resolve({ id: 3 });
  await expect.poll(address).toBe('/import?run=3');
  first.resolve({ id: 2 });
  for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
  expect(address()).toBe('/import?run=3');
  await expect.element(button(/^Import \d/)).not.toHaveAttribute('aria-disabled');
});

const imported = { dryRun: false, canApply: false, listed: 4 };

test('an import is saved as a profile; a name that is taken is refused in the dialog', async () => {
  serve(runs.getRun, importOf({ id: 21 }));
  serve(getImport, importRun({ ...imported }));
  openScreen('/import?run=1');
  await button('Save as profile').click();
  const dialog = page.getByRole('dialog', { name: 'Save as profile' });
  await button('Save profile').click();
  await expect.element(dialog.getByText('Enter a name for the profile.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Acme prices');
  const sent = serve(profiles.addImportProfile, importProfile());
  serve(getImport, importRun({ ...imported, profile: acme }));
  await button('Save profile').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByText('Imported by the profile “Acme prices”.')).toBeVisible();
  await expect.element(button('Save as profile')).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Acme prices', importId: 1 }]);
});

test('an import with other choices than its profile updates it', async () => {
  serve(runs.getRun, importOf({ id: 21 }));
  serve(getImport, importRun({ ...imported, profile: { ...acme, isChanged: true } }));
  openScreen('/import?run=1');
  await expect.element(button('Update profile')).toBeVisible();
  const sent = serve(profiles.changeImportProfile, importProfile());
  serve(getImport, importRun({ ...imported, profile: acme }));
  await button('Update profile').click();
  await expect.element(button('Update profile')).not.toBeInTheDocument();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/import-profiles/3', { importId: 1 }]]);
});

test('a profile names its supplier and its next time, and deleting it says that its schedule ends', async () => {
  serve(listSuppliers, [supplier()]);
  const last = { at: '2026-11-20T06:00:00.000Z', outcome: 'imported', reason: null, importId: 7 } as const;
  const schedule = {
    place: { kind: 'folder', file: 'prices.csv' },
    times: { every: 'day', at: '06:00' },
    nextAt: '2026-11-21T06:00:00.000Z',
    last,
  } as const;
  serve(profiles.listImportProfiles, [importProfile({ supplierId: supplier().id, schedule })]);
  openScreen('/import-profiles');
  const row = main.getByRole('row', { name: /Acme prices/ });
  await expect.element(row).toMatchTextContent(/Supplier: Acme/);
  await expect.element(row).toMatchTextContent(/Next on Nov 20, 2026/);
  await button('Delete Acme prices').click();
  await expect.element(page.getByText(/Its schedule ends: no more automatic imports\.$/)).toBeVisible();
});

test('the profiles are listed, changed and deleted', async () => {
  serve(listSuppliers, [supplier()]);
  serve(profiles.listImportProfiles, [importProfile()]);
  openScreen('/import-profiles');
  const row = main.getByRole('row', { name: /Acme prices/ });
  await expect.element(row).toMatchTextContent(/4 columns · 284 products/);
  await expect.element(row).toMatchTextContent(/stops if more than 30.% change or are missing\. Brand: Acme\./);
  await button('Edit Acme prices').click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByRole('textbox', { name: 'Retailer' }).fill('Target');
  await dialog.getByRole('combobox', { name: 'Products of a supplier' }).click();
  await page.getByRole('option', { name: 'Change them anyway' }).click();
  const changed = serve(profiles.changeImportProfile, importProfile());
  await button('Save profile').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed[0]?.body).toEqual({
    ...{ name: 'Acme prices', handEdits: 'keep', emptyCells: 'keep', missing: 'list', stopAbove: 30, supplierId: null },
    otherSupplier: 'takeOver',
    constants: { brand: 'Acme', retailer: 'Target' },
  });
  await button('Delete Acme prices').click();
  const deleted = serve(profiles.removeImportProfile, undefined);
  serve(profiles.listImportProfiles, []);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(main.getByText('No import profiles yet')).toBeVisible();
  expect(deleted).toHaveLength(1);
});

test('a profile is put on a schedule, says what came of its last file, and is taken off it', async () => {
  const last = {
    at: '2026-11-20T06:00:00.000Z',
    outcome: 'stopped' as const,
    reason: 'Nothing was imported: the columns of the file changed (missing “price”).',
    importId: 7,
  };
  const schedule = {
    place: { kind: 'folder' as const, file: 'prices-*.csv' },
    times: { every: 'week' as const, on: 'monday' as const, at: '06:00' },
    nextAt: '2026-11-23T06:00:00.000Z',
    last,
  };
  serve(profiles.listImportProfiles, [importProfile()]);
  openScreen('/import-profiles');
  await button('Schedule Acme prices').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule of “Acme prices”' });
  const put = serve(schedules.setImportSchedule, schedule);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect.element(dialog.getByText('Enter a file name.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Schedule' }).click();
  await page.getByRole('option', { name: 'Every week' }).click();
  await dialog.getByRole('textbox', { name: 'File name' }).fill('prices-*.csv');
  serve(profiles.listImportProfiles, [importProfile({ schedule })]);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect.poll(() => put.map(({ body }) => body)).toEqual([{ place: schedule.place, times: schedule.times }]);
  await expect.element(main).toMatchTextContent(/Every Monday at 06:00 UTC from prices-\*\.csv.*Stopped/);
  await expect.element(main).toMatchTextContent(/the columns of the file changed \(missing “price”\)/);
  await expect.element(main.getByRole('link', { name: 'Show the import' })).toHaveAttribute('href', '/import?run=7');

  const ran = serve(schedules.runImportSchedule, { ...schedule, last: { ...last, outcome: 'running', reason: null } });
  await button('Import the file of Acme prices now').click();
  await expect.poll(() => ran.length).toBe(1);

  await button('Schedule Acme prices').click();
  await dialog.getByRole('combobox', { name: 'Schedule' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  const removed = serve(schedules.removeImportSchedule, undefined);
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect.poll(() => removed.length).toBe(1);
});
