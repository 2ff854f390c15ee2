// Content Benchmark Analysis while it loads, in its own shape.
import { Card, CardHead } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export function BenchmarkSkeleton() {
  return (
    <Card aria-labelledby="benchmark-title">
      <CardHead id="benchmark-title" title="Content Benchmark Analysis" />
      <Loading label="Loading the benchmark analysis" className="mt-3">
        <div className="border-line border-t px-5 py-4">
          <Skeleton className="h-9 w-full" />
        </div>
        {['Title', 'Description', 'Bullets', 'Images', 'Product facts', 'Substance'].map((part) => (
          <div key={part} className="flex gap-4 border-line border-t px-5 py-3">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-5 flex-1" />
          </div>
        ))}
      </Loading>
    </Card>
  );
}
