// Previous, up to five page numbers around the present one, Next.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { pageNumbers } from './page-numbers.ts';

/** So many numbers keep to one line between Previous and Next on a phone. */
const shownOnPhone = 3;

type PaginationProps = { page: number; pageCount: number; onPage: (page: number) => void };

export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  const onPhone = pageNumbers(page, pageCount, shownOnPhone);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      <Button size="sm" disabled={isFirst} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      {pageNumbers(page, pageCount).map((number) => (
        <Button
          key={number}
          size="sm"
          variant={number === page ? 'soft' : 'ghost'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
          className={cn(
            'min-w-8 px-2 tabular-nums touch:min-w-10 touch:px-1',
            !onPhone.includes(number) && 'max-sm:hidden',
          )}
        >
          {number}
        </Button>
      ))}
      <Button size="sm" disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
