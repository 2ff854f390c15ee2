// The text of one member of a family as it reads for another: what only the title of the one says becomes what the title of the other says.
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import { keepCapitals } from '#domain/text/keep-capitals.ts';
import { escapeSigns } from '#domain/text/words.ts';
import { fold } from './title-slots.ts';

/** A title, and what stands in its slots, in their order. */
export type SlottedTitle = { title: string; slots: readonly string[] };

/** `at` is where it stands in its slot. */
type Swap = { from: string; to: string; at: number };

/** What is said in a slot, one thing after another. */
const statedIn = (slot: string) =>
  findMentions(scanText(slot))
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, start, text: slot.slice(start, end) }));

/** What is replaced in a slot that differs: thing by thing where both say as many of the same kinds, else the whole of it. */
function swapsOf(from: string, to: string): Swap[] {
  const [had, has] = [statedIn(from), statedIn(to)];
  const isAlike = had.length === has.length && had.every(({ kind }, index) => kind === has[index]?.kind);
  const swaps = isAlike
    ? had.map(({ text, start }, index) => ({ from: text, to: has[index]?.text ?? '', at: start }))
    : [{ from, to, at: 0 }];
  return swaps.filter((swap) => fold(swap.from) !== fold(swap.to));
}

/** A word of its own: in a hyphenated one it says something else (`black-tie`), and so does a part of a number (`7.5`). */
const asWord = (pattern: string) =>
  `(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][-‐‑]|\\p{N}[.,])${pattern}(?![\\p{L}\\p{N}]|[-‐‑][\\p{L}\\p{N}]|[.,]\\p{N})`;

const isNumber = (text: string) => /^\p{N}+(?:[.,]\p{N}+)*$/u.test(text);

/**
 * Where a number alone is replaced: a text can say the same number of something else. So only behind the word it stands behind in the title
 * (`Size 7`), or before the one it ends a phrase with (`42 EU`).
 */
function besideItsWord(number: string, before: string, after: string): string[] {
  const [, previous] = /(\p{L}[\p{L}\p{M}\p{N}]*)[\s:]+$/u.exec(before) ?? [];
  const [, next] = /^\s+(\p{L}[\p{L}\p{M}\p{N}]*)\s*(?:$|[^\s\p{L}\p{N}])/u.exec(after) ?? [];
  const word = asWord(escapeSigns(number));
  return [
    ...(previous ? [`(?<=${asWord(escapeSigns(previous))}[\\s:]+)${word}`] : []),
    ...(next ? [`${word}(?=\\s+${asWord(escapeSigns(next))})`] : []),
  ];
}

/**
 * `text` with what stands in the slots of `from` replaced by what stands in those of `to`, as whole words in any case. Both are of one block. A
 * number alone stays where the title does not say what it is of.
 */
export function swapVariant(text: string, { title, slots }: SlottedTitle, to: readonly string[]): string {
  let end = 0;
  const swaps = slots.flatMap((slot, index) => {
    const start = title.indexOf(slot, end);
    end = start < 0 ? end : start + slot.length;
    return swapsOf(slot, to[index] ?? slot).map((swap) => {
      if (!isNumber(swap.from)) return { ...swap, patterns: [asWord(escapeSigns(swap.from))] };
      // A title that is another one by now does not hold the slot.
      if (start < 0) return { ...swap, patterns: [] };
      const at = start + swap.at;
      const patterns = besideItsWord(swap.from, title.slice(0, at), title.slice(at + swap.from.length));
      return { ...swap, patterns };
    });
  });
  // The longest first: `Navy Blue` before `Blue`. All in one go, so that nothing that was put in is replaced again.
  const ways = swaps
    .toSorted((a, b) => b.from.length - a.from.length)
    .flatMap(({ patterns, ...swap }) => patterns.map((pattern) => ({ ...swap, pattern })));
  if (ways.length === 0) return text;
  // A group for each: two slots can hold the same number, behind different words.
  const pattern = new RegExp(ways.map((way) => `(${way.pattern})`).join('|'), 'giu');
  return text.replace(pattern, (found, ...groups) => {
    const way = ways[groups.findIndex((group) => group !== undefined)];
    return way ? keepCapitals(found, way.from, way.to) : found;
  });
}
