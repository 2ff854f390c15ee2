// The calls of runs: start one over a selection, follow it, read what came of each product, and pause, cancel, retry or undo it.
import * as z from 'zod/mini';
import { productFilterSchema, productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { lensSchema } from '#domain/catalogue/lens.ts';
import { places } from '#domain/catalogue/move.ts';
import { oneOrMore } from '#domain/catalogue/one-or-more.ts';
import { type LimitedSelection, productIds, selectionLimit } from '#domain/catalogue/selection.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { askedParts, partSchema, statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { idParamOf, mostId, storedId } from '#domain/stored.ts';
import { hitPlaceShape, replacementSchema } from './actions/find-replace.action.ts';
import {
  partCountsSchema,
  runCountsSchema,
  runFindingSchema,
  runOutcomeSchema,
  runStateSchema,
  writtenCountsSchema,
} from './run.ts';
import { askedWith, runActionSchema } from './run-action.ts';
import { leftReasons } from './skip-reasons.ts';

const wrongId = 'Invalid run ID';
const runIdParam = idParamOf(wrongId);

/** Only so many products of a selection, to try an action: those that wait for review before the others. */
const first = z.optional(z.int().check(z.minimum(1), z.maximum(selectionLimit)));

/** The try whose rest it is. */
const continues = z.optional(storedId(wrongId));

/** Ticked rows, or everything that matches a filter but for some; an empty filter is the whole catalogue. */
export const runSelectionSchema = z.union([
  z.strictObject({ ids: productIds, first, continues }),
  z.strictObject({ filter: productFilterSchema, except: z.optional(productIds), first, continues }),
]);
export type RunSelection = z.output<typeof runSelectionSchema>;

export const toSelection = ({ first, ...selection }: RunSelection): LimitedSelection =>
  'ids' in selection
    ? { kind: 'ids', ids: selection.ids, first }
    : { kind: 'filter', filter: selection.filter, except: selection.except ?? [], first };

const sampleSchema = z.object({
  /** The products drawn, in the order of their ids. */
  productIds: z.array(z.int()),
  /**
   * What people did with them since they were drawn: a part was rejected; else a text was edited; else all parts were approved; else some
   * are open. Read again until the run goes on; stays as it was from then.
   */
  found: z.object({ rejected: z.int(), edited: z.int(), approved: z.int(), open: z.int() }),
  /** Of the products drawn, those with a part that waits for a decision, whatever came of them: the run takes these, too. 0 once it goes on. */
  waiting: z.int(),
  /** Who said that they had looked, and when; null until then. */
  lookedBy: z.nullable(personSchema),
  lookedAt: z.nullable(z.iso.datetime()),
});
export type RunSample = z.infer<typeof sampleSchema>;

export const runSchema = z.object({
  id: z.int(),
  action: runActionSchema,
  /** As it was asked for; products that came later are not part of it. */
  selection: z.union([
    z.object({ ids: z.array(z.int()), first }),
    z.looseObject({ filter: z.looseObject({ import: productFilterShape.import }), first }),
  ]),
  /** The run that went on with the rest after this try; null where none did. */
  continuedBy: z.nullable(z.int()),
  state: runStateSchema,
  /** The products a person looks at before the run goes on; null where none were asked for, or they are not drawn yet. */
  sample: z.nullable(sampleSchema),
  counts: runCountsSchema,
  /** Of a run that writes; null for any other, and for runs from before these were counted. */
  written: z.nullable(writtenCountsSchema),
  /** Null for a run that does not decide on parts, and for runs from before these were counted. */
  parts: z.nullable(partCountsSchema),
  /** Of those that are done, products of which it confirmed an approval that somebody else made first. */
  confirmed: z.int(),
  /** Of a find and replace: matches that were not selected, of products it went through; null for any other, and before this was counted. */
  skippedHits: z.nullable(z.int()),
  /** Of the products that are done, those that need a look, by why. */
  findings: z.record(runFindingSchema, z.int()),
  /** Null where it does not go on, or too little is done. `recent`: products of each of the last 20 intervals of the same length, the latest last. */
  pace: z.nullable(z.object({ perMinute: z.number(), secondsLeft: z.number(), recent: z.array(z.int()) })),
  /** One sentence where the whole run failed or has to wait. */
  note: z.nullable(z.string()),
  createdBy: z.nullable(personSchema),
  createdAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The run that undoes this one as a whole; null where none was asked for, and where that was undone: this one is in effect again. */
  undoneBy: z.nullable(z.int()),
  /** The runs that undo all of it or some, the latest first, how many products each has restored so far, and the run that undoes it. */
  undos: z.array(z.object({ id: z.int(), state: runStateSchema, products: z.int(), undoneBy: z.nullable(z.int()) })),
  /** Products of which all it changed was restored, which no further undo goes through. */
  putBack: z.int(),
  /** Until when what it replaced, and its file, is stored; null while it goes on. */
  undoUntil: z.nullable(z.iso.datetime()),
});
export type Run = z.infer<typeof runSchema>;

const runItemSchema = z.object({
  productId: z.int(),
  /** Where it is now. */
  place: z.enum(places),
  /** Null when the product is gone for good. */
  title: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** Null while it waits. */
  outcome: z.nullable(runOutcomeSchema),
  /** Why it needs a look; null where it does not. */
  finding: z.nullable(runFindingSchema),
  /** The lens the product is under now; null where nothing waits. */
  lens: z.nullable(lensSchema),
  /** Whether what the run wrote differs from the source; null where it wrote nothing, or this was not stored. */
  isChanged: z.nullable(z.boolean()),
  /** The parts that the run replaced or decided. */
  parts: z.array(partSchema),
  /** Of those a run wrote, the parts that differ from the source now. */
  changedParts: z.array(partSchema),
  /** The title under review now, where the run wrote one; null elsewhere. */
  newTitle: z.nullable(z.string()),
  /** The statuses of the parts now; null without content. */
  statuses: z.nullable(z.record(partSchema, statusSchema)),
  /** Address of its first picture. */
  image: z.nullable(z.string()),
  /** One sentence on anything but done, and on parts that were skipped. */
  reason: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
});
export type RunItem = z.infer<typeof runItemSchema>;

/** What would be skipped, and why: so many whole products, so many parts in all. */
const leftSchema = z.object({
  because: z.enum(leftReasons),
  products: z.int(),
  parts: z.int(),
});

/** An action, and what it is about. */
export const runRequestSchema = askedWith({ selection: runSelectionSchema });

export const previewRun = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/runs/preview',
  tag: 'runs',
  summary: 'What a run would do now: how many products, what it skips and why, what it costs. Changes nothing',
  body: runRequestSchema,
  reply: z.object({
    total: z.int(),
    /** Products of which at least one part would be taken, as far as is known without doing it. */
    taken: z.int(),
    /** How many parts of those products it takes; of an action on fields, how many fields. */
    takenParts: z.int(),
    /** Of those products, how many then wait for a second person; where not every product was looked at, the most there can be. */
    asked: z.int(),
    /** How many of those parts wait for a second person then; 0 where not every product was looked at. */
    askedParts: z.int(),
    /** Whether every product was looked at; else `taken` is the most there can be. */
    isExact: z.boolean(),
    left: z.array(leftSchema),
    /** Of an action that looks at each product by itself: why it skips products, most first. */
    skipped: z.array(z.object({ reason: z.string(), products: z.int() })),
    /** Points of Listing Quality that each product gains on average; null where this is not known before. */
    points: z.nullable(z.number()),
    /** What else is known of it before, in a sentence: of an export, which pictures do not go out as they are on the screen. */
    note: z.nullable(z.string()),
    /** Products with keywords of their own or of their category. */
    withKeywords: z.int(),
    /** Who writes. `calls` and tokens are estimates; null where no language model is asked. `cost` in US dollars, null without a price. */
    model: z.nullable(
      z.object({
        name: z.string(),
        calls: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
        cost: z.nullable(z.number()),
      }),
    ),
    /** The first changes of an action that has a value or a text for each product: before and after. A find and replace lists all of its own. */
    examples: z.array(
      z.object({
        productId: z.int(),
        title: z.string(),
        part: z.nullable(partSchema),
        before: z.string(),
        after: z.string(),
      }),
    ),
  }),
});
export type RunPreview = ContractReply<typeof previewRun>;

/** Most matches of a page. */
const mostHits = 100;

export const listHits = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/runs/hits',
  tag: 'runs',
  summary:
    'A page of the matches that a find and replace would replace now, by product. Send what is to be skipped, and asOf, with the run. Changes nothing',
  body: z.strictObject({
    options: replacementSchema,
    selection: runSelectionSchema,
    page: z._default(z.int().check(z.minimum(1), z.maximum(mostId)), 1),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(mostHits)), 25),
  }),
  reply: z.object({
    /** When they were listed: what changes after it is skipped by a run that gets it. */
    asOf: z.iso.datetime(),
    /** Matches, and the products they are in. */
    total: z.int(),
    products: z.int(),
    /** Matches in names that are skipped. */
    inNames: z.int(),
    /** So many products with content were searched, the first by id; `isComplete` is false where there are more. */
    searched: z.int(),
    isComplete: z.boolean(),
    hits: z.array(
      z.object({
        ...hitPlaceShape,
        /** Of the product. */
        title: z.string(),
        before: z.string(),
        found: z.string(),
        replacement: z.string(),
        after: z.string(),
      }),
    ),
  }),
});
export type ListedHits = ContractReply<typeof listHits>;

export const startRun = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/runs',
  tag: 'runs',
  takesKey: true,
  summary:
    'Start an action over a selection of products; it goes on without a browser. With an Idempotency-Key it starts once: for 24 hours the same call answers the same run, another body 409 KEY_REUSED',
  body: runRequestSchema,
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
  summary:
    'A page of the products of a run, in their order, and what came of each; of an import those it added or changed',
  params: runIdParam,
  query: z.strictObject({
    outcome: z.optional(oneOrMore(z.enum([...runOutcomeSchema.options, 'waiting']))),
    finding: z.optional(oneOrMore(z.enum([...runFindingSchema.options, 'none']))),
    changed: z.optional(z.enum(['true', 'false'])),
    search: z.optional(z.string().check(z.maxLength(500))),
    ...pageShape,
  }),
  reply: z.array(runItemSchema),
});

export const getRunFile = defineContract({
  method: 'GET',
  path: '/api/runs/:id/file',
  tag: 'runs',
  summary: 'The file of a run that exports, once it is done; available for 30 days',
  params: runIdParam,
  produces: 'application/octet-stream',
});

const command = (path: string, summary: string) =>
  defineContract({ method: 'POST', access: 'view', path, tag: 'runs', summary, params: runIdParam, reply: runSchema });

export const pauseRun = command('/api/runs/:id/pause', 'Pause after the current products, until you resume the run');
export const resumeRun = command('/api/runs/:id/resume', 'Resume a paused run');
export const confirmRun = command(
  '/api/runs/:id/confirm',
  'Continue a run after its sample was reviewed. The reply says what the review found and who did it',
);
export const cancelRun = command('/api/runs/:id/cancel', 'Stop for good. Changes made so far stay');
export const retryRun = command(
  '/api/runs/:id/retry',
  'Retry the failed products, and those that a canceled run did not reach',
);
/** Only these of its products or parts; all of it without a body. */
const undoneShape = z.strictObject({
  productIds: z.optional(productIds),
  parts: z.optional(askedParts(partSchema)),
});
export const undoRun = defineContract({
  method: 'POST',
  access: 'view',
  audited: true,
  path: '/api/runs/:id/undo',
  tag: 'runs',
  takesKey: true,
  summary:
    'Start a run that restores what this one changed and nobody touched since, all of it or some; undone as a whole, one that still goes on is cancelled first. Takes an Idempotency-Key as the start of a run does',
  params: runIdParam,
  body: z.nullish(undoneShape),
  reply: runSchema,
});

export const takeAnswersRun = defineContract({
  method: 'POST',
  access: 'decide',
  path: '/api/answers/:id/runs',
  tag: 'runs',
  takesKey: true,
  summary:
    'Start the run that takes the answers of a file: approvals, rejections and changed texts under review; it is undone as every run is. Takes an Idempotency-Key as the start of a run does',
  params: runIdParam,
  body: z.strictObject({
    /** Whether changed texts are approved too, those that an approval in bulk takes. */
    approvesChanges: z._default(z.boolean(), true),
  }),
  reply: runSchema,
  status: 202,
});

const answersCheckSchema = z.object({
  /** Changed texts that stay pending though changes are approved: a claim in them is open, or a required rule is broken. */
  staysPending: z.int(),
  /** Why, by how many texts, the reason of most texts first. */
  reasons: z.array(z.object({ reason: z.string(), texts: z.int() })),
  /** False where only the first products were looked at, so that there can be more. */
  isExact: z.boolean(),
});
export type AnswersCheck = z.output<typeof answersCheckSchema>;

export const checkAnswers = defineContract({
  method: 'GET',
  path: '/api/answers/:id/check',
  tag: 'runs',
  summary:
    'How many changed texts of a file of answers a run that approves them would leave pending, because Approve in a list would not take them',
  params: runIdParam,
  reply: answersCheckSchema,
});
