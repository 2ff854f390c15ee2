import { expect, test } from 'vitest';
import { endedRun, importOf, run } from '#testing/components/run-records.ts';
import { describeEnd, describeResult, nameRun, nameSlice, titleRun } from './run-words.ts';

const undo = { action: 'undo' as const, options: { runId: 5 } };
const parts = ['title' as const];

test('a run is named by its action, an undo by what it undoes', () => {
  expect(titleRun(run())).toBe('Bulk Optimize, 1,240 products');
  expect(titleRun(endedRun({ action: undo, counts: { ...endedRun().counts, total: 1 } }))).toBe(
    'Undo of No. 5, 1 product',
  );
});

test('an import and its undo are named by the file', () => {
  expect(nameRun(importOf())).toBe('Import of catalogue.csv');
  const { options: of } = importOf().action;
  expect(nameRun({ action: { action: 'undo', options: { runId: 21, of } } })).toBe('Undo of catalogue.csv');
});

test('while it goes on the result is how far it is', () => {
  expect(describeResult(importOf({ finishedAt: null }))).toBe('3 products so far');
  expect(describeResult(run())).toBe('868 of 1,240 products');
});

const approve = { action: 'approve' as const, options: { parts, takeAll: false } };
test.each([
  [{ total: 3, done: 3, unchanged: 0, refused: 0, failed: 0 }, 'Approved 3 products'],
  [{ total: 9, done: 1, unchanged: 2, refused: 1, failed: 1 }, 'Approved 1 product, 3 left, 1 failed, 4 not done'],
  [{ total: 2, done: 0, unchanged: 0, refused: 2, failed: 0 }, 'Nothing was approved, 2 left'],
])('what came of an approval of %o is %s', (counts, text) => {
  expect(describeResult(endedRun({ action: approve, counts }))).toBe(text);
});

test.each([
  [3, 0, { unchanged: 0, refused: 0 }, 'Changed 3 products'],
  [2, 1, { unchanged: 2, refused: 1 }, 'Changed 2 products, 1 unchanged, 3 nothing written'],
  [0, 3, { unchanged: 0, refused: 0 }, 'No product changed, 3 unchanged'],
])('a run that wrote says first that %i changed, then that %i equal their source', (changed, unchanged, left, text) => {
  const written = { changed, changedToLook: 0, unchanged, unchangedToLook: 0 };
  const done = changed + unchanged;
  const counts = { total: done + left.unchanged + left.refused, done, failed: 0, ...left };
  expect(describeResult(endedRun({ counts, written }))).toBe(text);
});

test('a run from before this was counted says what it did alone', () => {
  expect(describeResult(endedRun({ written: null }))).toBe('Optimized 3 products');
});

test.each([
  ['done', 'Approve finished'],
  ['cancelled', 'Approve cancelled'],
  ['failed', 'Approve failed'],
] as const)('an approval that is %s ends as %s', (state, text) => {
  expect(describeEnd({ state, action: approve })).toBe(text);
});

test('a slice is called by what the run does, and what is left by whether it goes on', () => {
  const rejected = { action: { action: 'reject' as const, options: { parts } } };
  expect(nameSlice({ ...run(), ...rejected }, 'done')).toBe('Rejected');
  expect(nameSlice({ ...run(), ...rejected }, 'skipped')).toBe('Left');
  expect((['changed', 'unchanged', 'skipped'] as const).map((slice) => nameSlice(run(), slice))).toEqual([
    'Changed',
    'Unchanged',
    'Nothing written',
  ]);
  expect([nameSlice(run(), 'waiting'), nameSlice(endedRun(), 'waiting')]).toEqual(['Still to do', 'Not done']);
});
