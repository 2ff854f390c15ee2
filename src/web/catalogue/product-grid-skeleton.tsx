// Products as cards while they load.
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';

export const gridStyle = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
export const cardStyle = 'flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card';

/** Six cards, as specified. */
export function ProductGridSkeleton() {
  return (
    <Loading label="Loading products" className={gridStyle}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} data-skeleton="card" className={cardStyle}>
          <Skeleton className="aspect-[8/5] w-full rounded-none" />
          <div className="p-4">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-3 w-28" />
            <div className="mt-4 flex gap-1.5">
              <Skeleton className="h-5 w-16 rounded-full" />
              <Skeleton className="h-5 w-20 rounded-full" />
            </div>
            <Skeleton className="mt-4 h-7.5 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
