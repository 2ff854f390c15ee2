// What a run can do with each of its products, and how it is asked for.
import * as z from 'zod/mini';
import { atMost, settableFact } from '#domain/catalogue/product-input.ts';
import { askedParts, partNames, partSchema, textPartSchema, textParts } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import type { ExportFormat } from '#domain/transfer/export-labels.ts';
import { targetKeywords } from '#domain/writing/writing.contract.ts';

/**
 * Why a run that writes skips a part unless it is asked to take it: a person decided on it or wrote it, or its inputs did not change. `source-changed` is an approved part whose source changed afterwards.
 */
export const skipReasons = ['source-changed', 'approved', 'rejected', 'edited', 'as-before'] as const;
export type SkipReason = (typeof skipReasons)[number];
const skipReasonSchema = z.enum(skipReasons);

/** Why an action skips a part, from what says most about a product to what says least. */
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

const parts = z._default(askedParts(partSchema), [...partNames]);

const generate = z.strictObject({
  parts,
  /** What is skipped unless it is named here. */
  take: z._default(z.array(skipReasonSchema), []),
  /** Null for those in effect for each product. */
  keywords: z._default(z.nullable(targetKeywords), null),
});
export type GenerateOptions = z.output<typeof generate>;

/** The largest sample: a list can be narrowed to so many products by id. */
export const largestSample = 200;
/** Products looked at first where no number is given. */
export const usualSample = 20;

const approve = z.strictObject({
  parts,
  /** Unless all are asked for, only parts that nothing is open on and that break no must rule are approved. */
  takeAll: z._default(z.boolean(), false),
  /** So many of the products are drawn first, spread over categories, and nothing is approved until a person has looked at them. */
  sample: z.optional(z.int().check(z.minimum(1), z.maximum(largestSample))),
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

/** Formats in which a product can be written by itself: the columns of a table follow from all products. */
export const runFormats = ['json', 'google'] as const satisfies ExportFormat[];
export type RunFormat = (typeof runFormats)[number];
const exported = z.strictObject({ format: z.enum(runFormats) });

/** Most matches that can be named one by one. */
export const mostPicked = 5_000;

/** A place where the text is found, in the version of the content it was listed in; `item` counts bullets from 0, `at` characters of the text. */
export const hitPlaceShape = {
  productId: storedId('Invalid product ID'),
  version: z.int().check(z.minimum(1)),
  part: textPartSchema,
  item: z.int().check(z.minimum(0)),
  at: z.int().check(z.minimum(0)),
};
const hitPlace = z.strictObject(hitPlaceShape);
export type HitPlace = z.output<typeof hitPlace>;

/** Which of the listed matches are replaced: all but those named, or only those. What changed after `asOf`, when they were listed, is skipped. */
const picked = z.strictObject({
  asOf: z.iso.datetime(),
  isOnly: z._default(z.boolean(), false),
  hits: z
    .array(hitPlace)
    .check(z.maxLength(mostPicked, `At most ${groupDigits(mostPicked)} matches can be named one by one.`)),
});
export type PickedHits = z.output<typeof picked>;

/** Plain text, in the texts under review. */
const findReplaceShape = {
  find: z.string().check(z.minLength(1, 'Enter the text to find.'), atMost(500)),
  replace: z._default(z.string().check(atMost(2_000)), ''),
  parts: z._default(askedParts(textPartSchema), [...textParts]),
  matchCase: z._default(z.boolean(), false),
  wholeWords: z._default(z.boolean(), false),
  /** Skips matches in the product's own brand, model and product names, as its fields state them. */
  leaveNames: z._default(z.boolean(), false),
};
export const replacementSchema = z.strictObject(findReplaceShape);
/** What is replaced by what, and where. */
export type ReplacementOptions = z.output<typeof replacementSchema>;
/** Without `picked` everything that is found is replaced. */
const findReplace = z.strictObject({ ...findReplaceShape, picked: z.optional(picked) });
export type FindReplaceOptions = z.output<typeof findReplace>;

/** Facts that many products can share. */
export const settableFields = ['category', 'subcategory', 'brand', 'retailer', 'price'] as const;
export type SettableField = (typeof settableFields)[number];

/** `value` null: the source does not state it. */
const setField = z.strictObject({ field: z.enum(settableFields), value: z.nullable(settableFact) });
export type SetFieldOptions = z.output<typeof setField>;

/** The mechanical fix of a rule, wherever a pending part breaks it. */
const fix = z.strictObject({
  /** Rules that retailers ask alike; a product breaks at most one of them. */
  ruleIds: z
    .array(z.string().check(z.minLength(1), atMost(200)))
    .check(z.minLength(1, 'Select a rule.'), z.maxLength(100)),
});
export type FixOptions = z.output<typeof fix>;

/** `again`: also images that are known are loaded again, where their server says that they changed. */
const measureImages = z.strictObject({ again: z._default(z.boolean(), false) });
export type MeasureOptions = z.output<typeof measureImages>;

/** What a person may ask for, with what else is asked for. */
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
    /** Checks drafts and the listing by rules and claims as they are now. */
    z.object({ action: z.literal('judge'), options: z.prefault(z.strictObject({}), {}), ...extra }),
    /** Loads the images of source and content, stores their files once and measures them. */
    z.object({ action: z.literal('measure-images'), options: z.prefault(measureImages, {}), ...extra }),
    z.object({ action: z.literal('export'), options: exported, ...extra }),
  ]);

export const actionNames = [
  'generate',
  'approve',
  'reject',
  'roll-back',
  'prompt',
  'find-replace',
  'set-field',
  'fix',
  'judge',
  'measure-images',
  'export',
  'import',
  'undo',
] as const;
export type ActionName = (typeof actionNames)[number];

/** The import a run is, or undoes. */
const importRef = z.strictObject({ importId: z.int(), fileName: z.string() });

export const runActionSchema = z.discriminatedUnion('action', [
  askedWith({}),
  /** Started by an upload: products are counted as they are read. */
  z.object({ action: z.literal('import'), options: importRef }),
  /** Restores what another run changed and nobody touched since. */
  z.object({
    action: z.literal('undo'),
    options: z.strictObject({
      runId: storedId('Invalid run ID'),
      /** What that run did; absent of undos from before this was stored. */
      undoes: z.optional(z.enum(actionNames)),
      parts: z.optional(z.array(partSchema)),
      /** Where that run was an import. */
      of: z.optional(importRef),
    }),
  }),
]);
export type RunAction = z.output<typeof runActionSchema>;

/** Whether an action writes drafts, which can equal their source. */
export const writesText = ({ action }: Pick<RunAction, 'action'>): boolean =>
  action === 'generate' || action === 'prompt';
