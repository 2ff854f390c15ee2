// The sidebar: brand, groups of places with live counts, and who is signed in.
import { useRouterState } from '@tanstack/react-router';
import { ChevronsUpDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useOpenView } from '#web/catalogue/views/saved-views.ts';
import { useDashboard, useMe } from '#web/client/shared.queries.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { AccountMenu } from './account-menu.tsx';
import { type NavigationEntry, placeGroups } from './navigation.ts';
import { type InSidebar, PlaceGroup, PlaceLink } from './place-link.tsx';
import { ViewsPlace } from './views-place.tsx';

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
          <PlaceGroup key={group.title} title={group.title} isCollapsed={isCollapsed}>
            {group.places.map((place) => (
              <li key={place.to}>
                <SidebarPlace place={place} isCollapsed={isCollapsed} onGo={onGo} />
              </li>
            ))}
          </PlaceGroup>
        ))}
        <ViewsPlace isCollapsed={isCollapsed} onGo={onGo} />
      </nav>
      <div className={cn('flex shrink-0 items-center gap-2 border-line border-t p-3', isCollapsed && 'flex-col')}>
        <SignedInUser isCollapsed={isCollapsed} onGo={onGo} />
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

type SidebarPlaceProps = InSidebar & { place: NavigationEntry };

function SidebarPlace({ place: { to, label, icon, count, holds = [] }, isCollapsed, onGo }: SidebarPlaceProps) {
  const { data } = useDashboard();
  const isViewOpen = useOpenView() !== undefined;
  // A product belongs to the list it was opened from.
  const origin = useRouterState({ select: ({ location }) => (location.search as { from?: string }).from });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <PlaceLink
      to={to}
      label={label}
      icon={icon}
      count={count && data?.[count]}
      isLit={origin === to || holds.includes(pathname)}
      // A saved view of the list is lit in its place.
      activeOptions={{ exact: to === '/' || origin !== undefined || isViewOpen, includeSearch: isViewOpen }}
      isCollapsed={isCollapsed}
      onGo={onGo}
    />
  );
}

function SignedInUser({ isCollapsed, onGo }: InSidebar) {
  const { data: user, isError } = useMe();
  if (isError) return null;
  if (!user) return <Skeleton className={isCollapsed ? 'size-8 rounded-full' : 'h-8 flex-1'} />;
  const style = cn('flex min-w-0 items-center gap-2.5', !isCollapsed && 'flex-1');
  const words = (
    <>
      <Avatar fullName={user.fullName} />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 leading-4'}>
        <span className="block truncate font-medium text-[0.8125rem]">{user.fullName} </span>
        <span className="block truncate text-ink-soft text-xs first-letter:uppercase">{user.shownRole}</span>
      </span>
    </>
  );
  // Where nobody signs in, there is nothing to do about it.
  if (user.sessionId === null) return <div className={style}>{words}</div>;
  const trigger = (
    <button
      type="button"
      className={cn(
        style,
        '-m-1 rounded-md p-1 text-left transition-colors duration-150 hover:bg-hover data-[state=open]:bg-hover',
      )}
    >
      {words}
      {!isCollapsed && <ChevronsUpDown aria-hidden className="ml-auto size-4 shrink-0 text-ink-faint" />}
    </button>
  );
  return <AccountMenu trigger={trigger} align="start" onGo={onGo} />;
}
