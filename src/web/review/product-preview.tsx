// Product preview card: the product as its source has it at a glance, and the ways to all of it.
import type { Product } from '#domain/catalogue/product.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { productViewLabels } from './commands/review.actions.ts';
import type { ProductView } from './review.search.ts';

type ProductPreviewProps = { product: Product; onView: (show: ProductView) => void };

export function ProductPreview({ product, onView }: ProductPreviewProps) {
  const names = [product.category, product.subcategory].filter((name) => name !== null);
  return (
    <Card aria-labelledby="preview-title" className="flex min-w-0 flex-col">
      <div className="flex min-w-0 gap-3.5 px-4 pt-4">
        <Thumb src={product.images[0]} alt="" fit="contain" className="size-22" isFirst />
        <div className="min-w-0 flex-1">
          <h2 id="preview-title" className="line-clamp-2 break-words font-semibold leading-5">
            {product.title}
          </h2>
          <p className="mt-1 font-medium tabular-nums">
            {product.price ?? <span className="font-normal text-ink-faint">No price</span>}
          </p>
          {names.length > 0 && (
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a subcategory may be named like its category
                <Badge key={index}>
                  <span className="truncate">{name}</span>
                </Badge>
              ))}
            </div>
          )}
        </div>
      </div>
      <p className="mx-4 mt-2.5 mb-auto line-clamp-2 break-words text-[0.8125rem] text-ink-soft leading-5">
        {product.description || <span className="text-ink-faint italic">No description in the source</span>}
      </p>
      <div className="mx-4 mt-2 mb-2 flex flex-wrap justify-between gap-x-3 sm:justify-start">
        {productViewLabels.map(({ show, label }) => (
          <button
            key={show}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onView(show)}
            className="inline-flex h-7 items-center rounded-sm font-medium text-accent-ink text-xs hover:underline touch:h-10"
          >
            {label}
          </button>
        ))}
      </div>
    </Card>
  );
}
