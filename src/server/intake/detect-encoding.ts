// Finds out in which encoding a text file is written: by its mark, by NUL bytes, by reading all of it as UTF-8, else by a guess that says so.
import { isAscii, isUtf8 } from 'node:buffer';
import { Problem } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { guessEncoding, nameOf } from './guess-encoding.ts';
import { createMixedLines, knownEncoding } from './mixed-lines.ts';

/** `isDamaged`: mostly UTF-8 with bytes that are not; what they stood for is lost. */
export type Encoding = { label: string; note: string; isDamaged: boolean };

const sampleSize = 256 * 1024;

/** Length of the character that begins before the chunk's end and is not complete in it. */
function openTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? back : 0;
    }
  }
  return 0;
}

type Count = { characters: number; bad: number };

/** Multi-byte characters and bytes that fit none. */
function countUtf8(bytes: Uint8Array): Count {
  let characters = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    const length =
      byte >= 0xf0 && byte < 0xf5 ? 4 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xc2 && byte < 0xe0 ? 2 : 0;
    let isWhole = length > 0 && at + length <= bytes.length;
    for (let next = 1; isWhole && next < length; next += 1) isWhole = ((bytes[at + next] ?? 0) & 0xc0) === 0x80;
    if (isWhole) characters += 1;
    else bad += 1;
    at += isWhole ? length : 1;
  }
  return { characters, bad };
}

/** Bytes below it are no part of a character of several in any encoding. */
const isBetween = (byte: number | undefined) => byte === undefined || byte < 0x40;

/** Keeps the stretches around bytes above 7F: detectors need the letters, not the plain text between them, and whole characters. */
function collectHigh(bytes: Uint8Array, sample: number[]): void {
  for (let at = 0; at < bytes.length && sample.length < sampleSize; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    let from = Math.max(0, at - 20);
    while (from > 0 && !isBetween(bytes[from - 1])) from -= 1;
    let end = Math.min(bytes.length, at + 40);
    while (end < bytes.length && !isBetween(bytes[end])) end += 1;
    for (let each = from; each < end; each += 1) sample.push(bytes[each] ?? 0);
    sample.push(10);
    at = end;
  }
}

type Mixed = ReturnType<ReturnType<typeof createMixedLines>['finish']>;
type Scan = { isUtf8: boolean; count: Count; high: Uint8Array; head: Uint8Array; mixed: Mixed };

async function scanBytes(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Scan> {
  const high: number[] = [];
  const count = { characters: 0, bad: 0 };
  let head = new Uint8Array();
  let isValid = true;
  let rest: Uint8Array = new Uint8Array();
  const lines = createMixedLines();
  let hasCharacters = false;
  const take = (whole: Uint8Array) => {
    isValid &&= isUtf8(whole);
    if (isValid) hasCharacters ||= !isAscii(whole);
    else {
      lines.add(whole);
      const found = countUtf8(whole);
      count.characters += found.characters;
      count.bad += found.bad;
    }
    if (high.length < sampleSize && !isAscii(whole)) collectHigh(whole, high);
  };
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (head.length === 0) head = Uint8Array.from(bytes.subarray(0, 65_536));
    const end = bytes.length - openTail(bytes);
    take(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  take(rest);
  const mixed = isValid ? null : lines.finish(hasCharacters);
  return { isUtf8: isValid, count, high: Uint8Array.from(high), head, mixed };
}

/** UTF-16 without a mark: half of an ordinary text's bytes are NUL, all on the same side. */
function findUtf16(head: Uint8Array): string | null {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = head.length / 2;
  if (half < 2) return null;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.05 ? 'utf-16be' : null;
}

/** Text has hardly any control characters but tabs and line breaks. */
function isBinary(head: Uint8Array): boolean {
  let controls = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32) || byte === 127) controls += 1;
  return controls > head.length * 0.02;
}

const marks = [
  { label: 'utf-8', name: 'UTF-8', mark: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', name: 'UTF-16', mark: [0xff, 0xfe] },
  { label: 'utf-16be', name: 'UTF-16', mark: [0xfe, 0xff] },
] as const;

/** The encoding that a mark at the start names. */
export const findMark = (head: Uint8Array) => marks.find(({ mark }) => mark.every((byte, at) => head[at] === byte));

/** The encoding an XML declaration names, unless the bytes are none of it. */
function findDeclared({ head, high }: Scan): { label: string; said: string } | null {
  const start = Buffer.from(head.subarray(0, 300)).toString('latin1');
  const [, said] = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start) ?? [];
  const label = said === undefined ? null : knownEncoding(said);
  if (said === undefined || label === null || label.startsWith('utf-')) return null;
  const text = new TextDecoder(label).decode(high);
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  const signs = text.match(/\P{ASCII}/gu)?.length ?? 0;
  return lost * 100 <= signs ? { label, said } : null;
}

/** The encoding of a file, by all of its bytes. With `wanted`, the user's choice, only its name is checked. */
export async function detectEncoding(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  wanted?: string,
): Promise<Encoding> {
  const scan = await scanBytes(file);
  if (wanted !== undefined) {
    const label = knownEncoding(wanted);
    if (label === null) throw new Problem('INVALID_INPUT', `“${wanted.slice(0, 40)}” is not a supported encoding.`);
    return { label, note: 'Chosen by you.', isDamaged: label.startsWith('utf-8') && !scan.isUtf8 };
  }
  const marked = findMark(scan.head);
  if (marked && !(marked.label === 'utf-8' && scan.mixed)) {
    const { label, name } = marked;
    return {
      label,
      note: `This is ${name}: the file is marked as such.`,
      isDamaged: label === 'utf-8' && !scan.isUtf8,
    };
  }
  const utf16 = findUtf16(scan.head);
  if (utf16) return { label: utf16, note: 'This is almost certainly UTF-16.', isDamaged: false };
  if (isBinary(scan.head)) {
    throw new Problem(
      'UNSUPPORTED_MEDIA',
      'This is not a text file. Copydesk found no table, list or feed of products in it.',
    );
  }
  if (scan.isUtf8) return { label: 'utf-8', note: 'This is UTF-8: the whole file can be read.', isDamaged: false };
  const declared = findDeclared(scan);
  if (declared) return { label: declared.label, note: `The XML says that it is ${declared.said}.`, isDamaged: false };
  if (scan.mixed) {
    const { label, other, lines } = scan.mixed;
    const not = lines === 1 ? 'one line, which was' : `${groupDigits(lines)} lines, which were`;
    return { label, note: `This is UTF-8, except for ${not} read as ${nameOf(other)}.`, isDamaged: true };
  }
  if (scan.count.characters >= scan.count.bad * 4 && scan.count.characters > 0) {
    const bad = scan.count.bad === 1 ? '1 byte does' : `${groupDigits(scan.count.bad)} bytes do`;
    const note = `UTF-8 with damage: ${bad} not belong to any character. Rows with such bytes cannot be imported.`;
    return { label: 'utf-8', note, isDamaged: true };
  }
  return { ...guessEncoding(scan.high), isDamaged: false };
}
