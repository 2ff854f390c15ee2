import { expect, test } from 'vitest';
import { currenciesOf, currencyCode, likeliestCurrency } from './currency-codes.ts';

test.each([
  ['EUR', 'EUR'],
  [' eur ', 'EUR'],
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['TL', 'TRY'],
  ['Zł', 'PLN'],
  ['$', null],
  ['kr', null],
  ['US$', 'USD'],
  ['$US', 'USD'],
  ['CN¥', 'CNY'],
  ['NT$', 'TWD'],
  ['C$', null],
  ['Rs', null],
  ['cheap', null],
])('%s is the currency %s', (text, code) => {
  expect(currencyCode(text)).toBe(code);
});

test('a sign that several share is likeliest the one it most often stands for', () => {
  expect(likeliestCurrency('$')).toBe('USD');
  expect(likeliestCurrency('€')).toBe('EUR');
  expect(likeliestCurrency('kr')).toBeUndefined();
});

test.each([
  ['EUR', ['EUR'], []],
  ['CA$', ['CAD'], ['USD']],
  ['$', ['USD', 'CAD'], ['EUR']],
  ['C$', ['CAD', 'NIO'], ['EUR']],
  ['S$', ['SGD'], ['EUR']],
  ['USD$', ['USD'], ['CAD']],
  ['Rs.', ['INR', 'NPR', 'PKR'], ['EUR']],
  ['kr', ['DKK', 'NOK', 'SEK'], ['EUR']],
])('%s may be one of %j and none of %j', (text, may, mayNot) => {
  const codes = currenciesOf(text);
  expect(codes).toEqual(expect.arrayContaining(may));
  expect(mayNot.filter((code) => codes.includes(code))).toEqual([]);
});

test.each(['cheap', 'from', 'pieces', '*', 'incl.', ''])('%j is no currency', (text) => {
  expect(currenciesOf(text)).toEqual([]);
});
