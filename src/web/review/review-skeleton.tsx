// The product screen while it loads, in its own shape.
import { Card } from '#web/kit/card.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

export function ReviewSkeleton() {
  return (
    <div role="status">
      <h1 className="text-ink-soft text-xs">Loading product details...</h1>
      <Skeleton className="mt-3 h-7 w-2/3 max-w-lg" />
      <div className="mt-3 flex gap-2">
        <Skeleton className="h-5 w-20 rounded-full" />
        <Skeleton className="h-5 w-36 rounded-full" />
      </div>
      <div className="mt-6 grid gap-5 lg:grid-cols-12">
        <div className="space-y-4 lg:col-span-8">
          {['h-28', 'h-36', 'h-56', 'h-64'].map((height) => (
            <Card key={height} className={`${height} p-5`}>
              <Skeleton className="h-4 w-36" />
              <Skeleton className="mt-5 h-3.5 w-full" />
              <Skeleton className="mt-2.5 h-3.5 w-4/5" />
            </Card>
          ))}
        </div>
        <Card className="hidden h-112 p-5 lg:col-span-4 lg:block">
          <Skeleton className="aspect-[4/3] w-full rounded-lg" />
          <Skeleton className="mt-5 h-4 w-3/4" />
          <Skeleton className="mt-3 h-3.5 w-1/3" />
        </Card>
      </div>
    </div>
  );
}
