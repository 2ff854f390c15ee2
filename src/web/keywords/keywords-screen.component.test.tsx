import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as contracts from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { keywordList, keywordLists, summaryOf } from '#testing/components/serve-keywords.ts';

const main = page.getByRole('main');
const rows = main.getByRole('list', { name: 'Lists of keywords' }).getByRole('listitem');
const lines = main.getByRole('textbox', { name: 'Keywords', exact: true });
const save = main.getByRole('button', { name: 'Save Keywords' });
const coverage = main.getByRole('region', { name: 'Coverage' });

test('lists are shown by what they are for, what they hold and the searches behind it', async () => {
  serveAll();
  openScreen('/keywords');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible();
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Category.*Kitchen.*stoneware · coffee mug · gift.*3 keywords · 1,390 searches per month/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Product.*Stoneware mug.*MUG-1.*glazed mug.*1 keyword · updated/);
});

test('a list is typed, pasted with volumes, and saved', async () => {
  serveAll();
  const sent = serve(contracts.saveKeywords, ({ body }) => keywordList({ ...body }));
  const screen = openScreen('/keywords');
  await main.getByRole('button', { name: 'Add Keywords' }).click();
  await main.getByRole('combobox', { name: 'Category name' }).fill('Garden');
  await lines.fill('watering can, 12,100\nplant pot\t9900\ntrowel, rake\nTrowel');
  await expect.element(main.getByText('4 keywords · 2 with a search volume · 1 repeated, counted once')).toBeVisible();
  await save.click();
  await expectToast('Keywords saved', '4 keywords of the category Garden will be used for new drafts.');
  expect(sent[0]?.headers.get('if-match')).toBe('"0"');
  expect(sent[0]?.body).toEqual({
    scope: 'category',
    value: 'Garden',
    keywords: [
      { text: 'watering can', volume: 12_100 },
      { text: 'plant pot', volume: 9900 },
      { text: 'trowel', volume: null },
      { text: 'rake', volume: null },
    ],
  });
  await expect.poll(() => screen.address()).toBe('/keywords');
});

test('a list is made for a product that is looked up', async () => {
  serveAll();
  const sent = serve(contracts.saveKeywords, ({ body }) => keywordList({ ...body }));
  openScreen('/keywords?list=new');
  await main.getByRole('combobox', { name: 'Applies to' }).click();
  await page.getByRole('option', { name: 'Product' }).click();
  await lines.fill('carafe');
  await save.click();
  await expect
    .element(main.getByRole('combobox', { name: 'Product', exact: true }))
    .toHaveAccessibleDescription('Select a product.');
  await main.getByRole('combobox', { name: 'Product', exact: true }).click();
  await page.getByRole('option', { name: /CRF-2/ }).click();
  await expect.element(main.getByText('Selected: Glass carafe (CRF-2)')).toBeVisible();
  await save.click();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ scope: 'product', value: '2' }]);
});

test('what is wrong is shown at its field by its line, and nothing is sent', async () => {
  serveAll();
  const sent = serve(contracts.saveKeywords, keywordList());
  openScreen('/keywords?list=new');
  await lines.fill('mug\nred, cup, 12');
  await save.click();
  await expect
    .element(main.getByRole('combobox', { name: 'Category name' }))
    .toHaveAccessibleDescription('Enter a category.');
  await expect.element(lines).toHaveAccessibleDescription('Line 2: A keyword cannot contain a comma.');
  expect(sent).toHaveLength(0);
});

const file = (text: string) => new File([text], 'words.csv', { type: 'text/csv' });

test('a file is looked at before it is taken, with what is refused by its line', async () => {
  serveAll();
  serve(contracts.readKeywordsFile, {
    keywords: [
      { text: 'Stoneware', volume: 2000 },
      { text: 'teapot', volume: null },
    ],
    folded: 1,
    refused: [{ line: 4, value: 'cup', reason: '“many” is not a whole number.' }],
    refusedCount: 1,
  });
  openScreen('/keywords?list=category&value=Kitchen');
  await main.getByLabelText('CSV of keywords').upload(file('keyword,volume'));
  const preview = main.getByRole('region', { name: 'Contents of the file' });
  await expect
    .element(preview)
    .toMatchTextContent(
      /words\.csv2 keywords can be imported \(1 new, 1 already in the list; 1 repeated, counted once\); 1 line is invalid\./,
    );
  await expect
    .element(preview.getByRole('region', { name: 'Rejected lines' }))
    .toMatchTextContent('Line 4 “cup” · “many” is not a whole number.');
  await expect.element(lines).toHaveValue('stoneware, 1300\ncoffee mug, 90\ngift');
  await preview.getByRole('button', { name: 'Add to the list' }).click();
  await expect.element(lines).toHaveValue('stoneware, 2000\ncoffee mug, 90\ngift\nteapot');
  await expect.element(preview).not.toBeInTheDocument();
  await main.getByLabelText('CSV of keywords').upload(file('keyword,volume'));
  await preview.getByRole('button', { name: 'Replace the list' }).click();
  await expect.element(lines).toHaveValue('Stoneware, 2000\nteapot');
});

test('a file that is none is refused in words, and the next one is read', async () => {
  serveAll();
  serve(contracts.readKeywordsFile, new Problem('INVALID_INPUT', 'This file has no column “keyword”.'));
  openScreen('/keywords?list=new');
  await main.getByLabelText('CSV of keywords').upload(file('name'));
  await expect
    .element(main.getByRole('button', { name: 'Choose file' }))
    .toHaveAccessibleDescription('This file has no column “keyword”.');
  serve(contracts.readKeywordsFile, {
    keywords: [{ text: 'mug', volume: 5 }],
    folded: 0,
    refused: [],
    refusedCount: 0,
  });
  await main.getByLabelText('CSV of keywords').upload(file('keyword'));
  await main.getByRole('button', { name: 'Import 1 keyword' }).click();
  await expect.element(lines).toHaveValue('mug, 5');
});

test('a change names the version it was made on, and a refusal is shown with the keywords kept', async () => {
  serveAll();
  const words = 'Someone else changed these keywords meanwhile.';
  const sent = serve(contracts.saveKeywords, new Problem('STALE_VERSION', words));
  openScreen('/keywords?list=category&value=Kitchen');
  await lines.fill('pitcher');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(main.getByRole('alert')).toMatchTextContent(`${words} Your keywords are still here.`);
  expect(sent[0]?.headers.get('if-match')).toBe('"1"');
  await main.getByRole('button', { name: 'All keywords' }).click();
  await main.getByRole('button', { name: 'Edit the keywords of the category Kitchen' }).click();
  await expect.element(lines).toHaveValue('pitcher');
  await main.getByRole('button', { name: 'Discard it' }).click();
  await expect.element(lines).toHaveValue('stoneware, 1300\ncoffee mug, 90\ngift');
});

test('a category is counted a step after another, and the figures add up', async () => {
  serveAll();
  const none = { placed: 0, open: 0, unsupported: 0 };
  const steps = serve(contracts.countCategoryKeywords, ({ query: { after } }) => ({
    products: after === 0 ? 1_000 : 234,
    withOwn: 1,
    counts: [{ placed: 500, open: 100, unsupported: 17 }, none, none],
    next: after === 0 ? 50 : null,
    version: 1,
  }));
  openScreen('/keywords?list=category&value=Kitchen');
  await expect.element(coverage).toMatchTextContent(/1,234 products\. 2 with their own keywords are not counted\./);
  await expect
    .element(coverage)
    .toMatchTextContent(/On average, a product uses 0\.8 of 3 keywords\. Its facts support 0\.2 more\./);
  await expect
    .element(coverage.getByRole('row', { name: /^stoneware/ }))
    .toMatchTextContent('stoneware1,3001,00020034');
  expect(steps.map(({ query }) => query.after)).toEqual(['0', '50']);
});

test('the list of a product shows where its keywords stand', async () => {
  serveAll();
  openScreen('/keywords?list=product&value=1');
  await expect.element(coverage).toMatchTextContent(/1 of 3 placed/);
  await expect
    .element(coverage.getByRole('list', { name: 'Placed' }))
    .toMatchTextContent('stonewareTitle and description');
  await expect.element(coverage.getByRole('link', { name: 'Open the product' })).toBeVisible();
});

test('a list is deleted, and Undo puts it back', async () => {
  serveAll();
  const deleted = serve(contracts.deleteKeywords, keywordList());
  const saved = serve(contracts.saveKeywords, keywordList());
  serve(contracts.listKeywordLists, () => {
    const left = deleted.length > saved.length ? keywordLists.slice(1) : keywordLists;
    return pageOf(left.map(summaryOf), { total: left.length });
  });
  openScreen('/keywords');
  await main.getByRole('button', { name: 'Delete the keywords of the category Kitchen' }).click();
  await expectToast('Keywords deleted', '3 keywords of the category Kitchen were deleted.');
  await expect.poll(() => rows.elements().length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast('Keywords restored', 'The keywords of the category Kitchen are restored.');
  await expect.poll(() => rows.elements().length).toBe(2);
  expect(saved[0]?.body).toMatchObject({ scope: 'category', value: 'Kitchen', keywords: keywordList().keywords });
});

test('lists are searched, and a search without matches says so', async () => {
  serveAll();
  const asked = serve(contracts.listKeywordLists, ({ query }) =>
    query.search ? pageOf([], { total: 0 }) : pageOf(keywordLists.map(summaryOf), { total: 2 }),
  );
  openScreen('/keywords');
  await main.getByRole('searchbox').fill('zeppelin');
  await expect.element(main.getByText('No lists found')).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ search: 'zeppelin', limit: '25' });
  await main.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(rows.nth(0)).toBeVisible();
});

test('a workspace without keywords says what they are for, and C begins', async () => {
  serveAll();
  serve(contracts.listKeywordLists, pageOf([], { total: 0 }));
  openScreen('/keywords');
  await expect.element(main.getByText('No keywords yet')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(main.getByRole('heading', { name: 'New keywords' })).toBeVisible();
});

test('lists that could not be loaded are asked for again', async () => {
  serveAll();
  serve(contracts.listKeywordLists, new Problem('INTERNAL', 'Down.'));
  openScreen('/keywords');
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The keywords could not be loaded/);
  serve(contracts.listKeywordLists, pageOf(keywordLists.map(summaryOf), { total: 2 }));
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rows.nth(0)).toBeVisible();
});
