// Whether a word names goods: a thing that is sold, in the singular or the plural.
import data from './goods.json' with { type: 'json' };

const goods: ReadonlySet<string> = new Set(data.words);

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:kni|wi|li))ves$/, 'fe'],
  [/(?<=(?:shel|lea|hal|scar|wol|loa))ves$/, 'f'],
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=(?:ss|x|ch|sh))es$/, ''],
  [/(?<![su])s$/, ''],
];

/** The singular of a folded noun, or the noun itself. */
export function singularOf(noun: string): string {
  const found = endings.find(([ending]) => ending.test(noun));
  return found ? noun.replace(found[0], found[1]) : noun;
}

/** Whether a folded word is a noun for goods. Some colours are too, such as `orange`. */
export const namesGoods = (word: string): boolean =>
  goods.has(word) || (word.endsWith('s') && goods.has(singularOf(word)));
