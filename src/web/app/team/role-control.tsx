// The role of a member: a menu where it can be changed, words where not.
import { Lock } from 'lucide-react';
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { Select } from '#web/kit/form/select.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { nameRole, rolesToGive, whyLocked } from './team-words.ts';

export type RoleControlProps = {
  member: Member;
  team: Team;
  myRole: Role;
  onChange: (member: Member, role: Role) => void;
  className?: string;
};

export function RoleControl({ member, team, myRole, onChange, className }: RoleControlProps) {
  if (!may(myRole, 'manage')) return <span className={cn('text-[0.8125rem]', className)}>{nameRole(member.role)}</span>;
  const reason = whyLocked(member, team, myRole);
  if (reason !== null)
    return (
      <Tooltip content={reason}>
        <button
          type="button"
          aria-disabled
          aria-label={`Role of ${member.fullName}: ${nameRole(member.role)}. ${reason}`}
          className={cn(
            'inline-flex h-7.5 cursor-default items-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] text-ink-soft touch:h-10',
            className,
          )}
        >
          {nameRole(member.role)}
          <Lock aria-hidden className="size-3.5" />
        </button>
      </Tooltip>
    );
  return (
    <Select
      label={`Role of ${member.fullName}`}
      value={member.role}
      options={rolesToGive(myRole).map((role) => ({ value: role, label: nameRole(role) }))}
      onValueChange={(role) => onChange(member, role as Role)}
      className={cn('h-7.5 w-29 pl-2.5 text-[0.8125rem]', className)}
    />
  );
}
