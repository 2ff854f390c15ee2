// The calls of runs: start one over a selection, look how it goes and what came of each product, and tell it what to do.
import * as z from 'zod/mini';
import { pageShape, productFilterSchema } from '#domain/catalogue/catalogue.contract.ts';
import { productIds, type Selection } from '#domain/catalogue/selection.ts';
import { defineContract } from '#domain/contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { mostId } from '#domain/stored.ts';
import { runCountsSchema, runOutcomeSchema, runStateSchema } from './run.ts';
import { askedActionSchema, runActionSchema } from './run-action.ts';

const wrongId = 'Invalid run ID';
const runIdParam = z.object({
  id: z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,9}$/, wrongId),
      z.refine((id) => Number(id) <= mostId, wrongId),
    ),
    z.transform((id: string) => Number(id)),
  ),
});

/** Ticked rows, or everything that matches a filter but for some; an empty filter is the whole catalogue. */
export const runSelectionSchema = z.union([
  z.strictObject({ ids: productIds }),
  z.strictObject({ filter: productFilterSchema, except: z.optional(productIds) }),
]);
export type RunSelection = z.output<typeof runSelectionSchema>;

export const toSelection = (selection: RunSelection): Selection =>
  'ids' in selection
    ? { kind: 'ids', ids: selection.ids }
    : { kind: 'filter', filter: selection.filter, except: selection.except ?? [] };

export const runSchema = z.object({
  id: z.int(),
  action: runActionSchema,
  /** As it was asked for; products that came later are not part of it. */
  selection: z.union([z.object({ ids: z.array(z.int()) }), z.looseObject({ filter: z.looseObject({}) })]),
  state: runStateSchema,
  counts: runCountsSchema,
  /** One sentence where the whole run failed or has to wait. */
  note: z.nullable(z.string()),
  createdBy: z.nullable(personSchema),
  createdAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The run that undoes this one; null where none was asked for. */
  undoneBy: z.nullable(z.int()),
});
export type Run = z.infer<typeof runSchema>;

const runItemSchema = z.object({
  productId: z.int(),
  /** Null when the product is gone. */
  title: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** Null while it waits. */
  outcome: z.nullable(runOutcomeSchema),
  /** The parts that were changed. */
  parts: z.array(partSchema),
  /** One sentence on anything but done, and on parts that were left. */
  reason: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
});
export type RunItem = z.infer<typeof runItemSchema>;

export const startRun = defineContract({
  method: 'POST',
  path: '/api/runs',
  tag: 'runs',
  summary: 'Start an action over a selection of products; it goes on whether anybody looks or not',
  body: z.intersection(askedActionSchema, z.object({ selection: runSelectionSchema })),
  reply: runSchema,
  status: 202,
});

export const listRuns = defineContract({
  method: 'GET',
  path: '/api/runs',
  tag: 'runs',
  summary: 'A page of runs, the latest first',
  query: z.strictObject(pageShape),
  reply: z.array(runSchema),
});

export const getRun = defineContract({
  method: 'GET',
  path: '/api/runs/:id',
  tag: 'runs',
  summary: 'One run and how far it is',
  params: runIdParam,
  reply: runSchema,
});

export const listRunItems = defineContract({
  method: 'GET',
  path: '/api/runs/:id/items',
  tag: 'runs',
  summary: 'A page of the products of a run, in their order, and what came of each',
  params: runIdParam,
  query: z.strictObject({
    outcome: z.optional(z.enum([...runOutcomeSchema.options, 'waiting'])),
    ...pageShape,
  }),
  reply: z.array(runItemSchema),
});

const command = (path: string, summary: string) =>
  defineContract({ method: 'POST', path, tag: 'runs', summary, params: runIdParam, reply: runSchema });

export const pauseRun = command('/api/runs/:id/pause', 'Stop after the products under way, until it is resumed');
export const resumeRun = command('/api/runs/:id/resume', 'Go on with a paused run');
export const cancelRun = command('/api/runs/:id/cancel', 'Stop for good; what was done stays done');
export const retryRun = command('/api/runs/:id/retry', 'Try again what failed, and what a cancelled run left');
export const undoRun = command(
  '/api/runs/:id/undo',
  'Start a run that puts back what this one changed and nobody touched since; one that still goes on is cancelled first',
);
