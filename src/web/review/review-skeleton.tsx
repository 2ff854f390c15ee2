// The product screen while it loads, in its own shape.
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { AssistantFrame, besideStyle } from './assistant-panel.tsx';

export function ReviewSkeleton() {
  return (
    <div role="status">
      <div data-review className="-mt-2 mb-2 flex h-7.5 items-center max-sm:-mt-5 max-sm:mb-0 touch:h-10">
        <h1 className="text-ink-soft text-xs">Loading product details...</h1>
      </div>
      <Card className="flex items-center gap-3 px-3 max-sm:h-30 sm:h-38 xl:h-20.5">
        <Skeleton className="size-15 shrink-0 rounded-lg" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="hidden h-8 w-64 xl:block" />
        <Skeleton className="hidden h-8.5 w-40 xl:block" />
      </Card>
      <div className={cn('mt-2 sm:mt-3', besideStyle)}>
        <div className="min-w-0">
          <div className="mb-3 flex h-8.5 items-center max-sm:hidden">
            <Skeleton className="h-5 w-44" />
          </div>
          <div className="space-y-3">
            {['h-46', 'h-64'].map((height) => (
              <Card key={height} className={`${height} p-5`}>
                <Skeleton className="h-4 w-36" />
                <Skeleton className="mt-5 h-3.5 w-full" />
                <Skeleton className="mt-2.5 h-3.5 w-4/5" />
              </Card>
            ))}
          </div>
        </div>
        <AssistantFrame />
      </div>
    </div>
  );
}
