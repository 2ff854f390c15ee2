// Whether a listing is written in another language than English, whose names of goods are known: its words are not held against those.
import { isForeignName } from '#domain/attributes/attribute-use.ts';
import { foldText } from '#domain/text/words.ts';
import type { RuleProduct } from '../rule-product.ts';
import { smallWordRows } from './small-words.ts';

const [english = new Set<string>(), ...others] = smallWordRows;

/** A letter English has not: of names and a few words English has them too, so that one proves nothing. */
const isForeignWord = (word: string): boolean => /[^a-z]/.test(word);
/** Fewer signs of another language may be a name. */
const leastSigns = 2;
const mostRead = 200;
/** Sentences have more; made-up Latin, which has a few of French, has not. */
const leastSmall = 0.1;

export const wordsIn = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Whether more in a listing speaks for one other language than for English: small words, letters, names of attributes. Those are asked where
 * the texts do not show it: a shop may have English texts and attributes in its own language.
 */
export function isForeign(texts: readonly string[], { category, subcategory, attributes }: RuleProduct): boolean {
  const read = attributes.slice(0, mostRead);
  const words = texts.flatMap(wordsIn);
  const small = words.filter((word) => !english.has(word));
  const most = Math.max(...others.map((row) => small.filter((word) => row.has(word)).length));
  const ofOther = most >= words.length * leastSmall ? most : 0;
  const ofEnglish = words.length - small.length;
  const isShown = ofEnglish >= Math.max(leastSigns, words.length * leastSmall);
  if (isShown && ofEnglish > ofOther + new Set(words.filter(isForeignWord)).size) return false;
  const facts = [category ?? '', subcategory ?? '', ...read.flatMap(({ name, value }) => [name, value])].flatMap(
    wordsIn,
  );
  const withLetters = new Set([...words, ...facts].filter(isForeignWord)).size;
  const signs = ofOther + withLetters + read.filter(({ name }) => isForeignName(name)).length;
  return signs >= leastSigns && signs > ofEnglish;
}

const rowsOfWord = new Map<string, number[]>();
for (const [row, words] of smallWordRows.entries())
  for (const word of words) rowsOfWord.set(word, [...(rowsOfWord.get(word) ?? []), row]);

/** The row of small words most words of texts stand in; null where too few do. */
export function languageOf(texts: readonly string[]): number | null {
  const counts = smallWordRows.map(() => 0);
  let words = 0;
  for (const text of texts)
    for (const word of wordsIn(text)) {
      words += 1;
      for (const row of rowsOfWord.get(word) ?? []) counts[row] = (counts[row] ?? 0) + 1;
    }
  const most = Math.max(...counts);
  return most >= words * leastSmall && most > 1 ? counts.indexOf(most) : null;
}
