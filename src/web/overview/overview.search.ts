// What the address of the categories carries: what is searched for, and the page of cards.
import * as z from 'zod/mini';
import { pageSearch } from '#web/shared/lists/list-search.ts';

export const categoriesSearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  page: pageSearch,
};
