// What a title says of one variant only: sizes, colors, models and amounts stand in slots, and the words between them are those of the product.

import type { ClaimKind } from '#domain/claims/kinds.ts';
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';

const varying: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'colour',
  'size',
  'model',
  'dimension',
  'capacity',
  'weight',
  'measure',
  'power',
  'pack',
  'count',
]);

/** What stands between two of them and joins them to one slot: `Black/Gray`, `10" - Blue`. */
const joining = /^[^\p{L}\p{N}]*$/u;
/** Case and punctuation do not matter where titles are compared. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `pattern` is the title, folded, with a mark for each slot; `slots` is what stands in them, as it stands there. */
export type TitleSlots = { pattern: string; slots: string[] };

/** The slots of a title, in their order. A title without any has none, and belongs to no family. */
export function titleSlots(title: string): TitleSlots {
  const spans: { start: number; end: number }[] = [];
  const found = findMentions(scanText(title)).filter(({ kind }) => varying.has(kind));
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && (start <= last.end || joining.test(title.slice(last.end, start)))) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  const words = [...spans, { start: title.length, end: title.length }].map(({ start }, index) =>
    fold(title.slice(spans[index - 1]?.end ?? 0, start)),
  );
  return { pattern: words.join('◻'), slots: spans.map(({ start, end }) => title.slice(start, end)) };
}
