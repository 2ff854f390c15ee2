// The foot of the review: on to the next product, or keep what is typed.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { patchContent } from '#domain/review/review.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { type Neighbours, reasonOf } from './walk.ts';

type ReviewFooterProps = {
  neighbours: Neighbours;
  onVisit: (direction: keyof Neighbours) => void;
  hasDraft: boolean;
  onSaveDraft: () => void;
};

export const ReviewFooter = memo(function ReviewFooter({
  neighbours,
  onVisit,
  hasDraft,
  onSaveDraft,
}: ReviewFooterProps) {
  return (
    <div className="grid grid-cols-2 gap-2 pt-1 sm:flex sm:justify-between">
      <Button
        disabledReason={reasonOf(neighbours.previous, 'This is the first product in the list.')}
        onClick={() => onVisit('previous')}
      >
        <ChevronLeft aria-hidden />
        Previous Product
      </Button>
      <Allowed to={patchContent}>
        <Button
          className="order-last col-span-2 sm:order-none"
          disabledReason={hasDraft ? undefined : 'There is no unsaved text on this page.'}
          onClick={onSaveDraft}
        >
          Save Draft
        </Button>
      </Allowed>
      <Button
        disabledReason={reasonOf(neighbours.next, 'This is the last product in the list.')}
        onClick={() => onVisit('next')}
      >
        Next Product
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
});
