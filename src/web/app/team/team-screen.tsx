// Team: who works here, what each may do, and who is invited.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { may } from '#domain/permissions.ts';
import { isRole, type Role } from '#domain/roles.ts';
import * as invitations from '#domain/session/invitations.contract.ts';
import type { Me } from '#domain/session/session.contract.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import * as calls from '#domain/session/team.contract.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { useFormerMembers } from './former/former.queries.ts';
import { FormerMembersCard } from './former/former-members-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import type { Asked } from './member-dialogs.tsx';
import { MemberPanel } from './member-panel.tsx';
import { MembersCard } from './members-card.tsx';
import { NoSignIn } from './no-sign-in.tsx';
import { RolesCard } from './roles-card.tsx';
import { useChangeRole, useInvitations, useTeam } from './team.queries.ts';
import { TeamTabs } from './team-tabs.tsx';

const inviteDialog = loadOnInteraction(() => import('./invite-dialog.tsx'));
const memberDialog = loadOnInteraction(() => import('./member-dialogs.tsx'));

export function TeamScreen() {
  const { data: me } = useMe();
  // The frame shows no screen before it knows who is here.
  if (!me) return null;
  if (me.sessionId !== null) return <SignedInTeam me={me} sessionId={me.sessionId} />;
  return (
    <>
      <PageHead title="Team" />
      <TeamTabs me={null}>
        <NoSignIn fullName={me.fullName} />
      </TeamTabs>
    </>
  );
}

function SignedInTeam({ me, sessionId }: { me: Me; sessionId: number }) {
  const myRole: Role = isRole(me.role) ? me.role : 'viewer';
  const { changeRole, changeScope, removeMember, endMemberSession, endMemberSessions } = calls;
  const { makePasswordLink, revokePasswordLink, endMemberSecondFactor } = calls;
  const mayInvite = useMay(invitations.invite, invitations.renewInvitation, invitations.revokeInvitation);
  const mayChange = useMay(changeRole, changeScope, removeMember, endMemberSession, endMemberSessions);
  const mayManage = useMay(makePasswordLink, revokePasswordLink, endMemberSecondFactor) && mayInvite && mayChange;
  const { data: team, error, refetch, isFetching } = useTeam({ enabled: true });
  const invited = useInvitations({ enabled: mayManage });
  const former = useFormerMembers({ enabled: mayManage });
  const { member: openId, dialog } = useSearch({ from: '/team' });
  const navigate = useNavigate({ from: '/team' });
  const show = (search: { member?: string; dialog?: 'invite' }, replace = false) =>
    void navigate({ search, replace, resetScroll: false });
  const invite: Action = {
    id: 'team.invite',
    label: 'Invite people',
    keys: 'i',
    enabled: mayManage && team !== undefined,
    run: () => show({ dialog: 'invite' }),
  };
  useActions('Team', mayManage ? [invite] : []);
  const inviting = inviteDialog.useModule(dialog === 'invite');
  const opened = team?.members.find(({ id }) => String(id) === openId);
  return (
    <div className={cn(opened && 'xl:pr-[22.75rem]')}>
      <PageHead title="Team" badge={team && <Count team={team} invited={invited.data?.length} />}>
        {mayManage && (
          <Button variant="primary" onClick={invite.run}>
            <UserPlus aria-hidden />
            {invite.label}
            <span aria-hidden className="-mr-1 flex max-lg:hidden">
              <Kbd keys="i" />
            </span>
          </Button>
        )}
      </PageHead>
      <TeamTabs me={me}>
        {team ? (
          <TeamCards {...{ team, me, myRole, sessionId, opened }} onOpen={show} last={<FormerMembers of={former} />}>
            {invited.data && invited.data.length > 0 && (
              <InvitationsCard invitations={invited.data} myId={me.id} myRole={myRole} sendsMail={team.sendsMail} />
            )}
            {invited.error && !invited.data && (
              <Card>
                <LoadFailure of={invited} title="The invitations could not be loaded" className="py-8" />
              </Card>
            )}
          </TeamCards>
        ) : error ? (
          <Card>
            <LoadFailure of={{ error, isFetching, refetch }} title="The team could not be loaded" />
          </Card>
        ) : (
          <Loading label="Loading the team" className="grid gap-4">
            <Card className="min-h-44 space-y-3.5 p-5">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
            </Card>
          </Loading>
        )}
      </TeamTabs>
      {team && dialog === 'invite' && mayManage && inviting && (
        <inviting.InviteDialog team={team} myRole={myRole} onClose={() => show({}, true)} />
      )}
    </div>
  );
}

function FormerMembers({ of }: { of: ReturnType<typeof useFormerMembers> }) {
  if (of.data) return of.data.length > 0 && <FormerMembersCard former={of.data} />;
  return (
    of.error && (
      <Card>
        <LoadFailure of={of} title="The former members could not be loaded" className="py-8" />
      </Card>
    )
  );
}

function Count({ team: { members }, invited = 0 }: { team: Team; invited?: number | undefined }) {
  return (
    <p className="text-[0.8125rem] text-ink-soft tabular-nums">
      {countNoun(members.length, 'member')}
      {invited > 0 && `, ${countNoun(invited, 'invited', 'invited')}`}
    </p>
  );
}

type TeamCardsProps = {
  team: Team;
  me: Me;
  myRole: Role;
  sessionId: number;
  opened: Member | undefined;
  onOpen: (search: { member?: string }, replace?: boolean) => void;
  /** The invitations. */
  children: ReactNode;
  /** Those who were removed. */
  last: ReactNode;
};

function TeamCards({ team, me, myRole, sessionId, opened, onOpen, children, last }: TeamCardsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialogs = memberDialog.useModule(asked !== null);
  const change = useChangeRole();
  const giveRole = (member: Member, role: Role) =>
    change.mutate({ member, role, canUndo: member.id !== me.id || may(role, 'manage') });
  const mine = {
    ...{ team, myId: me.id, myRole, onAsk: setAsked },
    onRole: (member: Member, role: Role) => {
      if (member.id === me.id) setAsked({ what: 'own-role', member, role });
      else if (role === 'owner') setAsked({ what: 'owner', member, role });
      else giveRole(member, role);
    },
  };
  const close = () => {
    const row = document.querySelector<HTMLElement>(`[data-member="${opened?.id}"]`);
    onOpen({}, true);
    row?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {team.members.length === 1 && (
          <p className="text-ink-soft">You are the only member. Invite the people you work with.</p>
        )}
        <MembersCard
          {...mine}
          openId={opened?.id}
          onOpen={({ id }) => (id === opened?.id ? close() : onOpen({ member: String(id) }, opened !== undefined))}
        />
        {children}
        <RolesCard members={team.members} />
        {last}
      </div>
      {opened && <MemberPanel {...mine} member={opened} ownSession={sessionId} onClose={close} />}
      {asked && dialogs && (
        <dialogs.MemberDialog
          asked={asked}
          team={team}
          isMe={asked.member.id === me.id}
          onRole={giveRole}
          onRemoved={() => {
            setAsked(null);
            onOpen({}, true);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
