// All Products: the whole catalogue as a grid of cards, or as a list with its review.

import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { Segmented } from '#web/kit/form/segmented.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { ExportMenu } from './export-menu.tsx';
import { readGrouped } from './families/families.queries.ts';
import { GroupSwitch } from './families/group-switch.tsx';
import { GroupableRows } from './families/groupable-rows.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterPopover } from './filters/filter-popover.tsx';
import { SearchField } from './filters/search-field.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { ColumnsMenu, productColumns, useListColumns } from './list-columns.tsx';
import { ListFoot } from './list-foot.tsx';
import { hasFilters, noFilters, useListState } from './list-state.ts';
import { AddProductLink, NoProducts } from './no-products.tsx';
import { modeOptions } from './product-browser.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductList } from './product-list.tsx';
import { ProductTable, ProductTableSkeleton } from './product-table.tsx';
import { SaveView } from './save-view.tsx';
import { PageBox } from './selection-boxes.tsx';
import { SetAsideLink } from './set-aside/set-aside-link.tsx';
import { useProductList } from './use-product-list.ts';

const pageSize = 24;

export function AllProductsScreen() {
  const [{ mode = 'grid' }] = useListState();
  const columns = useListColumns(productColumns);
  const catalogue = useProductList({
    from: '/products',
    pageSize,
    defaultSort: { sort: 'contentScore', order: 'asc' },
    readGrouped: mode === 'list' ? readGrouped : undefined,
  });
  const { state, change, total, totalText, sort, changeSort, changeSearch } = catalogue;
  const { data: dashboard } = useDashboard();
  const isNarrow = useIsNarrow();
  const skeleton =
    mode === 'grid' ? (
      <ProductGridSkeleton />
    ) : (
      <Card>
        <ProductTableSkeleton />
      </Card>
    );

  return (
    <ProductList listing={catalogue}>
      <PageHead title="All Products">
        <SaveView />
        <ExportMenu list={catalogue.list} isShort of={catalogue} />
        <Allowed to={createImport}>
          <Button asChild>
            <Link to="/import">
              <Upload aria-hidden />
              <span className="max-sm:sr-only">Import</span>
            </Link>
          </Button>
        </Allowed>
        <AddProductLink />
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchField value={state.search} onChange={changeSearch} className="w-full sm:w-80" />
        <FilterPopover state={state} onApply={change} />
        {mode === 'list' && <GroupSwitch state={state} onChange={change} />}
        <div className="ml-auto flex items-center gap-2">
          {mode === 'list' && <ColumnsMenu choice={productColumns} />}
          <SortSelect sort={sort} onSort={changeSort} className="max-w-44" />
          <Segmented
            label="View"
            value={mode}
            onValueChange={(next) => change({ mode: next === 'grid' ? undefined : next })}
            options={[...modeOptions]}
          />
        </div>
      </div>
      <ActiveFilters state={state} onChange={change} />
      <GroupableRows listing={catalogue} skeleton={skeleton}>
        {(shown) => (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
              <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                Showing {totalText} of {formatNumber(Math.max(total, dashboard?.total ?? total))} products
                <SetAsideLink />
              </p>
              {shown.length > 0 && (mode === 'grid' || isNarrow) && <PageBox withText />}
            </div>
            {shown.length === 0 ? (
              <Card>
                <NoProducts isFiltered={hasFilters(state)} onClear={() => change(noFilters)} />
              </Card>
            ) : (
              <>
                {mode === 'grid' ? (
                  <ProductGrid products={shown} label="All products" shows="source" />
                ) : (
                  <Card>
                    <ProductTable
                      products={shown}
                      columns={columns}
                      sort={sort}
                      onSort={changeSort}
                      label="All products"
                    />
                  </Card>
                )}
                <div className="mt-5">
                  <ListFoot list={catalogue} pageSize={pageSize} />
                </div>
              </>
            )}
          </>
        )}
      </GroupableRows>
    </ProductList>
  );
}
