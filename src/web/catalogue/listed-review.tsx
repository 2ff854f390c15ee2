// Why a product stands in a status list, by whom and since when.
import { CheckCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { partTable, type Status } from '#domain/parts/parts.ts';
import { describeListed, type ListedReview as Listed, type ReviewNote } from '#domain/review/review-note.ts';
import { cn } from '#web/kit/cn.ts';
import { formatDate, formatDateTime } from '#web/kit/format.ts';
import { Hint } from '#web/kit/layers/hint.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { whyLink } from './figure-explanations.tsx';
import { ProductLink } from './product-link.tsx';
import { tellWait } from './wait-length.ts';

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
  /** Since when and by whom stands in a column of its own, where there is room for it. */
  isBesideSince?: boolean;
};

export function ListedReview({ product, status, note, isTold, isBesideSince = false }: ListedReviewProps) {
  if (product.hasContent && !isTold) {
    return (
      <div data-note className="space-y-1.5">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    );
  }
  const { why, tone, by, at, findings } = describeListed(note ?? null, status, product);
  const { Icon, color } = icons[tone];
  const where = tellParts(product, findings);
  return (
    <div className="min-w-0 text-xs">
      {findings.length === 0 ? (
        <p className="flex gap-1.5 text-[0.8125rem]" title={why}>
          <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${color}`} />
          <span className="line-clamp-3">{why}</span>
        </p>
      ) : (
        <Hint label="What is open" content={<Findings productId={product.id} findings={findings} />}>
          <button
            type="button"
            title={why}
            className="relative flex max-w-full gap-1.5 rounded-sm text-left text-[0.8125rem] after:absolute after:-inset-1 hover:underline touch:after:-inset-2.5"
          >
            <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${color}`} />
            <span className="line-clamp-3">{why}</span>
          </button>
        </Hint>
      )}
      <p className={cn('truncate text-ink-soft', isBesideSince && '@7xl:hidden')}>
        {verbs[status]} <time dateTime={at}>{formatDate(new Date(at))}</time>
        {by && ` by ${by}`}
      </p>
      {isBesideSince && <p className="truncate text-ink-soft @max-7xl:hidden">{where}</p>}
    </div>
  );
}

/** How long a product has waited, and who wrote what waits. */
export function WaitingSince({ product, note }: Pick<ListedReviewProps, 'product' | 'note'>) {
  const { at, by } = describeListed(note ?? null, 'pending', product);
  const since = new Date(at);
  return (
    <>
      <p className="truncate">
        <time dateTime={at} title={formatDateTime(since)}>
          {tellWait(since, new Date())}
        </time>
      </p>
      <p className="truncate text-ink-soft text-xs" title={by ?? undefined}>
        {by ? `by ${by}` : formatDate(since)}
      </p>
    </>
  );
}

/** `Title, Bullets`: the parts something is open on; else how many wait. */
function tellParts({ pendingParts, hasContent }: Product, findings: Listed['findings']): string {
  if (!hasContent) return 'Nothing to decide on yet';
  if (findings.length > 0) return [...new Set(findings.map(({ part }) => partTable[part].shortLabel))].join(', ');
  return `${pendingParts.length} ${pendingParts.length === 1 ? 'part' : 'parts'} pending`;
}

/** Part by part, with the way to where it is settled. */
function Findings({ productId, findings }: { productId: number; findings: Listed['findings'] }) {
  return (
    <>
      <ul className="space-y-0.5">
        {findings.map(({ part, text }) => (
          <li key={`${part} ${text}`}>
            <span className="font-medium">{partTable[part].shortLabel}</span>
            <span className="text-ink-soft">: {text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <ProductLink id={productId} opensQuality={findings.some(({ isRule }) => isRule)} className={whyLink}>
          See why and mend it
        </ProductLink>
      </p>
    </>
  );
}
