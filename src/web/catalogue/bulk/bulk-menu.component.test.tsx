// What the menu of the selected products starts: each run behind the question that says what it will do.
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPacks } from '#domain/benchmarks/rules.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listPrompts } from '#domain/prompts/prompts.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { prompt } from '#testing/components/replies.ts';
import { listedHits, preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const question = page.getByRole('alertdialog');
const bar = page.getByRole('region', { name: 'Selected products' });
const more = bar.getByRole('button', { name: 'More actions for the selected products' });
const selection = { ids: [1, 2, 3] };

beforeEach(serveAll);

let asked = 0;
/** Each time in a list of its own: a list remembers what was ticked. */
async function select() {
  asked += 1;
  const screen = openScreen(`/?brand=menu-${asked}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  return screen;
}
async function ask(item: string) {
  const screen = await select();
  await more.click();
  await page.getByRole('menuitem', { name: item }).click();
  return screen;
}
const begin = (name: string) => question.getByRole('button', { name, exact: true }).click();

const allParts = ['title', 'bullets', 'description', 'images'];
test.each([
  ['Reject', 'Reject 3 products?', 'Reject 3', { action: 'reject', options: { parts: allParts } }],
  ['Roll back', 'Roll back 3 products?', 'Roll back 3', { action: 'roll-back', options: { parts: allParts } }],
  ['Re-check', 'Re-check 3 products?', 'Re-check 3', { action: 'judge' }],
  ['Set aside', 'Set aside 3 products?', 'Set aside 3', { action: 'set-aside' }],
  ['Delete', 'Delete 3 products?', 'Delete 3', { action: 'delete', options: { from: 'catalog' } }],
  ['Export in the background', 'Export 3 products?', 'Export 3', { action: 'export', options: { format: 'json' } }],
])('%s is asked about and started', async (item, title, verb, body) => {
  const started = serve(runs.startRun, run());
  await ask(item);
  await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible();
  await begin(verb);
  await expect.poll(() => started.map(({ body: sent }) => sent)).toEqual([{ ...body, selection }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('the question before an export says which pictures do not go out as they are', async () => {
  const note = '2 pictures will be exported as originals, because no public media address is set.';
  serve(runs.previewRun, preview({ note }));
  await ask('Export in the background');
  await expect.element(question.getByText(note)).toBeVisible();
});

test('a question that is closed leaves the selection and gives the focus back to the menu', async () => {
  await ask('Reject');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await expect.element(bar).toMatchTextContent('3 selected');
});

test('each of them is in the command palette while something is selected', async () => {
  await select();
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const commands = page.getByRole('dialog', { name: 'Commands' });
  const group = commands.getByRole('group', { name: 'Selected products' });
  await expect.element(group.getByRole('option').first()).toBeVisible();
  expect(
    group
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bulk Optimize',
    'Approve',
    'Reject',
    'Roll back',
    'Find and replace',
    'Change a field',
    'Change image URLs',
    'Apply a prompt',
    'Re-check',
    'Measure images',
    'Export in the background',
    'Set aside',
    'Delete',
    'Send for sign-off',
    'Export as Shopify',
    'Export as WooCommerce',
    'Export as Google Merchant',
    'Export as JSON',
    'Export as Excel',
    'Export For review XLSX',
    'Export For review CSV',
  ]);
  await group.getByRole('option', { name: 'Roll back' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Roll back 3 products?' })).toBeVisible();
});

test('only some parts are rejected', async () => {
  const looked = serve(
    runs.previewRun,
    preview({ taken: 2, takenParts: 5, left: [{ because: 'not-pending', products: 1, parts: 3 }] }),
  );
  const started = serve(runs.startRun, run());
  await ask('Reject');
  await expect.element(question).toMatchTextContent(/Already approved or rejected\s*3 parts \(1 whole product\)/);
  await expect
    .element(question)
    .toMatchTextContent('5 parts of 2 products will be rejected. You can undo it for 30 days.');
  await question.getByRole('checkbox', { name: 'Images' }).click();
  const options = { parts: ['title', 'bullets', 'description'] };
  await expect.poll(() => looked.at(-1)?.body).toMatchObject({ options });
  const counted = looked.length;
  await question.getByRole('textbox', { name: 'Why do you reject them?' }).fill(' Names another brand ');
  await begin('Reject 2');
  await expect.poll(() => started[0]?.body).toMatchObject({ options: { ...options, reason: 'Names another brand' } });
  // The reason changes nothing about what is counted.
  expect(looked).toHaveLength(counted);
});

describe('find and replace', () => {
  const find = question.getByRole('textbox', { name: 'Find' });

  const boxes = question.getByRole('list', { name: 'Matches on this page' }).getByRole('checkbox');
  const asOf = listedHits().asOf;
  const place = { version: 1, item: 0, at: 2 };

  test('asks nothing before there is something to find, then lists every match', async () => {
    const looked = serve(runs.previewRun, preview({ taken: 2, isExact: false }));
    const listed = serve(runs.listHits, listedHits({ inNames: 3 }));
    const started = serve(runs.startRun, run());
    await ask('Find and replace');
    await expect
      .element(question.getByRole('button', { name: 'Replace', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(question).toMatchTextContent('Enter the text to find.');
    await expect.element(find).toHaveFocus();
    expect([looked, listed]).toEqual([[], []]);

    await find.fill('grey');
    await question.getByRole('textbox', { name: 'Replace with' }).fill('gray');
    await question.getByRole('checkbox', { name: 'Whole words' }).click();
    await question.getByRole('checkbox', { name: 'Skip brand and model names' }).click();
    await question.getByRole('checkbox', { name: 'Description' }).click();
    const items = question.getByRole('list', { name: 'Matches on this page' }).getByRole('listitem');
    await expect.element(items.nth(0)).toMatchTextContent(/^Title of Stoneware mug\s*A GreyGray mug$/);
    await expect.element(items.nth(0).getByRole('deletion')).toHaveTextContent('Grey');
    await expect.element(items.nth(0).getByRole('insertion')).toHaveTextContent('Gray');
    await expect.element(items.nth(1)).toMatchTextContent(/^Bullets of Carafe\s*A greygray lid$/);
    await expect.element(question).toMatchTextContent('Skips 3 matches in brand and model names.');
    await expect
      .element(question)
      .toMatchTextContent('Up to 2 of 3 will be changed. Each product is checked again before it changes.');
    await begin('Replace 2 matches');
    const options = {
      find: 'grey',
      replace: 'gray',
      parts: ['title', 'bullets'],
      matchCase: false,
      wholeWords: true,
      leaveNames: true,
    };
    const picked = { asOf, isOnly: false, hits: [] };
    await expect
      .poll(() => started.map(({ body: sent }) => sent))
      .toEqual([{ action: 'find-replace', options: { ...options, picked }, selection }]);
    expect(looked.at(-1)?.body).toEqual({ action: 'find-replace', options, selection });
    expect(listed.at(-1)?.body).toEqual({ options, selection, page: 1, limit: 25 });
  });

  test('leaves out what is unticked, by mouse or by keys', async () => {
    serve(runs.previewRun, preview({ taken: 2 }));
    const started = serve(runs.startRun, run());
    await ask('Find and replace');
    await find.fill('grey');
    await boxes.nth(0).click();
    await expect.element(question).toMatchTextContent('1 of 2 matches selected');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(boxes.nth(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(question).toMatchTextContent('0 of 2 matches selected');
    await expect.element(question.getByRole('button', { name: /^Replace/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await begin('Replace 1 match');
    await expect
      .poll(() => started[0]?.body)
      .toMatchObject({
        options: { picked: { asOf, isOnly: false, hits: [{ ...place, productId: 1, part: 'title' }] } },
      });
  });

  test('replaces only what is ticked after all were cleared', async () => {
    serve(runs.previewRun, preview({ taken: 2 }));
    const started = serve(runs.startRun, run());
    await ask('Find and replace');
    await find.fill('grey');
    await question.getByRole('button', { name: 'Clear all' }).click();
    await boxes.nth(1).click();
    await expect.element(question).toMatchTextContent('Up to 1 of 3 will be changed.');
    await begin('Replace 1 match');
    await expect
      .poll(() => started[0]?.body)
      .toMatchObject({
        options: { picked: { asOf, isOnly: true, hits: [{ ...place, productId: 2, part: 'bullets' }] } },
      });
  });

  test('lists thousands by page, and what was unticked on one stays so', async () => {
    serve(runs.previewRun, preview({ taken: 2 }));
    const [hit] = listedHits().hits;
    if (!hit) throw new Error('No match');
    serve(runs.listHits, ({ body: { page: number } }) =>
      listedHits({
        total: 3_000,
        hits: Array.from({ length: 25 }, (_, index) => ({ ...hit, productId: number * 100 + index })),
        asOf: `2026-11-23T14:04:0${number}.000Z`,
      }),
    );
    const started = serve(runs.startRun, run());
    await ask('Find and replace');
    await find.fill('grey');
    await question.getByRole('checkbox', { name: 'Select all matches on this page' }).click();
    await expect.element(question).toMatchTextContent('2,975 of 3,000 matches selected');
    await question.getByRole('button', { name: 'Next' }).click();
    await expect.element(boxes.nth(0)).toBeChecked();
    await boxes.nth(0).click();
    await question.getByRole('button', { name: 'Page 1' }).click();
    await expect.element(boxes.nth(0)).not.toBeChecked();
    await begin('Replace 2,974 matches');
    await expect.poll(() => started.length).toBe(1);
    const hits = expect.objectContaining({ length: 26 });
    expect(started[0]?.body).toMatchObject({ options: { picked: { asOf: '2026-11-23T14:04:01.000Z', hits } } });
  });

  test('other words start over', async () => {
    serve(runs.previewRun, preview({ taken: 2 }));
    await ask('Find and replace');
    await find.fill('grey');
    await boxes.nth(0).click();
    await expect.element(question).toMatchTextContent('1 of 2 matches selected');
    await find.fill('greys');
    await expect.element(question).toMatchTextContent('2 of 2 matches selected');
  });

  test('cannot be started where the matches could not be listed, and says why', async () => {
    serve(runs.previewRun, preview({ taken: 2 }));
    serve(runs.listHits, new Problem('UNAVAILABLE', 'The database does not answer.'));
    await ask('Find and replace');
    await find.fill('grey');
    await expect
      .element(question.getByRole('alert'))
      .toMatchTextContent(/The matches could not be listed. The database does not answer.\s*503: \{/);
    await expect.element(question.getByRole('button', { name: /^Replace/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('can be tried on five, which are there to be looked at', async () => {
    serve(runs.previewRun, preview({ total: 90, taken: 60 }));
    const started = serve(runs.startRun, run({ id: 8 }));
    const { address } = await ask('Find and replace');
    await find.fill(' ');
    await begin('Test on 5');
    await expect.poll(address).toBe('/runs/8');
    expect(started[0]?.body).toMatchObject({ options: { find: ' ' }, selection: { ...selection, first: 5 } });
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Ctrl and Enter', '{Control>}{Enter}{/Control}'],
  ])('is started by %s in a field, once it can be', async (_keys, press) => {
    serve(runs.previewRun, preview({ taken: 2, isExact: false }));
    const started = serve(runs.startRun, run());
    await ask('Find and replace');
    await expect.element(find).toHaveFocus();
    await userEvent.keyboard(press);
    await find.fill('grey');
    await expect.element(question.getByRole('button', { name: 'Replace 2 matches' })).toBeEnabled();
    await expect.element(question).toMatchTextContent('to start');
    expect(started).toEqual([]);
    await userEvent.keyboard(press);
    await expect.element(question).not.toBeInTheDocument();
    expect(started.map(({ body }) => body)).toMatchObject([{ options: { find: 'grey' }, selection }]);
  });

  test('that finds nothing says so and starts nothing', async () => {
    serve(runs.previewRun, preview({ taken: 0, left: [{ because: 'no-match', products: 3, parts: 9 }] }));
    serve(runs.listHits, listedHits({ total: 0, products: 0, hits: [] }));
    await ask('Find and replace');
    await find.fill('zeppelin');
    const nothing = page.getByRole('alertdialog', { name: 'Nothing to replace' });
    await expect.element(nothing).toMatchTextContent(/No match\s*9 parts \(3 whole products\)/);
    await expect.element(nothing.getByRole('button', { name: 'Replace' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a field', () => {
  test('is set to a value in use', async () => {
    const other = { productId: 1, title: 'Stoneware mug', part: null, before: 'Clayfield', after: 'Pellgate' };
    serve(runs.previewRun, preview({ taken: 2, examples: [other] }));
    const started = serve(runs.startRun, run());
    await ask('Change a field');
    await expect.element(question).toMatchTextContent('Enter a category.');
    await question.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Brand' }).click();
    await question.getByRole('combobox', { name: 'Brand' }).click();
    await question.getByRole('option', { name: 'Pellgate' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Change a field on 2 products?' })).toBeVisible();
    const example = question.getByRole('list', { name: 'Examples' }).getByRole('listitem');
    await expect.element(example).toMatchTextContent(/^Stoneware mug\s*ClayfieldPellgate$/);
    await begin('Change 2');
    const options = { field: 'brand', value: 'Pellgate' };
    await expect.poll(() => started[0]?.body).toEqual({ action: 'set-field', options, selection });
  });

  test('warns of a retailer that has no rules, and offers those that have', async () => {
    serve(listPacks, [
      { retailer: 'general', name: 'General', rules: 30, active: 30 },
      { retailer: 'amazon', name: 'Amazon', rules: 20, active: 20 },
      { retailer: 'best_buy', name: 'Best Buy', rules: 4, active: 0 },
    ]);
    serve(runs.previewRun, preview({ taken: 2 }));
    const started = serve(runs.startRun, run());
    await ask('Change a field');
    await question.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Retailer' }).click();
    await question.getByRole('combobox', { name: 'Retailer' }).fill('Amazonn');
    const notice = question.getByRole('status', { name: 'Rules of the retailer' });
    await expect
      .element(notice)
      .toMatchTextContent(
        'There are no benchmark rules for “Amazonn”. Its products will be scored by the general rules only.',
      );
    const known = notice.getByRole('group', { name: 'Retailers with rules' }).getByRole('button');
    expect(known.elements().map(({ textContent }) => textContent)).toEqual(['Amazon']);
    await known.click();
    await expect.element(question.getByRole('combobox', { name: 'Retailer' })).toHaveValue('Amazon');
    await expect.element(notice).toBeEmptyDOMElement();
    await begin('Change 2');
    await expect.poll(() => started[0]?.body).toMatchObject({ options: { field: 'retailer', value: 'Amazon' } });
  });

  test('is cleared', async () => {
    const started = serve(runs.startRun, run());
    await ask('Change a field');
    await question.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Price' }).click();
    await question.getByRole('textbox', { name: 'Price' }).fill('9.90 USD');
    await question.getByRole('checkbox', { name: 'Clear the price' }).click();
    await expect.element(question.getByRole('textbox', { name: 'Price' })).not.toBeInTheDocument();
    await begin('Change 3');
    await expect.poll(() => started[0]?.body).toMatchObject({ options: { field: 'price', value: null } });
  });
});

test('a saved prompt is found by its words, may be changed, and comes with what it costs', async () => {
  const model = { name: 'a-model', calls: 60, inputTokens: 12_400, outputTokens: 3_000, cost: 0.42 };
  serve(runs.previewRun, preview({ total: 60, taken: 60, model }));
  const searched = serve(listPrompts, ({ query }) =>
    pageOf([prompt({ prompt: query.search ? 'Mention the material.' : 'Keep it short.' })], { total: 1 }),
  );
  const started = serve(runs.startRun, run({ id: 8 }));
  const { address } = await ask('Apply a prompt');
  const text = question.getByRole('textbox', { name: 'Prompt' });
  await expect.element(text).toHaveFocus();
  await expect.element(question).toMatchTextContent('Enter a prompt.');
  await question.getByRole('combobox', { name: 'Or choose a saved prompt' }).fill('material');
  await question.getByRole('option', { name: /^Mention the material\./ }).click();
  await expect.element(text).toHaveValue('Mention the material.');
  expect(searched.at(-1)?.query).toMatchObject({ search: 'material' });
  await text.fill('Mention the material first.');
  await expect
    .element(question)
    .toMatchTextContent('Uses a-model: about 60 requests, 12.4K input tokens and 3K output tokens. Cost: about $0.42.');
  // In a text of several lines, and where a saved one is looked for, Enter alone is no start.
  await userEvent.keyboard('{Enter}');
  await question.getByRole('combobox', { name: 'Or choose a saved prompt' }).fill('no such prompt');
  await userEvent.keyboard('{Enter}');
  await text.fill('Mention the material first.');
  expect(started).toEqual([]);
  await question.getByRole('checkbox', { name: 'Other approved parts' }).click();
  await begin('Test on 5');
  await expect.poll(address).toBe('/runs/8');
  const options = {
    prompt: 'Mention the material first.',
    parts: ['title', 'bullets', 'description'],
    take: ['approved'],
  };
  expect(started[0]?.body).toEqual({ action: 'prompt', options, selection: { ...selection, first: 5 } });
});
