// The strip under the header: on every screen, in every browser, whoever started the run.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import * as contracts from '#domain/runs/runs.contract.ts';
import { getImport } from '#domain/transfer/import-run.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { importRun } from '#testing/components/records.ts';
import { brokenRules } from '#testing/components/replies.ts';
import { endedRun, importOf, run } from '#testing/components/run-records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveRuns } from '#testing/components/serve-runs.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const strip = page.getByRole('region', { name: /: progress$/ });

afterEach(() => page.viewport(1440, 900));

test('a run that goes on is on every screen, with its pace, what it changed and what it skipped', async () => {
  serveRuns();
  openScreen('/help');
  await expect
    .element(strip)
    .toMatchTextContent(
      'Optimizing 868 of 1,240 products · 44 a minute · About 9 minutes left · 733 changed · 43 skipped · 4 failed',
    );
  await expect.element(strip.getByRole('link', { name: 'Open the run' })).toHaveAttribute('href', '/runs/7');
});

test('where several go on, the latest is shown and the others are counted', async () => {
  serve(contracts.listRuns, [run({ id: 9 }), run({ id: 8, state: 'paused' }), endedRun({ id: 7 })]);
  const { address } = openScreen('/help');
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
  serve(contracts.listRunItems, []);
  await strip.getByRole('link', { name: 'and 1 more' }).click();
  await expect.poll(address).toBe('/runs');
});

test('an import that goes on shows how much it has read, can be paused, and leads to its report', async () => {
  const counts = { total: 12_400, done: 12_300, unchanged: 90, refused: 10, failed: 0 };
  const going = importOf({ state: 'running', finishedAt: null, counts });
  serve(contracts.listRuns, [going]);
  const { address } = openScreen('/help');
  await expect.element(strip).toMatchTextContent('Importing catalogue.csv: 12,400 products so far · 100 skipped');
  await expect.element(strip.getByRole('button', { name: 'Pause' })).toBeVisible();
  serve(contracts.listRuns, [{ ...going, state: 'paused' }]);
  readSoon({ type: 'run', runId: going.id });
  await expect.element(strip).toMatchTextContent('Import of catalogue.csv paused: 12,400 products so far');
  await expect.element(strip.getByRole('progressbar')).not.toBeInTheDocument();
  serve(getImport, importRun({ dryRun: false, state: 'running', finishedAt: null }));
  serve(contracts.getRun, going);
  await strip.getByRole('link', { name: 'Open the import' }).click();
  await expect.poll(address).toBe('/import?run=1');
  await expect.element(strip).not.toBeInTheDocument();
});

test('what a run waits for is named', async () => {
  serve(contracts.listRuns, [run({ note: 'The language model asks to wait 90 seconds.', pace: null })]);
  openScreen('/help');
  await expect.element(strip).toMatchTextContent('1,240 products The language model asks to wait 90 seconds.');
});

test('a run is paused, resumed and cancelled from any screen, and its end stays until it is dismissed', async () => {
  let now = run();
  serve(contracts.listRuns, () => [now]);
  const change = (given: Partial<contracts.Run>) => () => {
    now = given.finishedAt ? endedRun(given) : run(given);
    return now;
  };
  serve(contracts.pauseRun, change({ state: 'paused' }));
  serve(contracts.resumeRun, change({}));
  openScreen('/help');
  await strip.getByRole('button', { name: 'Pause' }).click();
  await expect.element(strip).toMatchTextContent('Bulk Optimize paused at 868 of 1,240 products');
  await strip.getByRole('button', { name: 'Resume' }).click();
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
  serve(
    contracts.cancelRun,
    change({ state: 'cancelled', finishedAt: new Date().toISOString(), counts: { ...run().counts, total: 900 } }),
  );
  await strip.getByRole('button', { name: 'Cancel Bulk Optimize' }).click();
  await expect
    .element(strip)
    .toMatchTextContent(
      'Bulk Optimize cancelled. Changed 821 products, nothing written for 43, 4 failed, 32 not done.',
    );
  await expect.element(strip.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await strip.getByRole('button', { name: 'Dismiss Bulk Optimize' }).click();
  await expect.element(strip).not.toBeInTheDocument();
  expect(localStorage.getItem('copydesk.run-dismissed')).toBe(String(Date.parse(now.finishedAt ?? '')));
});

test('an end dismissed in this browser stays away after a reload, the next run does not', async () => {
  const dismissed = endedRun({ id: 7 });
  localStorage.setItem('copydesk.run-dismissed', String(Date.parse(dismissed.finishedAt ?? '')));
  const asked = serve(contracts.listRuns, [dismissed]);
  openScreen('/help');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
  serve(contracts.listRuns, [run({ id: 8 }), dismissed]);
  readSoon({ type: 'run', runId: 8 });
  await expect.element(strip).toMatchTextContent('Optimizing 868');
});

test('runs and how they ended are under the notifications, after a reload too', async () => {
  serve(contracts.listRuns, [run({ id: 9 }), endedRun({ id: 8, finishedAt: '2026-11-23T15:00:00.000Z' })]);
  const { address } = openScreen('/help');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Runs' });
  await expect.element(entries.getByRole('listitem').nth(0)).toMatchTextContent(/Bulk Optimize.*868 of 1,240 products/);
  await expect.element(entries.getByRole('listitem').nth(1)).toMatchTextContent(/Bulk Optimize finished.*Changed 3/);
  serve(contracts.getRun, run({ id: 9 }));
  serve(listBrokenRules, brokenRules);
  serve(contracts.listRunItems, []);
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

test.each([
  [
    'goes on',
    () => [run({ note: 'The language model asks to wait 90 seconds.' }), run({ id: 6 })],
    'Optimizing 868 of 1,240 products',
  ],
  ['has ended', () => [endedRun()], 'Bulk Optimize finished.'],
])('on a phone a run that %s is one line, which leads to its page', async (_, listed, told) => {
  const rows = listed();
  await page.viewport(390, 844);
  serve(contracts.listRuns, rows);
  const { address } = openScreen('/help');
  await expect.element(strip).toMatchTextContent(told);
  expect(strip.element().clientHeight).toBeLessThanOrEqual(48);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect.element(strip.getByText(told)).toBeVisible();
  serve(contracts.getRun, rows[0] as contracts.Run);
  serve(listBrokenRules, brokenRules);
  serve(contracts.listRunItems, []);
  await strip.getByRole('link', { name: 'Open the run' }).click();
  await expect.poll(address).toBe('/runs/7');
});
