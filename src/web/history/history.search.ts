// What the address of this screen carries beside what the router adds: the filters of the list.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';
import { actionSchema, contentTypeSchema, countedSchema } from '#domain/history/history-names.ts';

const moment = z.catch(z.optional(z.iso.datetime()), undefined);
const id = z.catch(z.optional(idText), undefined);

export const historySearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  part: z.catch(z.optional(contentTypeSchema), undefined),
  action: z.catch(z.optional(actionSchema), undefined),
  by: id,
  import: id,
  retailer: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  brand: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  /** Days of the person who looks, both included. */
  since: z.catch(z.optional(z.iso.date()), undefined),
  until: z.catch(z.optional(z.iso.date()), undefined),
  /** From a report: what it counted, and the moments its days begin and end at where that is not where one looks. */
  counted: z.catch(z.optional(countedSchema), undefined),
  start: moment,
  end: moment,
};
const historySearch = z.object(historySearchShape);
export type HistorySearch = z.output<typeof historySearch>;
