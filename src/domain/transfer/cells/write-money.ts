// A price as feeds take it: `79.99 USD`, the amount with a point, one space, the code of ISO 4217.
import { currencyCode, currencyCodes, likeliestCurrency, maySign } from './currency-codes.ts';

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

/** A dash in place of the small coins: `1299,-`, `5.– CHF`. */
const noCoins = /[.,]\s?[-–—]+(?=\D*$)/u;

type Amount = { plain: string | null; code: string | null; isBare: boolean };

const isCurrency = (text: string) =>
  likeliestCurrency(text) !== undefined || currencyCode(text) !== null || /^\p{Sc}$/u.test(text);

/** Without what stands behind a currency, such as `incl. VAT` or a mark of a note; a dash there may be that of a range. */
function withoutNotes(before: string, after: string): string {
  if (/[-–—+]/u.test(after)) return after;
  const [first = ''] = /^(?:\p{Sc}|[^\s*]+)/u.exec(after) ?? [];
  if (isCurrency(first)) return first;
  return isCurrency(before) ? '' : after;
}

/**
 * The one amount of a price with a point, null where it is in doubt, and the currency beside it: null where several share its sign. Notes behind the
 * currency are only left out where the price `mayHaveNotes`.
 */
function readAmount(price: string, mayHaveNotes = false): Amount | null {
  const [, left = '', amount, right = ''] =
    /^([^\d-]*?)\s*(\d[\d\s.,'’]*\d|\d)\s*([^\d]*)$/u.exec(price.trim().replace(noCoins, '')) ?? [];
  if (amount === undefined) return null;
  const before = left.trim();
  const after = mayHaveNotes ? withoutNotes(before, right.trim()) : right.trim();
  const beside = [before, after].filter((text) => text !== '');
  // What is beside the amount must be its currency: anything else, such as *from*, would be lost.
  if (!beside.every(isCurrency)) return null;
  const code = beside.map(currencyCode).find((found) => found !== null) ?? null;
  const areOne = beside.length < 2 || (code !== null && beside.every((sign) => maySign(sign, code)));
  return areOne ? { plain: plainAmount(amount), code, isBare: beside.length === 0 } : null;
}

/** The price of a product; as it is where its amount or its currency is in doubt. `currency` is the code the source names beside it. */
export function writeMoney(price: string, currency: string | null): string {
  const read = readAmount(price);
  if (!read || read.plain === null) return price;
  const code = read.code ?? (currency === null ? null : currencyCode(currency));
  if (code !== null) return `${read.plain} ${code}`;
  return read.isBare ? read.plain : price;
}

/** The amount of a price such as `1.299,00 EUR` with a point, for shops that know their own currency; the text itself where it is in doubt. */
export const writeAmount = (price: string | null): string | null =>
  price === null ? null : (readAmount(price, true)?.plain ?? price);

/** Whether a cell is an amount that every shop reads in the same way: `1.250` may be a thousand and more, or one and a quarter. */
export const isAmount = (cell: string): boolean => /^\d+(?:\.\d+)?$/.test(cell) && plainAmount(cell) !== null;
