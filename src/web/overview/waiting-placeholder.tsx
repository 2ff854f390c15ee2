import { Skeleton } from '#web/kit/skeleton.tsx';

/** In the place of the card of what waits, until that and its figures are there. */
export function WaitingPlaceholder() {
  return <Skeleton className="mb-4 h-18 rounded-xl max-sm:h-32" />;
}
