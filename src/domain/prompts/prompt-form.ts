// The rules of the prompt form, field by field, and the refusal of a save.
import * as z from 'zod/mini';
import { type PromptScope, promptInput } from './prompts.contract.ts';

export type PromptForm = { prompt: string; scope: PromptScope; scopeValue: string; isActive: boolean };
export type PromptErrors = Partial<Record<'prompt' | 'scope' | 'scopeValue', string>>;

/** What is wrong with the form, at most one sentence a field; empty when it can be sent. */
export function findPromptErrors(form: PromptForm): PromptErrors {
  const parsed = z.safeParse(promptInput, toPromptBody(form));
  if (parsed.success) return {};
  const { fieldErrors } = z.flattenError(parsed.error);
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages[0]]));
}

/** The form as it is sent: a global prompt has no value. */
export function toPromptBody(form: PromptForm) {
  return { ...form, scopeValue: form.scope === 'global' ? null : form.scopeValue };
}
