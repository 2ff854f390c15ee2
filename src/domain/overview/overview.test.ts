import { expect, it } from 'vitest';
import { growthCaption, plannedPush, pushedCaption } from './overview.ts';

it.each([
  [13, 11, '+18% from last week'],
  [11, 11, '+0% from last week'],
  [5, 10, '−50% from last week'],
  [3, 0, '+3 from last week'],
  [8_463, 0, '+8,463 from last week'],
  [6, 1, '+5 from last week'],
  [7, 9, '−2 from last week'],
  [9, 9, '+0 from last week'],
  [18, 9, '+9 from last week'],
  [18, 10, '+80% from last week'],
  [8_563, 101, '+8,462 from last week'],
  [1_099, 100, '+999% from last week'],
  [1_100, 100, '+1,000 from last week'],
])('%i after %i reads %s', (now, before, caption) => expect(growthCaption(now, before, 'week')).toBe(caption));

it.each([
  [76, 41],
  [0, 0],
  [1, 0],
  [100, 55],
  [20, 11],
])('the planned push of %i approved is %i', (approved, planned) => expect(plannedPush(approved)).toBe(planned));

it.each([
  [0, 0, '0% pushed to live site'],
  [0, 76, '0% pushed to live site'],
  [38, 76, '50% pushed to live site'],
  [999, 1000, '99% pushed to live site'],
  [76, 76, '100% pushed to live site'],
])('%i pushed of %i approved reads %s', (pushed, approved, caption) =>
  expect(pushedCaption(pushed, approved)).toBe(caption),
);
