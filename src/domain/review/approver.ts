// Who approved content: set while at least one part is approved, and empty again when none is.
import { partNames } from '#domain/parts/parts.ts';
import type { ReviewedContent } from './content.ts';

/** User id of the latest approval that still counts; null where no part is approved. */
export function approverOf({ parts, approvedBy }: Pick<ReviewedContent, 'parts' | 'approvedBy'>): number | null {
  const approved = partNames.flatMap((part) => (parts[part].status === 'approved' ? [parts[part].record] : []));
  if (approved.length === 0) return null;
  const [latest] = approved.toSorted((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''));
  // An approval that an undo restored was made by the person who made it then.
  return approvedBy ?? latest?.decidedBy?.id ?? null;
}
