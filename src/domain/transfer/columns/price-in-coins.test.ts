import { expect, test } from 'vitest';
import type { Mapping } from '../transfer.contract.ts';
import { avoidCoins } from './price-in-coins.ts';

const rowsOf = (...pairs: [string, string][]): [string, string][][] =>
  pairs.map(([base, usd], at) => [
    ['name', `Lamp ${at}`],
    ['base_price', base],
    ['price_usd', usd],
  ]);
const mapping: Mapping = { name: 'title', base_price: 'price', price_usd: 'ignore' };

test.each([
  [
    'with a sign',
    [
      ['6500', '$65.00'],
      ['125000', '$1,250.00'],
      ['999', '$9.99'],
    ],
  ],
  [
    'with a comma',
    [
      ['6500.0', '65,00 €'],
      ['125000.0', '1.250,00 €'],
      ['990.0', '9,9 €'],
    ],
  ],
  [
    'without coins',
    [
      ['6500', '65'],
      ['7000', '70'],
      ['7000', '70'],
      ['', '80'],
      ['0', '$'],
    ],
  ],
] as [string, [string, string][]][])('a price in cents gives way to the one in whole units: %s', (_how, pairs) => {
  const { mapping: found, advice } = avoidCoins(mapping, () => rowsOf(...pairs));
  expect(found).toEqual({ name: 'title', base_price: 'ignore', price_usd: 'price' });
  expect(advice.map(({ reason }) => reason)).toEqual([
    '“base_price” holds cents: in each of these rows it is 100 times “price_usd”, which is set as the price.',
  ]);
});

test.each([
  [
    'one row differs',
    [
      ['6500', '65'],
      ['7000', '70'],
      ['7100', '70'],
    ],
  ],
  [
    'it is the same',
    [
      ['65', '65'],
      ['70', '70'],
      ['71', '71'],
    ],
  ],
  [
    'there is one price alone',
    [
      ['6500', '65'],
      ['6500', '65'],
      ['6500', '65'],
    ],
  ],
  [
    'few rows have both',
    [
      ['6500', '65'],
      ['7000', '70'],
      ['7100', '71'],
      ['1', ''],
      ['2', ''],
      ['3', ''],
      ['4', ''],
    ],
  ],
  [
    'two rows have both',
    [
      ['6500', '65'],
      ['7000', '70'],
      ['7100', ''],
    ],
  ],
] as [string, [string, string][]][])('a price stays where %s', (_why, pairs) => {
  expect(avoidCoins(mapping, () => rowsOf(...pairs))).toEqual({ mapping, advice: [] });
});

test('another column that is no price shows nothing', () => {
  const rows = rowsOf(['6500', '65'], ['7000', '70'], ['9900', '99']).map((row) =>
    row.map(([name, cell]): [string, string] => [name === 'price_usd' ? 'weight' : name, cell]),
  );
  const plain: Mapping = { name: 'title', base_price: 'price', weight: 'attribute' };
  expect(avoidCoins(plain, () => rows)).toEqual({ mapping: plain, advice: [] });
});
