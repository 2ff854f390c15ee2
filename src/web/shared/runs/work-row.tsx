// One piece of long work in a list: what it is, its state, and what came of it or how far it is. Leads to its page.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cn } from '#web/kit/cn.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';

type WorkRowProps = {
  link: LinkProps;
  title: string;
  /** Under the title. */
  details: ReactNode;
  /** What came of it, or how far it is. */
  result: ReactNode;
  badge: ReactNode;
  /** Why it failed. */
  failure?: string | null | false;
};

export function WorkRow({ link, title, details, result, badge, failure }: WorkRowProps) {
  return (
    <li>
      <Link
        {...link}
        className="group flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 transition-colors duration-150 last:rounded-b-xl hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-full sm:basis-48">
          <span className="block truncate font-medium group-hover:text-accent-ink">{title}</span>
          <span className="block break-words text-ink-soft text-xs tabular-nums">{details}</span>
        </span>
        <span className="min-w-0 max-w-full text-ink-soft text-xs tabular-nums">{result}</span>
        {badge}
        {failure && <span className="basis-full break-words text-bad-ink text-xs">{failure}</span>}
      </Link>
    </li>
  );
}

export function WorkRowsSkeleton({ className, ...rest }: { label: string; count?: number; className?: string }) {
  return (
    <LoadingRows
      {...rest}
      className={cn('divide-y divide-line', className)}
      rowClassName="flex items-center gap-4 px-5 py-3.5"
    >
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
      <Skeleton className="h-5 w-20 rounded-full" />
    </LoadingRows>
  );
}
