// What every list of products is: the place its links come from, what is selected on it, and its rows or why there are none.
import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { ListedProduct } from './listed-product.ts';
import { ListOriginProvider } from './product-link.tsx';
import { SelectionProvider } from './selection-boxes.tsx';
import type { useProductList } from './use-product-list.ts';

type Listing = ReturnType<typeof useProductList>;

export function ProductList({ listing, children }: { listing: Listing; children: ReactNode }) {
  return (
    <ListOriginProvider from={listing.from} list={listing.list}>
      <SelectionProvider selection={listing.selection}>
        {children}
        <BulkBar selection={listing.selection} />
      </SelectionProvider>
    </ListOriginProvider>
  );
}

// Only a list that is grouped needs it.
const GroupedRows = lazy(async () => ({ default: (await import('./families/grouped-rows.tsx')).GroupedRows }));

type ProductRowsProps = { listing: Listing; skeleton: ReactNode; children: (products: ListedProduct[]) => ReactNode };

export function ProductRows({ listing, skeleton, children }: ProductRowsProps) {
  const { read, isBehind, families, list } = listing;
  if (read.data !== undefined)
    return (
      <div className={cn('transition-opacity duration-150', isBehind && 'opacity-60')} aria-busy={isBehind}>
        {families ? (
          <Suspense fallback={skeleton}>
            <GroupedRows products={read.data} families={families} list={list}>
              {children}
            </GroupedRows>
          </Suspense>
        ) : (
          children(read.data)
        )}
      </div>
    );
  if (!read.error) return skeleton;
  return (
    <Card>
      <LoadFailure of={read} title="Products could not be loaded" />
    </Card>
  );
}
