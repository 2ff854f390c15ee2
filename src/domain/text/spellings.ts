// British spellings and their American ones, each way, made from the table of families.
import { cutWords, writeLike } from '#domain/text/phrases.ts';
import data from './spellings.json' with { type: 'json' };

export type Spelling = 'UK' | 'US';

const readPairs = (rows: readonly string[]): [uk: string, us: string][] =>
  rows.map((row) => {
    const [uk = '', us = ''] = row.split(' ');
    return [uk, us];
  });

function buildSpellings(): { toUs: ReadonlyMap<string, string>; toUk: ReadonlyMap<string, string> } {
  const pairs = readPairs(data.pairs);
  for (const { uk, us, stems, endings } of data.families)
    for (const stem of stems) for (const ending of endings) pairs.push([stem + uk + ending, stem + us + ending]);
  return {
    toUs: new Map([...pairs, ...readPairs(data.britishOnly)]),
    toUk: new Map([...pairs, ...readPairs(data.americanOnly)].map(([uk, us]) => [us, uk])),
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
