// What the address of the screen carries: the search, the use one looks at, and the page.
import * as z from 'zod/mini';
import { attributeUses } from '#domain/attributes/attribute-uses.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';

export const attributesSearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  use: z.catch(z.optional(z.enum(attributeUses)), undefined),
  page: pageSearch,
};
