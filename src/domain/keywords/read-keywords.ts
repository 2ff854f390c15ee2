// Reads keywords as people type and paste them: one a line, with its volume behind a comma or a tab where they know it.
import * as z from 'zod/mini';
import { foldText } from '#domain/text/words.ts';
import { foldKeywords, type Keyword, keywordLimits, keywordSchema } from './keyword.ts';

/** A keyword and its volume as they stand at a line, counted from 1; `fault` where the row itself is wrong. */
export type KeywordRow = { line: number; text: string; volume: string; fault?: string };
type RefusedKeyword = { line: number; value: string; reason: string };

/** `folded`: rows that repeat a keyword of another. `refused` holds the first `mostRefused`, `refusedCount` counts them all. */
export type ReadKeywords = { keywords: Keyword[]; folded: number; refused: RefusedKeyword[]; refusedCount: number };

/** This many refused rows are listed one by one. */
const mostRefused = 100;
/** Of a refused row so much is shown. */
const shownOfValue = 80;

/** A file names what it does not know in these ways. */
const unknown = /^(?:-+|–|—|n\/?a|null)?$/i;
/** `1,300`, `1 300`, `1.300` and `1,00,000`; and `1300.0`. */
const grouped = /^\d{1,3}([,.'’ ])(?:\d{2,3}\1)*\d{3}$/;
const whole = /^\d+(?:[.,]0{1,2})?$/;

/** The searches a month a text names; null where it names none. Throws nothing: what is no number is `undefined`. */
export function readVolume(text: string): number | null | undefined {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (unknown.test(tidy)) return null;
  if (tidy.length > 20) return undefined;
  if (whole.test(tidy)) return Number(tidy.split(/[.,]/)[0]);
  return grouped.test(tidy) ? Number(tidy.replace(/\D/g, '')) : undefined;
}

function readRow({ text, volume, fault }: KeywordRow): Keyword | string {
  if (fault !== undefined) return fault;
  const searches = readVolume(volume);
  if (searches === undefined) return `“${shorten(volume)}” is not a whole number.`;
  const parsed = z.safeParse(keywordSchema, { text, volume: searches });
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'This is not a valid keyword.');
}

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > shownOfValue ? `${line.slice(0, shownOfValue - 1)}…` : line;
};

/** Takes what can be taken: each keyword once with its highest volume, the first ones where there are more than a list holds. */
export function takeRows(rows: Iterable<KeywordRow>): ReadKeywords {
  const taken: Keyword[] = [];
  const known = new Set<string>();
  const refused: RefusedKeyword[] = [];
  let refusedCount = 0;
  const refuse = ({ line, text }: KeywordRow, reason: string) => {
    refusedCount += 1;
    if (refused.length < mostRefused) refused.push({ line, value: shorten(text), reason });
  };
  for (const row of rows) {
    const keyword = readRow(row);
    if (typeof keyword === 'string') {
      refuse(row, keyword);
      continue;
    }
    const key = foldText(keyword.text);
    if (!known.has(key) && known.size >= keywordLimits.perList) {
      refuse(row, `A list can have at most ${keywordLimits.perList} keywords.`);
      continue;
    }
    known.add(key);
    taken.push(keyword);
  }
  const keywords = foldKeywords(taken);
  return { keywords, folded: taken.length - keywords.length, refused, refusedCount };
}

/** Longer lines are no keyword with its volume. */
const longestLine = 1_000;
const volumeAlone = /^\s*(?:\d[\d.,'’ ]*|-)\s*$/;

/** Where the volume of a line begins: behind the first separator with nothing but a number after it; -1 without one. */
function findVolume(line: string): number {
  if (line.length > longestLine) return -1;
  for (const { index } of line.matchAll(/[,;\t]/g)) if (volumeAlone.test(line.slice(index + 1))) return index;
  return -1;
}

/** `mug, 1,300` is a keyword with its volume; `mug, cup` are two keywords. */
function* rowsOf(text: string): Generator<KeywordRow> {
  for (const [index, given] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1;
    const at = findVolume(given);
    if (at >= 0) yield { line, text: given.slice(0, at), volume: given.slice(at + 1) };
    else for (const piece of given.split(/[,;\t]/)) if (piece.trim() !== '') yield { line, text: piece, volume: '' };
  }
}

/** Keywords of a typed text. Never throws; what cannot be taken is reported by its line. */
export const readKeywordLines = (text: string): ReadKeywords => takeRows(rowsOf(text));

/** The keywords as they are typed: `mug, 1300`, one a line. */
export const writeKeywordLines = (keywords: readonly Keyword[]): string =>
  keywords.map(({ text, volume }) => (volume === null ? text : `${text}, ${volume}`)).join('\n');
