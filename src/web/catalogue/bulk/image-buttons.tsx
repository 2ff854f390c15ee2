// What is done with the images of the selected products.
import { Check, WandSparkles } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import type { BulkAction } from './bulk-actions.ts';

type ImageButtonsProps = { onAsk: (kind: BulkAction) => void; className?: string };

export function ImageButtons({ onAsk, className }: ImageButtonsProps) {
  return (
    <>
      <Button variant="soft" onClick={() => onAsk('fix-images')} className={className}>
        <WandSparkles aria-hidden />
        Fix
      </Button>
      <Button variant="approve" onClick={() => onAsk('approve')} className={className}>
        <Check aria-hidden />
        Approve
      </Button>
    </>
  );
}
