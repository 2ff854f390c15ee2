import { Card } from '#web/kit/card.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

/** In the place of the card of the work until its figures are there. */
export function WorkPlaceholder() {
  return (
    <Card className="@container mb-3">
      <div className="flex h-[5.375rem] items-center justify-between gap-4 px-5 @max-4xl:h-43 @max-xl:h-66">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-9 w-40" />
      </div>
    </Card>
  );
}
