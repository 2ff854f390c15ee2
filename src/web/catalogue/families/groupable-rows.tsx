// The rows of a list whose variants may be grouped.
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { ListedProduct } from '../listed-product.ts';
import { ProductRows } from '../product-list.tsx';

// Only a list that is grouped needs it.
const GroupedRows = lazy(async () => ({ default: (await import('./grouped-rows.tsx')).GroupedRows }));

type GroupableRowsProps = Omit<ComponentProps<typeof ProductRows>, 'children'> & {
  children: (products: ListedProduct[]) => ReactNode;
};

export function GroupableRows({ listing, skeleton, children }: GroupableRowsProps) {
  const { grouped, list } = listing;
  return (
    <ProductRows listing={listing} skeleton={skeleton}>
      {(products) =>
        grouped ? (
          <Suspense fallback={skeleton}>
            <GroupedRows products={products} families={grouped.families} list={list}>
              {children}
            </GroupedRows>
          </Suspense>
        ) : (
          children(products)
        )
      }
    </ProductRows>
  );
}
