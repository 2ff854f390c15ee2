// Team > Sessions: every browser somebody is signed in with, and the end of each.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LogOut, MonitorOff } from 'lucide-react';
import { useState } from 'react';
import { may } from '#domain/permissions.ts';
import { isRole } from '#domain/roles.ts';
import type { Me } from '#domain/session/session.contract.ts';
import { endMemberSession, endMemberSessions, type Member } from '#domain/session/team.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useTeam } from '../team.queries.ts';
import { useTeamSessions } from './sessions.queries.ts';
import { TeamSessionRow } from './team-session-row.tsx';

const memberDialog = loadOnInteraction(() => import('../member-dialogs.tsx'));

export function SessionsTab({ me }: { me: Me }) {
  const { by } = useSearch({ from: '/team' });
  const navigate = useNavigate({ from: '/team' });
  const list = useTeamSessions(by);
  const { data: team } = useTeam({ enabled: true });
  const mayEnd = useMay(endMemberSession, endMemberSessions);
  const [asked, setAsked] = useState<Member | null>(null);
  const dialogs = memberDialog.useModule(asked !== null);
  const members = team?.members ?? [];
  const memberOf = (id: number) => members.find((each) => each.id === id);
  const isOwner = isRole(me.role) && may(me.role, 'own');
  /** Owners are signed out by owners alone. */
  const canEnd = (member: Member | undefined) => mayEnd && member !== undefined && (member.role !== 'owner' || isOwner);
  const narrow = (id: string | undefined) =>
    void navigate({ search: { tab: 'sessions', ...(id === undefined ? {} : { by: id }) }, resetScroll: false });
  const shown = by === undefined ? undefined : memberOf(Number(by));
  /** How many end with all of a person: as the list has them, which is newer than what is known of the team. */
  const ask = (member: Member) => {
    const listed = list.data?.sessions.filter(({ person }) => person.id === member.id).length ?? 0;
    const whole = by === undefined ? member.openSessions : (list.data?.total ?? 0);
    setAsked({ ...member, openSessions: list.hasNextPage ? whole : listed });
  };
  return (
    <Card id="team-sessions" tabIndex={-1} aria-labelledby="sessions-title" className="focus:outline-none">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h2 id="sessions-title" className="font-semibold text-[0.9375rem]">
            Sessions
          </h2>
          <p aria-live="polite" className="text-[0.8125rem] text-ink-soft tabular-nums">
            {list.data
              ? `${countNoun(list.data.total, 'session')}, newest first`
              : 'Browsers people are signed in with, newest first'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label="Person"
            value={by ?? ''}
            isSet={by !== undefined}
            options={[
              { value: '', label: 'All people' },
              ...members.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
            ]}
            onValueChange={(value) => narrow(value === '' ? undefined : value)}
          />
          {shown && (list.data?.total ?? 0) > 0 && canEnd(shown) && (
            <Button variant="danger" disabled={list.isPlaceholderData} onClick={() => ask(shown)}>
              <LogOut aria-hidden />
              Sign out everywhere
            </Button>
          )}
        </div>
      </header>
      <Sessions list={list}>
        {list.data?.sessions.map((session) => {
          const member = memberOf(session.person.id);
          return (
            <TeamSessionRow
              key={session.id}
              session={session}
              isMine={session.person.id === me.id}
              isOwn={session.id === me.sessionId}
              canEnd={canEnd(member)}
              onNarrow={by === undefined ? () => narrow(String(session.person.id)) : null}
              onEndAll={() => member && ask(member)}
            />
          );
        })}
      </Sessions>
      {asked && dialogs && (
        <dialogs.SignOutDialog member={asked} isMe={asked.id === me.id} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

type SessionsProps = { list: ReturnType<typeof useTeamSessions>; children: React.ReactNode };

function Sessions({ list, children }: SessionsProps) {
  const { data } = list;
  if (!data && list.isError) return <LoadFailure of={list} title="The sessions could not be loaded" />;
  if (!data)
    return (
      <Loading label="Loading the sessions" className="space-y-3.5 border-line border-t p-5">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </Loading>
    );
  if (data.sessions.length === 0)
    return (
      <EmptyState icon={MonitorOff} title="Not signed in anywhere" hint="Sessions end after 4 days without use." />
    );
  return (
    <>
      <ul
        aria-label="Sessions"
        aria-busy={list.isPlaceholderData}
        className={cn(
          'divide-y divide-line border-line border-t transition-opacity duration-150',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        {children}
      </ul>
      {(list.hasNextPage || list.isFetchNextPageError) && (
        <div className="flex flex-col items-center gap-2 border-line border-t px-5 py-3">
          {list.isFetchNextPageError && <FailureBox {...describeFailure(list.error)} />}
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Retry' : 'Show older sessions'}
          </Button>
        </div>
      )}
    </>
  );
}
