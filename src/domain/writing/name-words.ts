// The words a product is called by, and texts that say no more than they do.

import { contentWords, coverage, hasPhrase } from '#domain/text/words.ts';
import { perSource } from './per-source.ts';
import { isFragment } from './sentence-shape.ts';
import type { Source } from './source.ts';

/** Words of the product's name: a header made of them says nothing new. */
export const nameWords = perSource(
  (source): ReadonlySet<string> => new Set(contentWords(`${source.title} ${source.brand ?? ''} ${source.kind ?? ''}`)),
);

/** Whether a text says that the box holds the product: `Includes one oak lamp that is ideal for …`. A bullet may say so. */
export function includesItself(text: string, { title }: Source): boolean {
  const [, thing = ''] =
    /^Includes (?:one|1|an?) ((?:[\p{L}-]+ ){1,3}?[\p{L}-]+)(?= (?:that|with|for) |[,.]|$)/iu.exec(text) ?? [];
  return thing !== '' && hasPhrase(title, thing);
}

/** So many words of a list begin with a capital. */
const mostCapitals = 0.8;

/** Whether a text says no more than the title, the brand and the kind of product do. */
export function isNameOnly(text: string, source: Source): boolean {
  // `Orvik K15 Kettle - White - Steel` is the name of another list.
  const isList = / - /.test(text) && source.brand !== null && text.startsWith(`${source.brand} `) && text.length < 80;
  // `Orvik Steel Travel Kettle K15` in capitals throughout is another name of it.
  const isName =
    source.brand !== null && text.startsWith(`${source.brand} `) && /^(?:[\p{Lu}\d][^\s,.:]*(?: |\.?$))+$/u.test(text);
  // `K15 Kettle, Steel, White, 2-pack`: a line of another list, in capitals as lists have them.
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const isListed =
    !source.isByAmount &&
    source.isEnglish &&
    words.length > 3 &&
    !text.includes(': ') &&
    words.filter((word) => /^[^\p{L}]*\p{Lu}|\d/u.test(word)).length >= words.length * mostCapitals &&
    isFragment(text, 25);
  const isOther = (isList || isName) && isFragment(text, 14);
  // `Orvik Expressbake 5838 Kettle`: a number of the maker is no news of it.
  const plain = contentWords(text).filter((word) => !/\d{3}/.test(word));
  const hasNumber = /(?<![\d.,])\d{4,}(?![\d%])|\p{L}\d{3}/u.test(text);
  if (hasNumber && plain.length > 1 && coverage(plain, nameWords(source)) === 1 && isFragment(text, 10)) return true;
  return coverage(contentWords(text), nameWords(source)) >= (isOther ? 0.6 : isListed ? 0.5 : 0.95);
}
