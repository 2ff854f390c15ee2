// What the address of the list of products that are set aside carries.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';

export const setAsideSearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  missingFrom: z.catch(z.optional(idText), undefined),
  page: pageSearch,
};
