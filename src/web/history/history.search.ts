// What the address of this screen carries beside what the router adds: the filters of the list.
import * as z from 'zod/mini';
import { actionSchema, contentTypeSchema } from '#domain/history/history.contract.ts';

/** The address holds text, a link written in code may hold a number. */
const id = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.int().check(z.positive())))),
  undefined,
);

export const historySearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  part: z.catch(z.optional(contentTypeSchema), undefined),
  action: z.catch(z.optional(actionSchema), undefined),
  by: id,
  import: id,
};
const historySearch = z.object(historySearchShape);
export type HistorySearch = z.output<typeof historySearch>;
