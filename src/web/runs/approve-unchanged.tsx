// Approves the products of a run that it found unchanged and that nothing is open on, after the usual question.

import { Equal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import type { RunLenses } from './run-lenses.queries.ts';

// Asked for after a click, so its code comes then.
const ApproveQuestion = lazy(async () => ({
  default: (await import('#web/shared/runs/approve-question.tsx')).ApproveQuestion,
}));

type ApproveUnchangedProps = { run: Run; lenses: RunLenses; isPrimary: boolean };

/** Their number is that of the run's products under the lens *Unchanged* now; nothing at none, or while the run goes on. */
export function ApproveUnchanged({ run, lenses, isPrimary }: ApproveUnchangedProps) {
  const mayApprove = useMay(approveAction);
  const [isAsked, setAsked] = useState(false);
  const count = lenses.all?.unchanged ?? 0;
  if (!mayApprove || run.written === null || isUnfinished(run) || (count === 0 && !isAsked)) return null;
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => setAsked(true)}>
        <Equal aria-hidden />
        {isPrimary ? (
          `Approve ${formatNumber(count)} unchanged`
        ) : (
          <>
            Approve unchanged{' '}
            <span className="rounded-full bg-sunken px-1.5 py-0.5 text-ink-soft text-xs tabular-nums">
              {formatNumber(count)}
            </span>
          </>
        )}
      </Button>
      {isAsked && (
        <Suspense>
          <ApproveQuestion
            selection={{ filter: { run: String(run.id), lens: 'unchanged', status: 'pending' } }}
            count={count}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
