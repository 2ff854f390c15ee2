// Files pasted together of two programs: some lines in UTF-8, others in an older encoding of one byte a letter.
import { isAscii, isUtf8 } from 'node:buffer';
import { Problem } from '#domain/problem.ts';
import { guessSingleByte, isLetterOf } from './guess-encoding.ts';

const sampleSize = 256 * 1024;
const lineBreak = 10;
const prefix = 'utf-8+';
/** A file with a longer line is no text pasted together line by line. */
const longestLine = 1_000_000;

/** Holds the pieces of a line that goes on in the next bytes. */
function holdLine() {
  let pieces: Uint8Array[] = [];
  let length = 0;
  return {
    /** Whether the line is not too long yet. */
    add(piece: Uint8Array): boolean {
      pieces.push(piece.slice());
      length += piece.length;
      return length <= longestLine;
    },
    /** The whole line with its end. */
    take(end: Uint8Array): Uint8Array {
      const line = pieces.length === 0 ? end : Buffer.concat([...pieces, end]);
      pieces = [];
      length = 0;
      return line;
    },
  };
}

/** Whether there is a whole character of several bytes in UTF-8: other text has none by chance but rarely. */
function hasWholeSign(bytes: Uint8Array): boolean {
  const signs = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return /[\xc2-\xdf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}/.test(signs);
}

/** Splits bytes into lines, their breaks included; the last may be open. */
function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let end = bytes.indexOf(lineBreak); end !== -1; end = bytes.indexOf(lineBreak, start)) {
    yield bytes.subarray(start, end + 1);
    start = end + 1;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

type MixedLines = {
  add(bytes: Uint8Array): void;
  /**
   * The encoding of the lines that are not UTF-8, and how many they are; null where they make no sense in any, or no line is UTF-8, nor
   * any before those added (`hasUtf8`).
   */
  finish(hasUtf8: boolean): { label: string; other: string; lines: number } | null;
};

/** Counts the lines of a file that is not UTF-8 as a whole. */
export function createMixedLines(): MixedLines {
  const open = holdLine();
  let isGivenUp = false;
  let utf8 = 0;
  const others: Uint8Array[] = [];
  let sampled = 0;
  let count = 0;
  const seen = new Set<string>();
  const take = (line: Uint8Array) => {
    if (isAscii(line)) return;
    if (isUtf8(line)) {
      utf8 += 1;
      if (seen.size < 500) for (const sign of Buffer.from(line).toString()) if (sign > '\u007f') seen.add(sign);
    } else if (!hasWholeSign(line)) {
      count += 1;
      if (sampled < sampleSize) others.push(line.slice());
      sampled += line.length;
    }
  };
  return {
    add(bytes) {
      if (isGivenUp) return;
      const first = bytes.indexOf(lineBreak) + 1;
      const end = bytes.lastIndexOf(lineBreak) + 1;
      if (first > 0) {
        take(open.take(bytes.subarray(0, first)));
        for (const line of splitLines(bytes.subarray(first, end))) take(line);
      }
      isGivenUp = !open.add(bytes.subarray(end));
    },
    finish(hasUtf8) {
      if (isGivenUp) return null;
      take(open.take(new Uint8Array()));
      if (count === 0 || (utf8 === 0 && !hasUtf8)) return null;
      const { label: other } = guessSingleByte(Buffer.concat(others), seen);
      const fitting = others.filter((line) => isPlausible(line, other)).length;
      return fitting >= others.length * 0.8 ? { label: `${prefix}${other}`, other, lines: count } : null;
    },
  };
}

/** Whether the line is text of the languages the encoding is used for; half a character of UTF-8 looks like a capital behind small letters. */
function isPlausible(line: Uint8Array, label: string): boolean {
  const text = new TextDecoder(label).decode(line);
  return !/\p{Ll}[^\P{Lu}A-Z]/u.test(text) && [...text].every((sign) => sign <= '\u007f' || isLetterOf(sign, label));
}

type Decoder = { decode(bytes?: Uint8Array, options?: { stream?: boolean }): string };

/** Reads each line as UTF-8, or where it has no sign of that in the other encoding; what fits neither becomes replacement characters. */
function createMixedDecoder(label: string): Decoder {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const other = new TextDecoder(label);
  const decodeLine = (line: Uint8Array) =>
    isUtf8(line) || hasWholeSign(line) || !isPlausible(line, label) ? utf8.decode(line) : other.decode(line);
  const open = holdLine();
  return {
    decode(bytes = new Uint8Array(), { stream = false } = {}) {
      const end = stream ? bytes.lastIndexOf(lineBreak) + 1 : bytes.length;
      const ready = end > 0 || !stream ? open.take(bytes.subarray(0, end)) : new Uint8Array();
      if (!open.add(bytes.subarray(end)))
        throw new Problem('INVALID_INPUT', 'A line is too long to be read in two encodings. Choose one of them.');
      if (isUtf8(ready)) return utf8.decode(ready);
      return [...splitLines(ready)].map(decodeLine).join('');
    },
  };
}

/** The label of a decoder for an encoding as anyone may write it; null for one nobody knows. */
export function knownEncoding(label: string): string | null {
  const isMixed = label.startsWith(prefix);
  try {
    const { encoding } = new TextDecoder(isMixed ? label.slice(prefix.length) : label);
    return isMixed ? `${prefix}${encoding}` : encoding;
  } catch {
    return null;
  }
}

/** A decoder for a label of `detectEncoding`. */
export const createDecoder = (label: string): Decoder =>
  label.startsWith(prefix) ? createMixedDecoder(label.slice(prefix.length)) : new TextDecoder(label);
