import { expect, it } from 'vitest';
import { nextTime, scheduleSchema } from './schedule.ts';

it.each([
  [{ every: 'day', at: '06:00' }, '2026-11-28T05:59:59Z', '2026-11-28T06:00:00Z'],
  [{ every: 'day', at: '06:00' }, '2026-11-28T06:00:00Z', '2026-11-29T06:00:00Z'],
  [{ every: 'day', at: '23:30' }, '2026-12-31T23:31:00Z', '2027-01-01T23:30:00Z'],
  // The 28th is a Saturday.
  [{ every: 'week', on: 'saturday', at: '20:00' }, '2026-11-28T19:00:00Z', '2026-11-28T20:00:00Z'],
  [{ every: 'week', on: 'saturday', at: '20:00' }, '2026-11-28T20:00:00Z', '2026-12-05T20:00:00Z'],
  [{ every: 'week', on: 'sunday', at: '00:00' }, '2026-11-28T20:00:00Z', '2026-11-29T00:00:00Z'],
  [{ every: 'week', on: 'friday', at: '06:00' }, '2026-11-28T20:00:00Z', '2026-12-04T06:00:00Z'],
] as const)('%j after %s is at %s', (schedule, after, next) => {
  expect(nextTime(schedule, new Date(after)).toISOString()).toBe(new Date(next).toISOString());
});

it.each(['24:00', '6:00', '06:60', ''])('%j is no time', (at) => {
  expect(scheduleSchema.safeParse({ every: 'day', at }).success).toBe(false);
});
