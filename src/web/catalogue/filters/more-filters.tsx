// The filters a list has no room for, behind one button.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Popover } from '#web/kit/layers/popover.tsx';
import { useFacets } from '../catalogue.queries.ts';
import type { FilterKey, ListState } from '../list-state.ts';
import { facetWords } from './facet-options.ts';
import { FacetSelect } from './facet-select.tsx';
import { filterButtonId, type OwnFilter, ownFilterOptions, ownFilters } from './filter-options.ts';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';

type MoreFiltersProps = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  facets?: readonly FilterKey[];
  own: readonly OwnFilter[];
};

export function MoreFilters({ state, onChange, facets: shown = [], own }: MoreFiltersProps) {
  const { data: facets } = useFacets();
  const [isOpen, setOpen] = useState(false);
  const count = [...shown, ...own].filter((key) => state[key] !== undefined).length;
  return (
    <Popover
      label="More Filters"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-64"
      trigger={
        <Button id={filterButtonId} className="max-sm:justify-start">
          <SlidersHorizontal aria-hidden />
          More Filters
          {count > 0 && <Badge tone="accent">{count}</Badge>}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {shown.map((key) => (
          <LabelledFilter key={key} label={facetWords[key].one}>
            <FacetSelect
              facet={key}
              facets={facets}
              category={state.category}
              value={state[key]}
              onChange={(next) => onChange({ [key]: next })}
              className="w-full"
            />
          </LabelledFilter>
        ))}
        {own.map((key) => (
          <OwnFilterField key={key} filter={key} value={state[key]} onChange={(next) => onChange({ [key]: next })} />
        ))}
      </div>
    </Popover>
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
