import { expect, test } from 'vitest';
import { isSameAmount } from './same-amount.ts';

test.each([
  ['49.00', '49,00'],
  ['49.00', '49'],
  ['49.9', '49,90'],
  ['1299.00', '1.299,00'],
  ['1,299.00', '1 299,00'],
  ["1'299.00 CHF", 'CHF 1299'],
  ['49.00 EUR', '49,00 €'],
  ['1.299', '1299'],
  ['1.234.567', '1234567'],
  ['-5.00', '-5'],
  ['5 CZK', '5 Kč'],
  ['zł 5', '5.00 PLN'],
  ['.50', '0,5'],
])('%s and %s are one amount', (one, other) => {
  expect(isSameAmount(one, other)).toBe(true);
  expect(isSameAmount(other, one)).toBe(true);
});

test.each([
  ['49.00', '49.01'],
  ['49.00', '4900'],
  ['49.00 EUR', '49.00 USD'],
  ['49.00', '49.00 EUR'],
  ['0,500', '500'],
  ['.50', '50'],
  ['5', '-5'],
  ['10 - 20', '10 - 20'],
  ['on request', 'on request'],
  ['', '0'],
])('%s and %s are not', (one, other) => {
  expect(isSameAmount(one, other)).toBe(false);
});
