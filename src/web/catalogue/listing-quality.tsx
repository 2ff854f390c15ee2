// Listing Quality in a list: a quiet figure of its own, never mixed with the Content Score, with what it means behind it.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { type Level, levelLabels } from '#domain/channels/levels.ts';
import { cn } from '#web/kit/cn.ts';
import { Hint } from '#web/kit/layers/hint.tsx';
import type { QualityFigures } from './figure-explanations.tsx';
import { QualityNote } from './figure-note.tsx';

const looks = {
  compliant: { Icon: CircleCheck, color: 'text-ok-ink' },
  borderline: { Icon: TriangleAlert, color: 'text-warn-ink' },
  'non-compliant': { Icon: CircleX, color: 'text-bad-ink' },
} as const satisfies Record<Level, unknown>;

type ListingQualityProps = {
  product: QualityFigures;
  /** Under a head that names it. */
  isShort?: boolean;
  className?: string;
};

export function ListingQuality({ product, isShort = false, className }: ListingQualityProps) {
  const { listingQuality, complianceLevel } = product;
  const { Icon, color } = looks[complianceLevel ?? 'compliant'];
  return (
    <Hint label="Listing Quality" content={<QualityNote product={product} />}>
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
