// A filter by one value that occurs in the catalogue; the first option is no filter.

import { Select } from '#web/kit/form/select.tsx';
import type { FilterKey } from '../list-state.ts';
import type { Facets } from './facet-options.ts';
import { facetOptions, facetWords } from './facet-options.ts';

type FacetSelectProps = {
  facet: FilterKey;
  facets: Facets | undefined;
  value: string | undefined;
  /** Narrows the subcategories. */
  category?: string | undefined;
  onChange: (value: string | undefined) => void;
  className?: string;
};

export function FacetSelect({ facet, facets, value, category, onChange, className }: FacetSelectProps) {
  return (
    <Select
      label={facetWords[facet].one}
      value={value ?? ''}
      isSet={value !== undefined}
      options={facetOptions(facet, facets, { value, category })}
      onValueChange={(next) => onChange(next === '' ? undefined : next)}
      className={className ?? ''}
    />
  );
}
