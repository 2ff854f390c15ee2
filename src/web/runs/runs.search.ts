// What the addresses of runs carry: the page of the list, and of a run which of its products are shown.
import * as z from 'zod/mini';
import { pageSearch } from '#web/shared/lists/list-search.ts';
import { runSlices } from '#web/shared/runs/run-slices.ts';

/** Products of a run by what came of them. */
const outcomeFilters = [...runSlices, 'all'] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

export const runsSearchShape = { page: pageSearch };
export const runSearchShape = {
  outcome: z.catch(z.optional(z.enum(outcomeFilters)), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  page: pageSearch,
};
