// Whether two prices are one amount written in two ways: spreadsheets write `49.00` as `49,00` or `49`.
import { currencyCode } from '../cells/currency-codes.ts';

/** A price is no longer. */
const longest = 60;
const written = /^([^\d]*?)([.,]?\d[\d.,\s'’]*)([^\d]*)$/;
const currencyOf = (before: string, after: string) => {
  const text = `${before}${after}`.replace(/[\s.:]/g, '').toLowerCase();
  // Several currencies have this sign: in the prices of one product it is the same one.
  return text === '$' ? 'USD' : (currencyCode(text) ?? text);
};

/** What a figure may say: of `1.299` nobody knows whether the point parts thousands. */
export function amountsOf(figure: string): number[] {
  const digits = figure.replace(/[\s'’]/g, '').replace(/[.,]$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = Number(digits.replace(/[.,]/g, ''));
  if (last < 0) return [whole];
  const decimal = Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length > 1 && new Set(marks).size === 1) return [whole];
  const mayBeThousands = marks.length === 1 && digits.length - last === 4 && /^[1-9]/.test(digits);
  return mayBeThousands ? [decimal, whole] : [decimal];
}

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
