// Bulk Optimize and Approve; while nothing is selected their place stays reserved.
import { Check, Sparkles, WandSparkles } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import type { BulkAction } from './bulk-dialog.tsx';

type BulkButtonsProps = {
  /** Absent while nothing is selected. */
  onAsk?: (kind: BulkAction) => void;
  className?: string;
  isOfImages?: boolean;
};

export function BulkButtons({ onAsk, className, isOfImages = false }: BulkButtonsProps) {
  const reason = onAsk ? undefined : 'Select products first';
  return (
    <>
      {isOfImages ? (
        <Button variant="soft" disabledReason={reason} onClick={() => onAsk?.('fix-images')} className={className}>
          <WandSparkles aria-hidden />
          Fix
        </Button>
      ) : (
        <Button variant="soft" disabledReason={reason} onClick={() => onAsk?.('generate')} className={className}>
          <Sparkles aria-hidden />
          Bulk Optimize
        </Button>
      )}
      <Button variant="approve" disabledReason={reason} onClick={() => onAsk?.('approve')} className={className}>
        <Check aria-hidden />
        Approve
      </Button>
    </>
  );
}
