// Values in use, to suggest where one is typed into a fact of products.
import { useFacets } from '#web/shared/catalogue/use-facets.ts';

export const suggestedFields = ['category', 'subcategory', 'brand', 'retailer'] as const;
type SuggestedField = (typeof suggestedFields)[number];

/** Subcategories of one category alone, where it is named. */
export function useFieldSuggestions(category = ''): Record<SuggestedField, string[]> {
  const { data: facets } = useFacets();
  const inCategory = (facets?.subcategories ?? []).filter((each) => category === '' || each.category === category);
  return {
    category: facets?.categories ?? [],
    subcategory: [...new Set(inCategory.map((each) => each.subcategory))],
    brand: facets?.brands ?? [],
    retailer: facets?.retailers ?? [],
  };
}
