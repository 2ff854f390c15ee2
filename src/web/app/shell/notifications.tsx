// What happened lately, behind a bell that shows whether there is anything new.
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { keep, readKept } from '#web/kit/kept.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { useToasts } from '#web/kit/layers/toast.ts';

// What imports and runs look like comes with it, and is no part of the first load.
const body = loadOnInteraction(() => import('./notifications-panel.tsx'));
const seenKey = 'copydesk.notifications-seen';
const none: readonly number[] = [];

export function Notifications() {
  const { recent } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [seenAt, setSeenAt] = useState(readSeenAt);
  const [endTimes, setEndTimes] = useState(none);
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
            aria-label={newCount > 0 ? `Notifications, ${newCount} new` : 'Notifications'}
            className="relative"
          >
            <Bell aria-hidden />
            {newCount > 0 && (
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 size-2 touch:top-2 touch:right-2 rounded-full bg-accent ring-2 ring-surface"
              />
            )}
          </Button>
        }
      >
        {panel && <panel.NotificationsPanel recent={recent} onGo={() => setOpen(false)} />}
      </Popover>
    </>
  );
}

const readSeenAt = (): number => Number(readKept(seenKey) ?? 0);
const storeSeenAt = (at: number): void => keep(seenKey, String(at));
