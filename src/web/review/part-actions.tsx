// The decisions on a part: pending ones are rejected, approved or edited; decided ones rolled back or edited.
import { Check, Pencil, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Part, Status } from '#domain/review/content.ts';
import { partLabels } from '#domain/review/review.ts';
import { Button } from '#web/kit/button.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { reviewKeys } from './review.actions.ts';

type PartActionsProps = {
  part: Part;
  status: Status;
  /** The keys stand on the buttons of the part they act on. */
  isCurrent: boolean;
  isGenerating: boolean;
  onDecide: (to: Status) => void;
  onEdit: () => void;
};

export function PartActions({ part, status, isCurrent, isGenerating, onDecide, onEdit }: PartActionsProps) {
  const of = partLabels[part];
  const busyReason = isGenerating ? 'New content is being generated.' : undefined;
  const hint = (keys: string): ReactNode =>
    isCurrent && <Kbd keys={keys} className="ml-0.5 opacity-80 touch:hidden max-lg:hidden" />;
  const edit = (
    <Button
      aria-label={`Edit ${of}`}
      disabledReason={part === 'images' ? 'Unsupported content type for editing.' : busyReason}
      onClick={onEdit}
    >
      <Pencil aria-hidden />
      Edit
      {part !== 'images' && hint(reviewKeys.edit)}
    </Button>
  );
  if (status !== 'pending') {
    return (
      <div className="flex flex-wrap gap-2 touch:w-full touch:*:flex-1">
        <Button aria-label={`Rollback ${of}`} disabledReason={busyReason} onClick={() => onDecide('pending')}>
          <RotateCcw aria-hidden />
          Rollback
        </Button>
        {edit}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 touch:w-full touch:*:flex-1">
      <Button
        variant="danger"
        aria-label={`Reject ${of}`}
        disabledReason={busyReason}
        onClick={() => onDecide('rejected')}
      >
        <X aria-hidden />
        Reject
        {hint(reviewKeys.reject)}
      </Button>
      {edit}
      <Button
        variant="approve"
        aria-label={`Approve ${of}`}
        disabledReason={busyReason}
        onClick={() => onDecide('approved')}
      >
        <Check aria-hidden />
        Approve
        {hint(reviewKeys.approve)}
      </Button>
    </div>
  );
}
