// The decisions on a part: pending ones are rejected, approved or edited; decided ones rolled back or edited.
import { Check, Pencil, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { reviewKeys } from '../commands/review.actions.ts';
import { KeyHint } from '../key-hint.tsx';

type PartActionsProps = {
  part: Part;
  status: Status;
  /** The keys stand on the buttons of the part they act on. */
  isCurrent: boolean;
  isGenerating: boolean;
  onDecide: (to: Status) => void;
  onEdit: () => void;
};

/** As wide as with its key: a press makes its part the current one, and must not move the button from under the pointer. */
const roomForKey = { reject: 'lg:min-w-30', edit: 'lg:min-w-26', approve: 'lg:min-w-34' };

export function PartActions({ part, status, isCurrent, isGenerating, onDecide, onEdit }: PartActionsProps) {
  // Several parts have the same buttons: read out, each names its part.
  const of = <span className="sr-only"> {partTable[part].label}</span>;
  const busyReason = isGenerating ? 'New content is being generated.' : undefined;
  const hint = (keys: string): ReactNode => isCurrent && <KeyHint keys={keys} />;
  const edit = (
    <Button
      disabledReason={part === 'images' ? 'Unsupported content type for editing.' : busyReason}
      onClick={onEdit}
      className={roomForKey.edit}
    >
      <Pencil aria-hidden />
      Edit
      {of}
      {part !== 'images' && hint(reviewKeys.edit)}
    </Button>
  );
  if (status !== 'pending') {
    return (
      <div className="flex flex-wrap gap-2 touch:w-full touch:*:flex-1">
        <Button disabledReason={busyReason} onClick={() => onDecide('pending')}>
          <RotateCcw aria-hidden />
          Rollback
          {of}
        </Button>
        {edit}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 touch:w-full touch:*:flex-1">
      <Button
        variant="danger"
        disabledReason={busyReason}
        onClick={() => onDecide('rejected')}
        className={roomForKey.reject}
      >
        <X aria-hidden />
        Reject
        {of}
        {hint(reviewKeys.reject)}
      </Button>
      {edit}
      <Button
        variant="approve"
        disabledReason={busyReason}
        onClick={() => onDecide('approved')}
        className={roomForKey.approve}
      >
        <Check aria-hidden />
        Approve
        {of}
        {hint(reviewKeys.approve)}
      </Button>
    </div>
  );
}
