import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { createCurrencyLog } from './mixed-currencies.ts';

function say(...prices: (string | null)[]) {
  const log = createCurrencyLog();
  for (const [at, price] of prices.entries()) log.note({ row: at + 2, product: product({ price }) });
  return log.take();
}

test('names the rows whose prices are in another currency than the rest', () => {
  expect(say('US $12.00', 'US $9.00', '￥98.00', 'US $5.00')).toEqual([
    {
      row: 4,
      column: null,
      value: '￥98.00',
      reason:
        'Most prices of the file are in US $, but 1 product has its price in another currency: row 4 (￥98.00). They are imported as they are. Check these prices.',
    },
  ]);
});

test('says of no currency that most prices are in it where they are not', () => {
  expect(say('US $12.00', '￥98.00')[0]?.reason).toMatch(/^Some prices of the file are in US \$, but 1 product/);
  expect(say(...Array(90).fill('12.00'), '€5', '€6', '$7')[0]?.reason).toMatch(/^Some prices of the file are in €/);
  expect(say('5 zł', '6 PLN', '7 €', '8 €', '9 EUR')[0]?.reason).toMatch(/^Most prices of the file are in €, but 2/);
});

test('counts all of them and names the first', () => {
  const [problem] = say(...Array(9).fill('5 EUR'), ...Array(4).fill('5 CHF'), ...Array(3).fill('£5'));
  expect(problem?.reason).toMatch(
    /^Most prices of the file are in EUR, but 7 products have their prices in another currency: rows 11 \(5 CHF\), .*, 15 \(£5\), …\./,
  );
});

test.each([
  ['one currency', ['$5', '$6']],
  ['one sign, with its country and without', ['US $5', '$6', 'USD 7', '8 USD']],
  ['a sign that two share', ['¥5', '6 CNY']],
  ['no currency in some', ['5.00', '$6', '7', null]],
  ['words', ['$5', 'from $6', 'on request']],
  ['ranges', ['US $5 - US $9', 'US $7']],
])('says nothing of %s', (_what, prices) => {
  expect(say(...prices)).toEqual([]);
});
