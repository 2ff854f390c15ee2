// Who is invited and has not joined: how long their link works, a new one, and the end of it.
import { Mail, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { ShownLink } from '#domain/session/team.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatDate } from '#web/kit/format.ts';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import { MailFailure } from './link-mail.tsx';
import { ScopeLine } from './scope-line.tsx';
import { LinkDialog } from './shown-link.tsx';
import { useRenewInvitation, useRevokeInvitation } from './team.queries.ts';
import { describeExpiry, nameRole } from './team-words.ts';

type InvitationsCardProps = {
  invitations: readonly Invitation[];
  myId: number;
  myRole: Role;
  /** Whether links are mailed, too. */
  sendsMail: boolean;
};

export function InvitationsCard({ invitations, myId, myRole, sendsMail }: InvitationsCardProps) {
  const [made, setMade] = useState<{ email: string; link: ShownLink }>();
  const close = () => setMade(undefined);
  const who = (invitation: Invitation) => <Invited invitation={invitation} myId={myId} />;
  const buttons = (invitation: Invitation) =>
    (invitation.role !== 'owner' || may(myRole, 'own')) && (
      <InvitationButtons invitation={invitation} onLink={(link) => setMade({ email: invitation.email, link })} />
    );
  const columns: Column<Invitation>[] = [
    { id: 'email', header: 'Invited', cell: who },
    {
      id: 'role',
      header: 'Role',
      headClassName: 'w-24',
      className: 'text-[0.8125rem]',
      cell: ({ role }) => nameRole(role),
    },
    { id: 'link', header: 'Link', headClassName: 'w-34', cell: (invitation) => <LinkState {...invitation} /> },
    { id: 'more', header: <span className="sr-only">Change</span>, headClassName: 'w-51', cell: buttons },
  ];
  return (
    <Card id="invitations" tabIndex={-1} aria-label="Invitations" className="overflow-clip focus:outline-none">
      <DataTable
        label="Invitations"
        rows={invitations}
        keyOf={({ id }) => id}
        columns={columns}
        className="[--cell-y:0.375rem]"
        stackedClassName="px-4 py-3"
        stacked={(invitation) => (
          <div className="space-y-2">
            {who(invitation)}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-11">
              <span className="text-[0.8125rem]">{nameRole(invitation.role)}</span>
              <LinkState {...invitation} />
              {buttons(invitation)}
            </div>
          </div>
        )}
      />
      {made && (
        <LinkDialog
          to={made.email}
          isMailed={sendsMail}
          description="The earlier link no longer works."
          link={made.link}
          onClose={close}
        />
      )}
    </Card>
  );
}

function Invited({
  invitation: { email, fullName, scope, invitedBy, createdAt, mail },
  myId,
}: {
  invitation: Invitation;
  myId: number;
}) {
  const by = invitedBy === null ? '' : ` by ${invitedBy.id === myId ? 'you' : invitedBy.fullName}`;
  return (
    <div className={cn('flex min-w-0 gap-3', scope ? 'items-start' : 'items-center')}>
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Mail aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium text-[0.8125rem]">{fullName === null ? email : `${fullName}, ${email}`}</p>
        <p className="truncate text-ink-soft text-xs">
          Invited{by}, {formatDate(new Date(createdAt))}
          {mail?.state === 'sent' && ', by mail'}
        </p>
        <ScopeLine scope={scope} isWhole />
        <MailFailure mail={mail} to={email} />
      </div>
    </div>
  );
}

function LinkState({ expiresAt }: Pick<Invitation, 'expiresAt'>) {
  const { text, hasExpired } = describeExpiry(expiresAt, new Date());
  return <span className={cn('text-[0.8125rem]', hasExpired ? 'text-warn-ink' : 'text-ink-soft')}>{text}</span>;
}

type InvitationButtonsProps = { invitation: Invitation; onLink: (link: ShownLink) => void };

function InvitationButtons({ invitation, onLink }: InvitationButtonsProps) {
  const renew = useRenewInvitation();
  // The row goes, and its button with it.
  const revoke = useRevokeInvitation(() => document.getElementById('main')?.focus());
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        aria-label={`New link for ${invitation.email}`}
        busy={renew.isPending}
        onClick={() => renew.mutate(invitation, { onSuccess: onLink })}
      >
        {!renew.isPending && <RefreshCw aria-hidden />}
        New link
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Revoke the invitation of ${invitation.email}`}
        busy={revoke.isPending}
        onClick={() => revoke.mutate(invitation)}
      >
        Revoke
      </Button>
    </div>
  );
}
