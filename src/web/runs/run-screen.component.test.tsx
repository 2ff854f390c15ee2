import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
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
import { endedRun, findings, preview, run, runItem, runItems, sampledRun } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { serveRuns } from '#testing/components/serve-runs.ts';
import { readSoon } from '#web/client/gathered-reads.ts';
import { noteStarted } from '#web/shared/runs/started-runs.ts';

type Run = contracts.Run;

const main = page.getByRole('main');
const lensCounts = (given: Partial<LensCounts>): LensCounts => ({
  ...(Object.fromEntries(lenses.map((lens) => [lens, 0])) as Record<Lens, number>),
  ...given,
});
const head = main.getByRole('heading', { level: 1 });

const figures = main.getByRole('navigation', { name: 'Products by result' }).getByRole('listitem');
const textsOf = (items: typeof figures) => items.elements().map(({ textContent }) => textContent);
/** The lenses of what a run changed and did not change, for the queries of both. */
const serveLenses = (changed: Partial<LensCounts>, unchanged: Partial<LensCounts> = {}) =>
  serve(countLenses, ({ query }) => lensCounts(query.runChanged === 'false' ? unchanged : changed));

test('the page of a run that goes on shows how far it is, and what came of its products so far', async () => {
  serveRuns();
  serveLenses({ clean: 628, 'must-rule': 105 }, { unchanged: 82, 'open-claim': 6 });
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Bulk Optimize, 1,240 products');
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  await expect.element(main.getByText(/^Run 7 by Sam Porter, Nov 2\d, 2026, /)).toBeVisible();
  await expect.element(main.getByText('Title, Description, Bullets', { exact: true })).toBeVisible();
  await expect.element(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '868');
  await expect
    .poll(() => textsOf(figures))
    .toEqual([
      'Changed733628 clean, 105 need review',
      'Unchanged8882 can be approved, 6 need review',
      'Nothing written4340 had nothing to change, 3 could not be processed',
      'Failed4these products were not changedRetry',
      'Remaining372',
    ]);
  await expect.element(main.getByText('868 of 1,240 products')).toBeVisible();
  await expect.element(main.getByText('44 per minute')).toBeVisible();
  await expect.element(main.getByText(/About 9 minutes left, done at about \d+:\d\d [AP]M/)).toBeVisible();
});

/** As the run in the middle ends. */
const ended = () =>
  endedRun({
    counts: { total: 8_420, done: 8_420, asked: 0, unchanged: 0, refused: 0, failed: 0 },
    written: { changed: 2_480, changedToLook: 743, unchanged: 5_940, unchangedToLook: 2_028 },
    startedAt: '2026-11-23T14:04:00.000Z',
    finishedAt: '2026-11-23T14:05:12.000Z',
    undoUntil: '2099-01-05T12:00:00.000Z',
  });

test('once it has ended it leads to what it changed, by Enter too, and its zeros say what they mean', async () => {
  serveRuns();
  serve(contracts.getRun, ended());
  serve(listProducts, []);
  serveLenses({ clean: 1_737, 'must-rule': 743 }, { unchanged: 3_912, 'must-rule': 1_585, 'open-claim': 443 });
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByText(/, took 1 min 12 s$/)).toBeVisible();
  await expect
    .poll(() => textsOf(figures))
    .toEqual([
      'Changed2,4801,737 clean, 743 need review',
      'Unchanged5,9403,912 can be approved, 2,028 need review',
      'Nothing written0every product got a draft',
      'Failed0no errors',
    ]);
  await expect.element(main.getByRole('progressbar')).not.toBeInTheDocument();
  await expect
    .element(main.getByText(/^Undo restores the texts and statuses of 8,420 products, 2,480 of them changed\./))
    .toBeVisible();
  await expect.element(main.getByText(/You can undo it until Jan 5, 2099\.$/)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Review 2,480 changed' }))
    .toHaveAttribute('href', '/pending-products?run=7&runChanged=true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/pending-products?run=7&runChanged=true');
  await expect.element(main.getByRole('button', { name: 'Remove filter Run: 7' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Remove filter In the run: changed' })).toBeVisible();
});

test('its unchanged products are approved together, after the usual question', async () => {
  serveRuns();
  serve(contracts.getRun, ended());
  serveLenses({ clean: 2 }, { unchanged: 3_912, 'open-claim': 5 });
  serve(contracts.previewRun, preview({ total: 3_912, taken: 3_912, isExact: false }));
  const started = serve(contracts.startRun, run({ id: 8 }));
  openScreen('/runs/7');
  await main.getByRole('button', { name: /^Approve unchanged 3,912/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve up to 3,912 products?' });
  await question.getByRole('button', { name: 'Approve up to 3,912' }).click();
  await expect
    .poll(() => started.map(({ body }) => body))
    .toMatchObject([{ action: 'approve', selection: { filter: { run: '7', lens: 'unchanged', status: 'pending' } } }]);
});

test('where nothing was changed, approving the unchanged is the first thing to do', async () => {
  serveRuns();
  const written = { changed: 0, changedToLook: 0, unchanged: 3, unchangedToLook: 0 };
  serve(contracts.getRun, endedRun({ written }));
  serveLenses({}, { unchanged: 3 });
  openScreen('/runs/7');
  await expect.element(main.getByRole('button', { name: 'Approve 3 unchanged' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Review .*changed/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('a run from before changes were counted says what it wrote', async () => {
  serveRuns();
  serve(contracts.getRun, endedRun({ written: null }));
  serve(countLenses, lensCounts({ clean: 2, 'open-claim': 1 }));
  openScreen('/runs/7');
  await expect
    .poll(() => textsOf(figures))
    .toEqual([
      'Written32 ready to review, 1 needs review',
      'Nothing written0every product got a draft',
      'Failed0no errors',
    ]);
  await expect
    .element(main.getByRole('link', { name: 'Review 3 products' }))
    .toHaveAttribute('href', '/pending-products?run=7');
  await expect.element(main.getByRole('button', { name: /^Approve unchanged/ })).not.toBeInTheDocument();
});

test('a figure filters the products, in the address; the changed ones come first', async () => {
  serveRuns();
  const asked = serve(contracts.listRunItems, pageOf(runItems.slice(1, 2), { total: 111 }));
  const { address } = openScreen('/runs/7');
  const tabs = main.getByRole('radiogroup', { name: 'Filter the products' });
  await expect.element(tabs.getByRole('radio', { name: 'Changed 733' })).toBeChecked();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ changed: 'true' });
  await main.getByRole('searchbox', { name: 'Search the products of this run' }).fill('carafe');
  await expect.poll(address).toBe('/runs/7?search=carafe');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ changed: 'true', search: 'carafe' });
  await tabs.getByRole('radio', { name: 'Unchanged 88' }).click();
  await expect.poll(address).toBe('/runs/7?search=carafe&outcome=unchanged');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ changed: 'false', search: 'carafe' });
  await main.getByRole('link', { name: /^Nothing written/ }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ outcome: ['unchanged', 'refused'], search: 'carafe' });
  // What a figure names stays in sight as long as it is chosen; a second press shows all.
  await expect.element(tabs.getByRole('radio', { name: 'Nothing written 43' })).toBeChecked();
  await main.getByRole('link', { name: /^Nothing written/ }).click();
  await expect.element(tabs.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect.element(tabs.getByRole('radio', { name: 'Nothing written 43' })).not.toBeInTheDocument();
});

test('each product shows what came of it, its new title with the words that changed, and how many parts differ', async () => {
  serveRuns();
  openScreen('/runs/7?outcome=all');
  const items = main
    .getByRole('list', { name: 'Products of this run' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('list') });
  await expect.element(items.nth(0)).toMatchTextContent(/Clean\s*2 of 3 parts changed/);
  const title = items.nth(0).getByRole('link', { name: 'Clayfield stoneware mug', exact: true });
  await expect.poll(() => title.element().querySelector('ins')?.textContent).toMatch(/^Clayfield/);
  await expect.element(items.nth(1)).toMatchTextContent(/Glass carafe.*Open claim\s*1 of 3 parts changed/);
  await expect.element(items.nth(2)).toMatchTextContent(/This product was not changed.*Failed/);
  await expect.element(items.nth(3)).toMatchTextContent(/As before.*Nothing written/);
  await expect
    .element(items.nth(4))
    .toMatchTextContent(/Product #5 \(deleted\).*The product was deleted.*Nothing written/);
  await expect.element(items.nth(5)).toMatchTextContent(/Wool throw.*Remaining/);
  serve(contracts.getRun, endedRun({ state: 'cancelled', counts: run().counts }));
  readSoon({ type: 'run', runId: 7 });
  await expect.element(items.nth(5)).toMatchTextContent(/Wool throw.*Not done/);
});

test('what needs a look leads to the products that wait for it, by cause and by rule', async () => {
  serveRuns();
  let now = run();
  serve(contracts.getRun, () => now);
  serve(listProducts, []);
  const counted = serveLenses(
    { 'open-claim': 25, 'must-rule': 50, clean: 600 },
    { 'wish-not-followed': 20, 'open-claim': 5 },
  );
  const { address } = openScreen('/runs/7');
  const card = main.getByRole('region', { name: /^Needs review/ });
  await expect.element(card.getByRole('heading', { level: 2 })).toMatchTextContent('Needs review 100');
  // While it goes on its numbers are outdated at once.
  await expect.element(main.getByRole('link', { name: 'Review changed', exact: true })).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
  now = ended();
  readSoon({ type: 'run', runId: 7 });
  await expect
    .element(card.getByRole('link', { name: 'Review 100' }))
    .toHaveAttribute('href', `/pending-products?run=7&${runFindings.map((lens) => `lens=${lens}`).join('&')}`);
  expect(counted.map(({ query }) => query)).toContainEqual({ run: '7', status: 'pending', runChanged: 'true' });
  // The causes add up, the gravest number first; rules overlap, and say so.
  const causes = card.getByRole('list').nth(0).getByRole('listitem');
  expect(textsOf(causes)).toEqual(['50Required rule', '30Open claim', '20Wish not followed']);
  const rules = card.getByRole('region', { name: /^By rule one product can break several rules/ });
  expect(textsOf(rules.getByRole('listitem'))).toEqual([
    'Title starts with the brand2 waivedrecommended7 productsFix',
    'Bullets presentrequired4 productsAsk a model',
  ]);
  await expect
    .element(rules.getByRole('link', { name: /^Title starts with the brand/ }))
    .toHaveAttribute('href', '/pending-products?run=7&rule=shopify.title.brand&rule=general.title.brand');
  await card.getByRole('link', { name: /^50 Required rule/ }).click();
  await expect.poll(address).toBe('/pending-products?run=7&lens=must-rule');
});

test('counts that cannot be read are asked for again, each by itself', async () => {
  serveRuns();
  serve(countLenses, new Problem('INTERNAL', 'Something went wrong on our side.'));
  serve(listBrokenRules, new Problem('INTERNAL', 'Something went wrong on our side.'));
  openScreen('/runs/7');
  const card = main.getByRole('region', { name: /^Needs review/ });
  await expect.element(card.getByText('The products could not be counted')).toBeVisible();
  await expect.element(card.getByText(/^The rules could not be counted\./)).toBeVisible();
  serveLenses({ 'open-claim': 3 });
  serve(listBrokenRules, { total: 3, breaking: 0, rules: [] });
  await card.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(card.getByRole('link', { name: /^3 Open claim/ })).toBeVisible();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByText(/^The rules could not be counted\./)).not.toBeInTheDocument();
});

test('what was decided since then is not to be reviewed', async () => {
  serveRuns();
  serveLenses({});
  openScreen('/runs/7');
  await expect
    .element(main.getByRole('region', { name: /^Needs review 0/ }))
    .toMatchTextContent('No product of this run needs review so far.');
  await expect.poll(() => textsOf(figures)[0]).toBe('Changed733733 no longer pending');
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

test('a re-check shows what it found; there is nothing of it to undo', async () => {
  serveRuns();
  serve(countLenses, lensCounts({ 'open-claim': 1, clean: 3 }));
  serve(
    contracts.getRun,
    endedRun({
      action: { action: 'judge', options: {} },
      counts: { total: 9, done: 4, asked: 0, unchanged: 5, refused: 0, failed: 0 },
      findings: findings({ 'open-claim': 1 }),
      undoUntil: '2099-01-05T12:00:00.000Z',
    }),
  );
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Re-check, 9 products');
  await expect
    .poll(() => textsOf(figures))
    .toEqual(['Changed43 ready to review, 1 needs review', 'No change55 did not change', 'Failed0no errors']);
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
  await expect.element(main.getByText('Paused. Resume the run to continue.')).toBeVisible();
  await expect.element(main.getByText(/^Runs on the server/)).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Resume' }).click();
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel Bulk Optimize' }).click();
  await expect.element(main.getByText('Canceled', { exact: true })).toBeVisible();
  // The button that had the focus is gone: the page has it, not the window.
  await expect.element(main).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /^Not done/ })).toMatchTextContent('372');
  await expect.element(main.getByRole('button', { name: 'Finish the rest' })).toBeEnabled();
});

test('a refused command is shown in the words of the server', async () => {
  serveRuns();
  serve(contracts.pauseRun, new Problem('ILLEGAL_TRANSITION', 'This run is done and cannot be paused.'));
  openScreen('/runs/7');
  await main.getByRole('button', { name: 'Pause' }).click();
  await expectToast('The run could not be paused', 'This run is done and cannot be paused.');
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
  await expect
    .element(question)
    .toMatchTextContent('Parts that people approved, rejected or edited since then stay as they are.');
  await expect.element(question).toMatchTextContent('It will be canceled first.');
  await question.getByRole('checkbox', { name: 'Bullets' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo some parts of this optimization of 821 products?' })
    .getByRole('button', { name: 'Undo 821 products' })
    .click();
  await expect.poll(address).toBe('/runs/8');
  expect(undone.map(({ body }) => body)).toEqual([{ parts: ['title', 'description'] }]);
});

test('selected products are undone alone', async () => {
  serveRuns();
  const undone = serve(contracts.undoRun, run({ id: 8, action: { action: 'undo', options: { runId: 7 } } }));
  const { address } = openScreen('/runs/7?outcome=all');
  await main.getByRole('checkbox', { name: 'Select Clayfield stoneware mug' }).click();
  await expect.element(main.getByRole('checkbox', { name: 'Select Rainbow kite' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Undo 1 selected' }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Undo this optimization of 1 product?' }))
    .toMatchTextContent('The undo is also a run');
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
          undos: [{ id: 8, state: 'done', products: 3, undoneBy: null }],
          counts: run().counts,
          findings: run().findings,
        })
      : endedRun({
          id,
          action: { action: 'undo', options: { runId: 7, undoes: 'generate' } },
          counts: { ...endedRun().counts, refused: 1, total: 4 },
        }),
  );
  const { address } = openScreen('/runs/7');
  await expect
    .element(main.getByRole('button', { name: 'Undo', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(main.getByText('Undone', { exact: true }).first()).toBeVisible();
  // Its work is gone: there is nothing of it to look at.
  await expect.element(main.getByRole('region', { name: /^Needs review/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  const card = main.getByRole('region', { name: 'Undone' });
  await expect.element(card).toMatchTextContent('3 products were restored by run 8');
  await card.getByRole('link', { name: 'run 8' }).click();
  await expect.element(head).toMatchTextContent('Undo of "Bulk Optimize" (run 7): 3 products restored');
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this undo of 3 products?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(main.getByRole('link', { name: /^Restored/ })).toMatchTextContent('3');
  await expect.element(main.getByRole('link', { name: /^Skipped/ })).toMatchTextContent('1');
  await main.getByRole('link', { name: 'Undoes "Bulk Optimize" (run 7)' }).click();
  await expect.poll(address).toBe('/runs/7');
});

test('a run whose undo was undone is in effect again, and can be undone', async () => {
  serveRuns();
  const undos = [{ id: 8, state: 'done' as const, products: 821, undoneBy: 9 }];
  serve(contracts.getRun, endedRun({ undos, counts: run().counts }));
  openScreen('/runs/7');
  const card = main.getByRole('region', { name: 'In effect again' });
  await expect.element(card).toMatchTextContent('821 products were restored by run 8, which was undone by run 9');
  await expect.element(card.getByRole('link', { name: 'run 9' })).toHaveAttribute('href', '/runs/9');
  await expect.element(main.getByText('Done', { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: /^Undo 821 products/ })).toBeVisible();
});

test('what was partly undone is named, and not asked about again', async () => {
  serveRuns();
  const undos = [
    { id: 9, state: 'running' as const, products: 1, undoneBy: null },
    { id: 8, state: 'done' as const, products: 2, undoneBy: null },
  ];
  serve(contracts.getRun, endedRun({ counts: { ...run().counts, total: 868 }, undos, putBack: 3 }));
  openScreen('/runs/7');
  const card = main.getByRole('region', { name: 'Partly undone' });
  await expect
    .element(card)
    .toMatchTextContent(/1 product was restored so far by run 9\s*2 products were restored by run 8/);
  await expect.element(card.getByRole('link', { name: 'run 8' })).toHaveAttribute('href', '/runs/8');
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
  const retry = figures.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  now = endedRun({ counts: { total: 4, done: 0, asked: 0, unchanged: 0, refused: 0, failed: 4 } });
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
  await expect.element(main.getByText('Test on 20')).toBeVisible();
  const looked = serve(
    contracts.previewRun,
    preview({ total: 42, taken: 40, left: [{ because: 'approved', products: 2, parts: 9 }] }),
  );
  await main.getByRole('button', { name: 'Continue with the rest' }).click();
  const question = page.getByRole('alertdialog', { name: 'Optimize up to 40 products?' });
  await expect.element(question).toMatchTextContent(/Already approved\s*9 parts \(2 whole products\)/);
  await expect.element(question).toMatchTextContent('Up to 40 of 42 will get new text.');
  expect(started).toEqual([]);
  await question.getByRole('button', { name: 'Optimize up to 40' }).click();
  await expect.poll(address).toBe('/runs/8');
  expect(started.map(({ body }) => body)).toMatchObject([
    { action: 'generate', selection: { filter: { brand: 'Clayfield' }, except: [9, 1, 2, 3, 4, 5, 6], continues: 7 } },
  ]);
  expect(looked.map(({ body }) => body)).toEqual(started.map(({ body }) => body));
  await expect.element(main.getByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
});

test('a try whose rest was done leads to the run that did it, and does not offer it again', async () => {
  serveRuns();
  serve(contracts.getRun, ({ params: { id } }) =>
    id === 7 ? endedRun({ selection: { filter: {}, first: 20 }, continuedBy: 8 }) : endedRun({ id }),
  );
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByText('Test on 20')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Continue with the rest' })).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Continued in run 8' }).click();
  await expect.poll(address).toBe('/runs/8');
});

test('a run over the products of an import leads to it', async () => {
  serveAll();
  serve(listImports, [{ ...importRun(), id: 4, fileName: 'mugs.csv' }]);
  serve(contracts.getRun, ({ params: { id } }) =>
    endedRun({ id, selection: { filter: { import: ['3', '4'], brand: 'Clayfield' } } }),
  );
  const { address } = openScreen('/runs/7');
  await expect.element(main.getByRole('link', { name: 'Import #3' })).toBeVisible();
  await main.getByRole('link', { name: 'Import mugs.csv' }).click();
  await expect.poll(address).toBe('/import?run=4');
});

test('an approval speaks of approvals, and has nothing to look at', async () => {
  serveRuns();
  serve(
    contracts.getRun,
    endedRun({
      action: {
        action: 'approve',
        options: { parts: ['title', 'bullets', 'description', 'images'], takeAll: false, byPolicy: false },
      },
      counts: { total: 5, done: 3, asked: 0, unchanged: 1, refused: 1, failed: 0 },
      parts: { done: 7, open: 5 },
      findings: findings(),
    }),
  );
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent('Approve, 5 products');
  await expect
    .poll(() => textsOf(figures))
    .toEqual([
      'Approved37 parts, 5 parts stay pending',
      'Skipped21 had nothing to change, 1 could not be processed',
      'Failed0no errors',
    ]);
  await expect.element(main.getByText('Clean and unchanged parts')).toBeVisible();
  await expect.element(main.getByText(/^Undo restores the statuses of 3 products\./)).toBeVisible();
  await expect.element(main.getByRole('region', { name: /^Needs review/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
});

test('an approval says how many wait for a second person, and lists them with the reason', async () => {
  serveRuns();
  const parts = ['title', 'bullets', 'description', 'images'] as const;
  serve(
    contracts.getRun,
    endedRun({
      action: { action: 'approve', options: { parts: [...parts], takeAll: false, byPolicy: false } },
      counts: { total: 5, done: 2, asked: 2, unchanged: 0, refused: 1, failed: 0 },
      confirmed: 1,
      findings: findings(),
    }),
  );
  const reason = 'A second person must confirm Title, Bullets.';
  const items = serve(
    contracts.listRunItems,
    pageOf([runItem({ outcome: 'asked', parts: ['title', 'bullets'], reason })], { total: 1 }),
  );
  openScreen('/runs/7');
  await expect
    .poll(() => textsOf(figures))
    .toEqual([
      'Approved21 confirmed as the second person',
      'Second person2approved by the first of two people',
      'Skipped11 could not be processed',
      'Failed0no errors',
    ]);
  await main.getByRole('link', { name: /^Second person/ }).click();
  await expect.poll(() => items.at(-1)?.query).toMatchObject({ outcome: 'asked' });
  await expect.element(main.getByText(reason)).toBeVisible();
  await expect.element(main.getByText(/^Undo restores the statuses of 4 products\./)).toBeVisible();
});

test('an approval waits until its sample is looked at, says what was found, and then goes on', async () => {
  serveRuns();
  serve(listProducts, []);
  let now = sampledRun();
  serve(contracts.listRuns, () => [now]);
  serve(contracts.getRun, () => now);
  noteStarted({ id: now.id, page: '/runs/12', isByModel: false });
  const confirmed = serve(contracts.confirmRun, () => {
    const looked = { lookedBy: { id: 1, fullName: 'Sam Porter' }, lookedAt: '2026-11-23T15:00:00.000Z' };
    now = { ...sampledRun({ ...now.sample, ...looked }), state: 'running' };
    return now;
  });
  const { address } = openScreen('/runs/12');
  await expect.element(main.getByText('Waiting for review', { exact: true })).toBeVisible();
  const card = main.getByRole('region', { name: /^Sample 3 of 812 products/ });
  await expect.element(card).toMatchTextContent('3 not reviewed');
  await expect
    .element(main.getByRole('link', { name: 'Review 3' }))
    .toHaveAttribute('href', '/pending-products?among=1%2C2%2C3');
  for (const name of ['Pause', 'Resume'])
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/pending-products?among=1%2C2%2C3');
  // People decide elsewhere: the count follows their work.
  now = sampledRun({ found: { rejected: 1, edited: 1, approved: 1, open: 0 } });
  readSoon({ type: 'product', productId: 1, version: 2 });
  const strip = page.getByRole('region', { name: 'Approve: progress' });
  await expect
    .element(strip)
    .toMatchTextContent('Approve is waiting for your review of 3 of 812 products · 1 approved, 1 rejected, 1 edited');
  await strip.getByRole('link', { name: 'Open the run' }).click();
  await expect.element(main.getByRole('link', { name: /^Review \d/ })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Approve the other 809' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve the other 809 products?' });
  await expect.element(question).toMatchTextContent('Of the 3 products: 1 approved, 1 rejected, 1 edited.');
  await expect.element(question).toMatchTextContent('2 of 3 were rejected or edited.');
  await question.getByRole('button', { name: 'Approve 809' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(confirmed).toHaveLength(1);
  await expect.element(main.getByText(/^Reviewed by Sam Porter on Nov 23, 2026/)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test.each<[string, Parameters<typeof sampledRun>[0], string, string, string, string]>([
  [
    'nothing of it was reviewed',
    {},
    'Approve 812, 3 not reviewed',
    'Approve 812 products?',
    '3 of 3 are not reviewed. They will be approved, with the other 809 products.',
    'Approve 812',
  ],
  [
    'some of it was reviewed, and a rejected product has other parts that wait',
    { found: { rejected: 1, edited: 0, approved: 1, open: 1 }, waiting: 2 },
    'Approve 811, 1 not reviewed',
    'Approve 811 products?',
    '1 of 3 is not reviewed. 1 rejected or edited product has pending parts. They will be approved, with the other 809 products.',
    'Approve 811',
  ],
  [
    'all of it was reviewed, and an edited text waits',
    { found: { rejected: 0, edited: 1, approved: 2, open: 0 }, waiting: 1 },
    'Approve 810',
    'Approve 810 products?',
    '1 rejected or edited product has pending parts. It will be approved, with the other 809 products.',
    'Approve 810',
  ],
])(
  'an approval whose sample waits says how many products it approves: %s',
  async (_, sample, button, title, said, yes) => {
    serveRuns();
    serve(contracts.getRun, sampledRun(sample));
    openScreen('/runs/12');
    await main.getByRole('button', { name: button, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: title, exact: true });
    await expect.element(question.getByText(said, { exact: true })).toBeVisible();
    await expect.element(question.getByRole('button', { name: yes, exact: true })).toBeVisible();
  },
);

test.each<[Run['action'], string, string, string]>([
  [
    {
      action: 'find-replace',
      options: { find: 'cup', replace: 'mug', parts: ['title'], matchCase: false, wholeWords: true, leaveNames: false },
    },
    'Find and replace, 3 products',
    '“cup” → “mug”',
    'Changed3',
  ],
  [
    { action: 'set-field', options: { field: 'brand', value: null } },
    'Change a field, 3 products',
    'Brand: empty',
    'Changed3of 3 products',
  ],
  [
    { action: 'prompt', options: { parts: ['title'], take: [], keywords: ['camping'], prompt: 'Name the material' } },
    'Apply a prompt, 3 products',
    'Prompt: Name the material',
    'Changed3',
  ],
])('a run shows what it was asked for: %o', async (action, title, choice, figure) => {
  serveRuns();
  serve(contracts.getRun, endedRun({ action }));
  openScreen('/runs/7');
  await expect.element(head).toMatchTextContent(title);
  await expect.element(main.getByText(choice, { exact: true })).toBeVisible();
  expect(figures.elements()[0]?.textContent).toMatch(new RegExp(`^${figure}`));
});

test.each([1440, 390])('a run that ends on its page moves nothing on it, %i pixels wide', async (width) => {
  await page.viewport(width, 844);
  serveRuns();
  let now = run();
  serve(contracts.getRun, () => now);
  openScreen('/runs/7');
  const results = main.getByRole('region', { name: 'Results of the run' });
  await expect.element(results.getByRole('progressbar')).toBeVisible();
  await expect.element(figures.last()).toMatchTextContent(/Remaining/);
  await expect.element(figures.first()).toMatchTextContent(/need review/);
  const tops = () => [
    main.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top,
    figures.first().element().getBoundingClientRect().top,
    results.element().getBoundingClientRect().bottom,
  ];
  // Until the page stands still by itself.
  let before = tops();
  await expect
    .poll(
      () => {
        const last = String(before);
        before = tops();
        return String(before) === last;
      },
      { interval: 200 },
    )
    .toBe(true);
  now = endedRun({ counts: { ...run().counts, total: 868 } });
  readSoon({ type: 'run', runId: 7 });
  await expect.element(results.getByText('Finished.', { exact: true })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Review 24 changed/ })).toBeVisible();
  expect(tops()).toEqual(before);
  await page.viewport(1440, 900);
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
  await expect.element(main.getByRole('button', { name: 'Retry', exact: true })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Finish the rest' }).click();
  await expect.element(main.getByText('Running', { exact: true })).toBeVisible();
  expect(retried).toHaveLength(1);
});

test('a run that was undone offers no retry', async () => {
  serveRuns();
  const undos = [{ id: 8, state: 'running' as const, products: 821, undoneBy: null }];
  serve(contracts.getRun, endedRun({ state: 'cancelled', undoneBy: 8, undos, counts: { ...run().counts } }));
  openScreen('/runs/7');
  await expect.element(main.getByRole('region', { name: 'Undoing' })).toBeVisible();
  for (const name of ['Finish the rest', 'Retry'])
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
});

test.each(['/runs/99', '/runs/cup'])('%s is shown not to be a run', async (address) => {
  serve(contracts.getRun, new Problem('NOT_FOUND', 'Run not found'));
  openScreen(address);
  await expect.element(main.getByText('This run does not exist')).toBeVisible();
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

test('the list of runs shows each with its state, by page', async () => {
  serveRuns();
  const asked = serve(contracts.listRuns, ({ query: { page: number = 1 } }) =>
    pageOf(number === 1 ? [run(), endedRun({ id: 6 })] : [endedRun({ id: 1, state: 'cancelled' })], { total: 41 }),
  );
  const { address } = openScreen('/runs');
  const list = main.getByRole('list', { name: 'Runs' }).getByRole('listitem');
  await expect
    .element(list.nth(0))
    .toMatchTextContent(/Bulk Optimize, 1,240 products.*Run 7 by Sam Porter, .*868 of 1,240 products.*Running/);
  await expect.element(list.nth(1)).toMatchTextContent(/Changed 3 products.*Done/);
  await main.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(address).toBe('/runs?page=2');
  await expect.element(list.nth(0)).toMatchTextContent(/Canceled/);
  expect(asked.map(({ query }) => query)).toContainEqual({ page: '2', limit: '20' });
  await list.nth(0).getByRole('link').click();
  await expect.poll(address).toBe('/runs/1');
});

test('a workspace without runs says how to start one', async () => {
  openScreen('/runs');
  await expect.element(main.getByText('No runs yet')).toBeVisible();
});
