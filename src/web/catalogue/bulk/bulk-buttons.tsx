// Bulk Optimize and Approve; while nothing is selected their place stays reserved.

import { Check, Sparkles } from 'lucide-react';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { generateAction } from '#domain/runs/actions/generate.action.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { BulkAction } from './bulk-actions.ts';

type BulkButtonsProps = {
  /** Absent while nothing is selected. */
  onAsk?: (kind: BulkAction) => void;
  /** There is nothing to approve for what is selected. */
  isUnwritten?: boolean;
  className?: string;
};

export function BulkButtons({ onAsk, isUnwritten = false, className }: BulkButtonsProps) {
  const reason = onAsk ? undefined : 'Select products first';
  return (
    <>
      <Allowed to={generateAction}>
        <Button variant="soft" disabledReason={reason} onClick={() => onAsk?.('generate')} className={className}>
          <Sparkles aria-hidden />
          Bulk Optimize
        </Button>
      </Allowed>
      <Allowed to={approveAction}>
        <Button
          variant="approve"
          disabledReason={reason ?? (isUnwritten ? 'Nothing is written for these products yet.' : undefined)}
          onClick={() => onAsk?.('approve')}
          className={className}
        >
          <Check aria-hidden />
          Approve
        </Button>
      </Allowed>
    </>
  );
}
