// The rows of a list whose variants are grouped: one for each family, and below it its variants while it is open.
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import type { ListedProduct } from '../listed-product.ts';
import { focusedRow } from '../use-selection.ts';
import { familyOf, membersQuery } from './families.queries.ts';
import { VariantsLine } from './variants-line.tsx';

/** Marks the row of a family, and those of its variants; both with its number. By these the style sheet knows them. */
const familyAttribute = 'data-family';
const variantAttribute = 'data-variant';

type GroupedRowsProps = {
  products: readonly Product[];
  families: readonly Family[];
  /** What narrows the list, and its order. */
  list: AskedSearch;
  children: (products: ListedProduct[]) => ReactNode;
};

export function GroupedRows({ products, families, list, children }: GroupedRowsProps) {
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  const isOpen = (id: number) => openIds.includes(id);
  const change = (id: number, open: boolean) =>
    setOpenIds((ids) => (open ? [...ids.filter((each) => each !== id), id] : ids.filter((each) => each !== id)));
  const opened = families.filter(({ id }) => isOpen(id));
  const reads = useQueries({ queries: opened.map((family) => membersQuery(list, family)) });
  useFamilyKeys(families, isOpen, change);
  const drawn = new Set<Family>();
  const rows = products.flatMap((product): ListedProduct[] => {
    const family = familyOf(families, product.id);
    if (!family) return [product];
    // Found only after the page was read.
    if (drawn.has(family)) return [];
    drawn.add(family);
    const { id, members } = family;
    const read = reads[opened.indexOf(family)];
    const count = countNoun(members.length, 'variant');
    const row = {
      key: `family ${id}`,
      ids: members.map((member) => member.id),
      name: `${count} of ${product.title}`,
      more: ` and ${members.length - 1} more`,
      line: (
        <VariantsLine
          count={count}
          name={`${count} of ${product.title}`}
          variants={members.map(({ variant }) => variant)}
          isOpen={isOpen(id)}
          read={read}
          onToggle={() => change(id, !isOpen(id))}
        />
      ),
      attributes: { [familyAttribute]: id },
    };
    return [{ ...product, row }, ...variantRows(family, read?.data?.rows)];
  });
  return children(rows);
}

/** In the order of the family, in which ranges of rows are selected. */
function variantRows({ id: familyId, members }: Family, read: readonly Product[] | undefined): ListedProduct[] {
  const products = new Map(read?.map((product) => [product.id, product]));
  return members.flatMap(({ id, variant }): ListedProduct[] => {
    const product = products.get(id);
    if (!product) return [];
    const row = {
      key: `variant ${id}`,
      ids: [id],
      name: product.title,
      line: <p className="truncate text-ink-soft text-xs">{variant}</p>,
      attributes: { [variantAttribute]: familyId },
    };
    return [{ ...product, row }];
  });
}

const familyIn = (row: Element | null, attribute: string): number | null => {
  const id = row?.getAttribute(attribute);
  return id ? Number(id) : null;
};
const isIn =
  (...attributes: string[]) =>
  (focused: Element) =>
    focused.closest(attributes.map((attribute) => `[${attribute}]`).join(', ')) !== null;

/** Right opens the family that has the focus, Left closes it, also from one of its variants. */
function useFamilyKeys(
  families: readonly Family[],
  isOpen: (id: number) => boolean,
  change: (id: number, open: boolean) => void,
): void {
  const open = () => {
    const id = familyIn(focusedRow(), familyAttribute);
    if (id !== null && !isOpen(id)) change(id, true);
  };
  const close = () => {
    const row = focusedRow();
    const from = familyIn(row, variantAttribute);
    const id = from ?? familyIn(row, familyAttribute);
    if (id === null || !isOpen(id)) return;
    // The row that has the focus goes: the focus moves to that of its family first.
    if (from !== null)
      document.querySelector<HTMLElement>(`[${familyAttribute}="${id}"] input[type=checkbox]`)?.focus();
    change(id, false);
  };
  const enabled = families.length > 0;
  useActions('List', [
    {
      id: 'families.open',
      label: 'Show the variants of the focused row',
      keys: 'ArrowRight',
      isFor: isIn(familyAttribute),
      enabled,
      run: open,
    },
    {
      id: 'families.close',
      label: 'Hide the variants of the focused row',
      keys: 'ArrowLeft',
      isFor: isIn(familyAttribute, variantAttribute),
      enabled,
      run: close,
    },
  ]);
}
