// One question over the catalogue as a typed value: the reader of the question (the grammar, a language model) fills this, one store
// function answers it. Nothing in it can write. A language model reads the descriptions with the schema.
import * as z from 'zod/mini';
import { productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { levels } from '#domain/channels/levels.ts';
import { partSchema, statuses } from '#domain/parts/parts.ts';
import { dimensions } from './dimensions.ts';

const longestText = 500;

export const figures = [
  'score',
  'quality',
  'issues',
  'price',
  'titleLength',
  'descriptionLength',
  'titleWords',
  'descriptionWords',
  'bullets',
  'images',
] as const;
export type Figure = (typeof figures)[number];
const figure = z
  .enum(figures)
  .check(
    z.describe(
      'score: Content Score, 25 for each approved part. quality: Listing Quality. issues: parts still pending, and one more where no content was ever written; never rules that are broken. bullets, images: how many. Lengths are in characters or words. Texts and images are those of the source.',
    ),
  );

export const bounds = ['below', 'atMost', 'equal', 'atLeast', 'above'] as const;
export type Bound = (typeof bounds)[number];

const name = z.string().check(z.minLength(1), z.maxLength(longestText));
const names = z.array(name).check(z.minLength(1), z.maxLength(50));
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
const not = z.optional(z.boolean());

const simpleConditions = [
  z.strictObject({ field: z.literal('name'), of: z.enum(dimensions), values: names, not }),
  z
    .strictObject({ field: z.literal('status'), any: z.array(z.enum(statuses)).check(z.minLength(1)), not })
    .check(z.describe('At least one part has one of these statuses. A part that nobody has decided yet is pending.')),
  z.strictObject({ field: z.literal('part'), part: partSchema, status: z.enum(statuses), not }),
  z
    .strictObject({
      field: z.literal('figure'),
      of: figure,
      is: z.enum(bounds),
      value: z.number(),
      currency: z.optional(currencyCode),
    })
    .check(z.describe('A product without the figure passes no bound on it. A price is compared in its currency only.')),
  z.strictObject({ field: z.literal('level'), level: z.enum(levels), not }),
  z
    .strictObject({
      field: z.literal('date'),
      of: z.enum(['added', 'approved', 'rejected', 'edited', 'generated', 'rolled-back', 'changed']),
      by: z.optional(name),
      part: z.optional(partSchema),
      from: z.optional(z.iso.datetime()),
      until: z.optional(z.iso.datetime()),
      not,
    })
    .check(
      z.describe(
        'From (included) until (not included): when it was added, or what its history says was ever done, by whom and to which part.',
      ),
    ),
  z
    .strictObject({
      field: z.literal('text'),
      in: z.enum(['source', 'any', 'title', 'description', 'bullets', 'sku']),
      contains: name,
      how: z.optional(z.enum(['is', 'starts', 'ends', 'word'])),
      not,
    })
    .check(
      z.describe(
        'Texts of the source, not of drafts, ignoring case. source: SKU, title, description, bullets and attributes. any: those that lists search, SKU, title and description. how: the whole text, its start or its end; word: within the text, as whole words.',
      ),
    ),
  z
    .strictObject({
      field: z.literal('empty'),
      of: z.enum([...dimensions, 'title', 'description', 'bullets', 'images', 'price']),
      not,
    })
    .check(z.describe('The source has nothing there.')),
  z
    .strictObject({ field: z.literal('attribute'), name, value: z.optional(name), not })
    .check(z.describe('The source has this attribute, or has it with exactly this value; ignoring case.')),
  z
    .strictObject({ field: z.literal('currency'), is: currencyCode, not })
    .check(z.describe('The price is written in this currency.')),
  z
    .strictObject({
      field: z.literal('term'),
      of: z.enum(['lens', 'rule']),
      label: name,
      /** Filled in from the label (`resolveNames`). */
      filter: z._default(z.strictObject({ lens: productFilterShape.lens, rule: productFilterShape.rule }), {}),
      not,
    })
    .check(
      z.describe(
        'By its label. A lens: a product is under one at most, the first that fits in the order given, so one with a rejected part and an open claim is under Part rejected alone. A rule: drafts that wait, or facts, break it; texts of the source are not judged by it.',
      ),
    ),
  z
    .strictObject({ field: z.literal('content'), has: z.boolean() })
    .check(z.describe('Whether optimized content was ever generated or typed in.')),
] as const;
const simpleConditionSchema = z.discriminatedUnion('field', simpleConditions);
export type SimpleCondition = z.output<typeof simpleConditionSchema>;

/** One condition; a query asks for the products that pass all of its conditions. */
export const conditionSchema = z.discriminatedUnion('field', [
  ...simpleConditions,
  z
    .strictObject({
      field: z.literal('either'),
      any: z
        .array(z.array(simpleConditionSchema).check(z.minLength(1), z.maxLength(4)))
        .check(z.minLength(2), z.maxLength(20)),
    })
    .check(z.describe('Any of these, each of which is one condition or several that go together.')),
]);
export type Condition = z.output<typeof conditionSchema>;

/** What products can be put in groups by; `level`, `status` and `month` are asked for by language models alone. */
export const groupings = [...dimensions, 'level', 'status', 'month', 'lens', 'rule'] as const;
export type Grouping = (typeof groupings)[number];

export const measureSchema = z
  .discriminatedUnion('of', [
    z.strictObject({ of: z.literal('count') }),
    z.strictObject({
      of: z.literal('share'),
      having: z.array(conditionSchema).check(z.minLength(1), z.maxLength(20)),
    }),
    z.strictObject({ of: z.enum(['average', 'median', 'total', 'lowest', 'highest']), figure }),
  ])
  .check(
    z.describe('What is said of the products, or of each group. share: how many of a hundred of them pass having too.'),
  );
export type Measure = z.output<typeof measureSchema>;

const end = z.enum(['lowest', 'highest']);

export const catalogueQuerySchema = z.strictObject({
  where: z
    .array(conditionSchema)
    .check(
      z.maxLength(20),
      z.describe('The products that pass all of these. not: those that do not pass the condition.'),
    ),
  show: z
    .enum(['number', 'products', 'groups', 'groupNumber'])
    .check(
      z.describe(
        'number: the measure. products: the products themselves. groups: the measure of each group. groupNumber: how many groups.',
      ),
    ),
  measure: measureSchema,
  groupBy: z.optional(
    z
      .strictObject({
        by: z.enum(groupings),
        among: z.optional(names),
        having: z.optional(z.array(z.strictObject({ is: z.enum(bounds), value: z.number() })).check(z.minLength(1))),
      })
      .check(
        z.describe(
          'among: these groups only, each even when it is empty: a comparison. having: those whose measure passes.',
        ),
      ),
  ),
  order: z.optional(
    z
      .strictObject({ by: z.enum([...figures, 'added', 'changed', 'measure']), end })
      .check(
        z.describe(
          'Products by a figure or the date they were added or changed, groups by the measure. Without a limit only those at this end are the answer, all that share it: “the cheapest”. For all of them in this order the limit is 100.',
        ),
      ),
  ),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});
export type CatalogueQuery = z.output<typeof catalogueQuerySchema>;

/** Parts that belong together: groups are shown of groups, and only groups are ordered by their measure. */
export function isSound({ show, groupBy, order }: CatalogueQuery): boolean {
  const isGrouped = show === 'groups' || show === 'groupNumber';
  if (isGrouped !== (groupBy !== undefined)) return false;
  return order === undefined || (order.by === 'measure') === isGrouped;
}
