// Counts a text. A character is a Unicode code point, as the channels count: `é` typed as two code points counts two, and so does a flag.
// It is never a UTF-16 unit, so an emoji of one code point counts one, and never a grapheme, which no channel counts.
import type { Unit } from '../finding.ts';

const surrogate = /[\uD800-\uDFFF]/;

function countCharacters(text: string): number {
  if (!surrogate.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Bytes in UTF-8; an unpaired surrogate becomes the three bytes of the replacement character, as encoders write it. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Words are what stands between white space, as the description's counter has it. */
function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

type TextUnit = Extract<Unit, 'characters' | 'bytes' | 'words'>;

const counters: Readonly<Record<TextUnit, (text: string) => number>> = {
  characters: countCharacters,
  bytes: countBytes,
  words: countWords,
};

/** Length of a text without the white space around it. */
export function measureText(text: string, unit: TextUnit): number {
  return counters[unit](text.trim());
}
