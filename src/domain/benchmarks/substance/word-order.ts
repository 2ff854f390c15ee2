// What words show by themselves: whether they are in an order, are figures alone, or come over and over.
import { stemOf } from './stems.ts';

/** Fewer signs are too few to go by. */
const leastSigns = 4;
/** Of the signs between spaces in a text of words, at least this share has two letters. */
const fewestWords = 0.2;
/** A word may come so often, and of a long text this share; where more than `heaped` of all words are beyond it, they are a heap. */
const usualTimes = 2;
const usualShare = 0.02;
const heaped = 0.1;
/** So many small words stand in front of what they cannot stand before only where words are in no order. */
const strayWords = 0.1;
const fewestStray = 2;
const leastJoints = 5;

/** English small words that wait for a noun, those that join, and what neither stands before; a stop is one for both. */
const waiting = new Set('a an the your its our their my'.split(' '));
const joining = new Set('of for with from by and or is are'.split(' '));
const opening = new Set(
  'a an the of to in on at by for from with and or as is are be its it this that these your our you they we which into than but if so when while because'.split(
    ' ',
  ),
);
const notJoined = new Set('of and or is are'.split(' '));
const piece = /[\p{L}\p{N}'’-]+|[.,;:!?)]|\n/gu;

/** How many small words stand before another word, and how many where none can: in front of a stop, or of a word that opens a phrase. */
export function countStray(texts: readonly string[]): { all: number; stray: number } {
  let [all, stray] = [0, 0];
  for (const text of texts) {
    const pieces = text.toLowerCase().match(piece) ?? [];
    for (const [at, each] of pieces.entries()) {
      const waits = waiting.has(each);
      if (!waits && !joining.has(each)) continue;
      all += 1;
      const next = pieces[at + 1];
      const isStop = next === undefined || !/^[\p{L}\p{N}]/u.test(next);
      const isList = each === 'and' || each === 'or';
      if (isStop || (waits ? opening.has(next) : notJoined.has(next) && !(isList && /^(?:is|are)$/.test(next))))
        stray += 1;
    }
  }
  return { all, stray };
}

/** Whether so many stray words stand in no order. */
export const isDisordered = ({ all, stray }: { all: number; stray: number }): boolean =>
  all >= leastJoints && stray >= Math.max(fewestStray, all * strayWords);

/** Whether a text is figures without words: `12 40 7`; `12 cm` has one of two. */
export function isFigures(text: string): boolean {
  const signs = text.match(/\S+/g) ?? [];
  if (signs.length < leastSigns || !/\d/.test(text)) return false;
  const figures = signs.filter((sign) => /\d/.test(sign)).length;
  return (
    figures * 2 > signs.length && signs.filter((sign) => /\p{L}{2}/u.test(sign)).length < signs.length * fewestWords
  );
}

const isFigure = (word: string | undefined): boolean => word !== undefined && /\d/.test(word);

/** Words that come more often than a text needs them. One in front of a new figure or model names another thing: `Aspire 5741, Aspire 5742`. */
export function countHeap(words: readonly string[]): number {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  for (const word of words) if (isFigure(word)) times.set(word, (times.get(word) ?? 0) + 1);
  for (const [at, word] of words.entries()) {
    const next = words.slice(at + 1, at + 3).find(isFigure);
    if (isFigure(word) || (next !== undefined && (times.get(next) ?? 0) < usualTimes)) continue;
    counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
  }
  const usual = usualTimes + words.length * usualShare;
  let over = 0;
  for (const count of counts.values()) over += Math.max(0, count - usual);
  return over > words.length * heaped ? over : 0;
}
