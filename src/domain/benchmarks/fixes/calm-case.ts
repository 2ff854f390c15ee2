// Writes texts in capitals as plain ones. What may be an acronym keeps its capitals where others of the text have small letters.
import { scaleRows } from '#domain/claims/polarity/scales.ts';
import { calmCapitals, calmSentence, isAllCaps, type Spellings } from '#domain/text/casing.ts';
import { namesGoods } from '#domain/text/goods.ts';
import { contentWords } from '#domain/text/words.ts';
import { smallWordRows } from '../substance/small-words.ts';
import { saysNothing } from './said-elsewhere.ts';
import { editSentences, placeSentences } from './sentence-places.ts';
import { spellUnits } from './spell-units.ts';

const [small = new Set<string>()] = smallWordRows;
const qualities: ReadonlySet<string> = new Set(scaleRows.flatMap((row) => row.split(/[\s/]+/)));

const isEnglishWord = (word: string): boolean =>
  small.has(word) || qualities.has(word) || saysNothing(word) || [...contentWords(word), `${word}s`].some(namesGoods);

/** Longer ones are words, even if written in capitals; the calming itself knows the words of two letters. */
const isOfAcronymLength = ({ length }: string) => length === 3 || length === 4;
const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

type Word = { word: string; start: number };

/**
 * Words in capitals that may be acronyms, such as `EDT`: short ones no list knows. Among words that mostly are plain English somebody only
 * shouts.
 */
function findAcronyms(title: string): Word[] {
  const runs: Word[][] = [[]];
  for (const { 0: word, index: start } of title.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    if (isShouted(word)) runs.at(-1)?.push({ word, start });
    else runs.push([]);
  }
  return runs.flatMap((run) => {
    const words = run.filter(({ word }) => word.length > 2);
    const unknown = words.filter(({ word }) => !isEnglishWord(word.toLowerCase()));
    return unknown.length * 2 <= words.length ? [] : unknown.filter(({ word }) => isOfAcronymLength(word));
  });
}

/** Each sentence in capitals as a plain one. */
export function calmProse(text: string, spellings: Spellings): string {
  const loud = placeSentences(text).filter((sentence) => isAllCaps(sentence.text));
  return editSentences(
    text,
    loud.map((sentence) => [sentence, calmSentence(spellUnits(sentence.text, true), spellings)] as const),
  );
}

/** Whether a list or another text of the product knows a word in capitals: where none does, they may all be names that are written so. */
function knowsAny(title: string, spellings: Spellings): boolean {
  return [...title.matchAll(/\p{L}[\p{L}'’]*/gu)].some(([word]) => {
    const plain = word.toLowerCase();
    return word.length > 2 && isShouted(word) && (spellings.has(plain) || isEnglishWord(plain));
  });
}

/**
 * A title in plain case: words begin with a capital, and so does what stands behind a dash or a bracket. One all in capitals stays as it is
 * where nobody knows any of its words.
 */
export function calmTitle(given: string, spellings: Spellings): string {
  const title = spellUnits(given, isAllCaps(given));
  const isMixed = /(?<!\p{L})\p{L}?\p{Ll}{2,}/u.test(title);
  if (!isMixed && !knowsAny(title, spellings)) return title;
  // In a title words have a capital, even if the other texts write them without.
  const capital = new Map([...spellings].filter(([word, spelling]) => word !== spelling));
  const calm = calmCapitals(title, capital);
  if (calm.length !== title.length) return calm;
  let written = calm;
  for (const { word, start } of isMixed ? findAcronyms(title) : [])
    if (!spellings.has(word.toLowerCase()))
      written = written.slice(0, start) + word + written.slice(start + word.length);
  return written.replace(/(?<=(?:^|\s)[-–—|]\s|[:([]\s?)\p{Ll}/gu, (letter, at: number) =>
    title.charAt(at) === letter.toUpperCase() ? title.charAt(at) : letter,
  );
}
