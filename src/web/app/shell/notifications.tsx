// What happened lately, and what one is notified of, behind a bell that shows whether there is anything new.
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { keep, readKept } from '#web/kit/kept.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { useToasts } from '#web/kit/layers/toast.ts';

// What imports and runs look like comes with it, and is no part of the first load.
const body = loadOnInteraction(() => import('./notifications-panel.tsx'));
const unreadCount = loadOnInteraction(() => import('#web/notifications/follow-unread.tsx'));
const seenKey = 'copydesk.notifications-seen';
const none: readonly number[] = [];

export function Notifications() {
  const { recent } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [seenAt, setSeenAt] = useState(readSeenAt);
  const [endTimes, setEndTimes] = useState(none);
  const me = useMe().data;
  const isPersonal = me !== undefined && me.sessionId !== null;
  const [unread, setUnread] = useState(0);
  // Who signed in sees what waits for them without touching the page.
  const personal = unreadCount.useModule(isPersonal);
  const panel = body.useModule(isOpen);
  const newCount = [...recent.map(({ at }) => at.getTime()), ...endTimes].filter((time) => time > seenAt).length;

  const changeOpen = (open: boolean) => {
    setOpen(open);
    if (!open) return;
    const now = Date.now();
    setSeenAt(now);
    storeSeenAt(now);
  };
  return (
    <>
      {panel && <panel.FollowEnds onChange={setEndTimes} />}
      {personal && isPersonal && <personal.FollowUnread onChange={setUnread} />}
      <Popover
        label="Notifications"
        align="end"
        open={isOpen}
        onOpenChange={changeOpen}
        className="w-96 p-0"
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={['Notifications', ...counted(unread, 'unread'), ...counted(newCount, 'new')].join(', ')}
            className="relative"
          >
            <Bell aria-hidden />
            {unread > 0 ? (
              <span
                aria-hidden
                className="absolute top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-semibold text-2xs text-on-accent tabular-nums ring-2 ring-surface"
              >
                {unread > mostShown ? `${mostShown}+` : unread}
              </span>
            ) : newCount > 0 ? (
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 size-2 touch:top-2 touch:right-2 rounded-full bg-accent ring-2 ring-surface"
              />
            ) : null}
          </Button>
        }
      >
        {panel && <panel.NotificationsPanel recent={recent} isPersonal={isPersonal} onGo={() => setOpen(false)} />}
      </Popover>
    </>
  );
}

/** What the bell has room for. */
const mostShown = 99;

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

const readSeenAt = (): number => Number(readKept(seenKey) ?? 0);
const storeSeenAt = (at: number): void => keep(seenKey, String(at));
