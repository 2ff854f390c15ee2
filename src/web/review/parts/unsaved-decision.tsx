// A decision the server did not take: said on its part, to be tried again from there.

import { RotateCcw } from 'lucide-react';
import { type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';

const wordings: Record<Status, string> = { approved: 'approved', rejected: 'rejected', pending: 'rolled back' };

type UnsavedDecisionProps = { part: Part; to: Status; detail: string | null; onRetry: () => void };

export function UnsavedDecision({ part, to, detail, onRetry }: UnsavedDecisionProps) {
  const { label } = partTable[part];
  return (
    <FailureBox
      text={`${label} was not ${wordings[to]}: the change could not be saved.`}
      detail={detail}
      className="mx-5 mt-3"
    >
      <Button size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Retry
      </Button>
    </FailureBox>
  );
}
