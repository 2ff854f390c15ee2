// How a run over a catalogue file stands and what came of it, in words.
import { Ban, CircleCheck, CirclePause, CircleX, FileSearch, TriangleAlert, Undo2 } from 'lucide-react';
import type { Import, ImportCounts } from '#domain/transfer/transfer.contract.ts';
import type { Tone } from '#web/kit/badge.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Spinner } from '#web/kit/spinner.tsx';

/** What came of a run in one line: `12 new, 3 changed, 1 invalid`; groups of none are left out. */
export function describeCounts(counts: ImportCounts): string {
  const parts = (['new', 'changed', 'unchanged', 'refused'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${formatNumber(counts[name])} ${name === 'refused' ? 'invalid' : name}`);
  return parts.length === 0 ? 'No products' : parts.join(', ');
}

/** `3 set aside, 2 brought back`: what runs after an import moved; empty where they moved nothing. */
export function describeMoved({ setAside, broughtBack }: Import['moved']): string {
  return [
    ...(setAside > 0 ? [`${formatNumber(setAside)} set aside`] : []),
    ...(broughtBack > 0 ? [`${formatNumber(broughtBack)} brought back`] : []),
  ].join(', ');
}

/** What came of an import, with what the runs after it moved. */
export const describeResult = ({ counts, moved }: Pick<Import, 'counts' | 'moved'>): string =>
  [describeCounts(counts), describeMoved(moved)].filter((text) => text !== '').join(' · ');

export type ImportState = Pick<Import, 'state' | 'isPaused' | 'isCancelled' | 'dryRun' | 'undone' | 'error'>;

type ImportLook = { label: string; tone: Tone; Icon: typeof Spinner | typeof CircleCheck };

/** How a run over a file stands, as a badge says it. */
export function lookOfImport({ state, isPaused, isCancelled, dryRun, undone, error }: ImportState): ImportLook {
  if (undone !== 'none') return { label: undone === 'all' ? 'Undone' : 'Partly undone', tone: 'neutral', Icon: Undo2 };
  if (isPaused) return { label: 'Paused', tone: 'warn', Icon: CirclePause };
  if (isCancelled) return { label: 'Canceled', tone: 'neutral', Icon: Ban };
  if (state === 'failed') return { label: 'Failed', tone: 'bad', Icon: CircleX };
  if (state === 'running') return { label: dryRun ? 'Checking' : 'Importing', tone: 'accent', Icon: Spinner };
  if (dryRun && error !== undefined) return { label: 'Stopped', tone: 'warn', Icon: TriangleAlert };
  if (dryRun) return { label: 'Dry run', tone: 'neutral', Icon: FileSearch };
  return { label: 'Imported', tone: 'ok', Icon: CircleCheck };
}
