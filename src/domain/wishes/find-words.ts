// Where a text holds words somebody speaks of, in any form of the words: `bramble` is found in `Brambles`.
import { stemOf } from '#domain/benchmarks/substance/stems.ts';
import { foldText } from '#domain/text/words.ts';

export type TextSpan = { start: number; end: number };

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;

/** Signs that change what the word or the figure beside them says. */
const signsBefore = /[$€£¥₹#@+±~]+$/u;
const signsAfter = /^[%°"″'′€£$+*®™]+/u;

const keyOf = (word: string): string => {
  const folded = foldText(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/'s?$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '');
  return /\d/.test(folded) ? folded : stemOf(folded);
};

type Word = TextSpan & { key: string };
const cut = (text: string): Word[] =>
  [...text.normalize('NFC').matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    start: index,
    end: index + word.length,
  }));

/** The places in a text where the words stand one behind the other; signs between them do not count. */
export function findWords(text: string, wanted: string): TextSpan[] {
  const keys = cut(wanted).map(({ key }) => key);
  if (keys.length === 0) {
    // Nothing but signs.
    const places: TextSpan[] = [];
    for (let at = text.indexOf(wanted); wanted !== '' && at >= 0; at = text.indexOf(wanted, at + wanted.length))
      places.push({ start: at, end: at + wanted.length });
    return places;
  }
  const words = cut(text);
  const [first, last] = [cut(wanted)[0], cut(wanted).at(-1)];
  const before = signsBefore.exec(wanted.slice(0, first?.start ?? 0))?.[0] ?? '';
  const after = signsAfter.exec(wanted.slice(last?.end ?? 0))?.[0] ?? '';
  const places: TextSpan[] = [];
  for (let at = 0; at + keys.length <= words.length; at += 1) {
    if (!keys.every((key, index) => words[at + index]?.key === key)) continue;
    const [start, end] = [words[at]?.start ?? 0, words[at + keys.length - 1]?.end ?? 0];
    // `$15` is not in `15 USD`.
    if (!text.slice(0, start).endsWith(before) || !text.slice(end).startsWith(after)) continue;
    places.push({ start: start - before.length, end: end + after.length });
    at += keys.length - 1;
  }
  return places;
}

export const hasWords = (text: string, wanted: string): boolean => findWords(text, wanted).length > 0;

/** Whether all the words stand in the text, in any order. */
function hasAllWords(text: string, wanted: string): boolean {
  const known = new Set(cut(text).map(({ key }) => key));
  const keys = cut(wanted).map(({ key }) => key);
  return keys.length > 0 && keys.every((key) => known.has(key));
}

/** Whether a text says a value: as it stands, or each word of it somewhere. */
export const saysValue = (text: string, value: string): boolean => hasWords(text, value) || hasAllWords(text, value);

/** Whether a text begins with the words, beside signs before them. */
export function startsWithWords(text: string, wanted: string): boolean {
  const [first] = findWords(text, wanted);
  return first !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, first.start));
}

/** Whether a text ends in the words, beside signs behind them. */
export function endsWithWords(text: string, wanted: string): boolean {
  const last = findWords(text, wanted).at(-1);
  return last !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(last.end));
}
