import { expect, test } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import { endedRun, importOf, run } from '#testing/components/run-records.ts';
import { describeEnd, describeResult, nameRun, nameSlice, titleRun } from './run-words.ts';

const undo = { action: 'undo' as const, options: { runId: 5, undoes: 'find-replace' as const } };
const one = { total: 1, done: 1, asked: 0, unchanged: 0, refused: 0, failed: 0 };
const parts = ['title' as const];

test('a run is named by its action, an undo by what it undoes', () => {
  expect(titleRun(run())).toBe('Bulk Optimize, 1,240 products');
  expect(titleRun(run({ action: undo, counts: { ...one, done: 0 } }))).toBe(
    'Undo of "Find and replace" (run 5), 1 product',
  );
  expect(titleRun(endedRun({ action: undo, counts: one }))).toBe(
    'Undo of "Find and replace" (run 5): 1 product restored',
  );
  // Before it was stored what an undo undoes.
  expect(nameRun({ action: { action: 'undo', options: { runId: 5 } } })).toBe('Undo of run 5');
});

test('an import and its undo are named by the file', () => {
  expect(nameRun(importOf())).toBe('Import of catalogue.csv');
  const { options: of } = importOf().action;
  expect(nameRun({ action: { action: 'undo', options: { runId: 21, of } } })).toBe(
    'Undo of "Import of catalogue.csv" (run 21)',
  );
});

test('while it goes on the result is how far it is', () => {
  expect(describeResult(importOf({ finishedAt: null }))).toBe('3 products so far');
  expect(describeResult(run())).toBe('868 of 1,240 products');
});

const findReplace: Run['action'] = {
  action: 'find-replace',
  options: { find: 'grey', replace: 'gray', parts, matchCase: false, wholeWords: false, leaveNames: false },
};
const setField: Run['action'] = { action: 'set-field', options: { field: 'brand', value: 'Elm' } };
const approve = { action: 'approve' as const, options: { parts, takeAll: false, byPolicy: false } };
test.each([
  [{ total: 3, done: 3, asked: 0, unchanged: 0, refused: 0, failed: 0 }, 'Approved 3 products'],
  [{ total: 9, done: 1, asked: 0, unchanged: 2, refused: 1, failed: 1 }, 'Approved 1, skipped 3, 1 failed, 4 not done'],
  [{ total: 2, done: 0, asked: 0, unchanged: 0, refused: 2, failed: 0 }, 'Nothing was approved, skipped 2'],
  [
    { total: 9, done: 6, asked: 2, unchanged: 0, refused: 1, failed: 0 },
    'Approved 6, 2 wait for a second person, skipped 1',
  ],
  [
    { total: 1, done: 0, asked: 1, unchanged: 0, refused: 0, failed: 0 },
    'Nothing was approved, 1 waits for a second person',
  ],
])('what came of an approval of %o whose parts were not counted is %s', (counts, text) => {
  expect(describeResult(endedRun({ action: approve, counts }))).toBe(text);
});

test.each([
  [{ done: 10 }, { done: 40, open: 0 }, 'Approved 40 parts of 10 products'],
  [
    { done: 10, refused: 2 },
    { done: 24, open: 16 },
    'Approved 24 parts of 10 products, 16 parts stay pending, skipped 2 products',
  ],
  [{ refused: 1 }, { done: 0, open: 1 }, 'Nothing was approved, 1 part stays pending, skipped 1 product'],
  [
    { done: 1, asked: 1, failed: 1 },
    { done: 5, open: 2 },
    'Approved 5 parts, 1 product waits for a second person, 2 parts stay pending, 1 product failed',
  ],
])('an approval of products %o and of parts %o is told in parts: %s', (given, counted, text) => {
  const counts = { done: 0, asked: 0, unchanged: 0, refused: 0, failed: 0, ...given };
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  expect(describeResult(endedRun({ action: approve, counts: { total, ...counts }, parts: counted }))).toBe(text);
});

test.each([
  [3, 0, { unchanged: 0, refused: 0 }, 'Changed 3 products'],
  [2, 1, { unchanged: 2, refused: 1 }, 'Changed 2 products, 1 unchanged, nothing written for 3'],
  [0, 3, { unchanged: 0, refused: 0 }, 'No product changed, 3 unchanged'],
])('a run that wrote says first that %i changed, then that %i equal their source', (changed, unchanged, left, text) => {
  const written = { changed, changedToLook: 0, unchanged, unchangedToLook: 0 };
  const done = changed + unchanged;
  const counts = { total: done + left.unchanged + left.refused, done, asked: 0, failed: 0, ...left };
  expect(describeResult(endedRun({ counts, written }))).toBe(text);
});

test.each<[Run['action'], Partial<Run['counts']>, string]>([
  [findReplace, { unchanged: 1 }, 'Changed 1 product, 1 had no match'],
  [findReplace, { unchanged: 2, refused: 3 }, 'Changed 1 product, 2 had no match, skipped 3'],
  [setField, { unchanged: 2 }, 'Changed 1 product, 2 already had this value'],
  [{ action: 'judge', options: {} }, { unchanged: 4 }, 'Changed 1 product, 4 did not change'],
  [undo, { refused: 1 }, '1 product restored, skipped 1'],
  [{ action: 'export', options: { format: 'json' } }, {}, 'Exported 1 product'],
])('what came of %o with %o is in its own words', (action, counts, text) => {
  const total = 1 + (counts.unchanged ?? 0) + (counts.refused ?? 0);
  expect(describeResult(endedRun({ action, counts: { ...one, ...counts, total } }))).toBe(text);
});

test('a find and replace says how many matches were not selected', () => {
  const counts = { total: 2, done: 1, asked: 0, unchanged: 1, refused: 0, failed: 0 };
  const text = 'Changed 1 product, 1,200 matches not selected, 1 had no match';
  expect(describeResult(endedRun({ action: findReplace, counts, skippedHits: 1_200 }))).toBe(text);
});

test('a run from before this was counted says only that it wrote', () => {
  expect(describeResult(endedRun({ written: null }))).toBe('Wrote text for 3 products');
});

test.each([
  ['done', 'Approve finished'],
  ['cancelled', 'Approve canceled'],
  ['failed', 'Approve failed'],
] as const)('an approval that is %s ends as %s', (state, text) => {
  expect(describeEnd({ state, action: approve })).toBe(text);
});

test('a figure is named by what the run does, and what is not done by whether it goes on', () => {
  const rejected = { action: { action: 'reject' as const, options: { parts } } };
  expect(nameSlice({ ...run(), ...rejected }, 'done')).toBe('Rejected');
  expect(nameSlice({ ...run(), ...rejected }, 'skipped')).toBe('Skipped');
  expect((['changed', 'unchanged', 'skipped'] as const).map((slice) => nameSlice(run(), slice))).toEqual([
    'Changed',
    'Unchanged',
    'Nothing written',
  ]);
  expect([nameSlice(run(), 'waiting'), nameSlice(endedRun(), 'waiting')]).toEqual(['Remaining', 'Not done']);
});
