// A decision the server did not take: said on its part, to be tried again from there.
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';

const wordings: Record<Status, string> = { approved: 'approved', rejected: 'rejected', pending: 'rolled back' };

type UnsavedDecisionProps = { part: Part; to: Status; onRetry: () => void };

export function UnsavedDecision({ part, to, onRetry }: UnsavedDecisionProps) {
  const { label } = partTable[part];
  return (
    <div
      role="alert"
      className="mx-5 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-bad-soft py-1.5 pr-1.5 pl-3 text-[0.8125rem] text-bad-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {label} was not {wordings[to]}: the change could not be saved.
      </p>
      <Button size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Retry
      </Button>
    </div>
  );
}
