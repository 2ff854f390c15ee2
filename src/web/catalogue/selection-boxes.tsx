// The tick boxes of a list: one for each product, one for the page. The list's selection reaches them by context.
import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '#web/kit/cn.ts';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { type ListSelection, rowAttribute } from './use-selection.ts';

const SelectionContext = createContext<ListSelection | null>(null);

export function SelectionProvider({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useListSelection(): ListSelection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A tick box needs a SelectionProvider around its list.');
  return selection;
}

/** Attributes of the element that stands for a product: its id, and its tint while it is selected. */
export function useRowAttributes(): (product: { id: number }) => {
  [rowAttribute]: number;
  'data-selected': true | undefined;
} {
  const { has } = useListSelection();
  return ({ id }) => ({ [rowAttribute]: id, 'data-selected': has(id) || undefined });
}

type ProductBoxProps = { product: { id: number; title: string }; className?: string };

export function ProductBox({ product, className }: ProductBoxProps) {
  const { has, toggle } = useListSelection();
  return (
    <Checkbox
      label={`Select ${product.title}`}
      checked={has(product.id)}
      onCheckedChange={(isIn, isShift) => toggle(product.id, isIn, isShift)}
      className={cn(className)}
    />
  );
}

/** Ticks or unticks the page. `withText` shows its words beside it, where no table head holds it. */
export function PageBox({ withText }: { withText?: boolean }) {
  const { page, togglePage } = useListSelection();
  const box = (
    <Checkbox
      label="Select all on this page"
      checked={page}
      // Partly ticked turns to all, as everywhere.
      onCheckedChange={() => togglePage(page !== true)}
    />
  );
  if (!withText) return box;
  return (
    <span className="flex min-h-8 items-center gap-2.5 touch:min-h-10">
      {box}
      <span aria-hidden className="text-[0.8125rem] text-ink-soft">
        Select page
      </span>
    </span>
  );
}
