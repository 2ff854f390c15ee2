// The dashboard's filters: four that are always at hand, the others behind More Filters.
import type { ReactNode } from 'react';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { changeFacet, type ListState } from '../list-state.ts';
import { FacetSelect } from './facet-select.tsx';
import { bandOptions, issueOptions } from './filter-options.ts';
import { FilterSelect } from './filter-select.tsx';
import { MoreFilters } from './more-filters.tsx';

type FilterProps = { state: ListState; onChange: (change: Partial<ListState>) => void };
/** `children` stand beside them. */
type DashboardFiltersProps = FilterProps & { children?: ReactNode };

export function DashboardFilters({ state, onChange, children }: DashboardFiltersProps) {
  const { data: facets } = useFacets();
  return (
    <div className="order-last grid w-full grid-cols-2 gap-2 sm:order-none sm:contents">
      <FacetSelect
        facet="category"
        facets={facets}
        value={state.category}
        onChange={(category) => onChange(changeFacet('category', category))}
        className="sm:max-w-38"
      />
      <FacetSelect
        facet="brand"
        facets={facets}
        value={state.brand}
        onChange={(brand) => onChange({ brand })}
        className="sm:max-w-38"
      />
      <FilterSelect
        label="Content Score"
        options={bandOptions}
        value={state.band}
        onChange={(band) => onChange({ band })}
      />
      <FilterSelect
        label="Content Issues"
        options={issueOptions}
        value={state.issue}
        onChange={(issue) => onChange({ issue })}
      />
      <MoreFilters
        state={state}
        onChange={onChange}
        facets={['subcategory', 'retailer']}
        own={['status', 'partStatus', 'level', 'lens']}
      />
      {children}
    </div>
  );
}
