import { expect, test } from 'vitest';
import { chooseShown } from './run-heads.ts';

const now = Date.parse('2026-11-23T15:00:00.000Z');
const live = (id: number) => ({ id, finishedAt: null });
const ended = (id: number, finishedAt = '2026-11-23T14:00:00.000Z') => ({ id, finishedAt });

test('the latest of those that go on is shown, before any that ended', () => {
  expect(chooseShown([ended(9), live(8), live(7)], 0, now)).toEqual({ run: live(8), others: 1 });
});

test('else the latest end, until it is dismissed', () => {
  expect(chooseShown([ended(9), ended(8)], 0, now)).toEqual({ run: ended(9), others: 0 });
  expect(chooseShown([ended(9), ended(8)], 9, now)).toBeNull();
  expect(chooseShown([ended(10), ended(9)], 9, now)).toEqual({ run: ended(10), others: 0 });
});

test('an end is news for a day', () => {
  expect(chooseShown([ended(9, '2026-11-22T15:00:00.001Z')], 0, now)).not.toBeNull();
  expect(chooseShown([ended(9, '2026-11-22T15:00:00.000Z')], 0, now)).toBeNull();
});

test('what goes on is shown, whatever was dismissed', () => {
  expect(chooseShown([live(8)], 9, now)).toEqual({ run: live(8), others: 0 });
  expect(chooseShown([], 0, now)).toBeNull();
});
