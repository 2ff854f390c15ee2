import { expect, test } from 'vitest';
import { formatCompact, formatDate, formatDateTime, formatNumber, formatTime } from './format.ts';

const afternoon = new Date(2025, 10, 2, 15, 5);

test('dates and times are written as specified', () => {
  expect(formatDate(afternoon)).toBe('Nov 2, 2025');
  expect(formatTime(afternoon)).toBe('3:05 PM');
  expect(formatTime(new Date(2025, 0, 1, 0, 0))).toBe('12:00 AM');
  expect(formatDateTime(afternoon)).toBe('Nov 2, 2025, 3:05 PM');
});

test('numbers are grouped', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

test('long numbers have a short form', () => {
  expect([12_345, 1_000_000].map(formatCompact)).toEqual(['12.3K', '1M']);
});
