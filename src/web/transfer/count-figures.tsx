// The four figures of a run: what is new, changed, unchanged and refused.
import { CircleEqual, CirclePlus, CircleX, type LucideIcon, PencilLine } from 'lucide-react';
import type { Import, ImportCounts } from '#domain/transfer/transfer.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';

type Figure = {
  name: Exclude<keyof ImportCounts, 'read'>;
  label: string;
  hint: string;
  /** The same once it is done. */
  doneHint: string;
  icon: LucideIcon;
  tone: string;
};

const figures: Figure[] = [
  {
    name: 'new',
    label: 'New',
    hint: 'Not in the catalog yet',
    doneHint: 'Added to the catalog',
    icon: CirclePlus,
    tone: 'bg-ok-soft text-ok-ink',
  },
  {
    name: 'changed',
    label: 'Changed',
    hint: 'In the catalog, with different values',
    doneHint: 'Updated',
    icon: PencilLine,
    tone: 'bg-accent-soft text-accent-ink',
  },
  {
    name: 'unchanged',
    label: 'Unchanged',
    hint: 'Already up to date',
    doneHint: 'Already up to date',
    icon: CircleEqual,
    tone: 'bg-sunken text-ink-soft',
  },
  {
    name: 'refused',
    label: 'Invalid',
    hint: 'Cannot be imported',
    doneHint: 'Skipped',
    icon: CircleX,
    tone: 'bg-bad-soft text-bad-ink',
  },
];

type CountFiguresProps = {
  counts: ImportCounts;
  /** Of the new ones, those that had been deleted here. */
  returned?: number;
  isImported?: boolean;
  /** How far the import was undone since. */
  undone?: Import['undone'];
};

/** What is said behind figures of what an import stored. */
const undoneHints: Record<Import['undone'], string> = { none: '', partly: ' before the undo', all: ', then undone' };

export function CountFigures({ counts, returned = 0, isImported = false, undone = 'none' }: CountFiguresProps) {
  return (
    <Card aria-label="Products in the file">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl bg-line md:grid-cols-4">
        {figures.map(({ name, label, hint, doneHint, icon: Icon, tone }) => {
          const isQuiet = counts[name] === 0;
          const isStored = !isQuiet && (name === 'new' || name === 'changed');
          return (
            <div key={name} className="min-w-0 bg-surface px-4 py-4 sm:px-5">
              <dt className="flex items-center gap-2 font-medium text-[0.8125rem] text-ink-soft">
                <span
                  className={cn(
                    'grid size-6 shrink-0 place-items-center rounded-md',
                    isQuiet ? 'bg-sunken text-ink-faint' : tone,
                  )}
                >
                  <Icon aria-hidden className="size-3.5" />
                </span>
                {label}
              </dt>
              <dd className="mt-2">
                <span
                  className={cn(
                    'block font-semibold text-2xl tabular-nums leading-8 tracking-[-0.02em]',
                    isQuiet && 'text-ink-faint',
                  )}
                >
                  {formatNumber(counts[name])}
                </span>
                <span className="block text-ink-soft text-xs">
                  {isImported ? `${doneHint}${isStored ? undoneHints[undone] : ''}` : hint}
                </span>
                {name === 'new' && returned > 0 && (
                  <span className="block text-warn-ink text-xs">{formatNumber(returned)} previously deleted</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
