import { expect, test } from 'vitest';
import { currencyCode, likeliestCurrency } from './currency-codes.ts';

test.each([
  ['EUR', 'EUR'],
  [' eur ', 'EUR'],
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['TL', 'TRY'],
  ['Zł', 'PLN'],
  ['$', null],
  ['kr', null],
  ['cheap', null],
])('%s is the currency %s', (text, code) => {
  expect(currencyCode(text)).toBe(code);
});

test('a sign that several share is likeliest the one it most often stands for', () => {
  expect(likeliestCurrency('$')).toBe('USD');
  expect(likeliestCurrency('€')).toBe('EUR');
  expect(likeliestCurrency('kr')).toBeUndefined();
});
