import { expect, test } from 'vitest';
import { chooseShown } from './run-heads.ts';

const now = Date.parse('2026-11-23T15:00:00.000Z');
const live = (id: number) => ({ id, finishedAt: null });
const ended = (id: number, finishedAt = '2026-11-23T14:00:00.000Z') => ({ id, finishedAt });

test('the latest of those that go on is shown, before any that ended', () => {
  expect(chooseShown([ended(9), live(8), live(7)], 0, now)).toEqual({ run: live(8), others: 1 });
});

test('else the latest end, until it is dismissed', () => {
  const [early, late] = ['2026-11-23T13:00:00.000Z', '2026-11-23T14:00:00.000Z'];
  const dismissed = Date.parse(late);
  expect(chooseShown([ended(9, late), ended(8, early)], 0, now)).toEqual({ run: ended(9, late), others: 0 });
  expect(chooseShown([ended(9, late), ended(8, early)], dismissed, now)).toBeNull();
});

test('a run that was started before the last one and ended after it is the latest, also after that one was dismissed', () => {
  const [early, late] = ['2026-11-23T13:00:00.000Z', '2026-11-23T14:00:00.000Z'];
  const rows = [ended(9, early), ended(8, late)];
  expect(chooseShown(rows, 0, now)).toEqual({ run: ended(8, late), others: 0 });
  expect(chooseShown(rows, Date.parse(early), now)).toEqual({ run: ended(8, late), others: 0 });
  expect(chooseShown(rows, Date.parse(late), now)).toBeNull();
});

test('an end is news for a day', () => {
  expect(chooseShown([ended(9, '2026-11-22T15:00:00.001Z')], 0, now)).not.toBeNull();
  expect(chooseShown([ended(9, '2026-11-22T15:00:00.000Z')], 0, now)).toBeNull();
});

test('what goes on is shown, whatever was dismissed', () => {
  expect(chooseShown([live(8)], now, now)).toEqual({ run: live(8), others: 0 });
  expect(chooseShown([], 0, now)).toBeNull();
});
