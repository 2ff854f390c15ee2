// The price as the source writes it, with the currency where another column names it.

import { isBelowZero } from '#domain/text/below-zero.ts';
import { isPlaceholder, tidyText } from '../cells/clean-text.ts';
import { currencyCode } from '../cells/currency-codes.ts';
import { type Literal, type LiteralRecord, literalText, readLiteral } from '../cells/read-literal.ts';
import { readName } from '../columns/name-words.ts';
import type { Field, Notes } from './field.ts';

const amount =
  /^[^\d\n]{0,12}\d[\d\s.,'’]*(?:[^\d\n]{0,12})(?:(?:-|–|—|~|to|bis|à|až|do|al?|até)\s*[^\d\n]{0,6}\d[\d\s.,'’]*[^\d\n]{0,12})?$/;
const bareAmount = /^-?\d[\d\s.,'’]*$/;
/** True for an amount that names no currency. */
export const isBareAmount = (text: string): boolean => bareAmount.test(text.trim());
const shortened = /^([^\d\n]{0,5})(\d{1,3}(?:[.,]\d{1,15})?e[+-]?\d{1,2})([^\d\n]{0,5})$/i;
const glued = /^(\d[\d\s.,'’]*)(\p{L}{2,5})$|^(\p{L}{2,5})(\d[\d\s.,'’]*)$/u;
const maxLength = 60;

/** A price out of a record or list, and whom it is for where it says so. */
type Found = { text: string; of: string };

const currencyKeys = ['currency', 'priceCurrency', 'currencyCode', 'currency_code', 'currency_iso'] as const;
/** Amounts in the smallest coin: `centAmount`, `amount_minor`. */
const minorKey = /^(?:price|amount|value)?_?(?:in_?)?(?:cents?|minor)(?:_?(?:amount|value|units?))?$/i;
const digitKeys = ['fractionDigits', 'fraction_digits', 'precision', 'scale', 'exponent'] as const;
const amountKeys = ['amount', 'value', 'price'] as const;
const countryKeys = ['country', 'country_code', 'countryCode', 'region', 'market', 'locale', 'store'] as const;

/** The code of a currency under another name that says so: `curr`, `CurrencyCode`. */
const otherCurrency = (record: LiteralRecord): string =>
  Object.entries(record)
    .filter(([name]) => /curr/i.test(name))
    .map(([, value]) => literalText(value))
    .find((text) => /^[A-Z]{3}$/.test(text)) ?? '';

/** How many digits the coins of a currency have: none of JPY. */
const coinDigits = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

/** The amount of a record that counts the smallest coins, by a key that says so or one that says how many digits are the coins'; null for others. */
function inCoins(record: LiteralRecord, currency: string): string | null {
  const digitKey = digitKeys.find((name) => Object.hasOwn(record, name));
  const key =
    Object.keys(record).find((name) => minorKey.test(name)) ?? (digitKey && amountKeys.find((name) => record[name]));
  const digits = Number((digitKey && record[digitKey]) ?? coinDigits(currency));
  const count = literalText(key === undefined ? '' : record[key]);
  if (!/^\d{1,12}$/.test(count) || !Number.isInteger(digits) || digits < 0 || digits > 4) return null;
  return (Number(count) / 10 ** digits).toFixed(digits);
}

type Entry = [name: string, value: Literal];

/** Those of a record that are amounts by their values and prices by their names, beside others that are neither. */
function pricesAmong(entries: readonly Entry[]): Entry[] {
  const isPrice = ([name, value]: Entry) =>
    bareAmount.test(literalText(value).trim()) && readName(name).words.some(({ sense }) => sense === 'price');
  const found = entries.filter(isPrice);
  return found.length === entries.length ? [] : found;
}

/** The code of a currency among them, under a name in any language. */
const codeAmong = (entries: readonly Entry[]): string =>
  entries.map(([, value]) => literalText(value).trim()).find((text) => /^[A-Z]{3}$/.test(text) && currencyCode(text)) ??
  '';

/** Prices of a nested value: a record with an amount, or records and lists of them by country, currency or kind. */
export function findPrices(value: Literal | undefined, of: string, currency: string, depth = 0): Found[] {
  if (value === undefined || value === null || depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((entry) => findPrices(entry, of, currency, depth + 1));
  if (typeof value !== 'object') {
    const text = literalText(value).trim();
    const named = currency || (/^[A-Z]{3}$/.test(of) ? of : '');
    if (text === '') return named === '' ? [] : [{ text: named, of }];
    return [{ text: bareAmount.test(text) && named !== '' ? `${text} ${named}` : text, of }];
  }
  const first = (keys: readonly string[]) =>
    keys.map((key) => literalText(value[key])).find((text) => text !== '') ?? '';
  const named = first(currencyKeys) || otherCurrency(value);
  const own = (/^[a-z]{3}$/.test(named) ? named.toUpperCase() : named) || currency;
  const whom = first(countryKeys) || of;
  const coins = inCoins(value, own);
  if (coins !== null) return findPrices(coins, whom, own, depth + 1);
  const key = amountKeys.find((name) => Object.hasOwn(value, name) && value[name] !== null && value[name] !== '');
  if (key !== undefined) return findPrices(value[key], whom, own, depth + 1);
  const known = new Set<string>([...currencyKeys, ...countryKeys, ...amountKeys, ...digitKeys]);
  const others = Object.entries(value).filter(
    ([name, entry]) => !known.has(name) && (named === '' || literalText(entry) !== named),
  );
  if (others.length === 0) return own === '' ? [] : [{ text: own, of: whom }];
  const said = pricesAmong(others);
  if (said.length > 0)
    return said.flatMap(([name, entry]) => findPrices(entry, name, own || codeAmong(others), depth + 1));
  return others.slice(0, 50).flatMap(([name, entry]) => findPrices(entry, name, own, depth + 1));
}

function cellText({ column, cell }: Field, notes: Notes): string {
  const literal = readLiteral(cell);
  if (!literal) return isPlaceholder(cell) ? '' : tidyText(cell).text;
  const found = findPrices(literal, '', '');
  const of = new Set(found.map((price) => price.of).filter((name) => name !== ''));
  const [first] = found;
  if (first && of.size > 1 && new Set(found.map(({ text }) => text)).size > 1)
    notes.warn(column, cell, `The file has prices for ${[...of].join(', ')}. The price for ${first.of} was imported.`);
  return first?.text ?? '';
}

/** Figures of other scripts as those of ours. */
const plainDigits = (text: string) =>
  text
    .replace(/[０-９￥＄．，]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
/** What is left of a price in a spreadsheet's arithmetic: `19.989999999999998`. */
const inexact = /^([^\d\n]{0,5})(\d{1,12}\.\d{10,20})([^\d\n]{0,5})$/;

/** A price as people write it: a spreadsheet's `1.3E+3` in full, a space between the amount and letters that touch it. */
function writeAmount({ column, cell }: Field, text: string, notes: Notes): string {
  const [, before = '', figure, after = ''] = shortened.exec(text) ?? inexact.exec(text) ?? [];
  if (figure === undefined)
    return text.replace(glued, (_, a, b, c, d) => (a === undefined ? `${c} ${d}` : `${a.trim()} ${b}`));
  const number = Number(Number(figure.replace(',', '.')).toPrecision(15));
  const full = number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 });
  const written = `${before}${full}${after}`;
  notes.warn(
    column,
    cell,
    `A spreadsheet program ${/e/i.test(figure) ? 'shortened' : 'lengthened'} this price. It is read as ${written}.`,
  );
  return written;
}

/** An amount between the signs or letters of a currency: `$5`, `CHF 5`, `5 €`, `5 kr`. */
const inCurrency = /^((?:\p{Sc}|\p{Lu}\p{L}{0,2}\p{Sc}?)\s?)?-?\d[\d\s.,'’]*?(\s?(?:\p{Sc}|\p{L}{1,4}))?$/u;

/** A bare amount in the currency of the price before it. */
export function withCurrencyOf(before: string | null, price: string): string {
  const [, start = '', end = ''] = inCurrency.exec(before ?? '') ?? [];
  return bareAmount.test(price) ? `${start}${price}${end}` : price;
}

/** Null when the cells name none. A text that is no amount is kept with a warning, a long one left out. `code` is the cell of the currency, `stated` the one the file states once for all prices. */
export function readPrice(
  fields: readonly Field[],
  code: string | undefined,
  notes: Notes,
  stated: string | null = null,
): string | null {
  for (const { column, cell } of fields) {
    const given = cellText({ column, cell }, notes);
    if (given === '') continue;
    const text = writeAmount({ column, cell }, plainDigits(given), notes);
    if (text.length > maxLength || text.includes('\n')) {
      notes.warn(column, cell, 'This is not a price and was skipped.');
      continue;
    }
    if (isBelowZero(text)) {
      notes.warn(column, cell, 'A price below zero was skipped: it is not a price.');
      continue;
    }
    if (!amount.test(text)) notes.warn(column, cell, 'The price is not a number. It was imported as text.');
    // Without a column of its own the currency may be in the name: `Price (EUR)`.
    const named = tidyText(code ?? '').text || (readName(column).currency ?? '');
    const currency = named === '' || isPlaceholder(named) ? (stated ?? '') : named;
    return bareAmount.test(text) && currency !== '' && currency.length <= 10 ? `${text} ${currency}` : text;
  }
  return null;
}
