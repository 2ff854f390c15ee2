import { expect, test } from 'vitest';
import { lenses } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { endedRun, run } from '#testing/components/run-records.ts';
import { describeFigure } from './figure-lines.ts';
import type { RunLenses } from './run-lenses.queries.ts';

const count = (given: Partial<LensCounts>) =>
  ({ ...Object.fromEntries(lenses.map((lens) => [lens, 0])), ...given }) as LensCounts;
const known = (given: Partial<RunLenses>): RunLenses => ({
  changed: count({}),
  unchanged: count({}),
  all: count({}),
  error: null,
  isRetrying: false,
  retry: () => {},
  ...given,
});
const counts = { total: 8_420, done: 8_420, asked: 0, unchanged: 0, refused: 0, failed: 0 };
const written = { changed: 2_480, changedToLook: 743, unchanged: 5_940, unchangedToLook: 2_028 };
const writing = endedRun({ counts, written });

test('what was changed is clean, needs a look, or is no longer pending', () => {
  const fresh = known({ changed: count({ clean: 1_737, 'must-rule': 700, 'open-claim': 43 }) });
  expect(describeFigure(writing, 'changed', fresh)).toBe('1,737 clean, 743 need review');
  const later = known({ changed: count({ clean: 1_000, 'must-rule': 1 }) });
  expect(describeFigure(writing, 'changed', later)).toBe('1,000 clean, 1 needs review, 1,479 no longer pending');
});

test('what is unchanged can be approved or needs a look', () => {
  const lensesOf = known({ unchanged: count({ unchanged: 3_912, 'must-rule': 2_028 }) });
  expect(describeFigure(writing, 'unchanged', lensesOf)).toBe('3,912 can be approved, 2,028 need review');
  expect(describeFigure(writing, 'unchanged', known({ unchanged: undefined }))).toBeNull();
});

test('a zero says what it means', () => {
  expect(describeFigure(writing, 'skipped', known({}))).toBe('every product got a draft');
  expect(describeFigure(writing, 'failed', known({}))).toBe('no errors');
  expect(describeFigure(run({ counts }), 'skipped', known({}))).toBe('none so far');
  const approve = endedRun({
    action: { action: 'approve', options: { parts: ['title'], takeAll: false, byPolicy: false } },
  });
  expect(describeFigure(approve, 'skipped', known({}))).toBe('no products');
});

test('what was skipped says why in the words of the run', () => {
  const options = {
    find: 'a',
    replace: 'b',
    parts: ['title' as const],
    matchCase: false,
    wholeWords: false,
    leaveNames: false,
  };
  const replace = endedRun({
    action: { action: 'find-replace', options },
    counts: { ...counts, done: 8_405, asked: 0, unchanged: 12, refused: 3 },
  });
  expect(describeFigure(replace, 'skipped', known({}))).toBe('12 had no match, 3 could not be processed');
  const all = known({ all: count({ clean: 8_400, 'must-rule': 5 }) });
  expect(describeFigure(replace, 'done', all)).toBe('8,400 ready to review, 5 need review');
});

test('a run that decides says of how many', () => {
  const reject = endedRun({ action: { action: 'reject', options: { parts: ['title'] } } });
  expect(describeFigure(reject, 'done', known({}))).toBe('of 3 products');
});
