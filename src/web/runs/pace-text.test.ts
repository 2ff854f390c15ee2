import { expect, test } from 'vitest';
import { describeEndTime, describePace } from './pace-text.ts';

const pace = { perMinute: 44.4, secondsLeft: 540, recent: [] };

test('a pace is products a minute', () => {
  expect(describePace(pace)).toBe('44 per minute');
  expect(describePace({ ...pace, perMinute: 12_000 })).toBe('12,000 per minute');
  expect(describePace({ ...pace, perMinute: 0.4 })).toBe('less than 1 per minute');
});

test('the time left comes with the time of the end', () => {
  const now = new Date(2026, 10, 23, 14, 24).getTime();
  expect(describeEndTime(pace, now)).toEqual({ left: 'About 9 minutes left', end: 'done at about 2:33 PM' });
});
