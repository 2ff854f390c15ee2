// Names of attributes cut short, as the headers of narrow columns have them: `Mat'l`, `Ctry of Origin`, `Net Cont.`, `Wt (lb)`, `Tank Cap (gal)`.
import { once } from '#domain/once.ts';
import { knownAttributes } from './attribute-names.ts';

/** English names by how many words they have and the letter they begin with, each with the label of its attribute. */
const byStart = once(() =>
  Map.groupBy(
    knownAttributes()
      .filter(({ isEnglish }) => isEnglish)
      .flatMap(({ label, names }) => names.map((name) => ({ label, name, words: name.split(' ') }))),
    ({ words, name }) => `${words.length}${name[0]}`,
  ),
);

const split = (list: string) => list.split(' ');
/** What is measured in units that say so: of two letters alone nobody knows what they are short for. */
const measured: readonly (readonly [units: readonly string[], words: readonly string[]])[] = [
  [split('in inch inches ft mm cm m'), split('length width height depth diameter thickness')],
  [split('lb lbs kg g oz'), ['weight']],
  [split('gal gallon gallons l ml cl qt pt'), split('capacity volume')],
];
const leastLetters = 3;
/** By itself a shorter word may be short for anything: `Grp`, `Cond.`, `Prov.`; with a sign for what is left out it is not: `Mat'l`. */
const leastAlone = 5;
/** A longer name is a text. */
const longestName = 60;

function holdsInOrder(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** Whether letters are those of a word in their order, from its first to its last: without its vowels, or with a sign for what is left out. */
function isContracted(short: string, letters: string, word: string): boolean {
  const hasSign = /['’]/.test(short) || /^.[^aeiou]+$/.test(letters);
  return hasSign && letters[0] === word[0] && letters.at(-1) === word.at(-1) && holdsInOrder(word, letters);
}

/** Whether a word is short for another: contracted, or cut off before a full stop. */
function isShortFor(short: string, word: string): boolean {
  const letters = short.replace(/[.'’]/g, '');
  if (!/^[a-z]+$/.test(letters) || letters.length < leastLetters || letters.length >= word.length) return false;
  const isCut = short.endsWith('.') && word.length - letters.length > 1 && word.startsWith(letters);
  return isCut || isContracted(short, letters, word);
}

/** `Tank Cap (gal)` by its unit, where all other words are written out. */
function spellMeasure(parts: readonly string[], unit: string): string | null {
  const short = parts.at(-1) ?? '';
  const letters = short.replace(/[.'’]/g, '');
  const others = parts.slice(0, -1);
  if (!/^[a-z]{2,}$/.test(letters) || !others.every((part) => /[aeiou]/.test(part))) return null;
  const words = measured.flatMap(([units, names]) => (units.includes(unit) ? names : []));
  const found = words.filter(
    (word) =>
      letters.length < word.length &&
      (isContracted(short, letters, word) || (letters.length >= leastLetters && word.startsWith(letters))),
  );
  return found.length === 1 ? [...others, ...found].join(' ') : null;
}

/**
 * The name a key is short for, without a unit at its end, which is `unit`: a known one, or one of what is measured. Null where it is short
 * for none, or for several that mean different things.
 */
export function spellOut(key: string, unit: string | null): string | null {
  if (key.length > longestName) return null;
  const parts = key.split(' ');
  if (unit !== null) return spellMeasure(parts, unit);
  if (parts.length === 1 && !/['’]/.test(key) && key.replace(/\./g, '').length < leastAlone) return null;
  const found = (byStart().get(`${parts.length}${key[0]}`) ?? []).filter(({ words }) =>
    words.every((word, at) => word === parts[at] || isShortFor(parts[at] ?? '', word)),
  );
  const [first] = found;
  return first && found.every(({ label }) => label === first.label) ? first.name : null;
}
