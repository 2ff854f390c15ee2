// Shown while a screen's code is on its way, if that takes noticeably long.
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export function PendingScreen() {
  return (
    <Loading label="Loading the page">
      <Skeleton className="mb-5 h-7 w-52" />
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
}
