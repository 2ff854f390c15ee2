// What was typed into the prompt form, kept while its dialog is closed or the page reloads, until it is saved or cancelled.
import * as z from 'zod/mini';
import type { PromptForm } from '#domain/prompts/prompt-form.ts';
import { promptScopeSchema } from '#domain/prompts/prompts.contract.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';

/** By form: `new`, the id of a prompt, or a preset. */
export const promptDrafts = createDraftStore<PromptForm>({
  kind: 'prompt-draft',
  schema: z.object({ prompt: z.string(), scope: promptScopeSchema, scopeValue: z.string(), isActive: z.boolean() }),
  keptIn: 'tab',
});
