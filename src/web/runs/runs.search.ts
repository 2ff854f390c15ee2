// What the addresses of runs carry: the page of the list, and of a run which of its products are shown.
import * as z from 'zod/mini';
import { runFindings } from '#domain/runs/run.ts';
import { pageSearch } from '#web/client/list-search.ts';

/** Products of a run by what came of them: the slices of its bar, and finer. */
const outcomeFilters = [
  'done',
  'changed',
  'unchanged',
  'look',
  ...runFindings,
  'skipped',
  'nothing-to-do',
  'refused',
  'failed',
  'waiting',
] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

export const runsSearchShape = { page: pageSearch };
export const runSearchShape = {
  outcome: z.catch(z.optional(z.enum(outcomeFilters)), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  page: pageSearch,
};
