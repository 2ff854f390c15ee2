// Questions over the catalogue in plain words. Only reads.
import * as z from 'zod/mini';
import { productFilterSchema, sortShape } from '#domain/catalogue/catalogue.contract.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';

export const askCatalogue = defineContract({
  method: 'POST',
  path: '/api/query',
  tag: 'assistant',
  summary: 'Answer a question about the catalogue; says so when it cannot',
  body: z.strictObject({ query: z.string().check(z.trim(), z.minLength(1, 'Ask a question.'), z.maxLength(1_000)) }),
  reply: z.object({
    answer: z.string(),
    /** The filter the answer was computed with, to be shown and opened as a list, sorted if a question asks for the lowest or highest; null when it was not understood. */
    interpretation: z.nullable(z.object({ text: z.string(), filter: productFilterSchema, ...sortShape })),
    /** How many products the answer is about, and the first 100 of them. */
    total: z.int(),
    productIds: z.array(z.int()),
    /** The first six of them, to be shown. */
    products: z.array(z.object({ id: z.int(), title: z.string(), sku: z.string(), image: z.nullable(z.string()) })),
  }),
});

export type CatalogueAnswer = ContractReply<typeof askCatalogue>;
