// One browser somebody is signed in with: whose it is, what it is, since when, and its end.
import { EllipsisVertical } from 'lucide-react';
import { methodWords } from '#domain/session/session-words.ts';
import type { TeamSession } from '#domain/session/team.contract.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem } from '#web/kit/layers/menu.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { useDevice } from '../../settings/account/account.queries.ts';
import { SessionLine } from '../../settings/account/session-line.tsx';
import { describeSeen } from '../team-words.ts';
import { useEndTeamSession } from './sessions.queries.ts';

export type TeamSessionRowProps = {
  session: TeamSession;
  /** Whether it is of whoever looks. */
  isMine: boolean;
  /** Whether it is this browser, which is signed out by its own menu. */
  isOwn: boolean;
  canEnd: boolean;
  /** Shows the sessions of this person alone; null where it does. */
  onNarrow: (() => void) | null;
  /** Asks whether to end all sessions of this person. */
  onEndAll: () => void;
};

export function TeamSessionRow({ session, isMine, isOwn, canEnd, onNarrow, onEndAll }: TeamSessionRowProps) {
  const { person } = session;
  const device = useDevice(session.userAgent);
  const name = device?.name ?? 'this session';
  const end = useEndTeamSession(() => {
    announce(`Signed ${person.fullName} out of ${name}`);
    // The row goes, and its button with it.
    document.getElementById('team-sessions')?.focus();
  });
  const { text, isNow } = describeSeen(session.lastSeenAt, new Date());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-3 md:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-center gap-2.5 max-md:col-span-2">
        <Avatar fullName={person.fullName} className="size-7 text-[0.6875rem]" />
        <span className="truncate font-medium text-[0.8125rem]">{person.fullName}</span>
        {isMine && <Badge tone="accent">You</Badge>}
      </div>
      <div className="flex min-w-0 items-center gap-3">
        <SessionLine device={device} isOwn={isOwn} failure={end.error}>
          <p className="wrap-anywhere text-ink-soft text-xs tabular-nums">
            {session.address && `${session.address}, `}
            {isNow ? 'active now' : `active ${text}`}
          </p>
          <p className="text-ink-soft text-xs tabular-nums">
            Signed in {methodWords[session.method]}, {formatDateTime(new Date(session.startedAt))}
          </p>
        </SessionLine>
      </div>
      <div className="flex min-w-26 items-center justify-end gap-1">
        {canEnd && !isOwn && (
          <Button
            size="sm"
            aria-label={`Sign out of ${name}, ${person.fullName}`}
            busy={end.isPending}
            onClick={() => end.mutate(session)}
          >
            Sign out
          </Button>
        )}
        {(canEnd || onNarrow) && (
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={`More about the sessions of ${person.fullName}`} />}
          >
            {onNarrow && (
              <MenuItem onSelect={() => afterFocusReturned(onNarrow)}>Only sessions of {person.fullName}</MenuItem>
            )}
            {canEnd && (
              <MenuItem tone="bad" onSelect={() => afterFocusReturned(onEndAll)}>
                Sign out everywhere…
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
    </li>
  );
}
