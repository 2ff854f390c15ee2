// In place of what somebody may not do: that it is not theirs, by their role or their limit, and who may.
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Needing, type Refusal, useRefusals } from '#web/client/use-may.ts';
import { Card } from '#web/kit/card.tsx';
import { EmptyState } from '#web/kit/states.tsx';

const titles: Readonly<Record<Refusal['by'], string>> = {
  role: 'Your role does not allow this',
  scope: 'This is outside your limit',
};

type RefusedProps = {
  of: Needing;
  /** Without it the reason of the refusal. */
  hint?: string;
  /** The next step. */
  children?: ReactNode;
};

export function Refused({ of, hint, children }: RefusedProps) {
  const refusal = useRefusals()(of);
  if (refusal === null) return null;
  return (
    <Card>
      <EmptyState icon={Lock} title={titles[refusal.by]} hint={hint ?? refusal.text}>
        {children}
      </EmptyState>
    </Card>
  );
}
