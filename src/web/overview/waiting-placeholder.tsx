import { Card } from '#web/kit/card.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

/** In the place of the card of what waits, until that and its figures are there. */
export function WaitingPlaceholder() {
  return (
    <Card className="mb-4 flex h-18 items-center justify-between gap-4 px-5 max-sm:h-46 max-sm:items-end max-sm:p-4">
      <Skeleton className="h-9 w-48 max-sm:hidden" />
      <Skeleton className="h-10 w-52 max-sm:w-full" />
    </Card>
  );
}
