// A price as feeds take it: `79.99 USD`, the amount with a point, one space, the code of ISO 4217.
import { currencyCode, currencyCodes } from './currency-codes.ts';

/** True where the one text is a bare amount and the other the code of a currency. */
export const isCurrencyOf = (code: string, text: string): boolean =>
  currencyCodes.has(code.trim().toUpperCase()) && /^\d[\d\s.,'’]*$/.test(text.trim());

/** The amount with a point; null where a mark may part thousands or decimals. */
function plainAmount(text: string): string | null {
  const digits = text.replace(/[\s'’]/g, '');
  const marks = [...digits.matchAll(/[.,]/g)].map(({ 0: mark, index }) => ({ mark, index }));
  const last = marks.at(-1);
  if (last === undefined) return digits;
  const isRepeated = marks.filter(({ mark }) => mark === last.mark).length > 1;
  if (isRepeated) return marks.some(({ mark }) => mark !== last.mark) ? null : digits.replaceAll(last.mark, '');
  if (marks.length === 1 && digits.length - last.index === 4 && digits[0] !== '0') return null;
  return `${digits.slice(0, last.index).replace(/[.,]/g, '')}.${digits.slice(last.index + 1)}`;
}

/** True for an amount and the code of its currency, as feeds take it. */
export function isMoney(price: string): boolean {
  const [, code = ''] = /^\d+(?:\.\d+)? ([A-Z]{3})$/.exec(price) ?? [];
  return currencyCodes.has(code);
}

/** The price of a product; as it is where its amount or its currency is in doubt. `currency` is the code the source names beside it. */
export function writeMoney(price: string, currency: string | null): string {
  const [, before = '', amount, after = ''] =
    /^([^\d-]*?)\s*(\d[\d\s.,'’]*\d|\d)\s*([^\d]*)$/u.exec(price.trim()) ?? [];
  if (amount === undefined) return price;
  const beside = [before, after].filter((text) => text.trim() !== '');
  const stated = currency === null ? null : currencyCode(currency);
  const own = beside.map(currencyCode).find((code) => code !== null) ?? null;
  // What is beside the amount must be its currency: anything else, such as *from*, would be lost.
  const isSign = beside.every((text) => currencyCode(text) !== null || /^\p{Sc}$/u.test(text.trim()));
  const code = own ?? stated;
  const plain = plainAmount(amount);
  return code !== null && plain !== null && beside.length <= 1 && isSign ? `${plain} ${code}` : price;
}
