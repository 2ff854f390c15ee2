// Questions over the catalog in plain words. Only reads.
import * as z from 'zod/mini';
import { productFilterSchema, sortShape } from '#domain/catalogue/catalogue.contract.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { catalogueQuerySchema, groupings, isSound } from './questions/catalogue-query.ts';

export const askCatalogue = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/query',
  tag: 'assistant',
  summary: 'Answer a question about the catalog; says so when it cannot',
  body: z.strictObject({
    query: z.string().check(z.trim(), z.minLength(1, 'Ask a question.'), z.maxLength(1_000)),
    /** The question as it was read before, corrected: it is answered like this, and not read again. */
    reading: z.optional(catalogueQuerySchema.check(z.refine(isSound, 'The reading does not fit together.'))),
  }),
  reply: z.object({
    answer: z.string(),
    /** How the question was read; null when it was not understood. */
    interpretation: z.nullable(
      z.object({
        /** In words, with the slips of the keyboard that were put right. */
        text: z.string(),
        /** The query that was run. */
        query: catalogueQuerySchema,
        /** The list it opens as, sorted if a question asks for an end; null where no list can be filtered like that. */
        filter: z.nullable(productFilterSchema),
        ...sortShape,
      }),
    ),
    /** Beside a refusal: the nearest question that can be answered. */
    nearest: z.nullable(z.string()),
    /** How many products the answer is about, and the first 100 of them. */
    total: z.int(),
    productIds: z.array(z.int()),
    /** The first six of them, to be shown. */
    products: z.array(z.object({ id: z.int(), title: z.string(), sku: z.string(), image: z.nullable(z.string()) })),
    /** The figure asked for: a count, an average, a share of a hundred, the end of a scale. */
    value: z.nullable(z.number()),
    /** The first 100 groups in the order asked for; `isFirst` for those that stand first and tie. */
    groups: z.nullable(
      z.object({
        by: z.enum(groupings),
        measure: z.string(),
        total: z.int(),
        rows: z.array(
          z.object({
            name: z.nullable(z.string()),
            label: z.string(),
            count: z.int(),
            value: z.nullable(z.number()),
            text: z.string(),
            isFirst: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

export type CatalogueAnswer = ContractReply<typeof askCatalogue>;
