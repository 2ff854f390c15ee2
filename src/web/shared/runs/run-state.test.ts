import { expect, test } from 'vitest';
import type { RunState } from '#domain/runs/run.ts';
import { endedRun, run } from '#testing/components/run-records.ts';
import { styleOfState } from './run-state.tsx';

const oneFailed = { total: 3, done: 2, asked: 0, unchanged: 0, refused: 0, failed: 1 };

const undoneRun = (state: RunState) =>
  endedRun({ counts: oneFailed, undoneBy: 9, undos: [{ id: 9, state, products: 1, undoneBy: null }] });

test.each([
  ['one that goes on', run(), 'Running', 'accent'],
  ['one that is done', endedRun(), 'Done', 'ok'],
  ['one of whose products some failed', endedRun({ counts: oneFailed }), 'Done', 'warn'],
  ['one that failed as a whole', endedRun({ state: 'failed' }), 'Failed', 'bad'],
  ['one that was undone', undoneRun('done'), 'Undone', 'neutral'],
  ['one whose undo goes on', undoneRun('running'), 'Undoing', 'accent'],
  ['one whose undo is paused', undoneRun('paused'), 'Undoing', 'accent'],
  ['one whose undo was cancelled', undoneRun('cancelled'), 'Partly undone', 'warn'],
  ['one that waits for a look at its sample', run({ state: 'awaiting-look' }), 'Waiting for review', 'warn'],
])('%s is shown by word and color', (_what, given, label, tone) => {
  expect(styleOfState(given)).toMatchObject({ label, tone });
});

test('a run with failures has another icon than one without', () => {
  expect(styleOfState(endedRun({ counts: oneFailed })).Icon).not.toBe(styleOfState(endedRun()).Icon);
});
