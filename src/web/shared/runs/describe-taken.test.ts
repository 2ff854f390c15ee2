import { expect, test } from 'vitest';
import type { ActionName } from '#domain/runs/actions/run-actions.ts';
import { countOpen, describeDecided, describeTaken, upTo } from './describe-taken.ts';

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

test.each<[Partial<Parameters<typeof describeDecided>[1]>, string]>([
  [{}, '24 parts of 10 products will be approved.'],
  [
    {
      left: [
        { because: 'open-claim', products: 0, parts: 12 },
        { because: 'must-rule', products: 0, parts: 4 },
        { because: 'not-pending', products: 2, parts: 8 },
        { because: 'never-written', products: 1, parts: 4 },
      ],
    },
    '24 parts of 10 products will be approved. 16 parts will stay pending.',
  ],
  [
    { asked: 2, askedParts: 4 },
    '20 parts will be approved. 4 parts of 2 products will wait until another approver confirms.',
  ],
  [
    { taken: 1, takenParts: 1, asked: 1, askedParts: 1 },
    '1 part of 1 product will wait until another approver confirms.',
  ],
  [
    { isExact: false, asked: 2 },
    'Up to 24 parts of 10 products will be approved. Up to 2 products will wait until another approver confirms.',
  ],
  [{ taken: 0, takenParts: 0 }, 'None of them will be approved.'],
])('an approval of %j is said in parts: %s', (given, text) => {
  const preview = { total: 12, taken: 10, takenParts: 24, asked: 0, askedParts: 0, isExact: true, left: [] };
  expect(describeDecided('approve', { ...preview, ...given })).toBe(text);
});

test('of one part it is said that it stays pending', () => {
  expect([countOpen(1), countOpen(16)]).toEqual(['1 part stays pending', '16 parts stay pending']);
});
