// What is done with the images of the selected products.

import { Check, WandSparkles } from 'lucide-react';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { fixAction } from '#domain/runs/actions/fix.action.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { BulkAction } from './bulk-actions.ts';

type ImageButtonsProps = { onAsk: (kind: BulkAction) => void; className?: string };

export function ImageButtons({ onAsk, className }: ImageButtonsProps) {
  return (
    <>
      <Allowed to={fixAction}>
        <Button variant="soft" onClick={() => onAsk('fix-images')} className={className}>
          <WandSparkles aria-hidden />
          Fix
        </Button>
      </Allowed>
      <Allowed to={approveAction}>
        <Button variant="approve" onClick={() => onAsk('approve')} className={className}>
          <Check aria-hidden />
          Approve
        </Button>
      </Allowed>
    </>
  );
}
