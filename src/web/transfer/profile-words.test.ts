import { expect, test } from 'vitest';
import { describeUse } from './profile-words.ts';

test('how often a profile was used', () => {
  const lastUsedAt = '2026-11-20T12:00:00.000Z';
  expect(describeUse({ used: 0, lastUsedAt: null })).toBe('Not used yet');
  expect(describeUse({ used: 1, lastUsedAt })).toBe('Used once, on Nov 20, 2026');
  expect(describeUse({ used: 4, lastUsedAt })).toBe('Used 4 times, last on Nov 20, 2026');
});
