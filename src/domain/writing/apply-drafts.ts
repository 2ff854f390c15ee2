// Drafts become content: which of them change a part, and the change they make.
import { isSameValue } from '#domain/canonical-json.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { Part, PartContent } from '#domain/parts/parts.ts';
import type { Origin, ReviewedContent } from '#domain/review/content.ts';
import { areSameImages, detailsOf, hasNewDifference } from '#domain/review/image-entries.ts';
import { type Change, replacePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { builtInName } from './engine-names.ts';
import type { DraftedPart } from './pipeline.ts';

/** Whether a draft changes its part: its text, or while it is pending how an engine comes to that text. */
export function isNews(
  { parts, imagesWithStatus }: ReviewedContent,
  { part, value, images, draft }: DraftedPart,
): boolean {
  const { value: present, status, record } = parts[part];
  if (!isSameContent(present, value)) return true;
  if (images && !areSameImages(detailsOf(imagesWithStatus), images)) return true;
  // Also of images that were approved before a model saw it.
  if (images && hasNewDifference(images, imagesWithStatus)) return true;
  const isOther = record.draft ? !isSameValue(record.draft, draft) : record.origin === 'source';
  return status === 'pending' && isOther;
}

/** Where the text of a draft comes from. */
export const originOf = ({ engine }: DraftRecord): Origin => (engine === builtInName ? 'built-in' : 'model');

/** Puts drafts into their parts, all pending again. */
export function applyDrafts(content: ReviewedContent, drafts: readonly DraftedPart[], by: Person | null): Change {
  let change: Change = { content, history: [] };
  for (const { part, value, images, draft } of drafts) {
    // What its writer had nothing for is still what it was.
    const origin = draft.isKept ? change.content.parts[part].record.origin : originOf(draft);
    const writing = { origin, draft, by, ...(images ? { images } : {}) };
    const next = replacePart(change.content, part, value as PartContent[Part], writing);
    change = { content: next.content, history: [...change.history, ...next.history] };
  }
  return change;
}
