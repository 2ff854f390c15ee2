// The line above the product: back to the list, the product's place in it, its neighbours, and the views of the product.
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { issueOrder } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { PartTile } from '#web/shared/parts/part-tile.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { productViewLabels } from './commands/review.actions.ts';
import { reviewKeys } from './commands/review-keys.ts';
import { originWords } from './origin-words.ts';
import { useContent } from './review.queries.ts';
import type { ProductView } from './review.search.ts';
import { type ListPlace, type Neighbours, reasonOf } from './walk.ts';

type ReviewWalkProps = {
  neighbours: Neighbours;
  place: ListPlace | null;
  onVisit: (direction: keyof Neighbours) => void;
  onView: (show: ProductView) => void;
  menu?: ReactNode;
};

export const ReviewWalk = memo(function ReviewWalk({ neighbours, place, onVisit, onView, menu }: ReviewWalkProps) {
  const search = useSearch({ from: '/products/$id' });
  const origin = search.from ?? '/products';
  const { label, many } = originWords[origin];
  return (
    <div
      data-review
      className="-mt-3 mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:-mt-5 max-sm:mb-0 sm:flex-nowrap"
    >
      <Link
        to={origin}
        search={pickListSearch(search)}
        className="-ml-1.5 inline-flex items-center gap-1.5 rounded-md px-1.5 py-1 text-[0.8125rem] text-ink-soft hover:bg-hover hover:text-ink touch:min-h-10 touch:min-w-10"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span className="whitespace-nowrap max-sm:sr-only">{label}</span>
      </Link>
      {place && (
        <p className="whitespace-nowrap font-medium text-[0.8125rem] tabular-nums">
          {formatNumber(place.position)} of {formatNumber(place.total)} {many}
        </p>
      )}
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Step direction="previous" neighbours={neighbours} onVisit={onVisit} />
        <Step direction="next" neighbours={neighbours} onVisit={onVisit} />
        <span className="sm:hidden">{menu}</span>
      </div>
      <div className="ml-auto flex min-w-0 items-center max-sm:hidden">
        {neighbours.next && <NextUp {...neighbours.next} />}
        <AssistantButton hasWord className="mr-2 h-7.5 lg:hidden touch:h-10" />
        <span className="flex shrink-0 max-[90rem]:hidden">
          <ViewButtons onView={onView} />
        </span>
        <span className="shrink-0">{menu}</span>
      </div>
    </div>
  );
});

/** The next product, with the parts that wait there. */
function NextUp({ id, title }: { id: number; title: string }) {
  const { data: content } = useContent(id, false);
  return (
    <div className="mr-3 flex min-w-0 items-center gap-2 text-[0.8125rem] max-lg:hidden">
      <span className="text-ink-soft">Next:</span>
      <span className="min-w-0 max-w-48 truncate font-medium" title={title}>
        {title}
      </span>
      <ul aria-label={`Parts of ${title}`} className="flex shrink-0 gap-1 max-2xl:hidden">
        {issueOrder.map((part) => (
          <PartTile key={part} part={part} state={content ? content.parts[part].status : 'none'} />
        ))}
      </ul>
    </div>
  );
}

/** The product as shoppers see it, how it went, and all that is known of it. */
export function ViewButtons({ onView }: Pick<ReviewWalkProps, 'onView'>) {
  return productViewLabels.map(({ show, label }) => (
    <Button
      key={show}
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      onClick={() => onView(show)}
      className="px-2 text-xs touch:px-2"
    >
      {label}
    </Button>
  ));
}

const steps = {
  previous: {
    label: 'Previous product',
    none: 'This is the first product in the list.',
    Icon: ChevronLeft,
    keys: reviewKeys.previousProduct,
  },
  next: {
    label: 'Next product',
    none: 'This is the last product in the list.',
    Icon: ChevronRight,
    keys: reviewKeys.nextProduct,
  },
} as const;

type StepProps = Pick<ReviewWalkProps, 'neighbours' | 'onVisit'> & { direction: keyof Neighbours };

function Step({ direction, neighbours, onVisit }: StepProps) {
  const { label, none, Icon, keys } = steps[direction];
  const to = neighbours[direction];
  const button = (
    <Button
      size="icon-sm"
      className="max-sm:border-transparent max-sm:bg-transparent max-sm:shadow-none"
      aria-label={to ? `${label}: ${to.title}` : label}
      disabledReason={reasonOf(to, none)}
      onClick={() => onVisit(direction)}
    >
      <Icon aria-hidden />
    </Button>
  );
  if (!to) return button;
  return (
    <Tooltip
      content={
        <span className="flex items-center gap-2">
          <span className="line-clamp-2">{to.title}</span> <Kbd keys={keys} />
        </span>
      }
    >
      {button}
    </Tooltip>
  );
}
