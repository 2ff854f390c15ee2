// How a text of the past came about, as history shows it: for the text that is brought back.
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { Writing } from '#domain/review/review.ts';
import { originOf } from './apply-drafts.ts';

/** What is read of the entries of one part, newest first. */
export type WrittenEntry = Pick<HistoryEntry, 'action' | 'previousContent' | 'newContent' | 'changedBy' | 'details'>;

/** Whether one of the changes replaced this content. */
export function wasReplaced(entries: readonly WrittenEntry[], value: string | string[]): boolean {
  return entries.some(({ previousContent }) => isSameContent(previousContent, value));
}

/**
 * The latest writing that left this content in the part; null where no entry did. A fix keeps the draft or the proposal it was made on, a text that was
 * brought back the one it was written with.
 */
export function findWriting(entries: readonly WrittenEntry[], value: unknown): Writing | null {
  const at = entries.findIndex((entry) => isWriting(entry) && isSameContent(entry.newContent, value));
  const entry = entries[at];
  if (!entry) return null;
  const older = entries.slice(at + 1);
  const { action, changedBy: by, details } = entry;
  if (details?.fixed)
    return { ...makingOf(findWriting(older, entry.previousContent)), origin: 'fixed', by, fixed: details.fixed };
  if (details?.proposal) return { origin: 'proposed', by, proposal: details.proposal };
  if (action === 'edited') return { origin: 'person', by };
  if (action === 'restored') {
    const written = findWriting(older, value);
    // What an undo of one change or of a run brought back is what it was before.
    return details?.isUndo ? written : { ...makingOf(written), origin: 'restored', by };
  }
  const draft = details?.draft;
  if (!draft) return { origin: 'built-in', by };
  // Its writer had nothing for the part: the text is still what it was.
  const origin = draft.isKept ? (findWriting(older, value)?.origin ?? 'source') : originOf(draft);
  return { origin, draft, by };
}

const isWriting = ({ action }: WrittenEntry): boolean =>
  action === 'generated' || action === 'edited' || action === 'restored';

/** What a text keeps of how it was made when it is fixed or brought back. */
export const makingOf = (writing: Writing | null): Pick<Writing, 'draft' | 'proposal'> => ({
  ...(writing?.draft ? { draft: writing.draft } : {}),
  ...(writing?.proposal ? { proposal: writing.proposal } : {}),
});
