// What stands out of a product whose text a run wrote.
import { isSameContent } from '#domain/history/same-content.ts';
import { type Part, type PartContent, pickParts } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { findWaitReason, noteParts } from '#domain/review/review-note.ts';
import type { RunFinding } from './run.ts';

/** The first that fits the parts that were written; null where nothing does. `content` is as the run leaves it. */
export function findFinding(
  content: ReviewedContent,
  parts: readonly Part[],
  source: Partial<PartContent>,
): RunFinding | null {
  const reason = findWaitReason(noteParts(content).filter(({ part }) => parts.includes(part)));
  if (reason !== null && reason !== 'clean' && reason !== 'part-rejected') return reason;
  const values = pickParts(source);
  return parts.every((part) => isSameContent(content.parts[part].value, values[part])) ? 'same-as-source' : null;
}
