// Keeps what was typed into the prompt form while its dialog is closed or the page reloads, until it is saved or cancelled.
import * as z from 'zod/mini';
import type { PromptForm } from '#domain/prompts/prompt-form.ts';
import { promptScopeSchema } from '#domain/prompts/prompts.contract.ts';

const draftSchema = z.object({
  prompt: z.string(),
  scope: promptScopeSchema,
  scopeValue: z.string(),
  isActive: z.boolean(),
});

const keyOf = (form: string) => `copydesk.prompt-draft.${form}`;

/** The text kept for a form (`new`, an id, or a preset), or null. */
export function readPromptDraft(form: string): PromptForm | null {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Storage is switched off, or another program wrote there.
  }
}

/** Keeps the form's text; null forgets it. */
export function keepPromptDraft(form: string, draft: PromptForm | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(form));
  } catch (error) {
    // The text still stands in the open form; only closing it would lose it.
    console.warn('The unsaved prompt cannot be kept.', error);
  }
}
