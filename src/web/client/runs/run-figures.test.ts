import { expect, test } from 'vitest';
import { endedRun, findings, run } from '#testing/components/serve-runs.ts';
import { countSlices, isLive, isUnfinished, processedOf, shareOf } from './run-figures.ts';

const counts = { total: 100, done: 40, unchanged: 7, refused: 3, failed: 2 };

test('the slices of a run are all of its products, each once', () => {
  const slices = countSlices({
    counts,
    findings: findings({ 'open-claim': 5, 'rule-not-kept': 4, 'wish-not-followed': 3, 'same-as-source': 8 }),
  });
  expect(slices).toEqual({ clean: 20, 'same-as-source': 8, look: 12, skipped: 10, failed: 2, waiting: 48 });
  expect(Object.values(slices).reduce((sum, count) => sum + count, 0)).toBe(100);
});

test('how far runs are counts their products together', () => {
  expect(processedOf({ counts })).toBe(52);
  expect(shareOf([{ counts }, { counts: { ...counts, total: 4, done: 0, unchanged: 0, refused: 0, failed: 0 } }])).toBe(
    0.5,
  );
  expect(shareOf([])).toBe(0);
});

test('a paused run is not over, though it does not go on', () => {
  const paused = run({ state: 'paused' });
  expect([isUnfinished(paused), isLive(paused)]).toEqual([true, false]);
  expect([isUnfinished(run({ state: 'waiting' })), isLive(run({ state: 'waiting' }))]).toEqual([true, true]);
  expect([isUnfinished(endedRun()), isLive(endedRun())]).toEqual([false, false]);
});
