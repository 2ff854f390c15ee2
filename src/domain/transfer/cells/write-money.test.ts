import { expect, test } from 'vitest';
import { isAmount, writeAmount, writeMoney } from './write-money.ts';

test.each([
  ['9.90 EUR', null, '9.90 EUR'],
  ['EUR 9.90', null, '9.90 EUR'],
  ['€9.90', null, '9.90 EUR'],
  ['9,90 €', null, '9.90 EUR'],
  ['£1,250.00', null, '1250.00 GBP'],
  ['1.299,00 EUR', null, '1299.00 EUR'],
  ['1 299 Kč', null, '1299 CZK'],
  ["1'299.50 chf", null, '1299.50 CHF'],
  ['1,250,000 INR', null, '1250000 INR'],
  ['49.90', 'usd', '49.90 USD'],
  ['49.90', null, '49.90'],
  ['4,00', null, '4.00'],
  ['1.299,00', null, '1299.00'],
  // A dollar may be one of twenty countries'.
  ['$49.90', null, '$49.90'],
  ['$49.90', 'CAD', '49.90 CAD'],
  // One thousand or one and a quarter.
  ['1.250 EUR', null, '1.250 EUR'],
  ['9.90 - 12.90 EUR', null, '9.90 - 12.90 EUR'],
  ['9.90 EUR', 'USD', '9.90 EUR'],
  ['9.90 pieces', null, '9.90 pieces'],
  ['9.90', 'none', '9.90'],
  ['on request', 'EUR', 'on request'],
  ['US$ 12.50', null, '12.50 USD'],
  ['$12.50 USD', null, '12.50 USD'],
  ['CAD $12.50', null, '12.50 CAD'],
  ['CA$ 12.50', null, '12.50 CAD'],
  ['12,50 $CA', null, '12.50 CAD'],
  ['A$12.50', null, '12.50 AUD'],
  ['R$ 12,50', null, '12.50 BRL'],
  ['1299 руб.', null, '1299 RUB'],
  // Of Nicaragua or of Canada, of India or of Nepal.
  ['C$12.50', null, 'C$12.50'],
  ['C$12.50 CAD', null, '12.50 CAD'],
  ['Rs. 129.00', null, 'Rs. 129.00'],
  ['Rs. 129.00', 'INR', '129.00 INR'],
  // Two currencies, and words that would be lost.
  ['€12.50 USD', null, '€12.50 USD'],
  ['€12.50 incl. VAT', null, '€12.50 incl. VAT'],
])('%j with the currency %j is written %j', (price, currency, written) => {
  expect(writeMoney(price, currency)).toBe(written);
});

test.each([
  ['4,00', '4.00'],
  ['12.50 USD', '12.50'],
  ['$49.90', '49.90'],
  ['1.299,00 €', '1299.00'],
  ['1 299,00 Kč', '1299.00'],
  ['1,250.00', '1250.00'],
  ['0.125 KWD', '0.125'],
  ['7', '7'],
  ["CHF 1'299.-", '1299'],
  ['1299,– €', '1299'],
  ['US$ 12.50', '12.50'],
  ['$12.50 USD', '12.50'],
  ['CA$ 12.50', '12.50'],
  ['A$12.50', '12.50'],
  ['S$ 12.50', '12.50'],
  ['R$ 12,50', '12.50'],
  ['US $12.50', '12.50'],
  ['Rs. 129.00', '129.00'],
  ['Rs. 129/-', '129'],
  ['129,00 kr.', '129.00'],
  ['€12.50 incl. VAT', '12.50'],
  ['12.50 incl. VAT', '12.50'],
  ['12.50 €*', '12.50'],
  ['12,50 EUR / Stück (inkl. MwSt.)', '12.50'],
  // In doubt, so that nothing is guessed.
  ['€12.50 USD', '€12.50 USD'],
  ['12.50 EUR incl. £', '12.50 EUR incl. £'],
  ['from €9.90', 'from €9.90'],
  ['ab 9,90 €', 'ab 9,90 €'],
  ['9.90+', '9.90+'],
  ['9.90 € +', '9.90 € +'],
  ['9.90 € –', '9.90 € –'],
  ['12 %', '12 %'],
  ['2 for 5.00 EUR', '2 for 5.00 EUR'],
  ['€9.90 to €12.90', '€9.90 to €12.90'],
  ['1.250', '1.250'],
  ['from 9.90', 'from 9.90'],
  ['9.90 - 12.90 EUR', '9.90 - 12.90 EUR'],
  ['=1+1', '=1+1'],
  ['-5', '-5'],
  ['on request', 'on request'],
  [null, null],
])('the amount of %j is written %j', (price, written) => {
  expect(writeAmount(price)).toBe(written);
});

test.each([
  ['4.00', true],
  ['1299', true],
  ['0.125', true],
  ['4,00', false],
  ['1.250', false],
  ['9.90 EUR', false],
  ['=1+1', false],
  ['', false],
])('%j as an amount in a shop: %j', (cell, isOne) => {
  expect(isAmount(cell)).toBe(isOne);
});
