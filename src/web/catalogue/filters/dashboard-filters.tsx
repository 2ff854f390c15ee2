// The dashboard's filters: four that are always at hand, the others behind More Filters.
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Popover } from '#web/kit/layers/popover.tsx';
import { useFacets } from '../catalogue.queries.ts';
import { hasFilters, type ListState, noFilters } from '../list-state.ts';
import { ClearFilters } from './clear-filters.tsx';
import { FacetSelect } from './facet-select.tsx';
import { bandOptions, issueOptions, levelOptions, partStatusOptions, statusOptions } from './filter-options.ts';
import { LabelledFilter } from './labelled-filter.tsx';
import { OwnSelect } from './own-select.tsx';

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
      <OwnSelect
        label="Content Score"
        options={bandOptions}
        value={state.band}
        onChange={(band) => onChange({ band })}
      />
      <OwnSelect
        label="Content Issues"
        options={issueOptions}
        value={state.issue}
        onChange={(issue) => onChange({ issue })}
      />
      <MoreFilters state={state} onChange={onChange} />
      {children}
      {hasFilters(state) && (
        <ClearFilters isShort variant="ghost" onClear={() => onChange(noFilters)} className="max-sm:col-span-2" />
      )}
    </div>
  );
}

function MoreFilters({ state, onChange }: FilterProps) {
  const { data: facets } = useFacets();
  const [isOpen, setOpen] = useState(false);
  const { subcategory, retailer, status, partStatus, level, qualityMin, qualityMax } = state;
  const chosen = [subcategory, retailer, status, partStatus, level, qualityMin ?? qualityMax];
  const count = chosen.filter((value) => value !== undefined).length;
  return (
    <Popover
      label="More Filters"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-64"
      trigger={
        <Button className="max-sm:justify-start">
          <SlidersHorizontal aria-hidden />
          More Filters
          {count > 0 && <Badge tone="accent">{count}</Badge>}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <LabelledFilter label="Subcategory">
          <FacetSelect
            facet="subcategory"
            facets={facets}
            category={state.category}
            value={subcategory}
            onChange={(next) => onChange({ subcategory: next })}
            className="w-full"
          />
        </LabelledFilter>
        <LabelledFilter label="Retailer">
          <FacetSelect
            facet="retailer"
            facets={facets}
            value={retailer}
            onChange={(next) => onChange({ retailer: next })}
            className="w-full"
          />
        </LabelledFilter>
        <LabelledFilter label="Status">
          <OwnSelect
            label="Status"
            options={statusOptions}
            value={status}
            onChange={(next) => onChange({ status: next })}
            className="w-full"
          />
        </LabelledFilter>
        <LabelledFilter label="Part">
          <OwnSelect
            label="Part"
            options={partStatusOptions}
            value={partStatus}
            onChange={(next) => onChange({ partStatus: next })}
            className="w-full"
          />
        </LabelledFilter>
        <LabelledFilter label="Compliance">
          <OwnSelect
            label="Compliance"
            options={levelOptions}
            value={level}
            onChange={(next) => onChange({ level: next })}
            className="w-full"
          />
        </LabelledFilter>
      </div>
    </Popover>
  );
}
