// The decisions on a part: pending ones are rejected, approved or edited; decided ones rolled back or edited. Their keys stand in the bar at the foot.

import { Check, Pencil, RotateCcw, X } from 'lucide-react';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { rollBackAction } from '#domain/runs/actions/roll-back.action.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';

type PartActionsProps = {
  part: Part;
  status: Status;
  /** Without text in source and draft: its approval leaves it empty. */
  isEmpty: boolean;
  isGenerating: boolean;
  /** Why the person cannot approve it. */
  approveReason?: string | undefined;
  onDecide: (to: Status) => void;
  onEdit: () => void;
};

export function PartActions({
  part,
  status,
  isEmpty,
  isGenerating,
  approveReason,
  onDecide,
  onEdit,
}: PartActionsProps) {
  // Several parts have the same buttons: read out, each names its part.
  const of = <span className="sr-only"> {partTable[part].label}</span>;
  const busyReason = isGenerating ? 'Wait until the new content is generated.' : undefined;
  const edit = (
    <Allowed to={patchContent}>
      <Button variant="ghost" size="sm" disabledReason={busyReason} onClick={onEdit}>
        <Pencil aria-hidden />
        Edit
        {of}
      </Button>
    </Allowed>
  );
  return (
    // On a phone the bar at the foot has them, until no part waits any more: from then on it leads to the next product, and each card has its own.
    <div className="flex gap-0.5 max-sm:order-last max-sm:col-span-full max-sm:-ml-3 max-sm:not-in-data-done:hidden">
      {status !== 'pending' ? (
        <>
          <Allowed to={rollBackAction}>
            <Button variant="ghost" size="sm" disabledReason={busyReason} onClick={() => onDecide('pending')}>
              <RotateCcw aria-hidden />
              Rollback
              {of}
            </Button>
          </Allowed>
          {edit}
        </>
      ) : (
        <>
          <Allowed to={rejectAction}>
            <Button
              variant="ghost"
              size="sm"
              disabledReason={busyReason}
              onClick={() => onDecide('rejected')}
              className="[&_svg]:text-bad"
            >
              <X aria-hidden />
              Reject
              {of}
            </Button>
          </Allowed>
          {edit}
          <Allowed to={approveAction}>
            <Button
              variant="ghost"
              size="sm"
              disabledReason={busyReason ?? approveReason}
              onClick={() => onDecide('approved')}
              className="[&_svg]:text-ok"
            >
              <Check aria-hidden />
              {approveWord(isEmpty)}
              {of}
            </Button>
          </Allowed>
        </>
      )}
    </div>
  );
}

/** What an approval is called: of a part without text it leaves the part empty. */
export const approveWord = (isEmpty: boolean): string => (isEmpty ? 'Leave empty' : 'Approve');
