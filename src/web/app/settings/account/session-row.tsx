// One browser one is signed in with.
import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { Session } from '#domain/session/session.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { signOutHere } from '#web/client/sign-out-here.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { FailureText } from '#web/kit/failure-text.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useDevice, useEndSession } from './account.queries.ts';

export function SessionRow({ session, isOwn }: { session: Session; isOwn: boolean }) {
  const device = useDevice(session.userAgent);
  const name = device?.name ?? 'this session';
  const leave = useMutation({ mutationFn: signOutHere });
  const end = useEndSession(() => {
    announce(`Signed out of ${name}`);
    // The row goes, and its button with it.
    document.getElementById('sessions')?.focus();
  });
  const failure = isOwn ? leave.error : end.error;
  const Icon = device?.isHandheld ? Smartphone : Monitor;
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 font-medium text-[0.8125rem]">
          {device ? (
            <span className="line-clamp-2 min-w-0 break-words">{device.name}</span>
          ) : (
            <Skeleton className="h-4 w-36" />
          )}
          {isOwn && <Badge tone="accent">This browser</Badge>}
        </div>
        <p className="text-ink-soft text-xs tabular-nums">
          {session.address}, last seen {formatDateTime(new Date(session.lastSeenAt))}, signed in{' '}
          {formatDateTime(new Date(session.startedAt))}
        </p>
        {failure && (
          <div role="alert" className="mt-0.5 text-bad-ink text-xs">
            <FailureText lead="Still signed in." {...describeFailure(failure)} />
          </div>
        )}
      </div>
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
