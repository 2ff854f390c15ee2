// The options of the filter selects, built from what occurs in the catalogue.
import type * as z from 'zod/mini';
import type { facetsSchema } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import type { FilterKey } from '../list-state.ts';

export type Facets = z.output<typeof facetsSchema>;

export const facetWords: Record<FilterKey, { one: string; all: string }> = {
  category: { one: 'Category', all: 'All Categories' },
  subcategory: { one: 'Subcategory', all: 'All Subcategories' },
  brand: { one: 'Brand', all: 'All Brands' },
  retailer: { one: 'Retailer', all: 'All Retailers' },
};

type Chosen = { value: OneOrMore<string> | undefined; category: OneOrMore<string> | undefined };

/** "All …" first, then the values. A chosen value that no longer occurs stays an option, so that it can be seen and taken off. */
export function facetOptions(facet: FilterKey, facets: Facets | undefined, { value, category }: Chosen) {
  const values = new Set(facets ? valuesOf(facet, facets, category) : []);
  for (const each of filterValues(value)) values.add(each);
  return [{ value: '', label: facetWords[facet].all }, ...[...values].map((each) => ({ value: each, label: each }))];
}

function valuesOf(facet: FilterKey, facets: Facets, category: OneOrMore<string> | undefined): string[] {
  switch (facet) {
    case 'category':
      return facets.categories;
    case 'brand':
      return facets.brands;
    case 'retailer':
      return facets.retailers;
    case 'subcategory':
      return facets.subcategories
        .filter(
          (each) =>
            category === undefined || (each.category !== null && filterValues(category).includes(each.category)),
        )
        .map((each) => each.subcategory);
  }
}
