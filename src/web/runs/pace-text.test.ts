import { expect, test } from 'vitest';
import { tellLeft, tellPace } from './pace-text.ts';

const pace = { perMinute: 44.4, secondsLeft: 540, recent: [] };

test('a pace is told by the minute', () => {
  expect(tellPace(pace)).toBe('44 a minute');
  expect(tellPace({ ...pace, perMinute: 12_000 })).toBe('12,000 a minute');
  expect(tellPace({ ...pace, perMinute: 0.4 })).toBe('less than 1 a minute');
});

test('what is left is told with the time it ends', () => {
  const now = new Date(2026, 10, 23, 14, 24).getTime();
  expect(tellLeft(pace, now)).toEqual({ left: 'About 9 minutes left', end: 'done near 2:33 PM' });
});
