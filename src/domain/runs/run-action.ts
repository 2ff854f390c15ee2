// What a run can do with each of its products, and how it is asked for.
import * as z from 'zod/mini';
import { atMost, settableFact } from '#domain/catalogue/product-input.ts';
import { partNames, partSchema, textPartSchema, textParts } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import type { ExportFormat } from '#domain/transfer/export-labels.ts';
import { targetKeywords } from '#domain/writing/writing.contract.ts';

/**
 * Why a run that writes passes over a part unless it is asked to take it: somebody decided on it or wrote it, or nothing it rests on has
 * changed. `source-changed` is an approved part whose source changed afterwards.
 */
export const skipReasons = ['source-changed', 'approved', 'rejected', 'edited', 'as-before'] as const;
export type SkipReason = (typeof skipReasons)[number];
const skipReasonSchema = z.enum(skipReasons);

/** Why an action leaves a part, from what tells most of a product to what tells least. */
export const leftReasons = [
  'never-written',
  'would-not-fit',
  'no-match',
  'open-claim',
  'must-rule',
  'wish-not-followed',
  'no-policy',
  'empty',
  'source-changed',
  'approved',
  'rejected',
  'edited',
  'as-before',
  'not-pending',
] as const;
export type LeftReason = (typeof leftReasons)[number];

const parts = z._default(z.array(partSchema).check(z.minLength(1, 'Name at least one part.')), [...partNames]);

const generate = z.strictObject({
  parts,
  /** What is else passed over. */
  take: z._default(z.array(skipReasonSchema), []),
  /** Null for those in effect for each product. */
  keywords: z._default(z.nullable(targetKeywords), null),
});
export type GenerateOptions = z.output<typeof generate>;

/** Unless all are asked for, only parts that nothing is open on and that break no must rule are approved. */
const approve = z.strictObject({
  parts,
  takeAll: z._default(z.boolean(), false),
  /** Only what the standing policies allow. */
  byPolicy: z._default(z.boolean(), false),
});
export type ApproveOptions = z.output<typeof approve>;

const decide = z.strictObject({ parts });

/** One more instruction for this run alone. */
const prompted = z.strictObject({
  ...generate.shape,
  prompt: z.string().check(z.trim(), z.minLength(1, 'Enter a prompt.'), atMost(2_000)),
});

/** Formats whose products stand apart in the file: columns of a table follow from all of them. */
export const runFormats = ['json', 'google'] as const satisfies ExportFormat[];
export type RunFormat = (typeof runFormats)[number];
const exported = z.strictObject({ format: z.enum(runFormats) });

/** Plain text, in the texts under review. */
const findReplace = z.strictObject({
  find: z.string().check(z.minLength(1, 'Enter what to find.'), atMost(500)),
  replace: z._default(z.string().check(atMost(2_000)), ''),
  parts: z._default(z.array(textPartSchema).check(z.minLength(1, 'Name at least one part.')), [...textParts]),
  matchCase: z._default(z.boolean(), false),
  wholeWords: z._default(z.boolean(), false),
});
export type FindReplaceOptions = z.output<typeof findReplace>;

/** Facts of a product that may be the same of many. */
export const settableFields = ['category', 'subcategory', 'brand', 'retailer', 'price'] as const;
export type SettableField = (typeof settableFields)[number];

/** `value` null: the source does not say. */
const setField = z.strictObject({ field: z.enum(settableFields), value: z.nullable(settableFact) });
export type SetFieldOptions = z.output<typeof setField>;

/** The mechanical fix of a rule, wherever a pending part breaks it. */
const fix = z.strictObject({
  /** Rules that retailers ask alike; a product breaks at most one of them. */
  ruleIds: z
    .array(z.string().check(z.minLength(1), atMost(200)))
    .check(z.minLength(1, 'Name the rule.'), z.maxLength(100)),
});
export type FixOptions = z.output<typeof fix>;

/** What a person may ask for, with what is asked for beside it. */
export const askedWith = <Extra extends z.core.$ZodLooseShape>(extra: Extra) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('generate'), options: z.prefault(generate, {}), ...extra }),
    z.object({ action: z.literal('approve'), options: z.prefault(approve, {}), ...extra }),
    z.object({ action: z.literal('reject'), options: z.prefault(decide, {}), ...extra }),
    z.object({ action: z.literal('roll-back'), options: z.prefault(decide, {}), ...extra }),
    z.object({ action: z.literal('prompt'), options: prompted, ...extra }),
    z.object({ action: z.literal('find-replace'), options: findReplace, ...extra }),
    z.object({ action: z.literal('set-field'), options: setField, ...extra }),
    z.object({ action: z.literal('fix'), options: fix, ...extra }),
    /** By rules and claims as they are now: the checks of drafts, and the listing. */
    z.object({ action: z.literal('judge'), options: z.prefault(z.strictObject({}), {}), ...extra }),
    z.object({ action: z.literal('export'), options: exported, ...extra }),
  ]);

/** The import a run is, or undoes. */
const importRef = z.strictObject({ importId: z.int(), fileName: z.string() });

export const runActionSchema = z.discriminatedUnion('action', [
  askedWith({}),
  /** Begun by an upload: products are counted as they are read. */
  z.object({ action: z.literal('import'), options: importRef }),
  /** Puts back what another run changed and nobody touched since. */
  z.object({
    action: z.literal('undo'),
    options: z.strictObject({
      runId: storedId('Invalid run ID'),
      parts: z.optional(z.array(partSchema)),
      /** Where that run was an import. */
      of: z.optional(importRef),
    }),
  }),
]);
export type RunAction = z.output<typeof runActionSchema>;
export type ActionName = RunAction['action'];

/** Whether an action writes drafts, which can equal their source. */
export const writesText = ({ action }: Pick<RunAction, 'action'>): boolean =>
  action === 'generate' || action === 'prompt';
