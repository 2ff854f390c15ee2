// Forms of English words, for comparing words with each other.
import { stemmer } from 'stemmer';

/** Singulars no rule makes, and verbs that are compared as their nouns. */
const forms = new Map([
  ['lens', 'lens'],
  ['lenses', 'lens'],
  ['weigh', 'weight'],
  ['weighs', 'weight'],
  ['weighing', 'weight'],
]);

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:kni|wi|li))ves$/, 'fe'],
  [/(?<=(?:shel|lea|hal|scar|wol|loa))ves$/, 'f'],
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=(?:ss|x|ch|sh))es$/, ''],
  [/(?<![su])s$/, ''],
];

/** The singular of a folded noun, or the noun itself. */
export function singularOf(noun: string): string {
  if (!noun.endsWith('s')) return noun;
  const found = endings.find(([ending]) => ending.test(noun));
  return found ? noun.replace(found[0], found[1]) : noun;
}

/** The singular of any word, roughly: `this` and `has` are left as they are. */
export const stemOf = (word: string): string => forms.get(word) ?? (word.length < 4 ? word : singularOf(word));

/** Roots found before: texts about goods use the same words again and again. */
const roots = new Map<string, string>();
const mostRoots = 20_000;

/** A word without its ending: `charging` and `charged` have one root. Rougher than `stemOf`; for words that are side by side. */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  if (roots.size >= mostRoots) roots.clear();
  // `dried` of `dry`: the stemmer changes an end in `y` only behind another vowel.
  const root = stemmer(stemOf(word).replace(/(?<=..)ied$/, 'y'));
  roots.set(word, root);
  return root;
}
