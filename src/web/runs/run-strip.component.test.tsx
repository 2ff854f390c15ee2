// The strip under the header, only in the browser that started the run and only while it goes on or waits for a look.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as contracts from '#domain/runs/runs.contract.ts';
import { getImport } from '#domain/transfer/import-run.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun } from '#testing/components/records.ts';
import { endedRun, importOf, preview, run, sampledRun } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { readSoon } from '#web/client/gathered-reads.ts';
import { queryClient } from '#web/client/query-client.ts';
import { noteStarted } from '#web/shared/runs/started-runs.ts';

const strip = page.getByRole('region', { name: /: progress$/ });
const sidebar = page.getByLabelText('Sidebar');
const main = page.getByRole('main');

beforeEach(serveAll);
afterEach(() => page.viewport(1440, 900));

/** A run the server has, as it changes; this browser started it unless it is somebody else's. */
function serveRun(given: contracts.Run, { isOwn = true, isByModel = false } = {}) {
  let now = given;
  serve(contracts.listRuns, () => [now]);
  serve(contracts.getRun, () => now);
  const address = now.action.action === 'import' ? `/import?run=${now.action.options.importId}` : `/runs/${now.id}`;
  if (isOwn) noteStarted({ id: now.id, page: address, isByModel });
  return {
    become: (next: contracts.Run) => {
      now = next;
      readSoon({ type: 'run', runId: next.id });
    },
    change: (next: contracts.Run) => () => {
      now = next;
      return next;
    },
  };
}

const room = () => document.querySelector<HTMLElement>('[data-strip]')?.offsetHeight ?? 0;

test('a run is shown on every screen of the browser that started it, with its pace, what it changed and what it skipped', async () => {
  serveRun(run());
  openScreen('/help');
  await expect
    .element(strip)
    .toMatchTextContent(
      'Optimizing 868 of 1,240 products · 44 per minute · About 9 minutes left · 733 changed · 43 skipped · 4 failed',
    );
  await expect.element(strip.getByRole('link', { name: 'Open the run' })).toHaveAttribute('href', '/runs/7');
  expect(room()).toBe(44);
});

test('a run somebody else started has no strip, but its entry under the bell', async () => {
  serveRun(run({ id: 9 }), { isOwn: false });
  openScreen('/help');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
  await expect.element(entries.getByRole('listitem').first()).toMatchTextContent(/Bulk Optimize.*868 of 1,240/);
  await expect.element(strip).not.toBeInTheDocument();
  expect(room()).toBe(0);
});

test('a run that waits for a look stays in the strip of the browser that started it, over a reload too', async () => {
  serveRun(sampledRun({ found: { rejected: 1, edited: 0, approved: 1, open: 1 } }));
  const words = 'Approve is waiting for your review of 3 of 812 products · 1 approved, 1 rejected, 1 not reviewed';
  const screen = openScreen('/help');
  await expect.element(strip).toMatchTextContent(words);
  screen.close();
  queryClient.clear();
  openScreen('/categories');
  await expect.element(strip).toMatchTextContent(words);
  expect(room()).toBe(44);
});

test('a run of somebody else that waits for a look is news under the bell', async () => {
  localStorage.setItem('copydesk.notifications-seen', String(Date.now() - 60_000));
  serveRun({ ...sampledRun(), startedAt: new Date().toISOString() }, { isOwn: false });
  openScreen('/help');
  await page.getByRole('button', { name: /^Notifications/ }).hover();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
  await expect
    .element(entries.getByRole('listitem').first())
    .toMatchTextContent(/Approve is waiting for your review.*3 of 812 products/);
  await expect.element(strip).not.toBeInTheDocument();
});

test('where several go on, the latest is shown and the others are counted', async () => {
  serveRun(run({ id: 8 }));
  serve(contracts.listRuns, [run({ id: 9 }), run({ id: 8 })]);
  noteStarted({ id: 9, page: '/runs/9', isByModel: false });
  const { address } = openScreen('/help');
  await expect.element(strip.getByRole('link', { name: 'Open the run' })).toHaveAttribute('href', '/runs/9');
  await strip.getByRole('link', { name: 'and 1 more' }).click();
  await expect.poll(address).toBe('/runs');
});

test('an import shows how much it has read, can be paused, and leads to its report, which needs no strip', async () => {
  const counts = { total: 12_400, done: 12_300, asked: 0, unchanged: 90, refused: 10, failed: 0 };
  const going = importOf({ state: 'running', finishedAt: null, counts });
  const { become } = serveRun(going);
  const { address } = openScreen('/help');
  await expect.element(strip).toMatchTextContent('Importing catalogue.csv: 12,400 products so far · 100 skipped');
  await expect.element(strip.getByRole('button', { name: 'Pause' })).toBeVisible();
  become({ ...going, state: 'paused' });
  await expect.element(strip).toMatchTextContent('Import of catalogue.csv paused: 12,400 products so far');
  await expect.element(strip.getByRole('progressbar')).not.toBeInTheDocument();
  serve(getImport, importRun({ dryRun: false, state: 'running', finishedAt: null }));
  await strip.getByRole('link', { name: 'Open the import' }).click();
  await expect.poll(address).toBe('/import?run=1');
  await expect.element(strip).not.toBeInTheDocument();
  await expect.poll(room).toBe(0);
});

test('a run that so many came after that it is none of the latest is read by its own address', async () => {
  serve(
    contracts.listRuns,
    Array.from({ length: 10 }, (_, index) => endedRun({ id: 20 - index })),
  );
  serve(contracts.getRun, run({ id: 7 }));
  noteStarted({ id: 7, page: '/runs/7', isByModel: false });
  openScreen('/help');
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
});

test('a run the server knows no more is forgotten', async () => {
  serve(contracts.listRuns, []);
  noteStarted({ id: 7, page: '/runs/7', isByModel: false });
  openScreen('/help');
  await expect.poll(() => localStorage.getItem('copydesk.started-runs')).toBe('[]');
  await expect.element(strip).not.toBeInTheDocument();
});

test('what a run waits for is named', async () => {
  serveRun(run({ note: 'The language model asks you to wait 90 seconds.', pace: null }));
  openScreen('/help');
  await expect.element(strip).toMatchTextContent('1,240 products The language model asks you to wait 90 seconds.');
});

test('a run is paused, resumed and cancelled from any screen; its end is a toast, and nothing on the screen moves', async () => {
  const { change } = serveRun(run());
  serve(contracts.pauseRun, change(run({ state: 'paused' })));
  openScreen('/help');
  await strip.getByRole('button', { name: 'Pause' }).click();
  await expect.element(strip).toMatchTextContent('Bulk Optimize paused at 868 of 1,240 products');
  serve(contracts.resumeRun, change(run()));
  await strip.getByRole('button', { name: 'Resume' }).click();
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
  const top = main.element().getBoundingClientRect().top;
  serve(contracts.cancelRun, change(endedRun({ state: 'cancelled', counts: { ...run().counts, total: 900 } })));
  await strip.getByRole('button', { name: 'Cancel Bulk Optimize' }).click();
  await expectToast('Bulk Optimize canceled', 'Changed 821 products, nothing written for 43, 4 failed, 32 not done.');
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(main).toHaveFocus();
  expect(main.element().getBoundingClientRect().top).toBe(top);
  // The room goes with the screen it was made for.
  await sidebar.getByRole('link', { name: 'Categories' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(room()).toBe(0);
});

test('a run is followed over a reload, and its room is there before anything is known of it', async () => {
  serveRun(run(), { isByModel: true });
  const screen = openScreen('/help');
  await expect.element(strip).toBeVisible();
  screen.close();
  queryClient.clear();
  const { promise, resolve } = Promise.withResolvers<contracts.Run>();
  serve(contracts.listRuns, async () => [await promise]);
  openScreen('/help');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(room()).toBe(44);
  const done = endedRun({ counts: { total: 3, done: 3, asked: 0, unchanged: 0, refused: 0, failed: 0 } });
  resolve(done);
  await expectToast('Content optimized with AI', 'Changed 3 products.');
  expect(localStorage.getItem('copydesk.started-runs')).toBe('[]');
});

test('the toast of a run undoes it, on the list it was started from', async () => {
  const { become } = serveRun(run());
  const { address } = openScreen('/products');
  await expect.element(strip).toBeVisible();
  become(endedRun());
  await expectToast('Content generated', 'Changed 3 products.');
  const undoing = run({
    id: 8,
    action: { action: 'undo', options: { runId: 7 } },
    counts: { total: 3, done: 1, asked: 0, unchanged: 0, refused: 0, failed: 0 },
  });
  const undone = serve(contracts.undoRun, undoing);
  serve(contracts.listRuns, [undoing]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => undone.map(({ path }) => path)).toEqual(['/api/runs/7/undo']);
  await expect.element(strip).toMatchTextContent('1 of 3 products');
  expect(address()).toBe('/products');
});

test('the last run that can be undone is undone from the palette, on the screen one is on', async () => {
  const last = endedRun({ id: 8, action: { action: 'export', options: { format: 'json' } } });
  serve(contracts.listRuns, [last, endedRun({ id: 7 })]);
  const undoing = run({ id: 9, action: { action: 'undo', options: { runId: 7 } } });
  const undone = serve(contracts.undoRun, undoing);
  serve(contracts.getRun, undoing);
  const { address } = openScreen('/categories');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Undo the last run' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this optimization of 3 products?' });
  await expect.element(question).toMatchTextContent('Bulk Optimize, run 7');
  await question.getByRole('button', { name: 'Undo 3 products' }).click();
  await expect.poll(() => undone.map(({ path }) => path)).toEqual(['/api/runs/7/undo']);
  await expect.element(question).not.toBeInTheDocument();
  expect(address()).toBe('/categories');
});

test('where no run can be undone, the palette says so', async () => {
  serve(contracts.listRuns, pageOf([], { total: 0 }));
  openScreen('/categories');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Undo the last run' }).click();
  await expectToast('Nothing to undo', 'The latest runs made no changes that can be undone.');
});

test('runs and how they ended are under the notifications, after a reload too', async () => {
  serve(contracts.listRuns, [run({ id: 9 }), endedRun({ id: 8, finishedAt: '2026-11-23T15:00:00.000Z' })]);
  const { address } = openScreen('/help');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
  await expect.element(entries.getByRole('listitem').nth(0)).toMatchTextContent(/Bulk Optimize.*868 of 1,240 products/);
  await expect.element(entries.getByRole('listitem').nth(1)).toMatchTextContent(/Bulk Optimize finished.*Changed 3/);
  await entries.getByRole('link').nth(0).click();
  await expect.poll(address).toBe('/runs/9');
});

test('the bell counts a run that ended since it was looked at', async () => {
  localStorage.setItem('copydesk.notifications-seen', String(Date.now() - 60_000));
  serve(contracts.listRuns, [endedRun({ id: 8 })]);
  openScreen('/help');
  await page.getByRole('button', { name: /^Notifications/ }).hover();
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('the strip has its room from the press that starts the run, not from the reply', async () => {
  const { promise, resolve } = Promise.withResolvers<contracts.Run>();
  serve(contracts.previewRun, preview());
  serve(contracts.startRun, () => promise);
  serve(contracts.listRuns, [run()]);
  openScreen('/products?mode=list&brand=strip-room');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Bulk Optimize' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expect.poll(room).toBe(44);
  await expect.element(strip).not.toBeInTheDocument();
  resolve(run());
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
});

test('on a phone it is one line of the same height, which leads to the page of the run', async () => {
  await page.viewport(390, 844);
  serveRun(run({ note: 'The language model asks you to wait 90 seconds.' }));
  const { address } = openScreen('/help');
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
  expect(strip.element().getBoundingClientRect().height).toBe(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await strip.getByRole('link', { name: 'Open the run' }).click();
  await expect.poll(address).toBe('/runs/7');
});
