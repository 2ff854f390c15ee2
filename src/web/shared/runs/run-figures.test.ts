import { expect, test } from 'vitest';
import { endedRun, run, sampledRun } from '#testing/components/run-records.ts';
import { canRetry, countSlices, hasRest, isAwaitingLook, isLive, isUnfinished, processedOf } from './run-figures.ts';

const counts = { total: 100, done: 40, asked: 0, unchanged: 7, refused: 3, failed: 2 };

test.each([
  ['a run that writes', { changed: 30, changedToLook: 9, unchanged: 10, unchangedToLook: 1 }, [0, 30, 10]],
  ['any other run', null, [40, 0, 0]],
] as const)('the slices of %s are all of its products, each once', (_name, written, [done, changed, unchanged]) => {
  const slices = countSlices({ counts, written });
  expect(slices).toEqual({ done, asked: 0, changed, unchanged, skipped: 10, failed: 2, waiting: 48 });
  expect(Object.values(slices).reduce((sum, count) => sum + count, 0)).toBe(100);
});

test('what something has come of counts every outcome', () => {
  expect(processedOf({ counts })).toBe(52);
});

test('a run that waits for a look is not over, and does not go on', () => {
  const waiting = sampledRun();
  expect([isUnfinished(waiting), isLive(waiting), isAwaitingLook(waiting)]).toEqual([true, false, true]);
  expect(isAwaitingLook(run())).toBe(false);
});

test('a paused run is not over, though it does not go on', () => {
  const paused = run({ state: 'paused' });
  expect([isUnfinished(paused), isLive(paused)]).toEqual([true, false]);
  expect([isUnfinished(run({ state: 'waiting' })), isLive(run({ state: 'waiting' }))]).toEqual([true, true]);
  expect([isUnfinished(endedRun()), isLive(endedRun())]).toEqual([false, false]);
});

const failed = { total: 3, done: 2, asked: 0, unchanged: 0, refused: 0, failed: 1 };
const open = { total: 3, done: 2, asked: 0, unchanged: 0, refused: 0, failed: 0 };
test.each([
  ['failures of one that is done', endedRun({ counts: failed }), true, false],
  ['nothing, where none failed', endedRun(), false, false],
  ['what a cancelled one left', endedRun({ state: 'cancelled', counts: open }), true, true],
  ['failures of a cancelled one that was through', endedRun({ state: 'cancelled', counts: failed }), true, false],
  ['what one left that failed as a whole', endedRun({ state: 'failed', counts: open }), true, true],
  ['one that failed before its products were listed', endedRun({ state: 'failed' }), true, true],
  ['failures of one that goes on, later', run({ counts: failed }), true, false],
  ['nothing of one that was undone', endedRun({ state: 'cancelled', counts: failed, undoneBy: 9 }), false, false],
  [
    'nothing of one that keeps nothing',
    endedRun({ counts: failed, undoUntil: '2026-01-01T00:00:00.000Z' }),
    false,
    false,
  ],
])('a retry is about %s', (_what, given, isRetried, isRest) => {
  expect([canRetry(given), hasRest(given)]).toEqual([isRetried, isRest]);
});
