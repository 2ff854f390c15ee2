// The filters of a status list: selects for what the catalogue has, and a panel for the rest.

import { useIsNarrow } from '#web/kit/use-media.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { changeFacet, filterKeys, type ListState } from '../list-state.ts';
import { FacetSelect } from './facet-select.tsx';
import { MoreFilters } from './more-filters.tsx';
import { ownFilterKeys } from './own-filters.ts';

type StatusListFiltersProps = { state: ListState; onChange: (change: Partial<ListState>) => void };

export function StatusListFilters({ state, onChange }: StatusListFiltersProps) {
  const { data: facets } = useFacets();
  const isNarrow = useIsNarrow();
  const own = ownFilterKeys.filter((key) => key !== 'status' && key !== 'lens');
  // On a phone they would be all one sees of the list.
  if (isNarrow) return <MoreFilters state={state} onChange={onChange} facets={filterKeys} own={own} />;
  return (
    <>
      {filterKeys.map((key) => (
        <FacetSelect
          key={key}
          facet={key}
          facets={facets}
          category={state.category}
          value={state[key]}
          onChange={(value) => onChange(changeFacet(key, value))}
          className="max-w-43"
        />
      ))}
      <MoreFilters state={state} onChange={onChange} own={own} />
    </>
  );
}
