// The tick boxes of a list: one for each product, one for the page. The list's selection reaches them by context.
import { createContext, type ReactNode, useContext } from 'react';
import { pageSelection } from '#domain/catalogue/selection.ts';
import { cn } from '#web/kit/cn.ts';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import type { ListedProduct } from './listed-product.ts';
import { type ListSelection, rowAttribute } from './use-selection.ts';

const SelectionContext = createContext<ListSelection | null>(null);

export function SelectionProvider({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useListSelection(): ListSelection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('No SelectionProvider');
  return selection;
}

/** What a row of a list of products is, as far as it is selected. */
export type SelectableRow = Pick<ListedProduct, 'id' | 'title' | 'row'>;

const idsOf = ({ id, row }: SelectableRow) => row?.ids ?? [id];

/** Attributes of the element that stands for a product: its id, and its tint while it is selected. */
export function useRowAttributes(): (product: SelectableRow) => {
  [rowAttribute]: string;
  'data-selected': true | undefined;
} {
  const { selection } = useListSelection();
  return (product) => {
    const ids = idsOf(product);
    return {
      [rowAttribute]: ids.join(' '),
      'data-selected': pageSelection(selection, ids) === true || undefined,
      ...product.row?.attributes,
    };
  };
}

export function ProductBox({ product, className }: { product: SelectableRow; className?: string }) {
  const { selection, toggle } = useListSelection();
  const ids = idsOf(product);
  return (
    <Checkbox
      label={`Select ${product.row?.name ?? product.title}`}
      checked={pageSelection(selection, ids)}
      onCheckedChange={(isIn, isShift) => toggle(ids, isIn, isShift)}
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
