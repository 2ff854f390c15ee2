// A filter by values that occur in the catalogue.
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import type { FilterKey } from '../list-state.ts';
import type { Facets } from './facet-options.ts';
import { facetOptions, facetWords } from './facet-options.ts';
import { FilterSelect } from './filter-select.tsx';

type FacetSelectProps = {
  facet: FilterKey;
  facets: Facets | undefined;
  value: OneOrMore<string> | undefined;
  /** Narrows the subcategories. */
  category?: OneOrMore<string> | undefined;
  onChange: (value: OneOrMore<string> | undefined) => void;
  className?: string;
};

export function FacetSelect({ facet, facets, value, category, ...rest }: FacetSelectProps) {
  return (
    <FilterSelect
      label={facetWords[facet].one}
      options={facetOptions(facet, facets, { value, category })}
      value={value}
      {...rest}
    />
  );
}
