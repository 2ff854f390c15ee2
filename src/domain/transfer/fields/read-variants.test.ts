import { expect, test } from 'vitest';
import { readVariants } from './read-variants.ts';

const first = (variant: object) => readVariants([{ column: 'variants', cell: JSON.stringify([variant]) }]);

test.each<[string, object, { sku: string; price: string }]>([
  ['plain', { sku: 'S-1', price: 25 }, { sku: 'S-1', price: '25' }],
  ['under other names', { CODE: 'S-1', 'Selling price': '25.00' }, { sku: 'S-1', price: '25.00' }],
  [
    'with its currency',
    { sku: 'S-1', price: { amount: '19.90', currency: 'EUR' } },
    { sku: 'S-1', price: '19.90 EUR' },
  ],
  ['in a list', { sku: 'S-1', prices: [{ amount: 9.5, currency_code: 'usd' }] }, { sku: 'S-1', price: '9.5 USD' }],
  [
    'in coins that say so',
    { sku: 'S-1', prices: [{ centAmount: 4900, currencyCode: 'EUR', fractionDigits: 2 }] },
    { sku: 'S-1', price: '49.00 EUR' },
  ],
  ['nowhere', { sku: 'S-1', prices: [] }, { sku: 'S-1', price: '' }],
])('a price %s is taken', (_name, variant, expected) => {
  expect(first(variant)).toEqual({ ...expected, doubtful: null });
});

test('an amount that may be coins or units is named', () => {
  expect(first({ sku: 'S-1', prices: [{ amount: 1999, currency_code: 'usd' }] })).toEqual({
    sku: 'S-1',
    price: '',
    doubtful: { column: 'variants.prices', value: '1999 USD' },
  });
});
