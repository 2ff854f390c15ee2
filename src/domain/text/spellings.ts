// British spellings and their American ones, each way, made from the table of families.
import { cutWords, writeLike } from '#domain/text/phrases.ts';
import { americanOnly, britishOnly, spellingFamilies, spellingPairs } from './spellings.data.ts';

export type Spelling = 'UK' | 'US';

const readPairs = (rows: string): [uk: string, us: string][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ') as [string, string]);

/** `-` stands for nothing. */
const readPieces = (text: string): string[] => text.split(' ').map((piece) => (piece === '-' ? '' : piece));

function buildSpellings(): { toUs: ReadonlyMap<string, string>; toUk: ReadonlyMap<string, string> } {
  const pairs = readPairs(spellingPairs);
  for (const { uk, us, stems, endings } of spellingFamilies)
    for (const stem of readPieces(stems))
      for (const ending of readPieces(endings)) pairs.push([stem + uk + ending, stem + us + ending]);
  return {
    toUs: new Map([...pairs, ...readPairs(britishOnly)]),
    toUk: new Map([...pairs, ...readPairs(americanOnly)].map(([uk, us]) => [us, uk])),
  };
}

export const spellings = buildSpellings();

/** The spelling of a word (in lower case) where it is wanted; null where it is right as it stands, or unknown. */
export function respell(word: string, wanted: Spelling): string | null {
  return (wanted === 'US' ? spellings.toUs : spellings.toUk).get(word) ?? null;
}

/** A text with every word in the spelling that is wanted. */
export function spellText(text: string, wanted: Spelling): string {
  let spelled = text;
  for (const { key, start, end } of cutWords(text).toReversed()) {
    const right = respell(key, wanted);
    if (right !== null)
      spelled = spelled.slice(0, start) + writeLike(text.slice(start, end), right) + spelled.slice(end);
  }
  return spelled;
}
