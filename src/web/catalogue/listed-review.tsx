// Why a product stands in a status list, by whom and since when.
import { CheckCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { sampleLabel } from '#domain/history/sample-draft.ts';
import { partTable, type Status } from '#domain/parts/parts.ts';
import { describeListed, type ListedReview as Listed, type ReviewNote } from '#domain/review/review-note.ts';
import { cn } from '#web/kit/cn.ts';
import { formatDate, formatDateTime } from '#web/kit/format.ts';
import { Hint } from '#web/kit/layers/hint.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { lensStyles } from '#web/shared/catalogue/lens-styles.ts';
import { whyLink } from './figure-explanations.tsx';
import { ProductLink } from './product-link.tsx';
import { describeWait } from './wait-length.ts';

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
  /** False while the note is on its way. */
  hasNote: boolean;
  /** One line: since when and by whom are in a column of their own. */
  isShort?: boolean;
};

export function ListedReview({ product, status, note, hasNote, isShort = false }: ListedReviewProps) {
  if (product.hasContent && !hasNote) {
    return isShort ? (
      <div data-note className="flex h-4 items-center">
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    ) : (
      <div data-note className="space-y-1.5">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    );
  }
  const { why, detail, lens, tone, by, at, findings, isSampleDraft } = describeListed(note ?? null, status, product);
  const { Icon, color } = lens ? lensStyles[lens] : icons[tone];
  const line = (
    <>
      <Icon aria-hidden className={`size-3.5 shrink-0 ${color}`} />
      <span className="min-w-0 truncate">
        <span className="font-medium">{why}</span>
        {detail && <span className="text-ink-soft"> {detail}</span>}
      </span>
    </>
  );
  const whole = detail === null ? why : `${why}: ${detail}`;
  return (
    <div className={cn('min-w-0 text-xs', isShort && 'flex items-center gap-1')}>
      {findings.length === 0 ? (
        <p className="flex min-w-0 items-center gap-1.5 text-xs" title={whole}>
          {line}
        </p>
      ) : (
        <Hint label="Open issues" content={<Findings productId={product.id} findings={findings} />}>
          <button
            type="button"
            title={whole}
            className="relative flex min-w-0 max-w-full items-center gap-1.5 rounded-sm text-left text-xs after:absolute after:-inset-1 hover:underline touch:after:-inset-2.5"
          >
            {line}
          </button>
        </Hint>
      )}
      {!isShort && (
        <p className="truncate text-ink-soft">
          {isSampleDraft ? (
            <>
              <SampleDraft /> ·
            </>
          ) : (
            verbs[status]
          )}{' '}
          <time dateTime={at}>{formatDate(new Date(at))}</time>
          {by && ` by ${by}`}
        </p>
      )}
      {isShort && isSampleDraft && (
        // In the same line: no row is higher than it was while its note was on its way. Its second word goes first where there is no room.
        <p className="h-4 min-w-13 shrink-[9] overflow-hidden text-ink-soft">
          {'·\u00a0'}
          <SampleDraft />
        </p>
      )}
    </div>
  );
}

/** As much of the label as a narrow column holds; the whole of it for those who point at it or listen. */
function SampleDraft() {
  const [short = '', rest = ''] = sampleLabel.split(/(?=,)/, 2);
  return (
    <span title={sampleLabel}>
      {short}
      <span className="sr-only">{rest}</span>
    </span>
  );
}

/** How long a product has waited, and who wrote what waits. */
export function WaitingSince({ product, note }: Pick<ListedReviewProps, 'product' | 'note'>) {
  const { at, by, isSampleDraft } = describeListed(note ?? null, 'pending', product);
  const writer = isSampleDraft ? sampleLabel : by && `by ${by}`;
  const since = new Date(at);
  return (
    <>
      <p className="truncate">
        <time dateTime={at} title={formatDateTime(since)}>
          {describeWait(since, new Date())}
        </time>
      </p>
      <p className="truncate text-ink-soft text-xs" title={writer ?? undefined}>
        {writer ?? formatDate(since)}
      </p>
    </>
  );
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
          See why
        </ProductLink>
      </p>
    </>
  );
}
