// Reusable optimisation prompts at several scopes.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { idParamOf } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';

export const promptScopeSchema = z.enum(['global', 'category', 'brand', 'productType', 'sku']);
export type PromptScope = z.infer<typeof promptScopeSchema>;

export const promptSchema = z.object({
  id: z.int(),
  prompt: z.string(),
  scope: promptScopeSchema,
  scopeValue: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Counts up with every change of the text or scope; drafts name the versions that led them. */
  version: z.int(),
  createdBy: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Prompt = z.infer<typeof promptSchema>;

const promptText = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Prompt must be at least 5 characters.'),
    z.maxLength(500, 'Prompt must be at most 500 characters.'),
  );
// Values are compared with one space between words.
const scopeValueText = z.nullish(lineText(500));

/** The form's rules: a scope other than global needs its value, a global prompt has none (it is cleared to null). */
export const promptInput = z
  .strictObject({
    prompt: promptText,
    scope: promptScopeSchema,
    scopeValue: scopeValueText,
    isActive: z._default(z.boolean(), true),
  })
  .check(
    z.refine((input) => input.scope === 'global' || Boolean(input.scopeValue), {
      path: ['scopeValue'],
      message: 'Value is required for the selected scope',
    }),
  );
export type PromptInput = z.output<typeof promptInput>;

/** Any of the form's fields, or just `isActive`; the whole is checked by `promptInput` once merged with what is stored. */
export const promptPatch = z
  .strictObject({
    prompt: z.optional(promptText),
    scope: z.optional(promptScopeSchema),
    scopeValue: scopeValueText,
    isActive: z.optional(z.boolean()),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Change at least one field.'));

const promptId = idParamOf('Invalid prompt ID');

export const listPrompts = defineContract({
  method: 'GET',
  path: '/api/prompts',
  tag: 'prompts',
  summary: 'Prompts, newest first, by scope and text; with `limit` one page',
  query: z.strictObject({
    scope: z.optional(promptScopeSchema),
    search: z.optional(z.string().check(z.maxLength(500))),
    ...pageShape,
  }),
  reply: z.array(promptSchema),
});
export const getPrompt = defineContract({
  method: 'GET',
  path: '/api/prompts/:id',
  tag: 'prompts',
  summary: 'One prompt',
  params: promptId,
  reply: promptSchema,
});
export const createPrompt = defineContract({
  method: 'POST',
  access: 'write',
  audited: true,
  path: '/api/prompts',
  tag: 'prompts',
  summary: 'Create a prompt',
  body: promptInput,
  reply: promptSchema,
  status: 201,
});
export const updatePrompt = defineContract({
  method: 'PATCH',
  access: 'write',
  audited: true,
  path: '/api/prompts/:id',
  tag: 'prompts',
  summary: 'Change a prompt, or switch it on or off',
  params: promptId,
  body: promptPatch,
  reply: promptSchema,
});
export const deletePrompt = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/prompts/:id',
  tag: 'prompts',
  summary: 'Delete a prompt',
  params: promptId,
  status: 204,
});

/** One wording of a prompt; what a draft was led by outlives the prompt itself. */
export const promptVersionSchema = z.object({
  version: z.int(),
  prompt: z.string(),
  scope: promptScopeSchema,
  scopeValue: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.nullable(z.object({ id: z.int(), fullName: z.string() })),
});
export type PromptVersion = z.infer<typeof promptVersionSchema>;

export const listPromptVersions = defineContract({
  method: 'GET',
  path: '/api/prompts/:id/versions',
  tag: 'prompts',
  summary: 'Every wording a prompt had that is kept, the newest first, also after its deletion',
  params: promptId,
  reply: z.array(promptVersionSchema),
});

const originShape = {
  promptId: z.int(),
  scope: promptScopeSchema,
  scopeValue: z.nullable(z.string()),
};

/** One line of a merged instruction: a clause of a prompt, as it was typed. */
export const instructionLineSchema = z.object({
  text: z.string(),
  ...originShape,
  /** Whether the built-in writer has no way to follow it. Whether it is followed, each draft says. */
  needsModel: z.boolean(),
  /** Sentences on what of the line gives way to a narrower prompt while the rest of it holds. */
  exceptions: z.array(z.string()),
  /** The prompt the whole line gives way to, and why; such a line is not part of the text. */
  overriddenBy: z.optional(z.object({ ...originShape, reason: z.string() })),
});
export type InstructionLine = z.infer<typeof instructionLineSchema>;

export const mergedInstructionSchema = z.object({ text: z.string(), lines: z.array(instructionLineSchema) });
export type MergedInstruction = z.infer<typeof mergedInstructionSchema>;

export const getProductPrompts = defineContract({
  method: 'GET',
  path: '/api/products/:id/prompts',
  tag: 'prompts',
  summary: 'The active prompts that hold for a product, widest first, and the one instruction they amount to',
  params: idParam,
  reply: z.object({ prompts: z.array(promptSchema), merged: mergedInstructionSchema }),
});
export type ProductPrompts = z.output<typeof getProductPrompts.reply>;
