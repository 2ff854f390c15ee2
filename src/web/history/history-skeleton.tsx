// The specified five cards while the history loads.
import { Card } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export function HistorySkeleton() {
  return (
    <Loading label="Loading the history…" className="space-y-3">
      <Skeleton className="mb-3 h-4 w-28" />
      {[1, 2, 3, 4, 5].map((card) => (
        <Card key={card} data-skeleton="history-card" className="px-5 py-4">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-20 rounded-full" />
          </div>
          <Skeleton className="mt-2 h-3.5 w-1/4" />
          <div className="mt-4 grid gap-6 md:grid-cols-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
