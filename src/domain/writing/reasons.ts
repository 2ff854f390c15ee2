// Reasons of the writer: each says in one sentence what was done to a text, and what asked for it.
import type { DraftReason } from '#domain/history/draft-record.ts';

/** How a reason names the prompt that was typed for this one draft. */
export const ownPrompt = 'your own prompt';

/** Asked by a benchmark rule, named by attribute and subject such as `title.length`: which rule that is depends on retailer and day. */
export function byRule(matter: string, text: string): DraftReason {
  return { text, because: 'rule', ref: matter };
}

/** `origin` null where more than one prompt may have asked. */
export function byPrompt(origin: string | null, text: string): DraftReason {
  return { text, because: 'prompt', ref: origin };
}

export function byKeyword(text: string): DraftReason {
  return { text, because: 'keyword', ref: null };
}

/** What the source says, or does not say, left no other choice. */
export function byFacts(text: string): DraftReason {
  return { text, because: 'facts', ref: null };
}

/** The subject of the rules on a kind of forbidden words: `a rating or ranking` → `rating-or-ranking`. */
export function subjectOfBan(reason: string): string {
  return reason.replace(/^an? /, '').replace(/[^a-z]+/g, '-');
}
