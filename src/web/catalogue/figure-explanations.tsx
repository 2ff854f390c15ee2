// What stands behind the figures of a list.
import type { Product } from '#domain/catalogue/product.ts';
import { levelLabels } from '#domain/channels/levels.ts';
import { issueOrder, type Part, partTable } from '#domain/parts/parts.ts';
import type { ContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { ProductLink } from './product-link.tsx';

export type QualityFigures = Pick<Product, 'id' | 'listingQuality' | 'complianceLevel'>;

export const whyLink =
  'rounded-sm font-medium text-accent-ink underline decoration-line-strong underline-offset-2 hover:decoration-current touch:py-2.5';

export function QualityNote({ product: { id, listingQuality, complianceLevel } }: { product: QualityFigures }) {
  if (listingQuality === null || complianceLevel === null) {
    return <p className="text-ink-soft">Calculating Listing Quality. It will appear here automatically.</p>;
  }
  return (
    <div className="text-ink-soft">
      <p className="mb-1 font-medium text-ink">
        Listing Quality {listingQuality} of 100 · {levelLabels[complianceLevel]}
      </p>
      <p>How well text and images follow the benchmark rules. The level is the level of the weakest part.</p>
      <p className="mt-1">Content Score shows how much of the review is done.</p>
      <p className="mt-2">
        <ProductLink id={id} opensQuality className={whyLink}>
          See what costs points
        </ProductLink>
      </p>
    </div>
  );
}

/** `Bullets were rejected` */
const describeRejected = (part: Part) =>
  `${partTable[part].shortLabel} ${partTable[part].kind === 'text' ? 'was' : 'were'} rejected`;

/** `Bullets are waiting for review` */
const sayWaiting = (part: Part) =>
  `${partTable[part].shortLabel} ${partTable[part].kind === 'text' ? 'is' : 'are'} waiting for review`;

export type IssuesProps = { product: Product; statuses: ContentStatuses | undefined };

export function IssuesNote({ product, statuses }: IssuesProps) {
  return (
    <div className="text-ink">
      <p className="mb-1.5 font-medium">
        {product.contentStatus.issues} content {product.contentStatus.issues === 1 ? 'issue' : 'issues'}
      </p>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {!product.hasContent && <li>No optimized content yet</li>}
        {product.pendingParts.map((part) => (
          <li key={part} className="flex gap-2">
            <span className="w-3 font-medium text-ink">{partTable[part].letter}</span>
            {sayWaiting(part)}
          </li>
        ))}
        {statuses &&
          issueOrder
            .filter((part) => statuses[`${part}Status`] === 'rejected')
            .map((part) => (
              <li key={part} className="flex gap-2">
                <span className="w-3 font-medium text-ink">{partTable[part].letter}</span>
                {describeRejected(part)}
              </li>
            ))}
      </ul>
    </div>
  );
}
