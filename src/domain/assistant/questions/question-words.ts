// The words of a question: how it is cut into them, and which of ours a slip of the keyboard was meant to be.
import { currencyOfSign } from './currencies.ts';
import { otherWords } from './vocabulary.data.ts';

/** A word of the question: lower case for comparing, and where it stands in the text as typed. */
export type Word = { word: string; start: number; end: number; isQuoted: boolean };

const pieces =
  /"([^"]+)"|“([^”]+)”|«([^»]+)»|\d+(?:[.,]\d+)+[km]?(?![\p{L}\p{N}])|w\/o?(?!\p{L})|[\p{L}\p{N}]+(?:['’]\p{L}+)*|[<>]=?|(?<=\d)\+|[&≤≥=%]|\p{Sc}/giu;

/** Signs that mean a word. */
const signs: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['%', 'percent'],
  ['<', 'below'],
  ['>', 'above'],
  ['<=', 'at most'],
  ['≤', 'at most'],
  ['>=', 'at least'],
  ['≥', 'at least'],
  ['+', 'or more'],
]);

/** `Don't` means not, `what's` means what; `&` is read as "and", so that `Home & Garden` is found as typed. */
function plainWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const sign = signs.get(lower) ?? currencyOfSign().get(lower)?.toLowerCase();
  if (sign !== undefined) return sign;
  if (/^(?:are|is|do|does|did|have|has|was|were)nt$/.test(lower)) return 'not';
  return lower.endsWith("n't") ? 'not' : lower.replace(/'s$/, '');
}

/** Cuts a text into words; what stands in quotation marks stays together. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(pieces)].flatMap((match): Word[] => {
    const quoted = match[1] ?? match[2] ?? match[3];
    const place = { start: match.index, end: match.index + match[0].length, isQuoted: quoted !== undefined };
    if (quoted !== undefined) return [{ word: quoted.trim(), ...place }];
    return plainWord(match[0])
      .split(' ')
      .map((word) => ({ word, ...place }));
  });
}

/** A value in the form it is compared in: its words, without punctuation and case. */
export function wordKey(text: string): string {
  return splitWords(text.replace(/["“”«»]/g, ' '))
    .map(({ word }) => word)
    .join(' ');
}

/** Edits between two words, neighbours changed round counting one; `most` + 1 when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}

const shortestSlip = 5;
const longWord = 8;

/** The one known word a slip of the keyboard was meant to be; null when there is none, or more than one. */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < shortestSlip || otherWords.has(word) || !/^\p{L}+$/u.test(word)) return null;
  let least = word.length >= longWord ? 2 : 1;
  let found: string[] = [];
  for (const candidate of known) {
    if (candidate.length < shortestSlip - 1 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, least);
    if (edits > least) continue;
    if (edits < least) found = [];
    least = edits;
    found.push(candidate);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
