// The instruction a draft was written with, as its prompts read then.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { promptScopeSchema } from './prompts.contract.ts';

/** What became of a prompt since it led the draft; a change of its text or scope says more than that it is off. */
export const sinceSchema = z.enum(['same', 'off', 'changed', 'deleted']);
export type Since = z.infer<typeof sinceSchema>;

/** A line as it was typed then, with the wording it stands in; the user's own prompt is none of the library. */
export const draftLineSchema = z.object({
  text: z.string(),
  /** Null for the user's own prompt. */
  from: z.nullable(
    z.object({
      promptId: z.int(),
      version: z.int(),
      scope: promptScopeSchema,
      scopeValue: z.nullable(z.string()),
      since: sinceSchema,
    }),
  ),
  /** Whether the draft follows it, as its text was checked; null where nobody could check it, or it is not for the part. */
  isFollowed: z.nullable(z.boolean()),
  /** What the text has instead, where it does not. */
  says: z.nullable(z.string()),
  /** Whether the built-in writer has no way to follow it. */
  needsModel: z.boolean(),
  /** Whether it speaks of the part that was drafted. */
  isForPart: z.boolean(),
  exceptions: z.array(z.string()),
  /** Why the whole line gave way to another; null where it held. */
  overridden: z.nullable(z.string()),
});
export type DraftLine = z.infer<typeof draftLineSchema>;

export const draftInstructionSchema = z.object({
  engine: z.string(),
  lines: z.array(draftLineSchema),
  /** Prompts that led the draft and whose wording of then was not kept. */
  lost: z.array(z.object({ promptId: z.int(), version: z.int() })),
  /** False for a draft of before the user's own prompt was kept. */
  isOwnKnown: z.boolean(),
});
export type DraftInstruction = z.infer<typeof draftInstructionSchema>;

export const getDraftInstruction = defineContract({
  method: 'GET',
  path: '/api/products/:id/drafts/:contentType/instruction',
  tag: 'prompts',
  summary: 'The merged instruction the present draft of a part was written with, as its prompts read then',
  params: z.object({ ...idParam.shape, contentType: partSchema }),
  reply: draftInstructionSchema,
});
