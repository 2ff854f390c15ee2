// Trying a prompt on products before it leads anything: which products, and what it would do to each. Nothing is stored.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { forEachTextPart, textParts } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { promptInput } from './prompts.contract.ts';

/** How many products a trial takes. */
export const trialSizes = { usual: 5, most: 20 } as const;

const tried = {
  /** As it is typed; whether it is active does not matter. */
  prompt: promptInput,
  /** The stored prompt whose place it takes; absent for a new one. */
  id: z.optional(storedId('Invalid prompt ID')),
};

const trialProductSchema = z.object({ id: z.int(), sku: z.string(), title: z.string() });

export const sampleTrial = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'any',
  path: '/api/prompts/try/sample',
  tag: 'prompts',
  summary: 'The products a prompt would be tried on, always the same ones, and who would write',
  body: z.strictObject({
    ...tried,
    n: z._default(z.int().check(z.minimum(1), z.maximum(trialSizes.most)), trialSizes.usual),
  }),
  reply: z.object({
    /** Products of the workspace the prompt is for. */
    total: z.int(),
    products: z.array(trialProductSchema),
    engine: z.string(),
    /** Calls to a language model that a product takes: at least, and where both drafts need mending. Both 0 without a model. */
    calls: z.object({ least: z.int(), most: z.int() }),
  }),
});
export type TrialSample = z.output<typeof sampleTrial.reply>;

export const trialFiguresSchema = z.object({
  /** Characters of each text, those of bullets together. */
  lengths: z.object(forEachTextPart(() => z.int())),
  /** Listing Quality, 0-100. */
  quality: z.int(),
  unsupported: z.int(),
  contradicted: z.int(),
  /** Names of the rules it breaks; advice is not counted. */
  brokenRules: z.array(z.string()),
});
export type TrialFigures = z.infer<typeof trialFiguresSchema>;

const trialTextSchema = z.union([z.string(), z.array(z.string())]);

export const triedProductSchema = z.object({
  ...trialProductSchema.shape,
  /** Without the prompt, and with it. */
  before: trialFiguresSchema,
  after: trialFiguresSchema,
  /** The texts that would read otherwise. */
  changes: z.array(z.object({ part: z.enum(textParts), before: trialTextSchema, after: trialTextSchema })),
  /** The lines of the prompt as they count for this product. */
  lines: z.array(
    z.object({
      text: z.string(),
      /** Whether all drafts of the product it is for follow it, as their texts were checked; null where nobody could check it. */
      isFollowed: z.nullable(z.boolean()),
      /** Whether the built-in writer has no way to follow it. */
      needsModel: z.boolean(),
      exceptions: z.array(z.string()),
      overridden: z.nullable(z.string()),
    }),
  ),
  /** What the writer has to say of the prompt that it does not say without it. */
  notes: z.array(z.string()),
});
export type TriedProduct = z.infer<typeof triedProductSchema>;

/** Where the fault is ours or the engine's. */
export const tryFailed = 'Could not write a draft for this product. Please try again or check API connectivity.';

export const tryPrompt = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'any',
  path: '/api/prompts/try',
  tag: 'prompts',
  summary: 'Draft one product with a prompt and without it, and tell what differs; nothing is stored',
  body: z.strictObject({ ...tried, productId: storedId('Invalid product ID') }),
  reply: triedProductSchema,
});
