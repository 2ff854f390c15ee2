import { expect, it, test } from 'vitest';
import { changesBetween, dayOf } from './rule-days.ts';

it('days are those of UTC', () => {
  expect(dayOf(new Date('2026-07-26T23:59:59.999Z'))).toBe('2026-07-26');
  expect(dayOf(new Date('2026-07-27T01:30:00+02:00'))).toBe('2026-07-26');
});

test.each([
  [{}, '2026-01-01', '2027-01-01', false],
  [{ from: '2026-07-27' }, '2026-07-26', '2026-07-27', true],
  [{ from: '2026-07-27' }, '2026-07-27', '2026-07-28', false],
  [{ from: '2026-07-27' }, '2026-07-01', '2026-07-26', false],
  [{ until: '2026-07-26' }, '2026-07-26', '2026-07-27', true],
  [{ until: '2026-07-26' }, '2026-07-25', '2026-07-26', false],
  [{ until: '2026-07-26' }, '2026-07-27', '2026-08-27', false],
  [{ from: '2026-07-10', until: '2026-07-20' }, '2026-07-01', '2026-07-31', true],
  [{ from: '2026-07-27' }, '2026-07-27', '2026-07-27', false],
  [{ until: '2026-07-26' }, '2026-07-20', '2026-07-26', false],
  [{ until: '2026-07-26' }, '2026-07-20', '2026-07-27', true],
])('a rule of %o from %s to %s: other rules are in effect? %s', (rule, earlier, later, isOther) => {
  expect(changesBetween([{}, rule], earlier, later)).toBe(isOther);
});
