import { expect, it, test } from 'vitest';
import { changeAssigned, describeDue, mayAssign, nobody } from './assignment.ts';

const mine = { personId: 3, dueOn: '2026-12-01' };
const theirs = { personId: 4, dueOn: null };

test.each([
  [{ personId: 4 }, { personId: 4, dueOn: '2026-12-01' }],
  [{ dueOn: '2026-12-02' }, { personId: 3, dueOn: '2026-12-02' }],
  [{ dueOn: null }, { personId: 3, dueOn: null }],
  [{ personId: null, dueOn: '2026-12-02' }, nobody],
  [{}, mine],
])('a change %j leaves what it does not name, and nobody has no day', (change, after) => {
  expect(changeAssigned(mine, change)).toEqual(after);
});

it('a day alone is of what somebody has', () => {
  expect(changeAssigned(nobody, { dueOn: '2026-12-02' })).toEqual(nobody);
});

test.each([
  ['viewer', nobody, mine, false],
  ['writer', nobody, mine, true],
  ['writer', mine, nobody, true],
  ['writer', mine, { ...mine, dueOn: null }, true],
  ['writer', theirs, mine, false],
  ['writer', mine, theirs, false],
  ['writer', theirs, nobody, false],
  ['approver', theirs, mine, true],
  ['owner', nobody, theirs, true],
] as const)('a %s with %j to %j: %j', (role, before, after, isAllowed) => {
  expect(mayAssign({ id: 3, role }, before, after)).toBe(isAllowed);
});

test.each([
  ['2026-11-29', 'Today', true],
  ['2026-11-28', '1 day late', true],
  ['2025-11-29', '365 days late', true],
  ['2026-11-30', 'Mon, Nov 30', false],
  ['2027-01-02', 'Jan 2, 2027', false],
])('%s is due: %s', (dueOn, text, isDue) => {
  expect(describeDue(dueOn, '2026-11-29')).toEqual({ text, isDue });
});
