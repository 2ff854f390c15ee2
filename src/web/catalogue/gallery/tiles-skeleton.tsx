// Gray tiles where heroes are about to be.
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { tileGrid } from './use-columns.ts';

const tiles = Array.from({ length: 30 }, (_, at) => at);

export function TilesSkeleton() {
  return (
    <Loading label="Loading images">
      <Skeleton className="mb-2 h-8.5 w-52" />
      <div className={tileGrid}>
        {tiles.map((at) => (
          <Skeleton key={at} className="aspect-square" />
        ))}
      </div>
    </Loading>
  );
}
