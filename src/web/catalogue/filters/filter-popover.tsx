// The filters of All Products behind one button: chosen first, applied together.
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Button } from '#web/kit/button.tsx';
import { Popover } from '#web/kit/layers/popover.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { changeFacet, type FilterKey, filterKeys, hasFilters, type ListState } from '../list-state.ts';
import { facetWords } from './facet-options.ts';
import { FacetSelect } from './facet-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';
import { OwnFilterField } from './more-filters-panel.tsx';
import { type OwnFilter, ownFilterKeys } from './own-filters.ts';
import { SupplierFilter } from './supplier-filter.tsx';

type Draft = Partial<Pick<ListState, FilterKey | OwnFilter | 'supplier'>>;
const draftKeys = [...filterKeys, ...ownFilterKeys, 'supplier'] as const;
const emptyDraft: Draft = Object.fromEntries(draftKeys.map((key) => [key, undefined]));

type FilterPopoverProps = { state: ListState; onApply: (filters: Draft) => void };

export function FilterPopover({ state, onApply }: FilterPopoverProps) {
  const { data: facets } = useFacets();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  // The search is seen in its own field.
  const isActive = hasFilters({ ...state, search: undefined });

  const changeOpen = (open: boolean) => {
    if (open) setDraft(Object.fromEntries(draftKeys.map((key) => [key, state[key]])));
    setOpen(open);
  };
  const choose = (key: FilterKey, value: OneOrMore<string> | undefined) =>
    setDraft((now) => ({ ...now, ...changeFacet(key, value) }));
  const apply = (filters: Draft) => {
    setOpen(false);
    onApply(filters);
  };

  return (
    <Popover
      label="Filter products"
      open={isOpen}
      onOpenChange={changeOpen}
      className="w-80"
      trigger={
        <Button data-filter-button variant={isActive ? 'soft' : 'secondary'}>
          <ListFilter aria-hidden />
          {isActive ? 'Filter (Active)' : 'Filter'}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply(draft);
        }}
      >
        {filterKeys.map((key) => (
          <LabelledFilter key={key} label={facetWords[key].one}>
            <FacetSelect
              facet={key}
              facets={facets}
              category={draft.category}
              value={draft[key]}
              onChange={(value) => choose(key, value)}
              className="w-full"
            />
          </LabelledFilter>
        ))}
        {ownFilterKeys.map((key) => (
          <OwnFilterField
            key={key}
            filter={key}
            value={draft[key]}
            onChange={(value) => setDraft((now) => ({ ...now, [key]: value }))}
          />
        ))}
        <SupplierFilter value={draft.supplier} onChange={(supplier) => setDraft((now) => ({ ...now, supplier }))} />
        <div className="mt-1 flex justify-between gap-2">
          <Button variant="ghost" onClick={() => apply(emptyDraft)}>
            Reset Filters
          </Button>
          <Button type="submit" variant="primary">
            Apply Filters
          </Button>
        </div>
      </form>
    </Popover>
  );
}
