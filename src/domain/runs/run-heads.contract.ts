// The same call as `listRuns`, for the frame around every screen: all it asks is whether there is a run to show, before the rest of runs is loaded.
import * as z from 'zod/mini';
import { pageShape } from '#domain/catalogue/catalogue.contract.ts';
import { defineContract } from '#domain/contract.ts';

export const listRunHeads = defineContract({
  method: 'GET',
  path: '/api/runs',
  tag: 'runs',
  summary: 'A page of runs, the latest first',
  query: z.strictObject(pageShape),
  reply: z.array(z.object({ id: z.int(), finishedAt: z.nullable(z.string()) })),
});
