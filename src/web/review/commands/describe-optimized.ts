// What is said of a text that was written by a wish and stored.
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { builtInName } from '#domain/writing/engine-names.ts';

/** The specified words only where the wish was checked and found followed. */
export function describeOptimized(
  part: TextPart,
  draft: DraftRecord | undefined,
): { title: string; description: string } {
  const open = (draft?.wishes ?? []).filter(({ origin, verdict }) => origin === null && verdict === 'not-checked');
  if (open.length === 0)
    return { title: 'Content optimized', description: `Successfully optimized the ${part} using your custom prompt` };
  const title = draft?.engine === builtInName ? 'Content generated' : 'Content optimized with AI';
  return {
    title,
    description: `Nobody can check ${quoteFirst(open.map(({ text }) => text))}: read the ${part} before you approve.`,
  };
}
