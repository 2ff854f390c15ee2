// The sidebar: brand, groups of places with live counts, and who is signed in.
import { Link, useRouterState } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDashboard, useMe } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatCompact, formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { type Place, placeGroups } from './navigation.ts';
import { RingPlace } from './run-places.tsx';

type SidebarProps = {
  isCollapsed?: boolean;
  /** Absent in the drawer, which has nothing to collapse. */
  onToggle?: () => void;
  /** Called when a place was chosen: closes the drawer. */
  onGo?: () => void;
};

export function Sidebar({ isCollapsed = false, onToggle, onGo }: SidebarProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className={cn('flex h-14 shrink-0 items-center gap-2.5', isCollapsed ? 'justify-center' : 'px-4')}>
        <img src="/icon.svg" alt="" className="size-7" />
        {!isCollapsed && <span className="font-semibold text-[0.9375rem] tracking-[-0.01em]">Copydesk</span>}
      </div>
      <nav
        aria-label="Main"
        className={cn('min-h-0 flex-1 overflow-y-auto pt-1 pb-4', isCollapsed ? 'px-2.5' : 'px-3')}
      >
        {placeGroups.map((group) => (
          <div key={group.title} className="mb-4">
            <p
              id={`places-${group.title}`}
              className={isCollapsed ? 'sr-only' : 'px-2.5 pt-1 pb-1.5 font-medium text-ink-faint text-xs'}
            >
              {group.title}
            </p>
            <ul aria-labelledby={`places-${group.title}`} className="flex flex-col gap-0.5">
              {group.places.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} isCollapsed={isCollapsed} onGo={onGo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={cn('flex shrink-0 items-center gap-2 border-line border-t p-3', isCollapsed && 'flex-col')}>
        <SignedInUser isCollapsed={isCollapsed} />
        {onToggle && (
          <Tooltip content={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'} side="right">
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
              aria-expanded={!isCollapsed}
              onClick={onToggle}
            >
              {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

/** Longer counts would cut the names of the places. */
const roomFor = 10_000;

type PlaceLinkProps = { place: Place; isCollapsed: boolean; onGo: (() => void) | undefined };

function PlaceLink({ place, isCollapsed, onGo }: PlaceLinkProps) {
  const { data } = useDashboard();
  const count = place.count && data ? data[place.count] : undefined;
  // A product belongs to the list it was opened from.
  const origin = useRouterState({ select: ({ location }) => (location.search as { from?: string }).from });
  const link = (
    <Link
      to={place.to}
      {...(origin === place.to ? { 'data-status': 'active' } : {})}
      onClick={onGo}
      activeOptions={{ exact: place.to === '/' || origin !== undefined, includeSearch: false }}
      className={cn(
        'group relative flex h-8 items-center rounded-md font-medium text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:text-accent-ink touch:h-10 touch:text-sm',
        isCollapsed ? 'justify-center' : 'gap-2.5 px-2.5',
      )}
    >
      <place.icon aria-hidden className="size-4 shrink-0 text-ink-faint group-data-[status=active]:text-accent-ink" />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{place.label}</span>
      {place.to === '/runs' && <RingPlace isSmall={isCollapsed} />}
      {count !== undefined && (
        <Count isCollapsed={isCollapsed}>
          {count < roomFor ? formatNumber(count) : <LargeCount>{count}</LargeCount>}
          <span className="sr-only"> products</span>
        </Count>
      )}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip content={count === undefined ? place.label : `${place.label} (${formatNumber(count)})`} side="right">
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
    <span className="rounded-full bg-sunken px-1.5 py-px text-ink-soft text-xs tabular-nums group-data-[status=active]:bg-surface/60 group-data-[status=active]:text-accent-ink">
      {children}
    </span>
  );
}

function SignedInUser({ isCollapsed }: { isCollapsed: boolean }) {
  const { data: user, isError } = useMe();
  if (isError) return null;
  if (!user) return <Skeleton className={isCollapsed ? 'size-8 rounded-full' : 'h-8 flex-1'} />;
  const initials = user.fullName
    .split(/\s+/)
    .map((name) => name[0])
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', !isCollapsed && 'flex-1')}>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
      >
        {initials}
      </span>
      <div className={isCollapsed ? 'sr-only' : 'min-w-0 leading-4'}>
        <p className="truncate font-medium text-[0.8125rem]">{user.fullName}</p>
        <p className="truncate text-ink-soft text-xs">{user.role}</p>
      </div>
    </div>
  );
}
