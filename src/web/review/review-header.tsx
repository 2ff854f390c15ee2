// Title, badges and the ways on: back to the list, to the previous and to the next product of it.
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight, CircleDashed } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type ListOrigin, pickListSearch } from '#web/client/list-search.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { usePageTitle } from '#web/kit/page-title.ts';
import { AssistantButton } from './assistant-button.tsx';
import { reviewKeys } from './commands/review.actions.ts';
import { type Neighbours, reasonOf } from './walk.ts';

const originNames: Record<ListOrigin, string> = {
  '/': 'Dashboard',
  '/products': 'All Products',
  '/pending-products': 'Pending Optimization',
  '/approved-products': 'Approved Content',
  '/rejected-products': 'Rejected Content',
};

type ReviewHeaderProps = {
  product: Product;
  isPending: boolean;
  neighbours: Neighbours;
  onVisit: (direction: keyof Neighbours) => void;
  menu?: ReactNode;
};

export const ReviewHeader = memo(function ReviewHeader({
  product,
  isPending,
  neighbours,
  onVisit,
  menu,
}: ReviewHeaderProps) {
  usePageTitle(product.title);
  const search = useSearch({ from: '/products/$id' });
  const origin = search.from ?? '/products';
  return (
    <header className="mb-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <Link
          to={origin}
          search={pickListSearch(search)}
          className="-ml-1.5 inline-flex items-center gap-1.5 rounded-md px-1.5 py-1 text-[0.8125rem] text-ink-soft hover:bg-hover hover:text-ink touch:min-h-10"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {originNames[origin]}
        </Link>
        <div className="flex items-center gap-1">
          <AssistantButton hasWord className="mr-2 h-7.5 max-sm:hidden lg:hidden touch:h-10" />
          <Step direction="previous" neighbours={neighbours} onVisit={onVisit} />
          <Step direction="next" neighbours={neighbours} onVisit={onVisit} />
          {menu}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 max-w-4xl break-words font-semibold text-[1.375rem] leading-7 tracking-[-0.015em]">
          {product.title}
        </h1>
        <div className="flex min-w-0 flex-wrap items-center gap-1.5">
          <Badge tone="outline" className="font-normal tabular-nums">
            <span className="text-ink-faint">SKU</span>
            <span className="truncate">{product.sku}</span>
          </Badge>
          {isPending && (
            <Badge tone="warn">
              <CircleDashed aria-hidden />
              Optimization Pending
            </Badge>
          )}
          {product.category && (
            <Badge>
              <span className="truncate">{product.category}</span>
            </Badge>
          )}
          <Badge tone="outline" className="font-normal tabular-nums">
            <span className="text-ink-faint">Listing Quality</span>
            {product.listingQuality ?? '–'}
          </Badge>
        </div>
      </div>
    </header>
  );
});

const steps = {
  previous: {
    label: 'Previous product',
    none: 'This is the first product of the list.',
    Icon: ChevronLeft,
    keys: reviewKeys.previousProduct,
  },
  next: {
    label: 'Next product',
    none: 'This is the last product of the list.',
    Icon: ChevronRight,
    keys: reviewKeys.nextProduct,
  },
} as const;

type StepProps = Pick<ReviewHeaderProps, 'neighbours' | 'onVisit'> & { direction: keyof Neighbours };

function Step({ direction, neighbours, onVisit }: StepProps) {
  const { label, none, Icon, keys } = steps[direction];
  const to = neighbours[direction];
  const button = (
    <Button
      size="icon-sm"
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
