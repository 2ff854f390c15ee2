// Whether two prices are one amount written in two ways: spreadsheets write `49.00` as `49,00` or `49`.
import { amountsOf } from '../cells/amounts-of.ts';
import { currencyCode } from '../cells/currency-codes.ts';

/** A price is no longer. */
const longest = 60;
const written = /^([^\d]*?)([.,]?\d[\d.,\s'’]*)([^\d]*)$/;
const currencyOf = (before: string, after: string) => {
  const text = `${before}${after}`.replace(/[\s.:]/g, '').toLowerCase();
  // Several currencies have this sign: in the prices of one product it is the same one.
  return text === '$' ? 'USD' : (currencyCode(text) ?? text);
};

/** True for two writings of one price, in one currency or both in none. */
export function isSameAmount(a: string, b: string): boolean {
  if (a.length > longest || b.length > longest) return false;
  const [one, other] = [written.exec(a.trim()), written.exec(b.trim())];
  if (!one || !other) return false;
  const [, beforeOne = '', figureOne = '', afterOne = ''] = one;
  const [, beforeOther = '', figureOther = '', afterOther = ''] = other;
  if (currencyOf(beforeOne, afterOne) !== currencyOf(beforeOther, afterOther)) return false;
  const amounts = amountsOf(figureOther);
  return amountsOf(figureOne).some((amount) => amounts.includes(amount));
}
