// A price as feeds take it: `79.99 USD`, the amount with a point, one space, the code of ISO 4217.
import { currenciesOf, currencyCode, currencyCodes } from './currency-codes.ts';

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

/** A dash in place of the small coins: `1299,-`, `5.– CHF`, `129/-`. */
const noCoins = /[.,/]\s?[-–—]+(?=\D*$)/u;

/** What a shop may write behind a price that says no other: words, and marks of a footnote. A dash, a plus or a percent may. */
const words = /^[\p{L}\p{M}\s.,:;/()*'’†‡²³]*$/u;

/** The currencies that all of the texts may stand for; null without a text. */
const inAll = (texts: readonly string[]): readonly string[] | null =>
  texts
    .map(currenciesOf)
    .reduce<readonly string[] | null>((some, codes) => some?.filter((code) => codes.includes(code)) ?? codes, null);

type Amount = {
  /** With a point; null where it is in doubt. */
  plain: string | null;
  /** Null where several currencies share its sign, and where none is named. */
  code: string | null;
  isBare: boolean;
  /** What else stands behind it. */
  rest: string;
};

/** The one amount of a price, and the currency beside it; null where it may be none, as with *from*. */
function readAmount(price: string): Amount | null {
  const [, before = '', amount, after = ''] =
    /^([^\d-]*?)\s*(\d[\d\s.,'’]*\d|\d)\s*([^\d]*)$/u.exec(price.trim().replace(noCoins, '')) ?? [];
  if (amount === undefined) return null;
  // `US $` is one sign.
  const ahead = tokensOf(before.replace(/(\p{L})\s+(?=\p{Sc})/u, '$1'));
  const behind = tokensOf(after);
  const isName = (text: string) => currenciesOf(text).length > 0;
  const end = behind.findIndex((text) => !isName(text));
  const named = [...ahead, ...(end === -1 ? behind : behind.slice(0, end))];
  const rest = end === -1 ? '' : behind.slice(end).join(' ');
  if (!ahead.every(isName) || inAll(named)?.length === 0 || !words.test(rest)) return null;
  const code = named.map(currencyCode).find((found) => found !== null) ?? null;
  return { plain: plainAmount(amount), code, isBare: after + before === '', rest };
}

const tokensOf = (text: string): string[] => text.match(/\p{L}*\p{Sc}\p{L}*|[^\s\p{Sc}]+/gu) ?? [];

/** The price of a product; as it is where its amount or its currency is in doubt. `currency` is the code the source names beside it. */
export function writeMoney(price: string, currency: string | null): string {
  const read = readAmount(price);
  // What is beside the amount must be its currency: anything else would be lost.
  if (!read || read.plain === null || read.rest !== '') return price;
  const code = read.code ?? (currency === null ? null : currencyCode(currency));
  if (code !== null) return `${read.plain} ${code}`;
  return read.isBare ? read.plain : price;
}

/** The amount of a price such as `1.299,00 EUR incl. VAT` with a point, for shops that know their own currency; the text itself where it is in doubt. */
export const writeAmount = (price: string | null): string | null =>
  price === null ? null : (readAmount(price)?.plain ?? price);

/** Whether a cell is an amount that every shop reads in the same way: `1.250` may be a thousand and more, or one and a quarter. */
export const isAmount = (cell: string): boolean => /^\d+(?:\.\d+)?$/.test(cell) && plainAmount(cell) !== null;
