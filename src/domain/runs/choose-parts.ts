// Which parts of a product a run that writes takes, and why it skips the others.
import { listParts, type Part, type Status } from '#domain/parts/parts.ts';
import type { Origin } from '#domain/review/origin.ts';
import type { WritingOptions } from './actions/writing.ts';
import { type SkipReason, skipReasons, skipWords } from './skip-reasons.ts';

export type Skipped = { part: Part; because: SkipReason };

/** What is read of the content here. */
export type PartOrigins = {
  parts: Record<Part, { status: Status; record: { origin: Origin; sourceChanges: readonly unknown[] } }>;
};

/** What no run writes over unless it is asked to: it is not what a writer of Copydesk left. */
const byHand: ReadonlySet<Origin> = new Set<Origin>(['person', 'restored', 'fixed', 'proposed']);

function findReason(content: PartOrigins, part: Part): Exclude<SkipReason, 'as-before'> | null {
  const { status, record } = content.parts[part];
  if (status === 'approved' && record.sourceChanges.length > 0) return 'source-changed';
  if (status !== 'pending') return status;
  return byHand.has(record.origin) ? 'edited' : null;
}

/** Splits the parts asked for. Without content no part is decided or written yet. */
export function chooseParts(
  content: PartOrigins | null,
  { parts, take }: Pick<WritingOptions, 'parts' | 'take'>,
): { taken: Part[]; skipped: Skipped[] } {
  const taken: Part[] = [];
  const skipped: Skipped[] = [];
  for (const part of new Set(parts)) {
    const because = content && findReason(content, part);
    if (because && !take.includes(because)) skipped.push({ part, because });
    else taken.push(part);
  }
  return { taken, skipped };
}

/** `Already approved: Title, Bullets. Edited manually: Images.`; null where nothing was skipped. */
export function describeSkipped(skipped: readonly Skipped[]): string | null {
  if (skipped.length === 0) return null;
  return skipReasons
    .map((reason) => ({ reason, parts: skipped.filter(({ because }) => because === reason) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ reason, parts }) => `${skipWords[reason].was}: ${listParts(parts.map(({ part }) => part))}.`)
    .join(' ');
}
