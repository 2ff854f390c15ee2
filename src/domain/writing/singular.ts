// One of what a plural names: `kitchen knife` of `kitchen knives`.

const singulars: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:kni|wi|li|shel|lea|hal|scar|wol))ves$/i, 'f'],
  [/(?<=[^aeiou])ies$/i, 'y'],
  [/(?<=(?:ss|x|ch|sh|lens))es$/i, ''],
  [/(?<![su])s$/i, ''],
];

/** A noun phrase in the singular: `kitchen knife`. */
export function singularise(phrase: string): string {
  for (const [ending, singular] of singulars) {
    if (!ending.test(phrase)) continue;
    const base = phrase.replace(ending, singular);
    return /(?:kni|wi|li)f$/i.test(base) ? `${base}e` : base;
  }
  return phrase;
}
