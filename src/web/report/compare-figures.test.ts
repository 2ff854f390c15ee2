import { expect, test } from 'vitest';
import { compareCount, compareMinutes, compareQuality } from './compare-figures.ts';

test.each([
  [412, 368, 'good', { text: '12% more', direction: 'up', tone: 'good' }],
  [46, 50, 'plain', { text: '8% fewer', direction: 'down', tone: 'plain' }],
  [318, 400, 'good', { text: '21% fewer', direction: 'down', tone: 'plain' }],
  [3, 1, 'bad', { text: '2 more', direction: 'up', tone: 'bad' }],
  [1, 3, 'bad', { text: '2 fewer', direction: 'down', tone: 'good' }],
  [1_000, 1_001, 'good', { text: '1 fewer', direction: 'down', tone: 'plain' }],
  [2_000, 10, 'good', { text: '1,990 more', direction: 'up', tone: 'good' }],
  [12, 0, 'good', { text: '12 more', direction: 'up', tone: 'good' }],
] as const)('%i after %i', (now, before, rise, change) => {
  expect(compareCount(now, before, rise)).toEqual(change);
});

test('what did not change, or was not measured, is not compared', () => {
  expect(compareCount(4, 4, 'good')).toBeNull();
  expect(compareMinutes(null, 2)).toBeNull();
  expect(compareMinutes(2, null)).toBeNull();
  expect(compareMinutes(2, 2)).toBeNull();
  expect(compareQuality(null)).toBeNull();
  expect(compareQuality({ before: 80, after: 80, products: 1 })).toBeNull();
});

test('less time is good, and so is more quality', () => {
  expect(compareMinutes(1.8, 2.2)).toEqual({ text: '0.4 less', direction: 'down', tone: 'good' });
  expect(compareMinutes(2.2, 1.8)).toMatchObject({ text: '0.4 more', tone: 'plain' });
  expect(compareQuality({ before: 69, after: 87, products: 2 })).toMatchObject({ text: '+18', tone: 'good' });
  expect(compareQuality({ before: 87, after: 69, products: 2 })).toMatchObject({ text: '−18', tone: 'bad' });
});
