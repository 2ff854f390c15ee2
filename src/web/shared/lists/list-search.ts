// A product list's state in the address: filters, sort, page. A bad value falls back to none and never throws.
import * as z from 'zod/mini';
import {
  type AssignedTo,
  assignedSchema,
  idText,
  issueFilters,
  type ListFilter,
  listFilterShape,
  type ProductFilter,
  partStatuses,
  productFilterShape,
  type SortKey,
  sortKeys,
} from '#domain/catalogue/catalogue.contract.ts';
import { lensSchema } from '#domain/catalogue/lens.ts';
import { filterValues, type OneOrMore, oneOrMore, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { bands } from '#domain/catalogue/score-bands.ts';
import { levels } from '#domain/channels/levels.ts';
import { statusSchema } from '#domain/parts/parts.ts';

const text = z.catch(z.optional(z.string().check(z.maxLength(500))), undefined);

/** One value or several. What is no value of the filter is passed over; `all` is specified to mean none. */
const several = <Value extends string>(value: z.ZodMiniType<Value>) =>
  z.pipe(
    z.catch(z.optional(oneOrMore(z.string())), undefined),
    z.transform((given: OneOrMore<string> | undefined): OneOrMore<Value> | undefined =>
      toOneOrMore(
        filterValues(given).flatMap((each) => {
          const read = z.safeParse(value, each);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
  );
const name = z.string().check(
  z.minLength(1),
  z.maxLength(500),
  z.refine((value) => value !== 'all'),
);

/** In an address `me` is whoever reads it, so that a link or a saved view means the same to everybody. */
const assigned = z.union([assignedSchema, z.literal('me')]);

/** Filters and sort, carried by every product list and by the links from it to a product. */
export const listSearchShape = {
  search: text,
  category: several(name),
  subcategory: several(name),
  brand: several(name),
  retailer: several(name),
  status: several(statusSchema),
  band: several(z.enum(bands)),
  issue: several(z.enum(issueFilters)),
  partStatus: several(z.enum(partStatuses)),
  level: several(z.enum(levels)),
  lens: several(lensSchema),
  rule: several(name),
  imagesMeasured: z.catch(productFilterShape.imagesMeasured, undefined),
  sourceChanged: z.catch(productFilterShape.sourceChanged, undefined),
  decided: z.catch(productFilterShape.decided, undefined),
  qualityMin: z.catch(productFilterShape.qualityMin, undefined),
  qualityMax: z.catch(productFilterShape.qualityMax, undefined),
  import: several(idText),
  missingFrom: several(idText),
  supplier: several(idText),
  run: several(idText),
  runChanged: z.catch(productFilterShape.runChanged, undefined),
  assigned: several(assigned),
  secondPerson: several(assigned),
  family: several(idText),
  among: z.catch(productFilterShape.among, undefined),
  group: z.catch(listFilterShape.group, undefined),
  sort: z.catch(z.optional(z.enum(sortKeys)), undefined),
  order: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
};

/** How a list is shown: its columns by their names, and how high its rows are. Absent: as the browser keeps it. */
export const shownSearchShape = {
  columns: z.catch(z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z-]+(,[a-z-]+)*$/))), undefined),
  rows: z.catch(z.optional(z.enum(['comfortable', 'compact'])), undefined),
};

/** Everything in a list selected from the start. */
export const selectSearch = z.catch(z.optional(z.literal('all')), undefined);

/** The question of an action about the products of the list, open from the start. */
export const askSearch = z.catch(z.optional(z.literal('generate')), undefined);

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

/** What a list is asked by. */
export type AskedSearch = ListFilter & { sort?: SortKey | undefined; order?: 'asc' | 'desc' | undefined };
/** The same as it stands in an address. */
export type ListSearch = Omit<AskedSearch, 'assigned' | 'secondPerson'> & {
  assigned?: OneOrMore<AssignedTo | 'me'> | undefined;
  secondPerson?: OneOrMore<AssignedTo | 'me'> | undefined;
};

/** What an address asks for where `meId` reads it; null where nobody signs in, and products are not assigned and wait for no second person. */
export function askedBy<Search extends ListSearch>(
  { assigned, secondPerson, ...rest }: Search,
  meId: number | null,
): Omit<Search, 'assigned' | 'secondPerson'> & Pick<AskedSearch, 'assigned' | 'secondPerson'> {
  if (meId === null) return rest;
  const named = (given: ListSearch['assigned']) =>
    given && toOneOrMore(filterValues(given).map((each) => (each === 'me' ? (`${meId}` as const) : each)));
  return { ...rest, assigned: named(assigned), secondPerson: named(secondPerson) };
}

/** Everything that narrows a list. */
export const filterNames = Object.keys(productFilterShape) as (keyof ProductFilter)[];
const listNames = [...filterNames, 'group', 'sort', 'order'] as const;

/** In a fixed order: the same search is the same text. */
const pick = <Search extends ListSearch>(names: readonly (keyof ListSearch)[], given: Search): Search =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))) as Search;

/** Only what filters. How a list is grouped does not: it has the same products. */
export function pickFilter(given: ProductFilter): ProductFilter {
  return pick(filterNames, given);
}

/** Only the filters, the grouping and the sort of an address, for links to a product and for asking its neighbours. */
export function pickListSearch<Search extends ListSearch>(search: Search): Search {
  return pick(listNames, search);
}

/** The lists a product can be opened from, for the way back. */
const listOrigins = ['/', '/products', '/pending-products', '/approved-products', '/rejected-products'] as const;
export type ListOrigin = (typeof listOrigins)[number];

/** Search of a product's page: the list it was opened from, so that its neighbours and the way back are known. */
export const productSearchShape = { from: z.catch(z.optional(z.enum(listOrigins)), undefined), ...listSearchShape };
