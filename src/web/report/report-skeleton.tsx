// The shape of a report while it loads.
import { Card } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export function ReportSkeleton() {
  return (
    <Loading
      label="Loading the report"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1.63fr)_minmax(0,1fr)]"
    >
      <Card className="grid min-h-19 grid-cols-2 gap-4 p-4 sm:grid-cols-3 lg:grid-cols-6 xl:col-span-2">
        {['drafted', 'approved', 'rejected', 'escapes', 'minutes', 'quality'].map((figure) => (
          <Skeleton key={figure} className="h-10 w-3/4" />
        ))}
      </Card>
      {['days', 'quality', 'people', 'escapes'].map((card) => (
        <Card key={card} className="h-88 space-y-4 p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-64 w-full" />
        </Card>
      ))}
    </Loading>
  );
}
