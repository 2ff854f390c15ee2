// The filters behind More Filters, each with its name above it.
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { changeFacet, type FilterKey, type ListState } from '../list-state.ts';
import { AssignedFilter } from './assigned-filter.tsx';
import { facetWords } from './facet-options.ts';
import { FacetSelect } from './facet-select.tsx';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';
import { type OwnFilter, ownFilterOptions, ownFilters } from './own-filters.ts';
import { SecondPersonFilter } from './second-person-filter.tsx';
import { SupplierFilter } from './supplier-filter.tsx';

export type MoreFiltersProps = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  facets?: readonly FilterKey[];
  own: readonly OwnFilter[];
};

export function MoreFiltersPanel({ state, onChange, facets: shown = [], own }: MoreFiltersProps) {
  const { data: facets } = useFacets();
  return (
    <div className="flex flex-col gap-3">
      {shown.map((key) => (
        <LabelledFilter key={key} label={facetWords[key].one}>
          <FacetSelect
            facet={key}
            facets={facets}
            category={state.category}
            value={state[key]}
            onChange={(next) => onChange(changeFacet(key, next))}
            className="w-full"
          />
        </LabelledFilter>
      ))}
      {own.map((key) => (
        <OwnFilterField key={key} filter={key} value={state[key]} onChange={(next) => onChange({ [key]: next })} />
      ))}
      <AssignedFilter value={state.assigned} onChange={(assigned) => onChange({ assigned })} />
      <SecondPersonFilter value={state.secondPerson} onChange={(secondPerson) => onChange({ secondPerson })} />
      <SupplierFilter value={state.supplier} onChange={(supplier) => onChange({ supplier })} />
    </div>
  );
}

type OwnFilterFieldProps = {
  filter: OwnFilter;
  value: OneOrMore<string> | undefined;
  onChange: (value: OneOrMore<string> | undefined) => void;
};

/** A filter of ours with its name above it. */
export function OwnFilterField({ filter, value, onChange }: OwnFilterFieldProps) {
  const { label } = ownFilters[filter];
  return (
    <LabelledFilter label={label}>
      <FilterSelect
        label={label}
        options={ownFilterOptions(filter, value)}
        value={value}
        onChange={onChange}
        className="w-full"
      />
    </LabelledFilter>
  );
}
