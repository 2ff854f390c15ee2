// What the product preview card opens over the page. Each view comes when it is first wanted.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';

const ListingView = lazy(async () => ({ default: (await import('./listing-view.tsx')).ListingView }));
const AnalyticsView = lazy(async () => ({ default: (await import('./analytics-view.tsx')).AnalyticsView }));
const DetailsView = lazy(async () => ({ default: (await import('./details-view.tsx')).DetailsView }));

type ProductViewsProps = {
  product: Product;
  /** Null before anything was generated. */
  content: OptimizedContent | null;
  /** The four parts as on the screen, unsaved text included. */
  values: PartContent;
};

export function ProductViews({ product, content, values }: ProductViewsProps) {
  const { show } = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const close = () =>
    void navigate({
      search: (old) => ({ ...old, show: undefined, version: undefined, device: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Suspense>
      {show === 'listing' && <ListingView product={product} content={content} values={values} onClose={close} />}
      {show === 'analytics' && <AnalyticsView product={product} onClose={close} />}
      {show === 'details' && <DetailsView product={product} content={content} onClose={close} />}
    </Suspense>
  );
}
