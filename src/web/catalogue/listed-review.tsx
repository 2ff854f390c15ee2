// Why a product stands in a status list, by whom and since when.
import { CheckCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import { describeListed, type ReviewNote } from '#domain/review/review-note.ts';
import { formatDate } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';

const icons = {
  open: { Icon: TriangleAlert, color: 'text-warn' },
  clean: { Icon: CheckCheck, color: 'text-ok' },
  none: { Icon: CircleDashed, color: 'text-ink-faint' },
} as const;
const verbs: Record<Status, string> = { pending: 'Since', approved: 'On', rejected: 'On' };

type ListedReviewProps = {
  product: Product;
  status: Status;
  note: ReviewNote | undefined;
  /** False while the notes are on their way. */
  isTold: boolean;
};

export function ListedReview({ product, status, note, isTold }: ListedReviewProps) {
  if (product.hasContent && !isTold) {
    return (
      <div data-note className="space-y-1.5">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    );
  }
  const { why, tone, by, at } = describeListed(note ?? null, status, product.createdAt);
  const { Icon, color } = icons[tone];
  return (
    <div className="min-w-0 text-xs">
      <p className="flex items-center gap-1.5 text-[0.8125rem]" title={why}>
        <Icon aria-hidden className={`size-3.5 shrink-0 ${color}`} />
        <span className="truncate">{why}</span>
      </p>
      <p className="truncate text-ink-soft">
        {verbs[status]} <time dateTime={at}>{formatDate(new Date(at))}</time>
        {by && ` by ${by}`}
      </p>
    </div>
  );
}
