// Listing Quality in a list: a quiet figure of its own, never mixed with the Content Score, with what it means behind it.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { type Level, levelLabels } from '#domain/channels/levels.ts';
import { cn } from '#web/kit/cn.ts';
import { Hint } from '#web/kit/layers/hint.tsx';
import { ProductLink } from './product-link.tsx';

const looks = {
  compliant: { Icon: CircleCheck, color: 'text-ok-ink' },
  borderline: { Icon: TriangleAlert, color: 'text-warn-ink' },
  'non-compliant': { Icon: CircleX, color: 'text-bad-ink' },
} as const satisfies Record<Level, unknown>;

type Judged = Pick<Product, 'id' | 'listingQuality' | 'complianceLevel'>;

type ListingQualityProps = {
  product: Judged;
  /** Under a head that names it. */
  isShort?: boolean;
  className?: string;
};

export const whyLink =
  'rounded-sm font-medium text-accent-ink underline decoration-line-strong underline-offset-2 hover:decoration-current touch:py-2.5';

export function ListingQuality({ product, isShort = false, className }: ListingQualityProps) {
  const { listingQuality, complianceLevel } = product;
  const { Icon, color } = looks[complianceLevel ?? 'compliant'];
  return (
    <Hint label="Listing Quality" content={<Explanation product={product} />}>
      <button
        type="button"
        className={cn(
          'relative inline-flex items-center gap-1 rounded-sm text-ink-soft text-xs leading-4 after:absolute after:-inset-1 touch:after:-inset-3',
          className,
        )}
      >
        <span className="sr-only">Listing </span>
        <span className={isShort ? 'sr-only' : undefined}>Quality</span>
        <span className={cn('font-medium tabular-nums', isShort && 'text-[0.8125rem] text-ink')}>
          {listingQuality ?? '–'}
        </span>
        {complianceLevel && (
          <>
            <Icon aria-hidden className={cn('size-3.5 shrink-0', color)} />
            <span className="sr-only">{levelLabels[complianceLevel]}</span>
          </>
        )}
      </button>
    </Hint>
  );
}

function Explanation({ product: { id, listingQuality, complianceLevel } }: { product: Judged }) {
  if (listingQuality === null || complianceLevel === null) {
    return <p className="text-ink-soft">Listing Quality is being worked out; it appears here by itself.</p>;
  }
  return (
    <div className="text-ink-soft">
      <p className="mb-1 font-medium text-ink">
        Listing Quality {listingQuality} of 100 · {levelLabels[complianceLevel]}
      </p>
      <p>How well text and images keep the benchmark rules; the level is that of the worst part.</p>
      <p className="mt-1">The Content Score tells how far the review is.</p>
      <p className="mt-2">
        <ProductLink id={id} opensQuality className={whyLink}>
          See what costs points
        </ProductLink>
      </p>
    </div>
  );
}
