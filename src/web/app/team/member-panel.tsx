// What there is of one member: beside the list where there is room, otherwise over it.
import { LogOut, UserMinus, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { may } from '#domain/permissions.ts';
import { canBeScoped, type Scope, scopeFields } from '#domain/scope.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Sheet } from '#web/kit/layers/sheet.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { personalDataUrl } from './former/former.queries.ts';
import { MailFailure } from './link-mail.tsx';
import { MemberSessions } from './member-sessions.tsx';
import type { TeamOfMine } from './members-card.tsx';
import { RoleControl } from './role-control.tsx';
import { useRevokePasswordLink } from './team.queries.ts';
import { describeCan, describeCannot, scopeLabels, whyLocked } from './team-words.ts';

type MemberPanelProps = TeamOfMine & {
  member: Member;
  /** The session of this browser. */
  ownSession: number;
  onClose: () => void;
};

export function MemberPanel(props: MemberPanelProps) {
  const { member, onClose } = props;
  const hasRoom = useMedia('(min-width: 80rem)');
  if (hasRoom) return <BesidePanel {...props} />;
  return (
    <Sheet open onOpenChange={onClose} title={member.fullName} {...(member.email ? { description: member.email } : {})}>
      <MemberBody {...props} />
    </Sheet>
  );
}

function BesidePanel(props: MemberPanelProps) {
  const { member, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useActions('Team', [{ id: 'team.close', label: 'Close member details', keys: 'Escape', run: onClose }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member is another panel
  useEffect(() => {
    // Opened from its row: what comes next is in the panel.
    if (document.activeElement?.matches('[data-member]')) panel.current?.focus();
  }, [member.id]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={member.fullName}
      className="fixed top-14 right-0 bottom-0 z-20 flex w-93 animate-fade flex-col border-line border-l bg-surface shadow-pop focus:outline-none"
    >
      <header className="flex items-center gap-3 border-line border-b px-5 py-3">
        <Avatar fullName={member.fullName} className="size-11 text-sm" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{member.fullName}</h2>
          {member.email !== null && <p className="truncate text-ink-soft text-xs">{member.email}</p>}
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2" />
      </header>
      <MemberBody {...props} />
    </aside>
  );
}

function MemberBody({ ownSession, onClose: _, ...mine }: MemberPanelProps) {
  const { member, team, myId, myRole, onRole, onAsk } = mine;
  const isMe = member.id === myId;
  const mayManage = may(myRole, 'manage');
  const mayChange = mayManage && (member.role !== 'owner' || may(myRole, 'own'));
  const cannot = describeCannot(member, team, myId);
  return (
    <>
      <div className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        <section aria-label="Role" className="px-5 py-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-medium text-[0.8125rem]">Role</h3>
            <RoleControl member={member} team={team} myRole={myRole} onChange={onRole} />
          </div>
          <p className="mt-2 text-[0.8125rem] text-ink-soft">
            <Phrase {...describeCan(member, myId)} /> {cannot && <Phrase {...cannot} />}
          </p>
          {team.company?.setsRoles && member.usesCompany && (
            <p className="mt-2 text-[0.8125rem] text-warn-ink">
              When {isMe ? 'you sign' : 'this person signs'} in through {team.company.name} again, the groups there set
              the role.
            </p>
          )}
        </section>
        {canBeScoped(member.role) && (
          <section aria-label="Can change" className="px-5 py-4">
            <Line title="Can change" hint={member.scope ? 'Products that match all of these' : 'All products'}>
              {mayChange && (
                <Button size="sm" onClick={() => onAsk({ what: 'scope', member })}>
                  {member.scope ? 'Change…' : 'Limit…'}
                </Button>
              )}
            </Line>
            {member.scope && <ScopeList scope={member.scope} />}
          </section>
        )}
        {mayManage && <MemberSessions member={member} ownSession={ownSession} canEnd={mayChange} />}
        {may(myRole, 'own') && (
          <section aria-label="Personal data" className="px-5 py-4">
            <Line title="Personal data" hint={`Everything stored about ${isMe ? 'you' : 'them'}, as a JSON file`}>
              <Button asChild size="sm">
                <a href={personalDataUrl(member.id)} download>
                  Export data
                </a>
              </Button>
            </Line>
          </section>
        )}
        {mayChange && !isMe && (
          <section aria-label="Access" className="space-y-3 px-5 py-4">
            {team.hasPasswords && (
              <Line
                title={member.hasPassword ? 'Password' : 'No password'}
                hint={
                  member.hasPassword
                    ? 'If forgotten, make a link to set a new password'
                    : 'Make a link to set a password'
                }
              >
                <Button size="sm" onClick={() => onAsk({ what: 'password-link', member })}>
                  New password…
                </Button>
              </Line>
            )}
            {member.passwordLinkUntil !== null && <OpenLink member={member} until={member.passwordLinkUntil} />}
            {member.hasSecondFactor && (
              <Line title="Second factor" hint="If they lost their phone">
                <Button size="sm" onClick={() => onAsk({ what: 'second-factor', member })}>
                  Turn off…
                </Button>
              </Line>
            )}
          </section>
        )}
      </div>
      {mayChange && (
        <footer className="flex gap-2 border-line border-t px-5 py-3">
          {member.openSessions > 0 && (
            <Button variant="danger" className="flex-1" onClick={() => onAsk({ what: 'sign-out', member })}>
              <LogOut aria-hidden />
              Sign out everywhere
            </Button>
          )}
          <Button
            className="flex-1"
            disabledReason={whyLocked(member, team, myRole) ?? undefined}
            onClick={() => onAsk({ what: 'remove', member })}
          >
            <UserMinus aria-hidden />
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        </footer>
      )}
    </>
  );
}

const Phrase = ({ before, strong, after }: { before: string; strong: string; after: string }) => (
  <>
    {before}
    <strong className="font-medium text-ink">{strong}</strong>
    {after}
  </>
);

function ScopeList({ scope }: { scope: Scope }) {
  return (
    <dl className="mt-2 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 text-[0.8125rem]">
      {scopeFields
        .filter((field) => scope[field].length > 0)
        .map((field) => (
          <Fragment key={field}>
            <dt className="text-ink-soft">{scopeLabels[field][scope[field].length === 1 ? 'one' : 'many']}</dt>
            <dd className="wrap-anywhere">{scope[field].join(', ')}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** A link that somebody may still use. */
function OpenLink({ member, until }: { member: Member; until: string }) {
  const revoke = useRevokePasswordLink();
  return (
    <div>
      <Line
        title="Link not used yet"
        hint={`Can be used to set a new password until ${formatDateTime(new Date(until))}`}
      >
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Revoke the link of ${member.fullName}`}
          busy={revoke.isPending}
          onClick={() => revoke.mutate(member)}
        >
          Revoke
        </Button>
      </Line>
      <MailFailure mail={member.passwordLinkMail} to={member.email ?? member.fullName} />
    </div>
  );
}

function Line({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="font-medium text-[0.8125rem]">{title}</h3>
        <p className="text-ink-soft text-xs">{hint}</p>
      </div>
      {children}
    </div>
  );
}
