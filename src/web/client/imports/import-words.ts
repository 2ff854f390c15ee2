// How a run over a catalogue file stands and what came of it, in words.
import type { Import, ImportCounts } from '#domain/transfer/transfer.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

/** What came of a run in one line: `12 new, 3 changed, 1 refused`; groups of none are left out. */
export function describeCounts(counts: ImportCounts): string {
  const parts = (['new', 'changed', 'unchanged', 'refused'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${formatNumber(counts[name])} ${name}`);
  return parts.length === 0 ? 'No products' : parts.join(', ');
}

type ImportOutcome = { label: string; tone: 'accent' | 'neutral' | 'ok' | 'bad' };

export type ImportState = Pick<Import, 'state' | 'dryRun' | 'undone'>;

/** State of a run as a badge says it. */
export function describeState({ state, dryRun, undone }: ImportState): ImportOutcome {
  if (undone !== 'none') return { label: undone === 'all' ? 'Undone' : 'Partly undone', tone: 'neutral' };
  if (state === 'failed') return { label: 'Failed', tone: 'bad' };
  if (state === 'running') return { label: dryRun ? 'Checking' : 'Importing', tone: 'accent' };
  return dryRun ? { label: 'Dry run', tone: 'neutral' } : { label: 'Imported', tone: 'ok' };
}
