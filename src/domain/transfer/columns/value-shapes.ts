// What the values of a column look like: whether they may be what its name says, and what they may be where it says nothing.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readLiteral } from '../cells/read-literal.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { readName } from './name-words.ts';
import { isOpinion } from './technical-names.ts';

/** True where there are values and all of them pass. */
export function every(samples: readonly string[], test: (text: string) => boolean): boolean {
  return samples.length > 0 && samples.every(test);
}

const share = (samples: readonly string[], test: (text: string) => boolean) =>
  samples.filter(test).length / Math.max(1, samples.length);
const average = (samples: readonly string[]) =>
  samples.reduce((sum, text) => sum + text.length, 0) / Math.max(1, samples.length);
const isNumeric = (text: string) => /^[\s\d.,$€£+-]+$/.test(text);
const isDistinct = ({ samples, filled, distinct }: SampledColumn) =>
  filled === distinct && new Set(samples).size === samples.length;
/** Whether the values mostly repeat, as those of a group do and a name's never. */
const isRepeated = ({ filled = 0, distinct = 0 }: SampledColumn) => filled >= 4 && distinct <= filled / 2;

export const imageAddress = /\.(?:jpe?g|png|webp|gif|avif)(?:[?&#\s,|;"\]]|$)|\/images?\//i;
const address = /^\s*(?:https?:)?\/\/\S+\s*$/i;
const amount = /^[^\d]{0,14}\d[\d\s.,'’\u0660-\u0669]*[^\d]{0,14}(?:\d[\d\s.,'’]*[^\d]{0,14})?$/;
const priced = /^\s*(?:[$€£]|[A-Z]{3})\s*\d[\d.,]*\s*$|^\s*\d[\d.,]*\s*(?:[$€£]|[A-Z]{3}|Kč)\s*$/;
const numbers = /^[\s\d.,;|>/]+$/;
/** A switch, which names nothing. */
const flag = /^\s*(?:true|false)\s*$/i;

/** True for values that are prices with their currency. */
export const isPriced = (samples: readonly string[]): boolean => every(samples, (text) => priced.test(text));
/** True for values most of which are amounts. */
export const areAmounts = (samples: readonly string[]): boolean =>
  share(samples, (text) => amount.test(text.normalize('NFKC')) || readLiteral(text) !== undefined) >= 0.5;

/** True for values that all name pictures. */
export const arePictures = (samples: readonly string[]): boolean =>
  every(samples, (text) => imageAddress.test(text) || address.test(text));

/** The middle of the amounts, for comparing one column of prices with another. */
export function middleAmount(samples: readonly string[]): number {
  const amounts = samples
    .flatMap((text) => /\d[\d.,]*/.exec(text.normalize('NFKC').replace(/[\s'’]/g, ''))?.[0] ?? [])
    .map((text) => Number(text.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')))
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b);
  return amounts[Math.floor(amounts.length / 2)] ?? 0;
}

const isFirst = (text: string) => Number(text) <= 1;

/** Whether the values of a column may be what its name says it is; without any it may. */
export function fits(target: ImportTarget, column: SampledColumn): boolean {
  const { samples } = column;
  if (samples.length === 0) return true;
  const all = (test: (text: string) => boolean) => every(samples, test);
  if (target === 'price') return areAmounts(samples);
  if (target === 'images')
    return (
      share(samples, (text) => imageAddress.test(text) || text.includes('//') || readLiteral(text) !== undefined) >= 0.8
    );
  if (target === 'title') return !all(isNumeric) && !all((text) => address.test(text));
  if (target === 'body' || target === 'description' || target === 'bullets')
    return !all((text) => isNumeric(text) || address.test(text));
  if (target === 'category' || target === 'category-path' || target === 'brand')
    return !all((text) => numbers.test(text) || address.test(text) || flag.test(text));
  if (target === 'retailer') return !all((text) => flag.test(text));
  if (target === 'currency') return all((text) => text.trim().length <= 12 && !/\d/.test(text));
  if (target !== 'sku') return true;
  const senses = new Set(readName(column.name).words.map(({ sense }) => sense));
  const isNamed = senses.has('sku');
  // A number without a word of what it numbers counts rows, from the first on.
  if (senses.size === 1 && senses.has('code') && all((text) => /^\d{1,5}$/.test(text)) && samples.some(isFirst))
    return false;
  return average(samples) <= 80 && !all((text) => address.test(text)) && (isNamed || !isRepeated(column));
}

/** A code of letters and digits, or a long number; figures, prices (`1299.00`) and measures (`350g`) are none. */
const code = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,39}$/u;
const figure = /^(?:\d{1,5}|\d+[.,]\d{1,3}|\d+(?:[.,]\d+)?\p{L}{1,4}|\p{L}{1,3}\d+[.,]\d{1,2})$/u;

/** True for values that are all codes, with figures or of capitals alone. */
export const areCodes = (samples: readonly string[]): boolean =>
  every(samples, (text) => code.test(text.trim()) || /^[\p{Lu}\d._/-]+$/u.test(text.trim()));

/** True for a column that may name the products: a code of its own in every row, and nothing else by its name or its values. */
export function mayBeSku(column: SampledColumn): boolean {
  const { name, samples } = column;
  const isMoney = readName(name).words.some(({ sense }) => sense === 'price' || sense === 'cost' || sense === 'list');
  return (
    samples.length > 1 &&
    isDistinct(column) &&
    !isMoney &&
    !isOpinion(plainName(name)) &&
    readAttributeName(name).use !== 'told' &&
    every(samples, (text) => code.test(text)) &&
    !every(samples, (text) => figure.test(text))
  );
}

/** True for values that names of different products may be: half of them or more are different, and they are no codes and no files of pictures. */
export const isVaried = ({ samples, filled = 0, distinct = 0 }: SampledColumn): boolean =>
  (filled === 0 || distinct >= filled / 2) && !areCodes(samples) && !every(samples, (text) => imageAddress.test(text));

/** Characters beyond which a column of texts rather describes than names. */
const longTitle = 120;

/** True for a column of different short texts. */
export function mayBeTitle({ samples }: SampledColumn): boolean {
  return (
    every(samples, (text) => /\p{L}{2}/u.test(text) && !isNumeric(text) && readLiteral(text) === undefined) &&
    average(samples) >= 8 &&
    average(samples) <= 200 &&
    new Set(samples).size === samples.length
  );
}

/** True for texts that may be titles where the name of their column says so by half: some may be a number of a model. */
export const mayBeHalfTitle = ({ samples }: SampledColumn): boolean =>
  mayBeTitle({ name: '', samples: samples.filter((text) => /\p{L}{2}/u.test(text)) }) &&
  share(samples, (text) => /\p{L}{2}/u.test(text)) >= 0.5;

/** True for different texts as short as names, of which a description has none. */
export const isNameLike = (column: SampledColumn): boolean =>
  mayBeTitle(column) && average(column.samples) <= 60 && !column.samples.some((text) => /[<\n]|\. /.test(text));

/** True for texts as long as descriptions. */
export const isLongText = ({ samples }: SampledColumn): boolean =>
  average(samples) > longTitle && every(samples, (text) => readLiteral(text) === undefined);

/** Texts of several words each. */
export const isWordy = ({ samples }: SampledColumn): boolean =>
  every(samples, (text) => /\S\s+\S/.test(text) && readLiteral(text) === undefined) ||
  (average(samples) >= 20 && every(samples, (text) => /\p{L}{2}/u.test(text) && readLiteral(text) === undefined));

/** Few values that many products share. */
export const isShared = ({ samples, filled = 0, distinct = 0 }: SampledColumn): boolean =>
  every(samples, (text) => /\p{L}/u.test(text) && text.length <= 60 && !address.test(text)) && distinct < filled;

/** True for a title that is no description. */
export const isShortTitle = (column: SampledColumn): boolean =>
  mayBeTitle(column) && average(column.samples) <= longTitle;
