// The questions before something of a member ends, and the link for a new password.
import type { Role } from '#domain/roles.ts';
import { withArticle } from '#domain/roles.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { LinkDialog } from './shown-link.tsx';
import { useEndMemberSecondFactor, useMakePasswordLink, useRemoveMember, useSignOutMember } from './team.queries.ts';

/** What is asked about a member. */
export type Asked =
  | { what: 'remove' | 'sign-out' | 'second-factor' | 'password-link' | 'scope'; member: Member }
  /** The role of oneself, or the one that can change everybody. */
  | { what: 'own-role' | 'owner'; member: Member; role: Role };

type MemberDialogProps = {
  asked: Asked;
  team: Team;
  isMe: boolean;
  /** Gives a member another role. */
  onRole: (member: Member, role: Role) => void;
  /** The member is there no more. */
  onRemoved: () => void;
  onClose: () => void;
};

export function MemberDialog(props: MemberDialogProps) {
  switch (props.asked.what) {
    case 'remove':
      return <RemoveDialog {...props} />;
    case 'sign-out':
      return <SignOutDialog member={props.asked.member} isMe={props.isMe} onClose={props.onClose} />;
    case 'second-factor':
      return <SecondFactorDialog {...props} />;
    case 'password-link':
      return <PasswordLinkDialog {...props} />;
    case 'scope':
      return <ScopeDialog member={props.asked.member} onClose={props.onClose} />;
    case 'own-role':
    case 'owner':
      return <RoleDialog {...props} asked={props.asked} />;
  }
}

type QuestionProps = {
  title: string;
  description: string;
  verb: string;
  lead: string;
  sent: { isPending: boolean; error: Error | null };
  onYes: () => void;
  onClose: () => void;
};

function Question({ title, description, verb, lead, sent, onYes, onClose }: QuestionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={sent.isPending} onClick={onYes}>
            {verb}
          </Button>
        </>
      }
    >
      {sent.error && <FailureBox lead={lead} {...describeFailure(sent.error)} />}
    </Dialog>
  );
}

function RemoveDialog({ asked: { member }, team: { company }, isMe, onRemoved, onClose }: MemberDialogProps) {
  const remove = useRemoveMember();
  const [who, their] = isMe ? ['You', 'Your'] : ['They', 'Their'];
  const mayReturn = company?.setsRoles
    ? ` ${who} can sign in again as a new member while a group in ${company.name} allows it.`
    : '';
  const { assignedProducts: count } = member;
  const freed =
    count === 0 ? '' : ` ${countNoun(count, 'product')} assigned to ${isMe ? 'you' : 'them'} will become unassigned.`;
  return (
    <Question
      title={isMe ? 'Leave the workspace?' : `Remove ${member.fullName}?`}
      description={`${who} will be signed out everywhere at once${mayReturn === '' ? ' and cannot sign in again' : ''}. Links ${isMe ? 'you' : 'they'} made stop working. ${their} name stays on everything ${isMe ? 'you' : 'they'} did.${freed}${mayReturn}`}
      verb={isMe ? 'Leave' : 'Remove'}
      lead="Not removed."
      sent={remove}
      onYes={() => remove.mutate(member, { onSuccess: onRemoved })}
      onClose={onClose}
    />
  );
}

/** Before all sessions of a member end. */
export function SignOutDialog({
  member,
  isMe,
  onClose,
}: Pick<MemberDialogProps, 'isMe' | 'onClose'> & { member: Member }) {
  const signOut = useSignOutMember();
  return (
    <Question
      title={isMe ? 'Sign out everywhere?' : `Sign ${member.fullName} out everywhere?`}
      description={`This ends ${countNoun(member.openSessions, 'session')} at once${isMe ? ', also in this browser' : ''}. Unsaved text stays in those browsers.`}
      verb="Sign out everywhere"
      lead="Not signed out."
      sent={signOut}
      onYes={() => signOut.mutate(member, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function SecondFactorDialog({ asked: { member }, onClose }: MemberDialogProps) {
  const end = useEndMemberSecondFactor();
  return (
    <Question
      title={`Turn off the second factor of ${member.fullName}?`}
      description="Do this only if they lost their phone and their recovery codes, and you are sure that they asked for it themselves. They will be signed out everywhere, will sign in with only their password, and their recovery codes will stop working."
      verb="Turn off"
      lead="Not turned off."
      sent={end}
      onYes={() => end.mutate(member, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

type RoleAsked = Extract<Asked, { role: Role }>;

function RoleDialog({ asked, onRole, onClose }: MemberDialogProps & { asked: RoleAsked }) {
  const words =
    asked.what === 'own-role'
      ? {
          title: `Become ${withArticle(asked.role)}?`,
          description: 'You cannot change this back yourself: someone else has to.',
          verb: 'Change my role',
        }
      : {
          title: `Make ${asked.member.fullName} an owner?`,
          description: `Owners can do everything, even remove other owners. ${asked.member.fullName} will be signed out, and must sign in and add their passkeys again.`,
          verb: 'Make an owner',
        };
  return (
    <Question
      {...words}
      lead="Not changed."
      sent={{ isPending: false, error: null }}
      onYes={() => {
        onRole(asked.member, asked.role);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function PasswordLinkDialog({ asked: { member }, team, onClose }: MemberDialogProps) {
  const make = useMakePasswordLink();
  if (make.data)
    return (
      <LinkDialog
        to={member.email ?? member.fullName}
        isMailed={team.sendsMail}
        description="With this link, they set a new password. Until then, nothing changes for them."
        link={make.data}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`New password for ${member.fullName}`}
      description={`Makes a link that works once, within 24 hours. Setting a new password signs ${member.fullName} out everywhere${member.hasSecondFactor ? '; their second factor stays' : ''}. An earlier link stops working.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={make.isPending} onClick={() => make.mutate(member)}>
            Make link
          </Button>
        </>
      }
    >
      {make.error && <FailureBox lead="No link was made." {...describeFailure(make.error)} />}
    </Dialog>
  );
}
