// The product as its source has it: what a shopper sees first, and the facts the writer works from.
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Thumb } from '#web/kit/thumb.tsx';

/** Longer descriptions start folded. */
const foldFrom = 320;

export function ProductPreview({ product }: { product: Product }) {
  return (
    <div className="space-y-4 px-5 py-4">
      <Thumb src={product.images[0]} alt="" fit="contain" className="aspect-[4/3] w-full" />
      <div>
        <h2 className="break-words font-semibold text-[0.9375rem]">{product.title}</h2>
        <p className="mt-1 font-medium text-base tabular-nums">
          {product.price ?? <span className="text-ink-faint">No price</span>}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          {[product.category, product.subcategory].map(
            (name) =>
              name && (
                <Badge key={name}>
                  <span className="truncate">{name}</span>
                </Badge>
              ),
          )}
        </div>
      </div>
      <Description text={product.description} />
      <Facts product={product} />
    </div>
  );
}

function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return <p className="text-ink-faint italic">No description in the source</p>;
  const isLong = text.length > foldFrom;
  return (
    <div>
      <p
        className={cn('whitespace-pre-wrap break-words text-ink-soft leading-5.5', isLong && !isOpen && 'line-clamp-6')}
      >
        {text}
      </p>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2.5"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function Facts({ product }: { product: Product }) {
  const facts = [
    ...(product.brand ? [{ name: 'Brand', value: product.brand }] : []),
    ...(product.retailer ? [{ name: 'Retailer', value: product.retailer }] : []),
    ...product.attributes,
  ];
  if (facts.length === 0) return null;
  return (
    <details open className="group border-line border-t pt-3">
      <summary className="flex select-none list-none items-center gap-1.5 rounded-md py-1 font-medium text-[0.8125rem] touch:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform duration-150 group-open:rotate-90"
        />
        Facts from the source
        <span className="text-ink-faint tabular-nums">{facts.length}</span>
      </summary>
      <dl className="mt-1.5 divide-y divide-line">
        {facts.map((fact, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a source may state the same fact twice
            key={`${fact.name}-${index}`}
            className="grid grid-cols-[minmax(6rem,2fr)_3fr] gap-3 py-1.5 text-[0.8125rem]"
          >
            <dt className="break-words text-ink-faint">{fact.name}</dt>
            <dd className="min-w-0 break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
