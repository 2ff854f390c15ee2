// Shown while a screen's code is on its way, if that takes noticeably long.
import { useMatch } from '@tanstack/react-router';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export function PendingScreen() {
  // The header leaves room for a product under review from the first frame.
  const isReview = useMatch({ from: '/products/$id', shouldThrow: false }) !== undefined;
  return (
    <Loading label="Loading the page">
      <div data-review={isReview || undefined}>
        <Skeleton className="mb-5 h-7 w-52" />
        <Skeleton className="h-96 w-full rounded-xl" />
      </div>
    </Loading>
  );
}
