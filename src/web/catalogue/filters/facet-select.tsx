// A filter by values that occur in the catalogue, any of which will do; the first option is no filter.

import type { FacetValue } from '#domain/catalogue/catalogue.contract.ts';
import { toFacet } from '#web/client/list-search.ts';
import { Select } from '#web/kit/form/select.tsx';
import type { FilterKey } from '../list-state.ts';
import type { Facets } from './facet-options.ts';
import { facetOptions, facetWords } from './facet-options.ts';

type FacetSelectProps = {
  facet: FilterKey;
  facets: Facets | undefined;
  value: FacetValue | undefined;
  /** Narrows the subcategories. */
  category?: FacetValue | undefined;
  onChange: (value: FacetValue | undefined) => void;
  className?: string;
};

export function FacetSelect({ facet, facets, value, category, onChange, className }: FacetSelectProps) {
  return (
    <Select
      label={facetWords[facet].one}
      value={[value ?? []].flat()[0] ?? ''}
      more={{ values: [value ?? []].flat(), onChange: (values) => onChange(toFacet(values)) }}
      isSet={value !== undefined}
      options={facetOptions(facet, facets, { value, category })}
      onValueChange={(next) => onChange(next === '' ? undefined : next)}
      className={className ?? ''}
    />
  );
}
