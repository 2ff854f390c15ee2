import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAttributeCount, listAttributes, setAttributeUse } from '#domain/attributes/attributes.contract.ts';
import { Problem } from '#domain/problem.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { pageOf, serve } from '#testing/components/serve.ts';
import { attribute, counted } from '#testing/components/serve-attributes.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Attributes' });
const row = table.getByRole('row').nth(1);
const use = (name: string, of = 'Material') =>
  main.getByRole('radiogroup', { name: `Use of ${of}` }).getByRole('radio', { name, exact: true });
const textsOf = (elements: Element[]) => elements.map((element) => element.textContent?.trim());

function open(address = '/attributes', given = [attribute()]) {
  serve(getAttributeCount, counted());
  const asked = serve(listAttributes, given);
  return { asked, ...openScreen(address) };
}

test('each attribute stands with its products, its samples and its use', async () => {
  open('/attributes', [
    attribute({ key: 'main colour', name: 'main_colour', label: 'Main colour', use: 'title', defaultUse: 'title' }),
    attribute({ name: 'Gone', products: 0, samples: [] }),
  ]);
  await expect.element(main.getByRole('heading', { level: 1, name: 'Attributes in Content' })).toBeVisible();
  await expect.element(row).toMatchTextContent(/main_colour.*Shown as “Main colour”.*1,204.*Stoneware.*Oak/);
  expect(textsOf(table.getByRole('columnheader').elements())).toEqual([
    'Attribute',
    'Products',
    'Sample values',
    'Use in content',
  ]);
  expect(textsOf(row.getByRole('radio').elements())).toEqual(['In titles', 'In text', 'Hidden']);
  await expect.element(use('In titles', 'main_colour')).toBeChecked();
  await expect.element(row.getByText('Default')).toBeVisible();
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent(/Gone.*No longer on any product/);
});

test('a choice shows at once, is saved, and says which drafts were written before', async () => {
  const saves = Promise.withResolvers<void>();
  let now = attribute();
  serve(getAttributeCount, counted());
  serve(listAttributes, () => [now]);
  const sent = serve(setAttributeUse, async () => {
    await saves.promise;
    now = attribute({ use: 'hidden', isChosen: true });
    return now;
  });
  openScreen('/attributes');
  await use('Hidden').click();
  await expect.element(use('Hidden')).toBeChecked();
  await expect.element(row.getByRole('button', { name: 'Use default for Material: In text' })).toBeVisible();
  saves.resolve();
  await expectToast(
    '“Material” is hidden',
    'Drafts of 3 products that wait for review do not change until you generate them again.',
  );
  expect(sent).toMatchObject([{ method: 'PUT', path: '/api/attributes/material', body: { use: 'hidden' } }]);
  await expect.element(use('Hidden')).toBeChecked();
});

test.each([
  ['the button', async () => await row.getByRole('button', { name: /^Use default/ }).click()],
  ['the use it has by default', async () => await use('In text').click()],
])('the way back to the default is %s, and the focus stays', async (_name, goBack) => {
  let now = attribute({ use: 'hidden', isChosen: true });
  serve(getAttributeCount, counted());
  serve(listAttributes, () => [now]);
  const sent = serve(setAttributeUse, () => {
    now = attribute({ drafts: 0 });
    return now;
  });
  openScreen('/attributes');
  await expect.element(use('Hidden')).toBeChecked();
  await goBack();
  await expectToast('“Material” is used in text by default', 'This does not affect drafts that wait for review.');
  expect(sent).toMatchObject([{ body: { use: null } }]);
  await expect.element(row.getByText('Default')).toBeVisible();
  await expect.element(use('In text')).toHaveFocus();
});

test('a choice that could not be saved goes back and says so', async () => {
  open();
  serve(setAttributeUse, new Problem('INTERNAL', 'The store is down.'));
  await use('In titles').click();
  await expectToast('Error', 'The use of “Material” was not saved. The store is down.');
  await expect.element(use('In text')).toBeChecked();
  await expect.element(row.getByText('Default')).toBeVisible();
});

test('the arrow keys choose, and of two quick choices the last one holds', async () => {
  let now = attribute({ use: 'title', defaultUse: 'hidden', isChosen: true });
  serve(getAttributeCount, counted());
  serve(listAttributes, () => [now]);
  const sent = serve(setAttributeUse, ({ body }) => {
    now = attribute({ use: body.use ?? 'hidden', defaultUse: 'hidden', isChosen: body.use !== null });
    return now;
  });
  openScreen('/attributes');
  await use('In titles').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(use('In text')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(use('Hidden')).toHaveFocus();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ use: 'told' }, { use: null }]);
  await expectToast(
    '“Material” is hidden by default',
    'Drafts of 3 products that wait for review do not change until you generate them again.',
  );
  await expect.element(use('Hidden')).toBeChecked();
});

test('where one use is looked at, a row that leaves hands the focus to the next', async () => {
  let rows = [attribute(), attribute({ key: 'care', name: 'Care', label: 'Care' })];
  serve(getAttributeCount, counted());
  serve(listAttributes, () => rows);
  serve(setAttributeUse, () => {
    rows = rows.slice(1);
    return attribute({ use: 'hidden', isChosen: true });
  });
  openScreen('/attributes?use=told');
  await use('Hidden').click();
  await expect.element(use('In text', 'Care')).toHaveFocus();
  expect(main.getByText('Material').query()).toBeNull();
});

test('search, use and page stand in the address', async () => {
  serve(getAttributeCount, counted());
  const asked = serve(listAttributes, pageOf([attribute()], { total: 60 }));
  const screen = openScreen('/attributes?page=2');
  await main.getByRole('searchbox', { name: 'Search attributes' }).fill('mat');
  await expect.poll(() => asked.at(-1)?.query).toEqual({ search: 'mat', page: '1', limit: '25' });
  await main.getByRole('combobox', { name: 'Use' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ search: 'mat', use: 'hidden', page: '1', limit: '25' });
  await main.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ page: '2' });
  expect(screen.address()).toBe('/attributes?search=mat&use=hidden&page=2');
});

test('a catalogue without attributes and a search that finds nothing have hints of their own', async () => {
  const { asked } = open('/attributes', []);
  await expect.element(main.getByText('No attributes yet')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Import a catalog' })).toHaveAttribute('href', '/import');
  await main.getByRole('searchbox', { name: 'Search attributes' }).fill('zeppelin');
  await expect.element(main.getByText('No attributes found')).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ search: 'zeppelin' });
  await main.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(main.getByText('No attributes yet')).toBeVisible();
});

test('while a large catalogue is counted it says how far, and reads on until that is done', async () => {
  const states = [counted({ counted: 500, products: 1_000_000, isCounting: true, countedAt: null }), counted()];
  let reads = 0;
  serve(getAttributeCount, () => states[Math.min(reads++, 1)] ?? counted());
  serve(listAttributes, () => (reads < 2 ? [] : [attribute()]));
  openScreen('/attributes');
  await expect.element(main.getByText('500 of 1,000,000 products')).toBeVisible();
  expect(main.getByText('No attributes yet').query()).toBeNull();
  await expect.element(row).toMatchTextContent('Material');
  expect(main.getByRole('progressbar').query()).toBeNull();
});

test('says of when figures are that are not of now', async () => {
  let countedAt = new Date('2026-11-20T09:00:00').toISOString();
  serve(getAttributeCount, () => counted({ countedAt }));
  serve(listAttributes, [attribute()]);
  openScreen('/attributes');
  await expect.element(main.getByText('Counted Nov 20, 2026, 9:00 AM')).toBeVisible();
  countedAt = new Date().toISOString();
  await main.getByRole('searchbox', { name: 'Search attributes' }).fill('mat');
  await expect.element(main.getByText(/^Counted /)).not.toBeInTheDocument();
});

test('names beyond those that are listed are not kept quiet', async () => {
  serve(getAttributeCount, counted({ isCut: true }));
  serve(listAttributes, [attribute()]);
  openScreen('/attributes');
  await expect.element(main.getByText(/more attribute names than can be listed/)).toBeVisible();
});

test('what cannot be loaded says so and can be tried again', async () => {
  serve(getAttributeCount, counted());
  serve(listAttributes, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/attributes');
  await expect.element(main.getByRole('alert')).toMatchTextContent('The attributes could not be loaded');
  serve(listAttributes, [attribute()]);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row).toMatchTextContent('Material');
});
