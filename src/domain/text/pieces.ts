// The pieces a text is chosen in: segments of a title, sentences of anything else. A piece is kept as it stands or left out.

import { namesGoods } from './goods.ts';
import { foldText } from './words.ts';

/** A segment of a title and the signs before it: `, Black`, ` (2-Pack)`, ` - Free Shipping`. */
export type Segment = { before: string; text: string };

const separator = /\s+[-–—|•·/]+\s+|\s*[|•]+\s*|[,;]\s+|\s+(?=\()/gu;

const says = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Without signs that wait for something behind them. */
const withoutEnd = (text: string) => text.replace(/[\s,;:|]+$/, '');

/** The segments of a title that say anything; joined again they are the title. A comma between figures (`1, 2 and 3`) separates nothing. */
export function segmentsOf(title: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let before = '';
  for (const mark of title.matchAll(separator)) {
    const text = title.slice(start, mark.index);
    if (/\d$/.test(text) && /^\d/.test(title.slice(mark.index + mark[0].length))) continue;
    // A bracket that is still open goes on.
    if (text.lastIndexOf('(') > text.lastIndexOf(')')) continue;
    if (says(text)) segments.push({ before, text: withoutEnd(text) });
    before = mark[0];
    start = mark.index + mark[0].length;
  }
  const rest = title.slice(start);
  if (says(rest)) segments.push({ before, text: withoutEnd(rest) });
  return segments;
}

/** The title of these segments; the first one needs nothing before it. */
export const joinSegments = (segments: readonly Segment[]): string =>
  segments.map(({ before, text }, index) => (index === 0 ? text : before + text)).join('');

/** Words a title cannot end in, and signs. */
const looseEnd = /(?:\s+(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|without|as|your|&|\+)|[\s,;:|/&–—-]+)$/iu;

/** A word that opens a phrase of its own: what stands before it reads on without it. `and` is none: half of `yellow and gray` is false. */
const opener = /(?<!\sup)\s(?=(?:as|at|by|for|from|in|into|of|on|over|to|via|with|without)\s)|(?=:\s)/giu;
/** A shorter beginning says too little; a whole phrase says a little more than as many words. */
const least = 1 / 3;
const leastPhrase = 0.3;

/** Where a phrase ends among the first characters: before a word that opens another one or a colon, or behind the noun of the goods. 0 where none does. */
function endOfPhrase(title: string, max: number): number {
  let end = 0;
  for (const { index } of title.slice(0, max + 2).matchAll(opener)) if (index <= max) end = index;
  if (end >= max * leastPhrase) return end;
  const words = [...title.slice(0, max + 30).matchAll(/\S+/g)];
  const isGoods = (at: number) => namesGoods(foldText(words[at]?.[0] ?? '').replace(/[^\p{L}]+$/u, ''));
  for (const [at, word] of words.entries()) {
    const stop = word.index + word[0].length;
    // `Phone Case`: the second noun is the thing.
    if (stop <= max && isGoods(at) && !isGoods(at + 1)) end = Math.max(end, stop);
  }
  return end >= max * leastPhrase ? end : 0;
}

/** A number alone at the end lost its unit. */
const bareNumber = /\s+[\d.,/]+$/;

/** A title up to a length: whole segments from the front, and of a first one that is too long whole phrases, or words where it has none. Never cut inside a word or a number. */
export function fitTitle(title: string, max: number): string {
  if (title.length <= max) return title;
  const segments = segmentsOf(title);
  for (let count = segments.length - 1; count > 0; count -= 1) {
    const fitted = joinSegments(segments.slice(0, count));
    if (fitted.length <= max && fitted.length >= max * least && !looseEnd.test(fitted)) return fitted;
  }
  const phrase = endOfPhrase(title, max);
  const space = title.lastIndexOf(' ', max);
  let cut = title.slice(0, phrase || (space > 0 ? space : max)).replace(/[\uD800-\uDBFF]$/, '');
  if (phrase === 0) cut = cut.replace(bareNumber, '');
  while (looseEnd.test(cut)) cut = cut.replace(looseEnd, '');
  return cut.lastIndexOf('(') > cut.lastIndexOf(')') ? cut.slice(0, cut.lastIndexOf('(')).trimEnd() : cut;
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Texts from the front as long as they fit; one that does not is passed over, so that a later short one may. */
export function fitTexts(
  texts: readonly string[],
  { maxChars, maxWords }: { maxChars: number; maxWords: number },
): string[] {
  const kept: string[] = [];
  let chars = 0;
  let words = 0;
  for (const text of texts) {
    const [more, moreWords] = [text.length + (kept.length > 0 ? 1 : 0), countWords(text)];
    if (chars + more > maxChars || words + moreWords > maxWords) continue;
    kept.push(text);
    chars += more;
    words += moreWords;
  }
  return kept;
}
