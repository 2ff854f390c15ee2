// A column head that sorts: a new column starts descending, the active one turns round.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { nextSort, type Sorted } from './sorted.ts';
import { HeadCell } from './table.tsx';

type SortHeaderProps<SortKey extends string> = ComponentProps<typeof HeadCell> & {
  column: SortKey;
  sort: Sorted<SortKey>;
  onSort: (sort: Sorted<SortKey>) => void;
};

export function SortHeader<SortKey extends string>(props: SortHeaderProps<SortKey>) {
  const { column, sort, onSort, children, ...rest } = props;
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
