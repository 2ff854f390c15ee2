// The chips of the filters in force, loaded with the first of them: most lists open without any.
import { lazy, Suspense } from 'react';
import { hasFilters } from '../list-state.ts';
import type { FilterChipsProps } from './filter-chips.tsx';

const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

export function ActiveFilters(props: FilterChipsProps) {
  if (!hasFilters(props.state)) return null;
  return (
    // As high as a line of them.
    <Suspense fallback={<div className={props.isInLine ? 'max-sm:h-10 max-sm:w-full' : 'mb-4 h-7.5 touch:h-10'} />}>
      <FilterChips {...props} />
    </Suspense>
  );
}
