// Writes signs that stand too often as the words they stand for.
import { escapeSigns } from '#domain/text/words.ts';
import { type Fixed, type NotFixed, noSafeFix } from './fix.ts';

type Spelling = { pattern: RegExp; word: string };

/** Between words alone: `16:9`, `256GB+` and `50%` have no other spelling. */
const spellings: Readonly<Record<string, Spelling>> = {
  '&': { pattern: /(?<=[\p{L}\p{N})"”])\s+&\s+(?=[\p{L}\p{N}("“])/gu, word: ' and ' },
  '+': { pattern: /(?<=[\p{L}\p{N})"”])\s+\+\s+(?=[\p{L}\p{N}("“])/gu, word: ' and ' },
  ':': { pattern: /(?<=[\p{L})"”]):\s+(?=[\p{L}\p{N}("“])/gu, word: ', ' },
};

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Each sign at most `max` times in an entry. The brand keeps its own. */
export function spellSigns(
  items: readonly string[],
  signs: readonly string[],
  max: number,
  brand: string | null,
): Fixed | NotFixed {
  const name = (brand ?? '').trim();
  const spelled: string[] = [];
  for (const item of items) {
    let text = item;
    for (const sign of signs) {
      if (count(text, sign) <= max) continue;
      const { pattern, word } = spellings[sign] ?? {};
      if (pattern === undefined || word === undefined) return noSafeFix;
      const pieces = name === '' ? [text] : text.split(new RegExp(`(${escapeSigns(name)})`, 'iu'));
      text = pieces.map((piece, at) => (at % 2 === 1 ? piece : piece.replace(pattern, word))).join('');
      if (count(text, sign) > max) return noSafeFix;
    }
    spelled.push(text);
  }
  return { items: spelled };
}
