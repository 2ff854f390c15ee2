// The text of one member of a family as it reads for another: what only the title of the one says becomes what the title of the other says.
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import { keepCapitals } from '#domain/text/keep-capitals.ts';
import { escapeSigns } from '#domain/text/words.ts';
import { fold } from './title-slots.ts';

type Swap = { from: string; to: string };

/** What is said in a slot, one thing after another. */
const statedIn = (slot: string) =>
  findMentions(scanText(slot))
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, text: slot.slice(start, end) }));

/** What is replaced in a slot that differs: thing by thing where both say as many of the same kinds, else the whole of it. */
function swapsOf(from: string, to: string): Swap[] {
  const [had, has] = [statedIn(from), statedIn(to)];
  const isAlike = had.length === has.length && had.every(({ kind }, at) => kind === has[at]?.kind);
  const swaps = isAlike ? had.map(({ text }, at) => ({ from: text, to: has[at]?.text ?? '' })) : [{ from, to }];
  return swaps.filter((swap) => fold(swap.from) !== fold(swap.to));
}

/**
 * `text` with what stands in the slots of `from` replaced by what stands in those of `to`, as whole words in any case. Both are the slots of titles
 * of one block, in their order.
 */
export function swapVariant(text: string, from: readonly string[], to: readonly string[]): string {
  const swaps = from.flatMap((slot, at) => swapsOf(slot, to[at] ?? slot));
  if (swaps.length === 0) return text;
  // The longest first: `Navy Blue` before `Blue`. All in one go, so that nothing that was put in is replaced again.
  const words = swaps.map((swap) => swap.from).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escapeSigns).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const byFolded = new Map(swaps.map((swap) => [fold(swap.from), swap]));
  return text.replace(pattern, (found) => {
    const swap = byFolded.get(fold(found));
    return swap ? keepCapitals(found, swap.from, swap.to) : found;
  });
}
