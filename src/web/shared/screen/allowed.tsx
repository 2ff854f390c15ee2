// Controls of what a role may not do: absent, or where they show what is set, to be read and not used, with the reason.
import type { ReactNode } from 'react';
import { type Needing, useMay, useRefusalOf } from '#web/client/use-may.ts';
import { cn } from '#web/kit/cn.ts';

type AllowedProps = { to: Needing; children: ReactNode };

/** Shows a control only to those who may use it. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay(to) ? children : null;
}

/** Says to those who may not, why what follows cannot be changed. */
export function RefusalNote({ of, className }: { of: Needing; className?: string }) {
  const refusal = useRefusalOf()(of);
  if (refusal === null) return null;
  return <p className={cn('rounded-md bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft', className)}>{refusal}</p>;
}

/** Fields that everybody reads, and those who may change. Why not is said by a `RefusalNote` near them. */
export function AllowedFields({ to, className, children }: AllowedProps & { className?: string }) {
  const refusal = useRefusalOf()(to);
  return (
    <fieldset
      disabled={refusal !== null}
      title={refusal ?? undefined}
      className={className === undefined ? 'contents' : cn('min-w-0', className)}
    >
      {children}
    </fieldset>
  );
}
