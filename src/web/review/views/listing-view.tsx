// View Product Page: the listing as a shopper would see it, with the content on the screen or with what is approved.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { approvedValues } from '#domain/review/review.ts';
import { cn } from '#web/kit/cn.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Thumb } from '#web/kit/thumb.tsx';

type ListingViewProps = {
  product: Product;
  /** Null before anything was generated. */
  content: OptimizedContent | null;
  /** The four parts as on the screen, unsaved text included. */
  values: PartContent;
  onClose: () => void;
};

export function ListingView({ product, content, values, onClose }: ListingViewProps) {
  const { version, device } = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const isPhone = device === 'phone';
  const listing = version === 'approved' ? approvedValues(product, content) : values;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="Product page"
      description={
        version === 'approved'
          ? 'Shows approved parts, and the source for all other parts.'
          : 'Shows the content on your screen, approved or not.'
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <ChoiceBar
          label="Content"
          value={version ?? 'pending'}
          onValueChange={(next) =>
            void navigate({
              search: (old) => ({ ...old, version: next === 'approved' ? next : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: 'pending', label: 'On screen' },
            { value: 'approved', label: 'Approved only' },
          ]}
        />
        <ChoiceBar
          label="Device"
          value={device ?? 'desktop'}
          onValueChange={(next) =>
            void navigate({
              search: (old) => ({ ...old, device: next === 'phone' ? next : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: 'desktop', label: 'Desktop', icon: Monitor },
            { value: 'phone', label: 'Phone', icon: Smartphone },
          ]}
        />
      </div>
      <div
        className={cn(
          '@container overflow-hidden rounded-xl border border-line bg-surface',
          isPhone && 'mx-auto max-w-96 rounded-3xl border-4 border-line-strong',
        )}
      >
        <Listing product={product} listing={listing} />
      </div>
    </Dialog>
  );
}

/** A plain storefront, so that the content is judged and not the shop. */
function Listing({ product, listing }: { product: Product; listing: PartContent }) {
  const path = [product.category, product.subcategory].filter(Boolean).join(' › ');
  return (
    <article aria-label="Listing" className="p-4 @xl:p-7">
      {path && <p className="mb-3 break-words text-ink-faint text-xs">{path}</p>}
      <div className="grid gap-5 @xl:grid-cols-2 @xl:gap-8">
        <Gallery images={listing.images} />
        <div className="min-w-0">
          {product.brand && <p className="break-words text-[0.8125rem] text-accent-ink">{product.brand}</p>}
          <h3 dir="auto" className="mt-0.5 break-words font-semibold text-lg leading-6.5">
            {listing.title || <span className="text-ink-faint italic">No title</span>}
          </h3>
          <p className="mt-2.5 font-semibold text-xl tabular-nums">
            {product.price ?? <span className="font-normal text-base text-ink-faint">No price</span>}
          </p>
          {listing.bullets.length > 0 ? (
            <ul className="mt-4 list-disc space-y-1.5 border-line border-t pt-4 pl-4.5 leading-5.5 marker:text-ink-faint">
              {listing.bullets.map((bullet, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand twice
                <li key={index} dir="auto" className="break-words">
                  {bullet}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-4 border-line border-t pt-4 text-ink-faint italic">No bullets</p>
          )}
        </div>
      </div>
      <section className="mt-6 border-line border-t pt-5">
        <h4 className="font-semibold">Product description</h4>
        <p dir="auto" className="mt-2 whitespace-pre-wrap break-words leading-6">
          {listing.description || <span className="text-ink-faint italic">No description</span>}
        </p>
      </section>
      {product.attributes.length > 0 && (
        <section className="mt-6 border-line border-t pt-5">
          <h4 className="font-semibold">Product information</h4>
          <dl className="mt-2 grid gap-x-8 @xl:grid-cols-2">
            {product.attributes.map(({ name, value }, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a source may state the same fact twice
                key={index}
                className="grid grid-cols-[2fr_3fr] gap-3 border-line border-b py-1.5 text-[0.8125rem]"
              >
                <dt className="min-w-0 break-words text-ink-soft">{name}</dt>
                <dd dir="auto" className="min-w-0 break-words">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  );
}

/** Beyond this many a shop would not show thumbnails either. */
const maxThumbs = 12;

function Gallery({ images }: { images: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const shown = images.slice(0, maxThumbs);
  const index = chosen < shown.length ? chosen : 0;
  return (
    <div className="min-w-0">
      <Thumb
        key={shown[index]}
        src={shown[index]}
        alt={shown.length > 0 ? `Image ${index + 1} of ${images.length}` : ''}
        fit="contain"
        copyWidth={480}
        className="aspect-square w-full"
      />
      {shown.length > 1 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {shown.map((url, each) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand twice
              key={`${url}-${each}`}
              type="button"
              aria-label={`Show image ${each + 1}`}
              aria-pressed={each === index}
              onClick={() => setChosen(each)}
              className="rounded-lg border-2 border-transparent aria-pressed:border-accent"
            >
              <Thumb src={url} alt="" fit="contain" className="size-12" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
