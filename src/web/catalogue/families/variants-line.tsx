// What the row of a family shows beside its product: how many variants there are, which, and the way to open them.
import { ChevronRight, Layers } from 'lucide-react';
import { cn } from '#web/kit/cn.ts';
import { Spinner } from '#web/kit/spinner.tsx';

type Read = { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };

type VariantsLineProps = {
  count: string;
  /** Of the button, for those who do not see the row. */
  name: string;
  /** What each is told apart by. */
  variants: readonly string[];
  isOpen: boolean;
  /** Of the variants; undefined while they are closed. */
  read: Read | undefined;
  onToggle: () => void;
};

const lineButton =
  'relative inline-flex h-6 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-xs transition-colors duration-150 touch:h-10 touch:px-3';

export function VariantsLine({ count, name, variants, isOpen, read, onToggle }: VariantsLineProps) {
  const isFailed = read?.isError === true && !read.isFetching;
  return (
    // Never narrower than its button; what is beside it gives way, and before that which variants there are.
    <div className="mt-0.5 flex min-w-min flex-1 items-center gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={name}
        onClick={onToggle}
        className={cn(lineButton, 'bg-accent-soft text-accent-ink hover:bg-accent-soft-hover')}
      >
        <Layers aria-hidden className="size-3.5" />
        {count}
        {read?.isPending && !isFailed ? (
          <Spinner className="size-3.5" />
        ) : (
          <ChevronRight
            aria-hidden
            className={cn('size-3.5 transition-transform duration-150', isOpen && 'rotate-90')}
          />
        )}
      </button>
      {isFailed ? (
        <button
          type="button"
          onClick={() => void read.refetch()}
          className={cn(lineButton, 'bg-bad-soft text-bad-ink hover:underline')}
        >
          Could not be loaded. Retry
        </button>
      ) : (
        <span className="@container w-0 flex-1">
          {/* Of a few letters nobody learns anything. */}
          <span className="block truncate text-ink-soft text-xs @max-[1.5rem]:hidden" title={variants.join(', ')}>
            {variants.join(', ')}
          </span>
        </span>
      )}
    </div>
  );
}
