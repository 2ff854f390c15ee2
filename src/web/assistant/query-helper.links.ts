// An answer's filter as chips, and as the list it opens.
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type ListOrigin, type ListSearch, pickListSearch } from '#web/client/list-search.ts';

export type Interpretation = NonNullable<CatalogueAnswer['interpretation']>;
export type FilterChip = { name: string; value: string };

const bands = { green: 'above 70', yellow: '41 to 70', red: '40 or less' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Every key of a filter in words; a new key does not compile until it is said here. */
const chipOf: { [K in keyof Required<ProductFilter>]: (value: NonNullable<ProductFilter[K]>) => FilterChip } = {
  category: (value) => ({ name: 'Category', value }),
  subcategory: (value) => ({ name: 'Subcategory', value }),
  brand: (value) => ({ name: 'Brand', value }),
  retailer: (value) => ({ name: 'Retailer', value }),
  search: (value) => ({ name: 'Search', value }),
  status: (value) => ({ name: 'Status', value: capital(value) }),
  issue: (value) => ({ name: 'Issues', value: value === 'none' ? 'None' : `${capital(value)} pending` }),
  partStatus: (value) => {
    const [part = '', status = ''] = value.split('-');
    return { name: capital(part), value: capital(status) };
  },
  band: (value) => ({ name: 'Content Score', value: bands[value] }),
  level: (value) => ({ name: 'Compliance', value: capital(value) }),
  qualityMin: (value) => ({ name: 'Listing Quality', value: `from ${value}` }),
  qualityMax: (value) => ({ name: 'Listing Quality', value: `up to ${value}` }),
};

/** The conditions in force, each by name and value, in a fixed order. */
export function filterChips(filter: ProductFilter): FilterChip[] {
  const chip = <K extends keyof ProductFilter>(key: K): FilterChip[] => {
    const value = filter[key];
    return value === undefined ? [] : [chipOf[key](value as NonNullable<ProductFilter[K]>)];
  };
  return (Object.keys(chipOf) as (keyof ProductFilter)[]).flatMap(chip);
}

/** The list of all products an answer was computed from: the same filter and order in the address of All Products. */
export function answerList({ text: _, filter, sort, order }: Interpretation): { to: ListOrigin; search: ListSearch } {
  return { to: '/products', search: pickListSearch({ ...filter, sort, order }) };
}
