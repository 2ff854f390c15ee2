// The words a product is called by, and texts that say no more than they do.
import { perSource } from './per-source.ts';
import { isFragment } from './sentence-shape.ts';
import type { Source } from './source.ts';
import { contentWords, coverage } from './words.ts';

/** Words of the product's name: a header made of them says nothing new. */
export const nameWords = perSource(
  (source): ReadonlySet<string> => new Set(contentWords(`${source.title} ${source.brand ?? ''} ${source.kind ?? ''}`)),
);

/** Whether a text says no more than the title, the brand and the kind of product do. */
export function isNameOnly(text: string, source: Source): boolean {
  // `Orvik K15 Kettle - White - Steel` is the name of another list.
  const isList = / - /.test(text) && source.brand !== null && text.startsWith(`${source.brand} `) && text.length < 80;
  // `Orvik Steel Travel Kettle K15` in capitals throughout is another name of it.
  const isName =
    source.brand !== null && text.startsWith(`${source.brand} `) && /^(?:[\p{Lu}\d][^\s,.:]*(?: |\.?$))+$/u.test(text);
  return coverage(contentWords(text), nameWords(source)) >= ((isList || isName) && isFragment(text, 14) ? 0.6 : 0.95);
}
