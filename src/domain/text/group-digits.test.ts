import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test.each([0, 7, 999, 1_000, 10_000, 123_456, 1_234_567, 2_147_483_647, -1_500])(
  '%d is written as Intl writes it in English',
  (value) => {
    expect(groupDigits(value)).toBe(new Intl.NumberFormat('en').format(value));
  },
);
