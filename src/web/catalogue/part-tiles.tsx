// The parts of a product as tiles T D B I, each with its state as colour and sign.
import { Check, X } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { issueOrder, type Part, partTable, type Status } from '#domain/parts/parts.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { cn } from '#web/kit/cn.ts';

type TileState = Status | 'none' | 'unknown';

const looks: Record<TileState, { style: string; word: string }> = {
  pending: { style: 'border-warn/60 bg-warn-soft text-warn-ink', word: 'pending' },
  approved: { style: 'border-transparent bg-ok-soft text-ok-ink', word: 'approved' },
  rejected: { style: 'border-transparent bg-bad-soft text-bad-ink', word: 'rejected' },
  none: { style: 'border-dashed border-line-strong text-ink-faint', word: 'no content' },
  unknown: { style: 'border-line text-ink-faint', word: 'decided' },
};

/** Until its note is here only what is pending is known. */
function stateOf(part: Part, { hasContent, pendingParts }: Product, note: ReviewNote | undefined): TileState {
  if (!hasContent) return 'none';
  const told = note?.parts.find((each) => each.part === part)?.status;
  return told ?? (pendingParts.includes(part) ? 'pending' : 'unknown');
}

export function PartTiles({ product, note }: { product: Product; note: ReviewNote | undefined }) {
  return (
    <ul aria-label="Parts" className="flex gap-1.5">
      {issueOrder.map((part) => {
        const state = stateOf(part, product, note);
        const { style, word } = looks[state];
        const Sign = state === 'approved' ? Check : state === 'rejected' ? X : null;
        return (
          <li
            key={part}
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
      })}
    </ul>
  );
}
