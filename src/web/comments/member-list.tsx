// The members that a mention may mean, with their roles; the field above keeps the focus.
import { useEffect } from 'react';
import type { Member } from '#domain/session/team.contract.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { cn } from '#web/kit/cn.ts';

export const optionId = (id: string, member: Pick<Member, 'id'>) => `${id}-member-${member.id}`;

type MemberListProps = {
  id: string;
  members: readonly Member[];
  active: Member | undefined;
  onPick: (member: Member) => void;
  onPoint: (at: number) => void;
};

export function MemberList({ id, members, active, onPick, onPoint }: MemberListProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Members"
      tabIndex={-1}
      className="mt-1 max-h-52 w-full animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-pop sm:max-w-96"
    >
      {members.map((member, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
        <div
          key={member.id}
          id={optionId(id, member)}
          role="option"
          tabIndex={-1}
          aria-selected={member.id === active?.id}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(member)}
          onPointerMove={() => onPoint(at)}
          className={cn(
            'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 text-[0.8125rem] touch:min-h-10',
            member.id === active?.id && 'bg-hover',
          )}
        >
          <Avatar fullName={member.fullName} className="size-6 text-2xs" />
          <span className="min-w-0 flex-1 truncate font-medium">{member.fullName}</span>
          <span className="text-ink-soft text-xs first-letter:uppercase">{member.role}</span>
        </div>
      ))}
    </div>
  );
}
