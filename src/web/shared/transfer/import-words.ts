// How a run over a catalogue file stands and what came of it, in words.
import { Ban, CircleCheck, CirclePause, CircleX, FileSearch, TriangleAlert, Undo2 } from 'lucide-react';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
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

type Moves = Import['moved'];
const moveWords: Readonly<Record<keyof Moves, string>> = { setAside: 'set aside', broughtBack: 'brought back' };

function listMoves(of: (move: keyof Moves) => { count: number; be?: string }): string {
  return (['setAside', 'broughtBack'] as const)
    .map((move) => ({ ...of(move), move }))
    .filter(({ count }) => count > 0)
    .map(({ count, be = '', move }) => `${formatNumber(count)} ${be}${moveWords[move]}`)
    .join(', ');
}

/** `3 set aside, 2 brought back`: what runs after an import moved; empty where they moved nothing. */
const describeMoved = (moved: Moves): string => listMoves((move) => ({ count: moved[move] }));

/** `3 will be set aside`: what runs after the import of a dry run would move. */
const describeWillMove = (moves: Moves): string => listMoves((move) => ({ count: moves[move], be: 'will be ' }));

/** What runs after an import moved, or are about to: `3 being set aside`. */
export function describeMoves({ moved, movedBy }: Pick<ImportDetails, 'moved' | 'movedBy'>): string {
  const actions = { setAside: 'set-aside', broughtBack: 'bring-back' } as const;
  return listMoves((move) => {
    const going = movedBy.filter(({ isGoing, action }) => isGoing && action === actions[move]);
    return going.length === 0
      ? { count: moved[move] }
      : { count: going.reduce((count, { products }) => count + products, 0), be: 'being ' };
  });
}

const join = (...texts: string[]) => texts.filter((text) => text !== '').join(' · ');

/** What came of an import, with what the runs after it moved. */
export const describeResult = ({ counts, moved }: Pick<Import, 'counts' | 'moved'>): string =>
  join(describeCounts(counts), describeMoved(moved));

/** The same of one on its own page, which knows what is still moving and what a dry run will move. */
export const describeDetails = (run: ImportDetails): string =>
  join(describeCounts(run.counts), run.dryRun ? describeWillMove(run.willMove) : describeMoves(run));

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
