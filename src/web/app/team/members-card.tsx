// The members of the workspace: who they are, what they may do, how they sign in and when they were here.
import { Building2, EllipsisVertical, Smartphone, TriangleAlert } from 'lucide-react';
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import type { Asked } from './member-dialogs.tsx';
import { RoleControl } from './role-control.tsx';
import { ScopeLine } from './scope-line.tsx';
import { describeSeen, whyLocked } from './team-words.ts';

export type TeamOfMine = {
  team: Team;
  myId: number;
  myRole: Role;
  onRole: (member: Member, role: Role) => void;
  onAsk: (asked: Asked) => void;
};

type MembersCardProps = TeamOfMine & {
  openId: number | undefined;
  onOpen: (member: Member) => void;
};

export function MembersCard({ openId, onOpen, ...mine }: MembersCardProps) {
  const { team, myId } = mine;
  const person = (member: Member) => (
    <MemberName member={member} isMe={member.id === myId} isOpen={member.id === openId} onOpen={onOpen} />
  );
  const columns: Column<Member>[] = [
    { id: 'person', header: 'Person', cell: person },
    {
      id: 'role',
      header: 'Role',
      headClassName: 'w-34',
      cell: (member) => <RoleControl {...mine} member={member} onChange={mine.onRole} />,
    },
    {
      id: 'factor',
      header: 'Second factor',
      headClassName: 'w-30',
      cell: (member) => <FactorWord member={member} />,
    },
    { id: 'seen', header: 'Last seen', headClassName: 'w-28', cell: (member) => <SeenWord member={member} /> },
    {
      id: 'more',
      header: <span className="sr-only">More</span>,
      headClassName: 'w-13',
      isHidden: !may(mine.myRole, 'manage'),
      cell: (member) => <MemberMenu {...mine} member={member} onOpen={onOpen} />,
    },
  ];
  return (
    <Card className="overflow-clip">
      <DataTable
        label="Members"
        rows={team.members}
        keyOf={({ id }) => id}
        columns={columns}
        attributesOf={({ id }) => (id === openId ? { 'data-open': '' } : {})}
        rowClassName="data-open:bg-accent-soft/60 data-open:shadow-[inset_3px_0_0_var(--accent)]"
        className="[--cell-y:0.375rem]"
        stackedClassName="px-4 py-3"
        stacked={(member) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-0 flex-1 basis-48">{person(member)}</div>
            {may(mine.myRole, 'manage') && <MemberMenu {...mine} member={member} onOpen={onOpen} />}
            <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 pl-11">
              <RoleControl {...mine} member={member} onChange={mine.onRole} />
              <FactorWord member={member} />
              <SeenWord member={member} />
            </div>
          </div>
        )}
      />
    </Card>
  );
}

type MemberNameProps = { member: Member; isMe: boolean; isOpen: boolean; onOpen: (member: Member) => void };

function MemberName({ member, isMe, isOpen, onOpen }: MemberNameProps) {
  return (
    <div className={cn('flex min-w-0 gap-3', member.scope ? 'items-start' : 'items-center')}>
      <Avatar fullName={member.fullName} />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            data-member={member.id}
            aria-expanded={isOpen}
            onClick={() => onOpen(member)}
            className="truncate font-medium text-[0.8125rem] hover:text-accent-ink hover:underline touch:min-h-10"
          >
            {member.fullName}
          </button>
          {isMe && <Badge tone="accent">You</Badge>}
        </div>
        {member.email !== null && <p className="truncate text-ink-soft text-xs">{member.email}</p>}
        <ScopeLine scope={member.scope} />
      </div>
    </div>
  );
}

const iconed = 'inline-flex items-center gap-1.5 text-[0.8125rem] text-ink-soft [&_svg]:size-4';

/** A company's sign-in has a second factor of its own. Beside a passkey the password alone still signs in. */
function FactorWord({ member: { hasSecondFactor, hasPassword, hasPasskey } }: { member: Member }) {
  if (hasSecondFactor)
    return (
      <span className={iconed}>
        <Smartphone aria-hidden />
        Code
      </span>
    );
  if (!hasPassword)
    return (
      <span className={iconed}>
        <Building2 aria-hidden />
        Company
      </span>
    );
  return (
    <span className={cn(iconed, 'text-warn-ink')}>
      <TriangleAlert aria-hidden />
      {hasPasskey ? 'Off, has a passkey' : 'Off'}
    </span>
  );
}

export function SeenWord({ member }: { member: Member }) {
  const { text, isNow } = describeSeen(member.lastSeenAt, new Date());
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-[0.8125rem]', isNow ? 'text-ok-ink' : 'text-ink-soft')}>
      {isNow && <span aria-hidden className="size-1.5 rounded-full bg-ok" />}
      {text}
    </span>
  );
}

function MemberMenu({
  member,
  team,
  myId,
  myRole,
  onAsk,
  onOpen,
}: TeamOfMine & Pick<MemberNameProps, 'member' | 'onOpen'>) {
  // A dialog that opens gives the focus back to the button, not to the menu.
  const ask = (asked: Asked) => afterFocusReturned(() => onAsk(asked));
  const isMe = member.id === myId;
  const isTheirs = member.role === 'owner' && !may(myRole, 'own');
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={`More about ${member.fullName}`} />}>
      <MenuItem onSelect={() => afterFocusReturned(() => onOpen(member))}>Details</MenuItem>
      {!isTheirs && (
        <>
          {team.hasPasswords && !isMe && (
            <MenuItem onSelect={() => ask({ what: 'password-link', member })}>New password…</MenuItem>
          )}
          {member.openSessions > 0 && (
            <MenuItem onSelect={() => ask({ what: 'sign-out', member })}>Sign out everywhere…</MenuItem>
          )}
          {whyLocked(member, team, myRole) === null && (
            <>
              <MenuLine />
              <MenuItem tone="bad" onSelect={() => ask({ what: 'remove', member })}>
                {isMe ? 'Leave…' : 'Remove…'}
              </MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  );
}
