// The attributes of a page: a table, or stacked cards where it would not fit.
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { CatalogueAttribute } from '#domain/attributes/attributes.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { UseChoice } from './use-choice.tsx';

const columns: Column<CatalogueAttribute>[] = [
  { id: 'name', header: 'Attribute', headClassName: 'w-[24%]', cell: (attribute) => <Name attribute={attribute} /> },
  {
    id: 'products',
    header: 'Products',
    headClassName: 'w-24 text-right',
    className: 'text-right tabular-nums',
    cell: ({ products }) => formatNumber(products),
  },
  { id: 'samples', header: 'Sample values', cell: (attribute) => <Samples attribute={attribute} /> },
  {
    id: 'use',
    header: 'Use in content',
    headClassName: 'w-84',
    cell: (attribute) => <UseChoice attribute={attribute} />,
  },
];

export function AttributeTable({ attributes }: { attributes: CatalogueAttribute[] }) {
  const passing = useFocusOfNext(attributes);
  return (
    <div {...passing}>
      <DataTable
        label="Attributes"
        className="border-line border-t"
        rowClassName="h-13"
        rows={attributes}
        keyOf={({ key }) => key}
        attributesOf={() => ({ 'data-row': true })}
        columns={columns}
        stacked={(attribute) => (
          <>
            <div className="flex items-baseline justify-between gap-3">
              <Name attribute={attribute} />
              <span className="shrink-0 text-ink-soft text-xs tabular-nums">{countOf(attribute)}</span>
            </div>
            <Samples attribute={attribute} />
            <div className="mt-2.5">
              <UseChoice attribute={attribute} />
            </div>
          </>
        )}
      />
    </div>
  );
}

const countOf = ({ products }: CatalogueAttribute) =>
  `${formatNumber(products)} ${products === 1 ? 'product' : 'products'}`;

/** The name as products write it, and as shoppers read it where that is another. */
function Name({ attribute: { name, label, use } }: { attribute: CatalogueAttribute }) {
  const isAnother = use !== 'hidden' && name.toLowerCase() !== label.toLowerCase();
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 wrap-anywhere font-medium leading-5 md:line-clamp-1" title={name}>
        {name}
      </p>
      {isAnother && (
        <p className="line-clamp-2 wrap-anywhere text-ink-soft text-xs leading-4 md:line-clamp-1">Shown as “{label}”</p>
      )}
    </div>
  );
}

function Samples({ attribute: { samples, products } }: { attribute: CatalogueAttribute }) {
  const text = samples.length > 0 ? samples.join(' · ') : products === 0 ? 'No longer on any product' : 'No value';
  return (
    <p className="line-clamp-2 wrap-anywhere text-[0.8125rem] text-ink-soft md:line-clamp-1" title={text}>
      {text}
    </p>
  );
}

/** A row may leave the list with the focus in it, as where one use is looked at: the row that takes its place gets it. */
function useFocusOfNext(attributes: readonly CatalogueAttribute[]) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<{ row: Element; at: number } | null>(null);
  const rowsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row leaves only when the rows change
  useLayoutEffect(() => {
    if (held.current === null || held.current.row.isConnected || document.activeElement !== document.body) return;
    const rows = rowsOf();
    rows[Math.min(held.current.at, rows.length - 1)]?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, [attributes]);
  const onFocus = ({ target }: FocusEvent) => {
    const rows = rowsOf();
    const at = rows.findIndex((row) => row.contains(target));
    const row = rows[at];
    held.current = row ? { row, at } : null;
  };
  return { ref: list, onFocus };
}

export function AttributesSkeleton() {
  return (
    <LoadingRows
      label="Loading attributes"
      rowClassName="flex flex-col gap-2.5 border-line border-t px-5 py-3 md:flex-row md:items-center md:gap-6"
    >
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-12 md:ml-auto" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-8 w-60" />
    </LoadingRows>
  );
}
