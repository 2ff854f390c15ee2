// Spaces and marks at the ends of entries.
import { splitSentences } from '#domain/text/sentences.ts';
import { type Fixed, type NotFixed, noSafeFix } from './fix.ts';

/** One space between words, none before a mark; lines stay. */
export const tidySpaces = (text: string): string =>
  text
    .replace(/[^\S\r\n]{2,}/g, ' ')
    .replace(/[^\S\r\n]+(?=[,;:!?](?:\s|$))/g, '')
    .trim();

/** A short form whose full stop belongs to it: `in.`, `U.S.A.`, `etc.` */
const shortForm =
  /(?:^|[\s(\d])(?:\p{L}{1,2}|\p{L}\.(?:\p{L}\.?)*|etc|approx|incl|excl|inc|ltd|corp|max|min|lbs|gal|pcs|vol)\.$/iu;

/** Without the mark at the end, where an entry is one sentence: several would have marks between them and none at the end. */
export function dropEndMarks(items: readonly string[]): Fixed | NotFixed {
  const bare: string[] = [];
  for (const item of items) {
    const text = item.trimEnd();
    if (!/[.!;]$/.test(text)) {
      bare.push(text);
      continue;
    }
    if (shortForm.test(text) || splitSentences(text).length > 1) return noSafeFix;
    bare.push(text.replace(/[\s.!;]+$/, ''));
  }
  return { items: bare };
}
