// Why earlier texts of a part were rejected, as it leads the next ones.
import type { RejectedText } from '#domain/history/draft-record.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { PartState } from '#domain/review/content.ts';
import type { Clause } from '#domain/wishes/ask.ts';
import { readWish } from '#domain/wishes/read-wish.ts';

/** By part, the latest last. */
export type Rejected = Partial<Record<Part, readonly RejectedText[]>>;

/** How a reason of a draft names what it follows from. */
export const rejectionOrigin = 'reason of the rejection';

/** So many reasons lead a text: older ones were about texts nobody remembers. */
const mostReasons = 3;

/** What leads the next text of a part: why the present one was rejected, and what led it. */
export function rejectionsOf(part: Part, { value, status, record }: PartState): RejectedText[] {
  const before = record.draft?.rejections ?? [];
  if (status !== 'rejected' || !record.reason) return [...before];
  // Images are no text a reason could be checked on.
  return [...before, { reason: record.reason, text: part === 'images' ? [] : value }].slice(-mostReasons);
}

/** Says what to do. `Says vegan` says what is wrong, and must not be read as a wish for it. */
const instruction =
  /^(?:please )?(?:make|keep|write|use|mention|include|add|highlight|emphasi[sz]e|avoid|do not|don['’]t|never|start|begin|end|leave|omit|exclude|remove|drop|delete|limit|shorten|lengthen|expand|extend|replace|swap|change|put|place|move|say|cut|trim|it (?:should|must|needs)|should|must|at most|at least)\b/i;
const tooMuch = /\btoo\b/i;

/** Clause by clause. What is no instruction, and no `too` that is all about length, is for a language model to read. */
export const readReason = (reason: string): Clause[] =>
  readWish(reason).map((clause) => {
    const { text, asks } = clause;
    const isRead = instruction.test(text) || (tooMuch.test(text) && asks.every(({ about }) => about === 'length'));
    return { text, parts: null, asks: isRead ? asks : [{ about: 'other', want: text.toLowerCase() }] };
  });
