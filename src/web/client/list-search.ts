// A product list's state in the address: filters, sort, page. A bad value falls back to none and never throws.
import * as z from 'zod/mini';
import {
  type FacetValue,
  facetValue,
  type ProductFilter,
  productFilterShape,
  type SortKey,
  sortKeys,
} from '#domain/catalogue/catalogue.contract.ts';

const text = z.catch(z.optional(z.string().check(z.maxLength(500))), undefined);

/** Several values are a list, one is itself, none is no filter; so is the specified value `all`. */
export function toFacet(values: readonly string[]): FacetValue | undefined {
  const [first, ...more] = new Set(values);
  return first === undefined || more.length === 0 ? first : [first, ...more];
}

const facet = z.pipe(
  z.catch(z.optional(facetValue), undefined),
  z.transform((value: FacetValue | undefined) =>
    toFacet([value ?? []].flat().filter((each) => each !== '' && each !== 'all')),
  ),
);

/** Filters and sort, carried by every product list and by the links from it to a product. */
export const listSearchShape = {
  search: text,
  category: facet,
  subcategory: facet,
  brand: facet,
  retailer: facet,
  status: z.catch(productFilterShape.status, undefined),
  band: z.catch(productFilterShape.band, undefined),
  issue: z.catch(productFilterShape.issue, undefined),
  partStatus: z.catch(productFilterShape.partStatus, undefined),
  level: z.catch(productFilterShape.level, undefined),
  qualityMin: z.catch(productFilterShape.qualityMin, undefined),
  qualityMax: z.catch(productFilterShape.qualityMax, undefined),
  import: z.catch(productFilterShape.import, undefined),
  sort: z.catch(z.optional(z.enum(sortKeys)), undefined),
  order: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
};

/** Everything in a list selected from the start. */
export const selectSearch = z.catch(z.optional(z.literal('all')), undefined);

/** Page of a list, from 1; the address holds text, a link written in code holds a number. */
export const pageSearch = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(2), z.maximum(100_000_000))),
    ),
  ),
  undefined,
);

export type ListSearch = ProductFilter & { sort?: SortKey | undefined; order?: 'asc' | 'desc' | undefined };

/** Only the filters and the sort of an address, for links to a product and for asking its neighbours. */
export function pickListSearch(search: ListSearch): ListSearch {
  const { search: text, category, subcategory, brand, retailer, status, band, issue, partStatus } = search;
  const { level, qualityMin, qualityMax, import: importId, sort, order } = search;
  return {
    search: text,
    category,
    subcategory,
    brand,
    retailer,
    status,
    band,
    issue,
    partStatus,
    level,
    qualityMin,
    qualityMax,
    import: importId,
    sort,
    order,
  };
}

/** The lists a product can be opened from, for the way back. */
const listOrigins = ['/', '/products', '/pending-products', '/approved-products', '/rejected-products'] as const;
export type ListOrigin = (typeof listOrigins)[number];

/** Search of a product's page: the list it was opened from, so that its neighbours and the way back are known. */
export const productSearchShape = { from: z.catch(z.optional(z.enum(listOrigins)), undefined), ...listSearchShape };
