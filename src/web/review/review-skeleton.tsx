// The product screen while it loads, in its own shape.
import { Card } from '#web/kit/card.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

export function ReviewSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h1 className="text-ink-soft text-xs">Loading product details...</h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-5 w-28 rounded-full" />
          <Skeleton className="h-5 w-36 rounded-full" />
        </div>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Card className="flex h-58 flex-col p-4">
            <div className="flex gap-3.5">
              <Skeleton className="size-22 shrink-0 rounded-lg" />
              <div className="flex-1 space-y-2.5 pt-1">
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="mt-4 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-3/4" />
          </Card>
          <div className="flex flex-col gap-3">
            <Card className="flex-1 p-4">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-4 h-2 w-full" />
            </Card>
            <Card className="p-4">
              <Skeleton className="h-4 w-44" />
              <Skeleton className="mt-3 h-6 w-3/5" />
            </Card>
          </div>
        </div>
        <Skeleton className="mt-6 h-5 w-44" />
        <div className="mt-5 space-y-4">
          {['h-56', 'h-64'].map((height) => (
            <Card key={height} className={`${height} p-5`}>
              <Skeleton className="h-4 w-36" />
              <Skeleton className="mt-5 h-3.5 w-full" />
              <Skeleton className="mt-2.5 h-3.5 w-4/5" />
            </Card>
          ))}
        </div>
      </div>
      <Card className="hidden h-[calc(100dvh-6.5rem)] p-5 lg:col-span-4 lg:block">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="mt-3 h-3.5 w-3/4" />
        <Skeleton className="mt-6 h-16 w-full rounded-lg" />
      </Card>
    </div>
  );
}
