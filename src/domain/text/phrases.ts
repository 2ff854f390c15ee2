// Finds many phrases in one text at once: on word boundaries, in any case, in a time that grows with the text alone.
import { capitalise } from './words.ts';

/** A run of letters and figures, or one sign; `key` is how it is compared. */
export type TextWord = { key: string; start: number; end: number };

const wordPattern = /[\p{L}\p{M}\p{N}]+|\S/gu;

/** How a word or a sign is compared: in lower case, curly signs as plain ones. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[–—‐‑]/g, '-');

/** The words and signs of a text with their places. */
export function cutWords(text: string): TextWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}

type Branch<Value> = { next: Map<string, Branch<Value>>; values: Value[] };
export type PhraseMatch<Value> = { value: Value; start: number; end: number };

/** A word as it stands behind another one: `wi-fi`, `wi fi` and `wifi` are three wordings. */
const linkOf = (words: readonly TextWord[], at: number): string =>
  words[at - 1]?.end === words[at]?.start ? (words[at]?.key ?? '') : ` ${words[at]?.key ?? ''}`;

/** Makes ready to find phrases, each with a value of its own. A phrase without a letter, a figure or a sign is never found. */
export function openPhrases<Value>(
  phrases: Iterable<readonly [phrase: string, value: Value]>,
): (words: readonly TextWord[]) => PhraseMatch<Value>[] {
  const root: Branch<Value> = { next: new Map(), values: [] };
  for (const [phrase, value] of phrases) {
    const words = cutWords(phrase);
    let branch = root;
    for (const [at, word] of words.entries()) {
      const key = at === 0 ? word.key : linkOf(words, at);
      const next: Branch<Value> = branch.next.get(key) ?? { next: new Map(), values: [] };
      branch.next.set(key, next);
      branch = next;
    }
    if (words.length > 0) branch.values.push(value);
  }
  return (words) => {
    const found: PhraseMatch<Value>[] = [];
    for (const [from, first] of words.entries()) {
      let branch = root.next.get(first.key);
      for (let at = from; branch; at += 1) {
        const { end = first.end } = words[at] ?? {};
        for (const value of branch.values) found.push({ value, start: first.start, end });
        branch = at + 1 < words.length ? branch.next.get(linkOf(words, at + 1)) : undefined;
      }
    }
    return found;
  };
}

/** A word written in the case of the one it stands for: `COLOUR`, `Colour`, `colour`. */
export function writeLike(model: string, word: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return word.toUpperCase();
  return /^\p{Lu}/u.test(model) ? capitalise(word) : word;
}
