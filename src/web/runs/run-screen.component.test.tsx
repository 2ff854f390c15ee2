import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import { countLenses, type LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { Problem } from '#domain/problem.ts';
import { runFindings } from '#domain/runs/run.ts';
import * as contracts from '#domain/runs/runs.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun } from '#testing/components/records.ts';
import { endedRun, findings, preview, run, runItems } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { serveRuns } from '#testing/components/serve-runs.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

type Run = contracts.Run;

const main = page.getByRole('main');
const lensCounts = (given: Partial<LensCounts>): LensCounts => ({
  ...(Object.fromEntries(lenses.map((lens) => [lens, 0])) as Record<Lens, number>),
  ...given,
});
const head = main.getByRole('heading', { level: 1 });

test('the page of a run tells how far it is, by what came of its products', async () => {
  serveRuns();
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Bulk Optimize, 1,240 products');
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  await expect.element(main.getByText(/^No\. 7 · Sam Porter · Nov 2\d, 2026, /)).toBeVisible();
  await expect.element(main.getByText('Title, Description, Bullets', { exact: true })).toBeVisible();
  await expect.element(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '868');
  const figures = main.getByRole('navigation', { name: 'Products by what came of them' }).getByRole('listitem');
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual([
    '733Changed',
    '88Unchanged',
    '43Nothing written',
    '4Failed',
    '372Still to do',
  ]);
  await expect.element(main.getByText('44 a minute')).toBeVisible();
  await expect.element(main.getByText(/About 9 minutes left, done near \d+:\d\d [AP]M/)).toBeVisible();
});

test('a figure filters the products, in the address', async () => {
  serveRuns();
  const asked = serve(contracts.listRunItems, pageOf(runItems.slice(1, 2), { total: 111 }));
  const { address } = openScreen('/runs/7');
  await main.getByRole('link', { name: /Changed$/ }).click();
  await expect.poll(address).toBe('/runs/7?outcome=changed');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ changed: 'true' });
  await main.getByRole('searchbox', { name: 'Search the products of this run' }).fill('carafe');
  await expect.poll(address).toBe('/runs/7?outcome=changed&search=carafe');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ search: 'carafe' });
  await main.getByRole('link', { name: /Unchanged$/ }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ changed: 'false', search: 'carafe' });
  await main.getByRole('link', { name: /Nothing written$/ }).click();
  await expect.poll(address).toBe('/runs/7?outcome=skipped&search=carafe');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ outcome: ['unchanged', 'refused'], search: 'carafe' });
});

test('what needs a look is asked for by its causes, of which those of this run are offered', async () => {
  serveRuns();
  const asked = serve(contracts.listRunItems, pageOf(runItems, { total: 111 }));
  const { address } = openScreen('/runs/7');
  const outcome = main.getByRole('combobox', { name: 'Outcome' });
  await outcome.click();
  for (const name of ['Open claim', 'Must rule', 'Wish not followed'])
    await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Part rejected' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Needs a look' }).click();
  await expect.poll(address).toBe('/runs/7?outcome=look');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ finding: runFindings });
  await outcome.click();
  await page.getByRole('option', { name: 'Must rule' }).click();
  await expect.poll(address).toBe('/runs/7?outcome=must-rule');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ finding: 'must-rule' });
});

test('each product tells what came of it and why', async () => {
  serveRuns();
  openScreen('/runs/7');
  const items = main
    .getByRole('list', { name: 'Items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('list') });
  await expect.element(items.nth(0)).toMatchTextContent(/Stoneware mug.*Changed.*All 3 parts/);
  await expect.element(items.nth(1)).toMatchTextContent(/Open claim.*1 of 3 parts: Title/);
  await expect.element(items.nth(2)).toMatchTextContent(/Failed.*This product was not changed/);
  await expect.element(items.nth(3)).toMatchTextContent(/Nothing written.*As before/);
  await expect
    .element(items.nth(4))
    .toMatchTextContent(/Product #5, which is gone.*Nothing written.*The product is gone/);
  await expect.element(items.nth(5)).toMatchTextContent(/Wool throw.*Still to do/);
  serve(contracts.getRun, endedRun({ state: 'cancelled', counts: run().counts }));
  readSoon({ type: 'run', runId: 7 });
  await expect.element(items.nth(5)).toMatchTextContent(/Wool throw.*Not done/);
});

test('what needs a look leads to the products that wait for it', async () => {
  serveRuns();
  let now = run();
  serve(contracts.getRun, () => now);
  serve(listProducts, []);
  const waiting = { 'open-claim': 30, 'must-rule': 50, 'wish-not-followed': 20, unchanged: 1, clean: 600 };
  const counted = serve(countLenses, lensCounts(waiting));
  const { address } = openScreen('/runs/7');
  const card = main.getByRole('region', { name: /^Needs a look/ });
  await expect.element(card.getByRole('heading')).toMatchTextContent('Needs a look 115');
  // While it goes on, what waits is another number than what its counts say.
  await expect.element(main.getByRole('link', { name: 'Review these', exact: true })).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
  now = endedRun({ counts: run().counts, findings: run().findings });
  readSoon({ type: 'run', runId: 7 });
  await expect
    .element(main.getByRole('link', { name: 'Review these 701' }))
    .toHaveAttribute('href', '/pending-products?run=7');
  expect(counted[0]?.query).toEqual({ run: '7' });
  await expect
    .element(card.getByRole('link', { name: 'Review 100' }))
    .toHaveAttribute('href', `/pending-products?run=7&${runFindings.map((lens) => `lens=${lens}`).join('&')}`);
  await card.getByRole('link', { name: /^56 Must rule/ }).click();
  await expect.poll(address).toBe('/pending-products?run=7&lens=must-rule');
  await expect.element(main.getByRole('button', { name: 'Remove filter Run: No. 7' })).toBeVisible();
});

test('what nobody has to decide on any more is not to be reviewed', async () => {
  serveRuns();
  const counted = serve(countLenses, lensCounts({}));
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Bulk Optimize, 1,240 products');
  await expect.poll(() => counted.length).toBe(1);
  await expect.element(main.getByRole('region', { name: /^Needs a look/ })).toMatchTextContent(/56\s*Must rule/);
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

test('a run that checked again shows what it found, and has nothing to undo', async () => {
  serveRuns();
  serve(
    contracts.getRun,
    endedRun({
      action: { action: 'judge', options: {} },
      counts: { total: 9, done: 4, unchanged: 5, refused: 0, failed: 0 },
      findings: findings({ 'open-claim': 1 }),
      undoUntil: '2099-01-05T12:00:00.000Z',
    }),
  );
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Judge anew, 9 products');
  const figures = main.getByRole('navigation', { name: 'Products by what came of them' }).getByRole('listitem');
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual([
    '4Changed',
    '5As before',
    '0Failed',
    '0Not done',
  ]);
  await expect.element(main.getByRole('link', { name: /^1 Open claim/ })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  await expect.element(main.getByText(/^Undo /)).not.toBeInTheDocument();
});

test('a run is paused, resumed and cancelled', async () => {
  serveRuns();
  let now = run();
  serve(contracts.getRun, () => now);
  const change = (given: Partial<contracts.Run>) => () => {
    now = run(given);
    return now;
  };
  serve(contracts.pauseRun, change({ state: 'paused' }));
  serve(contracts.resumeRun, change({}));
  serve(contracts.cancelRun, change({ state: 'cancelled', finishedAt: '2026-11-23T14:20:00.000Z' }));
  openScreen('/runs/7');
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect.element(main.getByText('Paused', { exact: true })).toBeVisible();
  await expect.element(main.getByText('Paused: nothing happens until it is resumed.')).toBeVisible();
  await expect.element(main.getByText(/^Runs on the server/)).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Resume' }).click();
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel Bulk Optimize' }).click();
  await expect.element(main.getByText('Cancelled', { exact: true })).toBeVisible();
  // The button that had the focus is gone: the page has it, not the window.
  await expect.element(main).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /Not done$/ })).toMatchTextContent('372');
  await expect.element(main.getByRole('button', { name: 'Go on with what is left' })).toBeEnabled();
});

test('a refused command is told in the words of the server', async () => {
  serveRuns();
  serve(contracts.pauseRun, new Problem('ILLEGAL_TRANSITION', 'This run is done: it cannot be told to pause.'));
  openScreen('/runs/7');
  await main.getByRole('button', { name: 'Pause' }).click();
  await expectToast('The run could not be paused', 'This run is done: it cannot be told to pause.');
});

test('an undo says what it does, can be of some parts, and leads to its own page', async () => {
  serveRuns();
  const undone = serve(
    contracts.undoRun,
    run({ id: 8, action: { action: 'undo', options: { runId: 7 } }, counts: { ...run().counts, total: 821, done: 0 } }),
  );
  const { address } = openScreen('/runs/7');
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this optimization of 821 products?' });
  await expect.element(question).toMatchTextContent('What somebody changed or decided on since stays as it is.');
  await expect.element(question).toMatchTextContent('it is cancelled first');
  await question.getByRole('checkbox', { name: 'Bullets' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo some parts of this optimization of 821 products?' })
    .getByRole('button', { name: 'Undo 821 products' })
    .click();
  await expect.poll(address).toBe('/runs/8');
  expect(undone.map(({ body }) => body)).toEqual([{ parts: ['title', 'description'] }]);
});

test('ticked products are put back alone', async () => {
  serveRuns();
  const undone = serve(contracts.undoRun, run({ id: 8, action: { action: 'undo', options: { runId: 7 } } }));
  const { address } = openScreen('/runs/7');
  await main.getByRole('checkbox', { name: 'Select Stoneware mug' }).click();
  await expect.element(main.getByRole('checkbox', { name: 'Select Rainbow kite' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Undo 1 ticked' }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Undo this optimization of 1 product?' }))
    .toMatchTextContent('The undo is a run of its own');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(address).toBe('/runs/8');
  expect(undone.map(({ body }) => body)).toEqual([{ productIds: [1] }]);
});

test('a run that was undone and its undo lead to each other', async () => {
  serveRuns();
  serve(contracts.getRun, ({ params: { id } }) =>
    id === 7
      ? endedRun({
          undoneBy: 8,
          undos: [{ id: 8, state: 'done', products: 3 }],
          counts: run().counts,
          findings: run().findings,
        })
      : endedRun({
          id,
          action: { action: 'undo', options: { runId: 7 } },
          counts: { ...endedRun().counts, refused: 1, total: 4 },
        }),
  );
  const { address } = openScreen('/runs/7');
  await expect
    .element(main.getByRole('button', { name: 'Undo', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(main.getByText('Undone', { exact: true }).first()).toBeVisible();
  // Its work is gone: there is nothing of it to look at.
  await expect.element(main.getByRole('region', { name: /^Needs a look/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  const card = main.getByRole('region', { name: 'Undone' });
  await expect.element(card).toMatchTextContent('3 products were undone by No. 8');
  await card.getByRole('link', { name: 'No. 8' }).click();
  await expect.element(head).toMatchTextContent('Undo of No. 7, 4 products');
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this undo of 3 products?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(main.getByRole('link', { name: /Put back$/ })).toMatchTextContent('3');
  await expect.element(main.getByRole('link', { name: /Left$/ })).toMatchTextContent('1');
  await main.getByRole('link', { name: 'Puts back No. 7' }).click();
  await expect.poll(address).toBe('/runs/7');
});

test('what was undone in part is told, and not asked about again', async () => {
  serveRuns();
  const undos = [
    { id: 9, state: 'running' as const, products: 1 },
    { id: 8, state: 'done' as const, products: 2 },
  ];
  serve(contracts.getRun, endedRun({ counts: { ...run().counts, total: 868 }, undos, putBack: 3 }));
  openScreen('/runs/7');
  const card = main.getByRole('region', { name: 'Undone in part' });
  await expect
    .element(card)
    .toMatchTextContent(/1 product was undone so far by No\. 9\s*2 products were undone by No\. 8/);
  await expect.element(card.getByRole('link', { name: 'No. 8' })).toHaveAttribute('href', '/runs/8');
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Undo 818 products' })).toBeVisible();
});

test('what failed is tried again once the run has ended', async () => {
  serveRuns();
  let now = run();
  serve(contracts.getRun, () => now);
  const retried = serve(contracts.retryRun, () => {
    now = run();
    return now;
  });
  openScreen('/runs/7');
  const retry = main.getByRole('region', { name: /^Needs a look/ }).getByRole('button', { name: 'Retry the failed' });
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  now = endedRun({ counts: { total: 4, done: 0, unchanged: 0, refused: 0, failed: 4 } });
  readSoon({ type: 'run', runId: 7 });
  await expect.element(main.getByText('Done', { exact: true })).toBeVisible();
  await retry.click();
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  expect(retried).toHaveLength(1);
});

test('after a try the run goes on with the rest of its selection', async () => {
  serveRuns();
  serve(contracts.getRun, ({ params: { id } }) =>
    endedRun({ id, selection: { filter: { brand: 'Clayfield' }, except: [9], ...(id === 7 ? { first: 20 } : {}) } }),
  );
  const started = serve(contracts.startRun, run({ id: 8 }));
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByText('A try on 20')).toBeVisible();
  const looked = serve(
    contracts.previewRun,
    preview({ total: 42, taken: 40, left: [{ because: 'approved', products: 2, parts: 9 }] }),
  );
  await main.getByRole('button', { name: 'Go on with the rest' }).click();
  const question = page.getByRole('alertdialog', { name: 'Optimize up to 40 products?' });
  await expect.element(question).toMatchTextContent(/Approved already\s*9 parts \(2 products as a whole\)/);
  await expect.element(question).toMatchTextContent('Up to 40 of 42 products are written for.');
  expect(started).toEqual([]);
  await question.getByRole('button', { name: 'Optimize up to 40' }).click();
  await expect.poll(address).toBe('/runs/8');
  expect(started.map(({ body }) => body)).toMatchObject([
    { action: 'generate', selection: { filter: { brand: 'Clayfield' }, except: [9, 1, 2, 3, 4, 5, 6], continues: 7 } },
  ]);
  expect(looked.map(({ body }) => body)).toEqual(started.map(({ body }) => body));
  await expect.element(main.getByRole('button', { name: 'Go on with the rest' })).not.toBeInTheDocument();
});

test('a try whose rest was done leads to the run that did it, and does not offer it again', async () => {
  serveRuns();
  serve(contracts.getRun, ({ params: { id } }) =>
    id === 7 ? endedRun({ selection: { filter: {}, first: 20 }, continuedBy: 8 }) : endedRun({ id }),
  );
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByText('A try on 20')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Go on with the rest' })).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Went on with the rest as No. 8' }).click();
  await expect.poll(address).toBe('/runs/8');
});

test('a run over the products of an import leads to it', async () => {
  serveAll();
  serve(listImports, [{ ...importRun(), id: 4, fileName: 'mugs.csv' }]);
  serve(contracts.getRun, ({ params: { id } }) =>
    endedRun({ id, selection: { filter: { import: ['3', '4'], brand: 'Clayfield' } } }),
  );
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByRole('link', { name: 'Products of import No. 3' })).toBeVisible();
  await main.getByRole('link', { name: 'Products of import mugs.csv' }).click();
  await expect.poll(address).toBe('/import?run=4');
});

test('an approval speaks of approvals, and has no new text to look at', async () => {
  serveRuns();
  serve(
    contracts.getRun,
    endedRun({
      action: {
        action: 'approve',
        options: { parts: ['title', 'bullets', 'description', 'images'], takeAll: false, byPolicy: false },
      },
      counts: { total: 5, done: 3, unchanged: 1, refused: 1, failed: 0 },
      findings: findings(),
    }),
  );
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Approve, 5 products');
  const figures = main.getByRole('navigation', { name: 'Products by what came of them' }).getByRole('listitem');
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual([
    '3Approved',
    '2Left',
    '0Failed',
    '0Not done',
  ]);
  await expect.element(main.getByText('Takes clean parts')).toBeVisible();
  await main.getByRole('combobox', { name: 'Outcome' }).click();
  for (const name of ['Left', 'Left: nothing to do', 'Left: not possible'])
    await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(main.getByText(/^Undo takes back the approvals of 3 products\./)).toBeVisible();
  await expect.element(main.getByRole('region', { name: /^Needs a look/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /^Review these/ })).not.toBeInTheDocument();
});

test.each<[Run['action'], string, string, string]>([
  [
    {
      action: 'find-replace',
      options: { find: 'cup', replace: 'mug', parts: ['title'], matchCase: false, wholeWords: true },
    },
    'Find and replace, 3 products',
    '“cup” → “mug”',
    '3Replaced',
  ],
  [
    { action: 'set-field', options: { field: 'brand', value: null } },
    'Set a field, 3 products',
    'Brand: not stated',
    '3Set',
  ],
  [
    { action: 'prompt', options: { parts: ['title'], take: [], keywords: ['camping'], prompt: 'Name the material' } },
    'Apply a prompt, 3 products',
    'Prompt: Name the material',
    '3Changed',
  ],
])('a run tells what it was asked for: %o', async (action, title, choice, figure) => {
  serveRuns();
  serve(contracts.getRun, endedRun({ action }));
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent(title);
  await expect.element(main.getByText(choice, { exact: true })).toBeVisible();
  const figures = main.getByRole('navigation', { name: 'Products by what came of them' }).getByRole('listitem');
  expect(figures.elements()[0]?.textContent).toBe(figure);
});

test('a run that had to stop says why, and can go on', async () => {
  serveRuns();
  let now = endedRun({ state: 'failed', note: 'The provider refuses the key.', counts: { ...run().counts } });
  serve(contracts.getRun, () => now);
  const retried = serve(contracts.retryRun, () => {
    now = run();
    return now;
  });
  openScreen('/runs/7');
  await expect.element(main.getByText('The provider refuses the key.')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Retry the failed' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Go on with what is left' }).click();
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  expect(retried).toHaveLength(1);
});

test('a run that was undone offers no retry', async () => {
  serveRuns();
  const undos = [{ id: 8, state: 'running' as const, products: 821 }];
  serve(contracts.getRun, endedRun({ state: 'cancelled', undoneBy: 8, undos, counts: { ...run().counts } }));
  openScreen('/runs/7');
  await expect.element(main.getByRole('region', { name: 'Being undone' })).toBeVisible();
  for (const name of ['Go on with what is left', 'Retry the failed'])
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
});

test.each(['/runs/99', '/runs/cup'])('%s is told not to be a run', async (address) => {
  serve(contracts.getRun, new Problem('NOT_FOUND', 'Run not found'));
  openScreen(address);
  await expect.element(main.getByText('There is no such run')).toBeVisible();
});

test('a run that cannot be read is asked for again', async () => {
  serveRuns();
  serve(contracts.getRun, new Problem('INTERNAL', 'Something went wrong on our side.'));
  openScreen('/runs/7');
  await expect.element(main.getByRole('alert')).toMatchTextContent('The run could not be loaded');
  serve(contracts.getRun, run());
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(head).toMatchTextContent('Bulk Optimize, 1,240 products');
});

test('the list of runs shows each with how it stands, by page', async () => {
  serveRuns();
  const asked = serve(contracts.listRuns, ({ query: { page: number = 1 } }) =>
    pageOf(number === 1 ? [run(), endedRun({ id: 6 })] : [endedRun({ id: 1, state: 'cancelled' })], { total: 41 }),
  );
  const { address } = openScreen('/runs');
  const list = main.getByRole('list', { name: 'Runs' }).getByRole('listitem');
  await expect
    .element(list.nth(0))
    .toMatchTextContent(/Bulk Optimize, 1,240 products.*No\. 7 · .*868 of 1,240 products.*Running/);
  await expect.element(list.nth(1)).toMatchTextContent(/Changed 3 products.*Done/);
  await main.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(address).toBe('/runs?page=2');
  await expect.element(list.nth(0)).toMatchTextContent(/Cancelled/);
  expect(asked.map(({ query }) => query)).toContainEqual({ page: '2', limit: '20' });
  await list.nth(0).getByRole('link').click();
  await expect.poll(address).toBe('/runs/1');
});

test('a workspace without runs says how to start one', async () => {
  openScreen('/runs');
  await expect.element(main.getByText('No runs yet')).toBeVisible();
});
