import { expect, test } from 'vitest';
import { adviseCurrency } from './advise-currency.ts';

const mapping = { Price: 'price', price_usd: 'price', Currency: 'currency' } as const;
const column = (name: string, ...samples: string[]) => ({ name, samples });

test('says the currency that prices without one are in', () => {
  const said = adviseCurrency('SEK', mapping, [column('Price', '12.50', '9 EUR'), column('Currency')]);
  expect(said).toEqual([
    {
      row: 1,
      column: 'Price',
      value: null,
      reason: 'The file states its currency once: SEK. Prices without a currency are imported in SEK.',
    },
  ]);
});

test('says it where a column has it in some rows alone', () => {
  const said = adviseCurrency('SEK', mapping, [column('Price', '12.50', '9.00'), column('Currency', 'EUR')]);
  expect(said).toHaveLength(1);
});

test.each([
  ['all prices have their own', [column('Price', '12.50 EUR')]],
  ['a column has it', [column('Price', '12.50'), column('Currency', 'EUR')]],
  ['the name of the column has one', [column('price_usd', '12.50')]],
])('says nothing where %s', (_when, columns) => {
  expect(adviseCurrency('SEK', mapping, columns)).toEqual([]);
});
