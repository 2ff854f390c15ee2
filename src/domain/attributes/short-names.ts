// Names of attributes cut short, as the headers of narrow columns have them: `Mat'l`, `Ctry of Origin`, `Wt (lb)`, `Net Cont.`, `L (in)`.
import { once } from '#domain/once.ts';
import { knownAttributes } from './attribute-names.ts';
import { measuredWords } from './composed-names.ts';

/** English names by how many words they have, each with the label of its attribute. */
const byLength = once(() =>
  Map.groupBy(
    knownAttributes()
      .filter(({ isEnglish }) => isEnglish)
      .flatMap(({ label, names }) => names.map((name) => ({ label, name, words: name.split(' ') }))),
    ({ words }) => words.length,
  ),
);

/** The sides of a thing by their first letter, where a unit of length shows that they are meant. */
const sides: Readonly<Record<string, string>> = { l: 'length', w: 'width', h: 'height' };
const unitsOfLength = new Set(['in', 'inch', 'inches', 'ft', 'mm', 'cm', 'm', '"']);
/** By itself a shorter word may be short for anything: `Grp`, `SRP`. */
const leastAlone = 4;
const leastLetters = 3;

function holdsInOrder(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** Whether a word is short for another: without its vowels or with a sign for what is left out, `ctry`, `mat'l`, or cut off before a full stop, `cont.` */
function isShortFor(short: string, word: string, unit: string | null): boolean {
  const letters = short.replace(/[.'’]/g, '');
  if (!/^[a-z]+$/.test(letters) || letters.length >= word.length || letters[0] !== word[0]) return false;
  if (letters.length < (unit === null ? leastLetters : 2)) return false;
  const isCut = short.endsWith('.') || unit !== null;
  if (isCut && letters.length >= leastLetters && word.length - letters.length > 1 && word.startsWith(letters))
    return true;
  const isContracted = /['’]/.test(short) || /^.[^aeiou]+$/.test(letters);
  return isContracted && letters.at(-1) === word.at(-1) && holdsInOrder(word, letters);
}

/**
 * The name a key is short for, without a unit at its end, which is `unit`: a known one, or one of what is measured. Null where it is short
 * for none, or for several that mean different things.
 */
export function spellOut(key: string, unit: string | null): string | null {
  const side = unit !== null && unitsOfLength.has(unit) ? sides[key] : undefined;
  if (side !== undefined) return side;
  const parts = key.split(' ');
  const last = parts.at(-1) ?? '';
  const ofMeasure = unit === null ? [] : [...measuredWords].filter((word) => isShortFor(last, word, unit));
  if (ofMeasure.length === 1) return [...parts.slice(0, -1), ...ofMeasure].join(' ');
  if (parts.length === 1 && key.replace(/[.'’]/g, '').length < leastAlone) return null;
  const found = (byLength().get(parts.length) ?? []).filter(({ words }) =>
    words.every((word, at) => word === parts[at] || isShortFor(parts[at] ?? '', word, unit)),
  );
  const [first] = found;
  return first && found.every(({ label }) => label === first.label) ? first.name : null;
}
