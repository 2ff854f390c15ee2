// Looks up the phrases of the vocabulary among the words of a question, the longest first.

import type { Word } from './question-words.ts';
import type { Meaning } from './token.ts';
import { vocabulary } from './vocabulary.data.ts';

/** `need{,s} work` → `need work`, `needs work`. */
function expand(phrase: string): string[] {
  const found = /\{([^{}]*)\}/.exec(phrase);
  if (!found) return [phrase.replace(/\s+/g, ' ').trim()];
  return (found[1] ?? '').split(',').flatMap((choice) => expand(phrase.replace(found[0], () => choice)));
}

/** `entry`: as it is written in the vocabulary, with its alternatives. */
type Phrase = { words: string[]; kind: string; meaning: Meaning; entry: string };
const byFirstWord = new Map<string, Phrase[]>();
for (const [kind, entries, meaning = {}] of vocabulary)
  for (const entry of entries.split('|'))
    for (const phrase of expand(entry)) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, kind, meaning, entry: entry.trim() }]);
    }
for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);

export const phrases: readonly Phrase[] = [...byFirstWord.values()].flat();

/** The longest phrase that begins at a word. */
export function findPhrase(words: readonly Word[], at: number): Phrase | undefined {
  if (words[at]?.isQuoted) return undefined;
  return byFirstWord
    .get(words[at]?.word ?? '')
    ?.find((phrase) => phrase.words.every((word, by) => words[at + by]?.word === word && !words[at + by]?.isQuoted));
}

const numberWords: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens): [string, number] => [word, 10 * (tens + 2)]),
]);
const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** The value of a number as it is typed: `1,299.50`, `12,5`, `10k`, `three`; null if it cannot be read as one, such as 1.2.3. */
export function readNumber(text: string): number | null {
  const word = numberWords.get(text);
  if (word !== undefined) return word;
  const [, digits = '', scale = ''] = /^(\d[\d.,]{0,30}?)([km]?)$/.exec(text) ?? [];
  const times = scales[scale] ?? 1;
  const toValue = (plain: string) => Number((Number(plain) * times).toPrecision(15));
  if (/^\d{1,12}(?:\.\d+)?$/.test(digits)) return toValue(digits);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return toValue(digits.replaceAll(',', ''));
  return /^\d+,\d{1,2}$/.test(digits) ? toValue(digits.replace(',', '.')) : null;
}

export const monthNames = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const dateWords =
  'today yesterday ago hour hours day days week weeks quarter quarters year years last past previous since until till before after prior start beginning'.split(
    ' ',
  );

/** Every word the grammar knows; a brand or category of such a name counts only beside the word brand or category. */
export const grammarWords: ReadonlySet<string> = new Set([
  ...[...byFirstWord.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
  ...numberWords.keys(),
  ...monthNames,
  ...weekdays,
  ...dateWords,
]);
