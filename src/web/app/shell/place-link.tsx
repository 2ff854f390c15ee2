// The lines of the sidebar and their groups. A place has its icon and its count; collapsed, the icon alone with the rest in a tooltip.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#web/kit/cn.ts';
import { formatCompact, formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';

/** Of every line: how the sidebar is drawn, and what the drawer of phones does once a place was chosen. */
export type InSidebar = { isCollapsed: boolean; onGo: (() => void) | undefined };

type PlaceGroupProps = { title: string; isCollapsed: boolean; children: ReactNode };

/** `children` are list items. */
export function PlaceGroup({ title, isCollapsed, children }: PlaceGroupProps) {
  const id = useId();
  return (
    <div className="mb-4">
      <p id={id} className={isCollapsed ? 'sr-only' : 'px-2.5 pt-1 pb-1.5 font-medium text-ink-faint text-xs'}>
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

/** Longer counts would cut the names of the places. */
const roomFor = 10_000;

type PlaceLinkProps = InSidebar &
  Pick<LinkProps, 'activeOptions'> & {
    to: string;
    /** What its address carries besides the path. */
    search?: object;
    label: string;
    icon: LucideIcon;
    count: number | undefined;
    /** Lit besides where the address says so. */
    isLit: boolean;
    className?: string;
  };

export function PlaceLink(props: PlaceLinkProps) {
  const { label, icon: Icon, count, isLit, isCollapsed, onGo, className, to, search, activeOptions = {} } = props;
  const link = (
    <Link
      to={to}
      {...(search ? { search: search as never } : {})}
      activeOptions={activeOptions}
      {...(isLit ? { 'data-status': 'active' } : {})}
      onClick={onGo}
      className={cn(
        'group relative flex h-8 items-center rounded-md font-medium text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:text-accent-ink touch:h-10 touch:text-sm',
        isCollapsed ? 'justify-center' : 'gap-2.5 px-2.5',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint group-data-[status=active]:text-accent-ink" />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {count !== undefined && (
        <Count isCollapsed={isCollapsed}>
          {count < roomFor ? formatNumber(count) : <LargeCount>{count}</LargeCount>}
          <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
        </Count>
      )}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip content={count === undefined ? label : `${label} (${formatNumber(count)})`} side="right">
      {link}
    </Tooltip>
  );
}

/** Short for the eye, exact for the ear. */
function LargeCount({ children: count }: { children: number }) {
  return (
    <>
      <span aria-hidden>{formatCompact(count)}</span>
      <span className="sr-only">{formatNumber(count)}</span>
    </>
  );
}

function Count({ isCollapsed, children }: { isCollapsed: boolean; children: ReactNode }) {
  if (isCollapsed) return <span className="sr-only">{children}</span>;
  return (
    <span
      data-count
      className="rounded-full bg-sunken px-1.5 py-px text-ink-soft text-xs tabular-nums group-data-[status=active]:bg-surface/60 group-data-[status=active]:text-accent-ink"
    >
      {children}
    </span>
  );
}
