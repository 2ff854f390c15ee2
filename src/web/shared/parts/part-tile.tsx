// A part of a product as a tile, T D B or I, with its state as colour and sign.
import { Check, X } from 'lucide-react';
import { type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { cn } from '#web/kit/cn.ts';

/** `unknown`: decided, it is not known how. */
export type TileState = Status | 'none' | 'unknown';

const looks: Record<TileState, { style: string; word: string }> = {
  pending: { style: 'border-warn/60 bg-warn-soft text-warn-ink', word: 'pending' },
  approved: { style: 'border-transparent bg-ok-soft text-ok-ink', word: 'approved' },
  rejected: { style: 'border-transparent bg-bad-soft text-bad-ink', word: 'rejected' },
  none: { style: 'border-dashed border-line-strong text-ink-faint', word: 'no content' },
  unknown: { style: 'border-line text-ink-faint', word: 'decided' },
};

/** One item of a list. */
export function PartTile({ part, state }: { part: Part; state: TileState }) {
  const { style, word } = looks[state];
  const Sign = state === 'approved' ? Check : state === 'rejected' ? X : null;
  return (
    <li
      title={`${partTable[part].shortLabel}: ${word}`}
      className={cn('relative grid size-5.5 place-items-center rounded-md border font-semibold text-2xs', style)}
    >
      {partTable[part].letter}
      <span className="sr-only">: {word}</span>
      {Sign && (
        <Sign
          aria-hidden
          strokeWidth={3.5}
          className={cn(
            'absolute -top-1 -right-1 size-3 rounded-full p-0.5 text-surface',
            state === 'approved' ? 'bg-ok-ink' : 'bg-bad-ink',
          )}
        />
      )}
    </li>
  );
}
