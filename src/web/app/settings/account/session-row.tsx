// One browser one is signed in with.
import { useMutation } from '@tanstack/react-query';
import type { Session } from '#domain/session/session.contract.ts';
import { signOutHere } from '#web/client/sign-out-here.ts';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { useDevice, useEndSession } from './account.queries.ts';
import { SessionLine } from './session-line.tsx';

export function SessionRow({ session, isOwn }: { session: Session; isOwn: boolean }) {
  const device = useDevice(session.userAgent);
  const name = device?.name ?? 'this session';
  const leave = useMutation({ mutationFn: signOutHere });
  const end = useEndSession(() => {
    announce(`Signed out of ${name}`);
    // The row goes, and its button with it.
    document.getElementById('sessions')?.focus();
  });
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <SessionLine device={device} isOwn={isOwn} failure={isOwn ? leave.error : end.error}>
        <p className="text-ink-soft text-xs tabular-nums">
          {session.address}, last seen {formatDateTime(new Date(session.lastSeenAt))}, signed in{' '}
          {formatDateTime(new Date(session.startedAt))}
        </p>
      </SessionLine>
      <Button
        size="sm"
        {...(isOwn ? {} : { 'aria-label': `Sign out of ${name}` })}
        busy={end.isPending || leave.isPending}
        onClick={() => (isOwn ? leave.mutate() : end.mutate(session))}
      >
        {isOwn ? 'Sign out of this browser' : 'Sign out'}
      </Button>
    </li>
  );
}
