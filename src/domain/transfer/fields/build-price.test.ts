import { expect, test } from 'vitest';
import { type Row, testProduct } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';
import { withCurrencyOf } from './build-price.ts';

const mapping: Mapping = { Price: 'price', Offer: 'price', Currency: 'currency', Variants: 'variant', Name: 'title' };
const read = (...rows: Row[]) => {
  const { price, warnings } = testProduct(mapping, rows);
  return { price, warnings };
};

test.each([
  ['49.90', '49.90'],
  [' 49.90 ', '49.90'],
  ['$49.90', '$49.90'],
  ['49,90 €', '49,90 €'],
  ['1 299,00 Kč', '1 299,00 Kč'],
  ["CHF 1'299.00", "CHF 1'299.00"],
  ['1’299', '1’299'],
  ['from 10', 'from 10'],
  ['10 EUR with tax', '10 EUR with tax'],
  ['twelve signs10', 'twelve signs10'],
  ['10 - before20twelve signs', '10 - before20twelve signs'],
  ['10 - 20', '10 - 20'],
  ['$10 – $20', '$10 – $20'],
  ['10 to 20 USD', '10 to 20 USD'],
  ['1\u00a0299', '1 299'],
  ['{"amount": 5, "currency": "USD"}', '5 USD'],
  ['{"value": "5.50", "currencyCode": "EUR"}', '5.50 EUR'],
  ['{"price": "6", "currency_code": "GBP"}', '6 GBP'],
  ['{"amount": "5", "value": "6", "price": "7"}', '5'],
  ['{"value": "6", "price": "7"}', '6'],
  ['{"amount": 5, "currency": "A", "currencyCode": "B", "currency_code": "C"}', '5 A'],
  ['{"amount": 5, "currencyCode": "B", "currency_code": "C"}', '5 B'],
  ['{"Вид": "BASE", "ЦенаЗаЕдиницу": "660", "Валюта": "RUB", "Коэффициент": "1"}', '660 RUB'],
  ['{"kind": "shop", "prix": "12.50", "note": "2"}', '12.50'],
  ['{"centAmount": 4900, "currencyCode": "EUR"}', '49.00 EUR'],
  ['{"centAmount": 1500, "currencyCode": "JPY"}', '1500 JPY'],
  ['["7.00 USD", "8.00 USD"]', '7.00 USD'],
])('the price %j is read as %j without a doubt', (cell, expected) => {
  expect(read({ Price: cell })).toEqual({ price: expected, warnings: [] });
});

test.each([
  ['23 000Fcfa', '23 000 Fcfa'],
  ['1299Kč', '1299 Kč'],
  ['USD49.90', 'USD 49.90'],
  ['10 bis 20 EUR', '10 bis 20 EUR'],
  ['10 EUR — 20 EUR', '10 EUR — 20 EUR'],
  ['10€ à 20€', '10€ à 20€'],
  ['{"US": {"amount": 10, "currency": "USD"}}', '10 USD'],
  ['{"EUR": "9.90"}', '9.90 EUR'],
  ['[{"country": "DE", "price": 9, "currency": "EUR"}]', '9 EUR'],
  ['{"current": {"value": 5, "currency": "EUR"}}', '5 EUR'],
  ['{"amount": {"value": 5}, "currency": "EUR"}', '5 EUR'],
])('the amount of %j is read as %j without a doubt', (cell, expected) => {
  expect(read({ Price: cell })).toEqual({ price: expected, warnings: [] });
});

test.each([
  ['1.299E+3', '1299'],
  ['2,3E+04', '23000'],
  ['4.99E0 EUR', '4.99 EUR'],
  ['1E-2', '0.01'],
])('a spreadsheet’s %j is written out as %s, and told', (cell, expected) => {
  expect(read({ Price: cell })).toEqual({
    price: expected,
    warnings: [`Price ${cell}: A spreadsheet program shortened this price. It is read as ${expected}.`],
  });
});

test.each([
  ['{"US": {"amount": 10, "currency": "USD"}, "DE": {"amount": 9, "currency": "EUR"}}', '10 USD', 'US, DE', 'US'],
  ['{"USD": 10, "EUR": 9}', '10 USD', 'USD, EUR', 'USD'],
  ['[{"country":"US","price":"10"},{"country":"DE","price":"9"}]', '10', 'US, DE', 'US'],
])('of prices by country the first of %j is taken, and told', (cell, expected, all, taken) => {
  expect(read({ Price: cell })).toEqual({
    price: expected,
    warnings: [`Price ${cell}: The file has prices for ${all}. The price for ${taken} was imported.`],
  });
});

test.each([
  'on request',
  '10 EUR incl. tax',
  'thirteensigns10',
  '10 - before 20',
  '10 - 20 EUR incl. tax',
  'ten, or a little more: 10',
  '10 and a lot of words more',
  '10 - about twenty 20',
  '10 - 20 - 30',
  '10 - 20 and a lot of words',
  'a10bcdefghijklmnop20',
])('the text %j is kept, and doubted', (cell) => {
  expect(read({ Price: cell })).toEqual({
    price: cell,
    warnings: [`Price ${cell}: The price is not a number. It was imported as text.`],
  });
});

test.each(['-1.00', '-5 EUR', '$-3', '-$3', 'EUR -3'])(
  '%s is no price, which is said, and the next one counts',
  (cell) => {
    const reason = 'A price below zero was skipped: it is not a price.';
    const found = read({ Price: cell, Offer: '7.00' });
    expect(found.price).toBe('7.00');
    expect(found.warnings.join()).toContain(reason);
    expect(read({ Price: cell }).price).toBeNull();
  },
);

test.each(['EUR - 12.00', 'Rs.-450'])('a dash in %s is no minus', (cell) => {
  expect(read({ Price: cell }).price).toBe(cell);
});

test('a text of 60 characters is kept, one of 61 and one of two lines are left out, and the next price counts', () => {
  const reason = 'This is not a price and was skipped.';
  const sixty = '1'.repeat(60);
  const longer = '1'.repeat(61);
  expect(read({ Price: sixty })).toEqual({ price: sixty, warnings: [] });
  expect(read({ Price: longer })).toEqual({ price: null, warnings: [`Price ${longer}: ${reason}`] });
  expect(read({ Price: '5\n6', Offer: '7' })).toEqual({ price: '7', warnings: [`Price 5\n6: ${reason}`] });
});

test.each<[string, Row[], string | null]>([
  ['the first price of a row', [{ Price: '5', Offer: '6' }], '5'],
  ['the next column where the first says nothing', [{ Price: 'N/A', Offer: '6' }], '6'],
  ['no empty record', [{ Price: '{"currency": "USD"}', Offer: '6' }], 'USD'],
  ['a further row where the first has none', [{ Name: 'Mug' }, { Price: '7' }], '7'],
  ['the first row before others', [{ Price: '5' }, { Price: '7' }], '5'],
  ['nothing where there is none', [{ Name: 'Mug' }], null],
  ['nothing where it is a placeholder', [{ Price: '-' }], null],
  ['the first of listed variants', [{ Variants: '[{"sku":"A","price":"5.00"},{"price":"6"}]' }], '5.00'],
  ['a column before listed variants', [{ Price: '4', Variants: '[{"price":"5.00"}]' }], '4'],
  ['nothing of variants without a price', [{ Variants: '[{"sku":"A"}]' }], null],
])('takes %s', (_name, rows, expected) => {
  expect(read(...rows).price).toBe(expected);
});

test.each([
  ['49.90', 'USD', '49.90 USD'],
  ['1 299,00', 'Kč', '1 299,00 Kč'],
  ['$49.90', 'USD', '$49.90'],
  ['49.90 €', 'EUR', '49.90 €'],
  ['10 - 20', 'USD', '10 - 20'],
  ['5', 'ten signs.', '5 ten signs.'],
  ['5', 'eleven sign', '5'],
  ['5', 'N/A', '5'],
  ['5', ' ', '5'],
])('%j beside the currency %j is %j', (cell, currency, expected) => {
  expect(read({ Price: cell, Currency: currency }).price).toBe(expected);
});

test('a price only in listed variants is doubted under their name', () => {
  expect(read({ Variants: '[{"price":"ask us"}]' })).toEqual({
    price: 'ask us',
    warnings: ['variants ask us: The price is not a number. It was imported as text.'],
  });
});

test.each<[string | null, string, string]>([
  ['9.90 EUR', '8.90', '8.90 EUR'],
  ['9,90 €', '8,90', '8,90 €'],
  ['US$9.90', '8.90', 'US$8.90'],
  ['CHF 1’299', '1’300', 'CHF 1’300'],
  ['99 Kč', '89', '89 Kč'],
  ['9.90 EUR', '8.90 USD', '8.90 USD'],
  ['9.90 EUR', 'on request', 'on request'],
  ['9.90', '8.90', '8.90'],
  ['from 9.90', '8.90', '8.90'],
  ['9 - 12 EUR', '8', '8'],
  ['on request', '8', '8'],
  [null, '8', '8'],
])('after %s the amount %s is %s', (before, price, expected) => {
  expect(withCurrencyOf(before, price)).toBe(expected);
});

test.each([
  ['Price (EUR)', '10.00', '10.00 EUR'],
  ['price-USD', '5', '5 USD'],
  ['Cena (zł)', '19,90', '19,90 PLN'],
  ['Price €', '10.00 USD', '10.00 USD'],
  ['price_nl', '10', '10'],
])('in the column %s %s is %s', (column, cell, price) => {
  expect(testProduct({ [column]: 'price' }, [{ [column]: cell }]).price).toBe(price);
});

test('a currency of its own column comes before that of the name', () => {
  const columns: Mapping = { 'Price (EUR)': 'price', Currency: 'currency' };
  expect(testProduct(columns, [{ 'Price (EUR)': '10', Currency: 'SEK' }]).price).toBe('10 SEK');
});

test.each<[string, string | null, boolean]>([
  ['[{"sku":"A","price":"9.50"}]', '9.50', false],
  ['[{"sku":"A","retail_price":9}]', '9', false],
  ['[{"sku":"A","prices":[{"amount":950,"currency_code":"eur"}]}]', null, true],
  ['[{"sku":"A","cost_price":4}]', null, false],
  ['[{"sku":"A","prices":[]}]', null, false],
])('of the variants %s the price is %s', (Variants, price, isToldOf) => {
  const given = testProduct(mapping, [{ Variants }]);
  expect(given.price).toBe(price);
  expect(given.warnings.length).toBe(isToldOf ? 1 : 0);
});

test.each([
  ['١٢٫٥٠', '12.50'],
  ['۱۲۰۰', '1200'],
  ['￥１２８０', '¥1280'],
])('the digits of %s are those of %s', (cell, price) => {
  expect(read({ Price: cell })).toEqual({ price, warnings: [] });
});

test.each([
  ['19.989999999999998', '19.99'],
  ['€5.300000000000001', '€5.3'],
])('what arithmetic left of %s is %s, and that is told', (cell, price) => {
  expect(read({ Price: cell })).toEqual({
    price,
    warnings: [`Price ${cell}: A spreadsheet program lengthened this price. It is read as ${price}.`],
  });
});
