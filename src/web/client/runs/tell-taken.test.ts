import { expect, test } from 'vitest';
import type { ActionName } from '#domain/runs/run-action.ts';
import { tellTaken, upTo } from './tell-taken.ts';

const same = 'Texts that come out the same are left.';

test.each<[ActionName, number, number, boolean, string]>([
  ['prompt', 24, 16, true, `Up to 16 of 24 products are written for. ${same}`],
  ['prompt', 3_000, 3_000, false, `Up to 3,000 products are written for. ${same}`],
  ['generate', 3, 3, true, `Up to 3 products are written for. ${same}`],
  ['generate', 1, 1, true, `Up to 1 product is written for. ${same}`],
  ['generate', 3, 0, true, 'None of them is written for.'],
  ['find-replace', 900, 880, false, 'Up to 880 of 900 products are changed.'],
  ['reject', 3, 1, true, '1 of 3 products is rejected.'],
  ['judge', 3, 3, true, 'All of them are judged.'],
  ['approve', 1, 1, true, 'It is approved.'],
  ['approve', 1, 0, true, 'It is not approved.'],
])('%s of %d takes %d (exact: %s): %s', (action, total, taken, isExact, text) => {
  expect(tellTaken(action, { total, taken, isExact })).toBe(text);
});

test('what is written is never promised, whatever was looked at', () => {
  expect(upTo('generate', { isExact: true })).toBe('up to ');
  expect(upTo('approve', { isExact: true })).toBe('');
  expect(upTo('approve', { isExact: false })).toBe('up to ');
});
