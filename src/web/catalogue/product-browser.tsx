// The dashboard's products: search, filters, grid or list, sorting, pages, and what can be done with many at once.
import { LayoutGrid, List } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Card } from '#web/kit/card.tsx';
import { Segmented } from '#web/kit/form/segmented.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading } from '#web/kit/skeleton.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { BulkButtons } from './bulk/bulk-buttons.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { DashboardFilters } from './filters/dashboard-filters.tsx';
import { SearchField } from './filters/search-field.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { ListFoot } from './list-foot.tsx';
import { hasFilters, type ListMode, noFilters } from './list-state.ts';
import { ProductList, ProductRows } from './product-list.tsx';
import { ProductTable, ProductTableSkeleton } from './product-table.tsx';
import { PageBox } from './selection-boxes.tsx';
import { useProductList } from './use-product-list.ts';

// The dashboard opens as a list.
const ProductGrid = lazy(async () => ({ default: (await import('./product-grid.tsx')).ProductGrid }));
const ProductGridSkeleton = lazy(async () => ({
  default: (await import('./product-grid-skeleton.tsx')).ProductGridSkeleton,
}));
// Never waits itself: what waits around it would take the focus away.
const gridLoading = (
  <Suspense fallback={<Loading label="Loading products">{null}</Loading>}>
    <ProductGridSkeleton />
  </Suspense>
);
// As high as ten rows and their foot, so that the page's foot does not come into sight and leave again.
const listLoading = (
  <div className="min-h-192">
    <Card>
      <ProductTableSkeleton />
    </Card>
  </div>
);
const empty = loadOnInteraction(() => import('./no-products.tsx'));

/** Products a page, as specified. */
const pageSize = 10;

export const modeOptions = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const satisfies readonly { value: ListMode; label: string; icon: unknown }[];

export function ProductBrowser() {
  const isNarrow = useIsNarrow();
  const browser = useProductList({ from: '/', pageSize, defaultSort: { sort: 'contentScore', order: 'desc' } });
  const { state, change, products, sort, changeSort, changeSearch, selection } = browser;
  const mode = state.mode ?? 'list';
  const isEmpty = products?.length === 0;
  const noProducts = empty.useModule(isEmpty);

  return (
    <ProductList listing={browser}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField value={state.search} onChange={changeSearch} className="flex-1 sm:w-56 sm:flex-none" />
        <DashboardFilters state={state} onChange={change}>
          {isNarrow && <SortSelect sort={sort} onSort={changeSort} />}
        </DashboardFilters>
        <Segmented
          label="View"
          value={mode}
          onValueChange={(next) => change({ mode: next === 'list' ? undefined : next })}
          options={[...modeOptions]}
          className="sm:order-last sm:ml-auto"
        />
      </div>
      <div className="mb-3 flex items-center gap-2 max-sm:flex-wrap">
        {(mode === 'grid' || isNarrow) && products && !isEmpty && <PageBox withText />}
        {/* Once something is selected they stand in the bar at the foot; their place stays, so that no row moves. */}
        <div className="flex min-h-8.5 gap-2 touch:min-h-10 max-sm:w-full">
          {selection.count === 0 && <BulkButtons className="max-sm:flex-1" />}
        </div>
        <div className="min-w-0 flex-1 max-sm:w-full max-sm:flex-none">
          <ActiveFilters state={state} onChange={change} isInLine />
        </div>
        {!isNarrow && <SortSelect sort={sort} onSort={changeSort} />}
      </div>
      <ProductRows listing={browser} skeleton={mode === 'grid' ? gridLoading : listLoading}>
        {(shown) => (
          <>
            {isEmpty ? (
              <Card>
                {noProducts && (
                  <noProducts.NoProducts isFiltered={hasFilters(state)} onClear={() => change(noFilters)} />
                )}
              </Card>
            ) : mode === 'grid' ? (
              <Suspense fallback={gridLoading}>
                <ProductGrid products={shown} label="Products" shows="review" />
              </Suspense>
            ) : (
              <Card>
                <ProductTable products={shown} sort={sort} onSort={changeSort} label="Products" />
              </Card>
            )}
            <div className="mt-4">
              <ListFoot list={browser} pageSize={pageSize} />
            </div>
          </>
        )}
      </ProductRows>
    </ProductList>
  );
}
