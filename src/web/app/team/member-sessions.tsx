// The browsers a member is signed in with, and the end of each.
import type { Session } from '#domain/session/session.contract.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatDate } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useDevice } from '../settings/account/account.queries.ts';
import { SessionLine } from '../settings/account/session-line.tsx';
import { useEndMemberSession, useMemberSessions } from './team.queries.ts';
import { describeSeen } from './team-words.ts';

type MemberSessionsProps = {
  member: Member;
  /** The session of this browser, which is signed out by its own menu. */
  ownSession: number;
  canEnd: boolean;
};

export function MemberSessions({ member, ownSession, canEnd }: MemberSessionsProps) {
  const { data: sessions, error, refetch, isFetching } = useMemberSessions(member.id);
  return (
    <section id="member-sessions" tabIndex={-1} aria-label="Sessions" className="px-5 py-4 focus:outline-none">
      <h3 className="font-medium text-[0.8125rem]">
        Sessions {sessions && <span className="font-normal text-ink-soft">{sessions.length}</span>}
      </h3>
      {sessions && sessions.length === 0 && <p className="mt-1 text-ink-soft text-xs">Not signed in anywhere</p>}
      {sessions && sessions.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              userId={member.id}
              isOwn={session.id === ownSession}
              canEnd={canEnd}
            />
          ))}
        </ul>
      )}
      {!sessions && error && (
        <LoadFailure of={{ error, isFetching, refetch }} title="The sessions could not be loaded" className="py-6" />
      )}
      {!sessions && !error && (
        <Loading label="Loading the sessions" className="mt-2 space-y-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-28" />
        </Loading>
      )}
    </section>
  );
}

type SessionRowProps = { session: Session; userId: number; isOwn: boolean; canEnd: boolean };

function SessionRow({ session, userId, isOwn, canEnd }: SessionRowProps) {
  const device = useDevice(session.userAgent);
  const name = device?.name ?? 'this session';
  const end = useEndMemberSession(userId, () => {
    announce(`Signed out of ${name}`);
    // The row goes, and its button with it.
    document.getElementById('member-sessions')?.focus();
  });
  const { text, isNow } = describeSeen(session.lastSeenAt, new Date());
  return (
    <li className="flex items-center gap-3 py-2.5">
      <SessionLine device={device} isOwn={isOwn} failure={end.error}>
        <p className="truncate text-ink-soft text-xs tabular-nums">{session.address}</p>
        <p className="text-ink-soft text-xs">
          {isNow ? 'Active now' : `Active ${text}`}, since {formatDate(new Date(session.startedAt))}
        </p>
      </SessionLine>
      {!isOwn && canEnd && (
        <Button size="sm" aria-label={`Sign out of ${name}`} busy={end.isPending} onClick={() => end.mutate(session)}>
          Sign out
        </Button>
      )}
    </li>
  );
}
