// What calls to language models used and cost: today against the budget, day by day, by model and purpose, and how the latest ones went.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

/** Days looked back on, today included. */
export const useDays = 30;
/** The latest calls that are listed one by one. */
export const latestCalls = 20;

/** Cost is in millionths of a US dollar; of calls under way it is the most they may cost. */
const use = {
  calls: z.int(),
  /** Of these, calls that brought nothing. */
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costMicros: z.int(),
};

export const modelUseSchema = z.object({
  /** The model in use now; null where the built-in writer writes. */
  model: z.nullable(
    z.object({
      name: z.string(),
      provider: z.string(),
      /** Without prices every call is recorded at no cost. */
      hasPrices: z.boolean(),
    }),
  ),
  /** Today (UTC). The budget is null where none is set. */
  today: z.object({ ...use, budgetMicros: z.nullable(z.int()), leftMicros: z.nullable(z.int()) }),
  /** Days with calls among the last 30, the newest first. */
  days: z.array(z.object({ day: z.string(), ...use })),
  /** The last 30 days by model and purpose, the costliest first. */
  uses: z.array(z.object({ provider: z.string(), model: z.string(), purpose: z.string(), ...use })),
  /** The latest calls, the newest first. `outcome` is `running`, `done` or the kind of fault. */
  latest: z.array(
    z.object({
      id: z.int(),
      startedAt: z.iso.datetime(),
      seconds: z.nullable(z.number()),
      provider: z.string(),
      model: z.string(),
      purpose: z.string(),
      /** Null where it was about no product, or that is gone. */
      product: z.nullable(z.object({ id: z.int(), title: z.string() })),
      outcome: z.string(),
      inputTokens: z.nullable(z.int()),
      outputTokens: z.nullable(z.int()),
      costMicros: z.int(),
      /** The tokens are a guess: the provider did not say. */
      isEstimated: z.boolean(),
    }),
  ),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

export const getModelUse = defineContract({
  method: 'GET',
  path: '/api/model-use',
  tag: 'overview',
  summary:
    'What language models used and cost: today and its budget, by day, by model and purpose, and the latest calls',
  reply: modelUseSchema,
});
