// The dashboard's products: search, filters, grid or list, sorting and pages.
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { explainError } from '#web/client/api-error.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { Popover } from '#web/kit/popover.tsx';
import { Segmented } from '#web/kit/segmented.tsx';
import { Select } from '#web/kit/select.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { useFacets } from './catalogue.queries.ts';
import { FacetSelect } from './facet-select.tsx';
import { ListFoot } from './list-foot.tsx';
import { hasFilters, type ListMode, type ListState, noFilters } from './list-state.ts';
import { NoProducts } from './no-products.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ListOriginProvider } from './product-link.tsx';
import { ProductTable, ProductTableSkeleton } from './product-table.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { useProductList } from './use-product-list.ts';

export const modeOptions = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const satisfies readonly { value: ListMode; label: string; icon: unknown }[];

const bandOptions = [
  { value: '', label: 'All Content Scores' },
  { value: 'green', label: 'Above 70' },
  { value: 'yellow', label: '41 to 70' },
  { value: 'red', label: '40 or less' },
];
const issueOptions = [
  { value: '', label: 'All Content Issues' },
  { value: 'title', label: 'Title pending' },
  { value: 'description', label: 'Description pending' },
  { value: 'bullets', label: 'Bullets pending' },
  { value: 'images', label: 'Images pending' },
  { value: 'none', label: 'No issues' },
];

export function ProductBrowser() {
  const isNarrow = useIsNarrow();
  const browser = useProductList({ pageSize: 10, defaultSort: { sort: 'contentScore', order: 'desc' } });
  const { state, change, products, sort, changeSort, changeSearch } = browser;
  const mode = state.mode ?? 'list';
  const clear = () => change(noFilters);

  return (
    <ListOriginProvider from="/" list={browser.list}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField value={state.search} onChange={changeSearch} className="flex-1 sm:w-56 sm:flex-none" />
        <DashboardFilters state={state} onChange={change}>
          {(mode === 'grid' || isNarrow) && <SortSelect sort={sort} onSort={changeSort} />}
        </DashboardFilters>
        <Segmented
          label="View"
          value={mode}
          onValueChange={(next) => change({ mode: next === 'list' ? undefined : next })}
          options={[...modeOptions]}
          className="sm:order-last sm:ml-auto"
        />
      </div>
      {products === undefined && browser.error ? (
        <Card>
          <ErrorState
            title="Products could not be loaded"
            text={explainError(browser.error)}
            onRetry={browser.retry}
            busy={browser.isRetrying}
          />
        </Card>
      ) : products === undefined ? (
        mode === 'grid' ? (
          <ProductGridSkeleton />
        ) : (
          <Card>
            <ProductTableSkeleton />
          </Card>
        )
      ) : products.length === 0 ? (
        <Card>
          <NoProducts isFiltered={hasFilters(state)} onClear={clear} />
        </Card>
      ) : (
        <div
          className={cn('transition-opacity duration-150', browser.isBehind && 'opacity-60')}
          aria-busy={browser.isBehind}
        >
          {mode === 'grid' ? (
            <ProductGrid products={products} label="Products" shows="review" />
          ) : (
            <Card>
              <ProductTable products={products} sort={sort} onSort={changeSort} label="Products" />
            </Card>
          )}
          <div className="mt-4">
            <ListFoot page={browser.page} pageSize={10} total={browser.total} onPage={browser.toPage} />
          </div>
        </div>
      )}
    </ListOriginProvider>
  );
}

type DashboardFiltersProps = { state: ListState; onChange: (change: Partial<ListState>) => void; children: ReactNode };

function DashboardFilters({ state, onChange, children }: DashboardFiltersProps) {
  const { data: facets } = useFacets();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreCount = [state.subcategory, state.retailer].filter((value) => value !== undefined).length;
  return (
    <div className="order-last grid w-full grid-cols-2 gap-2 sm:order-none sm:contents">
      <FacetSelect
        facet="category"
        facets={facets}
        value={state.category}
        onChange={(category) => onChange({ category, subcategory: undefined })}
        className="sm:max-w-48"
      />
      <FacetSelect
        facet="brand"
        facets={facets}
        value={state.brand}
        onChange={(brand) => onChange({ brand })}
        className="sm:max-w-48"
      />
      <Select
        label="Content Score"
        value={state.band ?? ''}
        isSet={state.band !== undefined}
        options={bandOptions}
        onValueChange={(band) => onChange({ band: band === '' ? undefined : (band as NonNullable<ListState['band']>) })}
      />
      <Select
        label="Content Issues"
        value={state.issue ?? ''}
        isSet={state.issue !== undefined}
        options={issueOptions}
        onValueChange={(issue) =>
          onChange({ issue: issue === '' ? undefined : (issue as NonNullable<ListState['issue']>) })
        }
      />
      <Popover
        label="More Filters"
        open={isMoreOpen}
        onOpenChange={setMoreOpen}
        className="w-64"
        trigger={
          <Button className="max-sm:justify-start">
            <SlidersHorizontal aria-hidden />
            More Filters
            {moreCount > 0 && <Badge tone="accent">{moreCount}</Badge>}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          <LabelledFacet label="Subcategory">
            <FacetSelect
              facet="subcategory"
              facets={facets}
              category={state.category}
              value={state.subcategory}
              onChange={(subcategory) => onChange({ subcategory })}
              className="w-full"
            />
          </LabelledFacet>
          <LabelledFacet label="Retailer">
            <FacetSelect
              facet="retailer"
              facets={facets}
              value={state.retailer}
              onChange={(retailer) => onChange({ retailer })}
              className="w-full"
            />
          </LabelledFacet>
        </div>
      </Popover>
      {children}
      {hasFilters(state) && (
        <Button variant="ghost" aria-label="Clear all filters" onClick={() => onChange(noFilters)}>
          Clear
        </Button>
      )}
    </div>
  );
}

export function LabelledFacet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium text-[0.8125rem]">
        {label}
      </span>
      {children}
    </div>
  );
}
