// The filter a question was read as, with the chips and the form of the product lists: a wrong one is taken off or chosen again.
import type { CatalogueQuery } from '#domain/assistant/questions/catalogue-query.ts';
import { listConditions } from '#domain/assistant/questions/describe-conditions.ts';
import { correctReading, splitReading } from '#domain/assistant/questions/reading-filter.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Badge } from '#web/kit/badge.tsx';
import { askedBy, type ListSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPopover } from './filter-popover.tsx';

type ReadingFiltersProps = { reading: CatalogueQuery; onCorrect: (reading: CatalogueQuery) => void };

export function ReadingFilters({ reading, onCorrect }: ReadingFiltersProps) {
  const { filter, rest } = splitReading(reading.where);
  const correct = (corrected: Partial<ReturnType<typeof splitReading>>) =>
    onCorrect(correctReading(reading, { filter, rest, ...corrected }));
  const meId = useMyId();
  const change = (next: Partial<ListSearch>) => correct({ filter: pickFilter(askedBy({ ...filter, ...next }, meId)) });
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
          more={rest.map((condition) => ({
            // No list can be filtered by these.
            text: listConditions([condition]).join(),
            onRemove: () => correct({ rest: rest.filter((each) => each !== condition) }),
          }))}
          onClear={() => correct({ filter: {}, rest: [] })}
          isWrapped
        />
      )}
    </div>
  );
}
