// The filter a question was read as, with the chips and the form of the product lists: a wrong one is taken off or chosen again.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPopover } from './filter-popover.tsx';

export type ReadingFiltersProps = {
  filter: ProductFilter;
  /** What no list can be filtered by, in words. */
  rest: readonly string[];
  /** The filter as it is now, and the places of what is left of the rest. */
  onCorrect: (filter: ProductFilter, left: readonly number[]) => void;
};

export function ReadingFilters({ filter, rest, onCorrect }: ReadingFiltersProps) {
  const places = rest.map((_, at) => at);
  const change = (next: Partial<ProductFilter>) => onCorrect(pickFilter({ ...filter, ...next }), places);
  const isEmpty = rest.length === 0 && Object.keys(filter).length === 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterPopover state={filter} onApply={change} />
      {isEmpty ? (
        <Badge tone="outline">No filter: all products</Badge>
      ) : (
        <FilterChips
          state={filter}
          onChange={change}
          more={rest.map((text, at) => ({
            text,
            onRemove: () =>
              onCorrect(
                filter,
                places.filter((place) => place !== at),
              ),
          }))}
          onClear={() => onCorrect({}, [])}
          isWrapped
        />
      )}
    </div>
  );
}
