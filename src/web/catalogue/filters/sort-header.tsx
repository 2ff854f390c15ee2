// A column head that sorts: a new column starts descending, the active one turns round.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { SortKey } from '#domain/catalogue/catalogue.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { HeadCell } from '#web/kit/lists/table.tsx';
import { nextSort, type Sort } from './sort.ts';

type SortHeaderProps = ComponentProps<typeof HeadCell> & {
  column: SortKey;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function SortHeader({ column, sort, onSort, children, ...rest }: SortHeaderProps) {
  const isActive = sort.sort === column;
  const Icon = !isActive ? ChevronsUpDown : sort.order === 'asc' ? ArrowUp : ArrowDown;
  const ariaSort = !isActive ? undefined : sort.order === 'asc' ? 'ascending' : 'descending';
  return (
    <HeadCell aria-sort={ariaSort} {...rest}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column))}
        className={cn(
          'group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 font-medium transition-colors duration-150 hover:bg-hover hover:text-ink',
          isActive && 'text-ink',
        )}
      >
        {children}
        <Icon aria-hidden className={cn('size-3.5', !isActive && 'opacity-40 group-hover:opacity-100')} />
      </button>
    </HeadCell>
  );
}
