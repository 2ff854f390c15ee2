import { expect, test } from 'vitest';
import { writeMoney } from './write-money.ts';

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
])('%j with the currency %j is written %j', (price, currency, written) => {
  expect(writeMoney(price, currency)).toBe(written);
});
