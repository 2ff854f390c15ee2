// Keywords, data sources and prompts of the product: one row that sums them up, each of which opens below it. One is open at a time.
import { useSearch } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { cn } from '#web/kit/cn.ts';
import { type FoldName, foldNames, type ReviewSlots } from './review.slots.ts';

type FoldsProps = {
  folds: ReviewSlots['folds'];
  open: FoldName | null;
  onOpen: (name: FoldName | null) => void;
  product: Product;
  values: PartContent;
  /** Nothing of it is asked for before the parts are drawn. */
  isWhole: boolean;
};

/** What the address asks for is within the fold: a dialog of it can only open there. */
function useAskedFold(): FoldName | null {
  const search = useSearch({ from: '/products/$id' });
  if (search.source) return 'sources';
  if (search.keywords) return 'keywords';
  return search.prompt ? 'prompts' : null;
}

/** Which fold is open. Apart from the row, which has another place on a phone. */
export function useFold(): [open: FoldName | null, setOpen: (name: FoldName | null) => void] {
  const asked = useAskedFold();
  const [open, setOpen] = useState<FoldName | null>(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  // Stays open when what was asked for is closed again: the focus goes back into it.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked) setOpen(asked);
  }
  return [open, setOpen];
}

export function Folds({ folds, open, onOpen, product, values, isWhole }: FoldsProps) {
  const shown = { product, values };
  return (
    <div>
      <div className="grid h-9 grid-cols-3 divide-x divide-line touch:h-11">
        {foldNames.map((name) => {
          const { label, icon: Icon, summary } = folds[name];
          return (
            <button
              key={name}
              type="button"
              aria-expanded={open === name}
              aria-controls={foldId(name)}
              onClick={() => onOpen(open === name ? null : name)}
              className={cn(
                'flex min-w-0 items-center gap-2 px-3.5 text-left text-[0.8125rem] transition-colors duration-150 first:rounded-bl-xl last:rounded-br-xl hover:bg-hover focus-visible:-outline-offset-2 max-sm:justify-center max-sm:px-1.5',
                open === name && 'bg-hover',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint max-sm:hidden" />
              <span className="shrink-0 font-medium max-sm:truncate">{label}</span>
              <span className="min-w-0 flex-1 truncate text-ink-soft max-sm:sr-only">{isWhole && summary(shown)}</span>
              <ChevronDown
                aria-hidden
                className={cn(
                  'size-3.5 shrink-0 text-ink-faint transition-transform duration-150',
                  open === name && 'rotate-180',
                )}
              />
            </button>
          );
        })}
      </div>
      {foldNames.map((name) => (
        <div
          key={name}
          id={foldId(name)}
          hidden={open !== name}
          className="border-line border-t [&>section]:rounded-t-none [&>section]:border-0 [&>section]:shadow-none"
        >
          {isWhole && open === name && folds[name].content(shown)}
        </div>
      ))}
    </div>
  );
}

const foldId = (name: FoldName) => `fold-${name}`;
