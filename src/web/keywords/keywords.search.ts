// What addresses carry of keywords: the list that is open, a search and a page; on a product's page whether its list is.
import * as z from 'zod/mini';
import { keywordScopes } from '#domain/keywords/default-keywords.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';

export const keywordsSearchShape = {
  /** `new`, or what the open list is for. */
  list: z.catch(z.optional(z.enum(['new', ...keywordScopes])), undefined),
  /** The category, or the id of the product. */
  value: z.catch(z.optional(z.coerce.string().check(z.minLength(1), z.maxLength(500))), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  page: pageSearch,
};

export const productKeywordsSearchShape = {
  keywords: z.catch(z.optional(z.literal('edit')), undefined),
};
