// Who has a product to review and until when; a press changes it, for those who may.
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayOf, describeDue, mayAssign, nobody } from '#domain/teamwork/assignment.ts';
import type { ProductWork } from '#domain/teamwork/teamwork.contract.ts';
import { assign } from '#domain/teamwork/teamwork.contract.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { cn } from '#web/kit/cn.ts';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));

const firstName = (fullName: string) => fullName.split(/\s+/)[0] ?? fullName;

type AssigneeProps = {
  product: { id: number; title: string };
  /** Undefined until it is known. */
  work: ProductWork | undefined;
  /** In one line, where there is no column for it. */
  isInLine?: boolean;
  className?: string;
};

/** When it is due: red once it is time. */
export function DueText({ dueOn, className }: { dueOn: string; className?: string }) {
  const { text, isDue } = describeDue(dueOn, dayOf(new Date()));
  return (
    <time dateTime={dueOn} className={cn(isDue ? 'text-bad-ink' : 'text-ink-soft', className)}>
      {text}
    </time>
  );
}

export function Assignee({ product, work, isInLine = false, className }: AssigneeProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useMe();
  const mayWork = useMay(assign);
  const assignment = work?.assignment ?? null;
  const before = assignment ? { personId: assignment.person.id, dueOn: assignment.dueOn } : nobody;
  const mayChange = mayWork && me !== undefined && mayAssign(me, before, nobody);
  const shown = assignment ? (
    <>
      <Avatar fullName={assignment.person.fullName} className="size-6 text-[0.625rem]" />
      <span className={cn('min-w-0 text-left', isInLine && 'flex items-center gap-1.5')}>
        <span className="block truncate">
          {assignment.person.id === me?.id ? 'You' : firstName(assignment.person.fullName)}
        </span>
        {assignment.dueOn && <DueText dueOn={assignment.dueOn} className="block text-xs" />}
      </span>
    </>
  ) : (
    <>
      <UserPlus aria-hidden className="size-4 shrink-0" />
      Assign
    </>
  );
  const style = cn('flex min-w-0 max-w-full items-center gap-1.5 text-[0.8125rem]', className);
  if (!work) return <span className={cn(style, 'min-h-8')} />;
  if (!mayChange) return <span className={style}>{assignment ? shown : '–'}</span>;
  const due = assignment?.dueOn ? `, due ${describeDue(assignment.dueOn, dayOf(new Date())).text}` : '';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={assignment ? `${assignment.person.fullName}${due}` : undefined}
        onClick={() => setOpen(true)}
        className={cn(
          style,
          '-mx-1.5 min-h-8 rounded-md px-1.5 hover:bg-hover touch:min-h-10',
          !assignment && 'text-ink-soft hover:text-ink',
        )}
      >
        <span aria-hidden className="flex min-w-0 items-center gap-1.5">
          {shown}
        </span>
        <span className="sr-only">
          {assignment
            ? `Assigned to ${assignment.person.fullName}${due}: change for ${product.title}`
            : `Assign ${product.title}`}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <AssignDialog
            selection={{ kind: 'ids', ids: [product.id] }}
            count={1}
            before={before}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
