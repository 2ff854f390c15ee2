import { expect, test } from 'vitest';
import type { ActionName } from '#domain/runs/actions/run-actions.ts';
import { describeTaken, upTo } from './describe-taken.ts';

const same = 'Unchanged texts are skipped.';

test.each<[ActionName, number, number, boolean, string]>([
  ['prompt', 24, 16, true, `Up to 16 of 24 will get new text. ${same}`],
  ['prompt', 3_000, 3_000, false, `Up to 3,000 products will get new text. ${same}`],
  ['generate', 3, 3, true, `Up to 3 products will get new text. ${same}`],
  ['generate', 1, 1, true, `Up to 1 product will get new text. ${same}`],
  ['generate', 3, 0, true, 'None of them will get new text.'],
  ['find-replace', 900, 880, false, 'Up to 880 of 900 will be changed.'],
  ['reject', 3, 1, true, '1 of 3 will be rejected.'],
  ['judge', 3, 3, true, 'All 3 will be re-checked.'],
  ['measure-images', 3, 3, true, 'All 3 will be measured.'],
  ['approve', 1, 1, true, 'It will be approved.'],
  ['approve', 1, 0, true, 'It will not be approved.'],
])('%s of %d takes %d (exact: %s): %s', (action, total, taken, isExact, text) => {
  expect(describeTaken(action, { total, taken, isExact })).toBe(text);
});

test('what is written is never promised, even where every product was checked', () => {
  expect(upTo('generate', { isExact: true })).toBe('up to ');
  expect(upTo('approve', { isExact: true })).toBe('');
  expect(upTo('approve', { isExact: false })).toBe('up to ');
});
