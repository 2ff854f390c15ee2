// *Rollback to this version*: what an entry brings back, or why it cannot.
import type { Part, PartContent } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { type HistoryEntry, isBesideReview } from './history.contract.ts';
import { readContent } from './history.ts';

/** Content goes back to the entry's previous content; an image goes back to pending. Both wait for a decision again. */
export type Rollback =
  | { kind: 'content'; part: Part; values: Partial<PartContent>; entryId: number }
  | { kind: 'image'; url: string; type: 'hero' | 'secondary' };

/** What rolling back to this entry restores; null when the entry holds nothing to go back to. */
export function rollbackOf(entry: Pick<HistoryEntry, 'id' | 'contentType' | 'previousContent'>): Rollback | null {
  const content = readContent(entry.previousContent);
  const { contentType } = entry;
  if (isBesideReview(contentType)) return null;
  if (contentType === 'heroImage' || contentType === 'secondaryImage') {
    if (content.kind !== 'text') return null;
    return { kind: 'image', url: content.text, type: contentType === 'heroImage' ? 'hero' : 'secondary' };
  }
  const isOneText = partTable[contentType].kind === 'text';
  if (content.kind !== (isOneText ? 'text' : 'list')) return null;
  const value = content.kind === 'text' ? content.text : content.items;
  return { kind: 'content', part: contentType, values: { [contentType]: value }, entryId: entry.id };
}
