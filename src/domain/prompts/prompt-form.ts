// The rules of the prompt form, field by field, and the refusal of a save.
import * as z from 'zod/mini';
import { type PromptScope, promptInput } from './prompts.contract.ts';

export type PromptForm = { prompt: string; scope: PromptScope; scopeValue: string; isActive: boolean };
export type PromptErrors = Partial<Record<'prompt' | 'scope' | 'scopeValue', string>>;

/** What is wrong with the form, at most one sentence a field; empty when it can be sent. */
export function findPromptErrors(form: PromptForm): PromptErrors {
  const errors: PromptErrors = {};
  // Rules over several fields are only judged once each field is right by itself, so the value is asked for here as well.
  if (form.scope !== 'global' && form.scopeValue.trim() === '')
    errors.scopeValue = 'Value is required for the selected scope';
  const parsed = z.safeParse(promptInput, toPromptBody(form));
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = issue.path[0];
    if (field === 'prompt' || field === 'scope' || field === 'scopeValue') errors[field] ??= issue.message;
  }
  return errors;
}

/** The form as it is sent: a global prompt has no value. */
export function toPromptBody(form: PromptForm) {
  return { ...form, scopeValue: form.scope === 'global' ? null : form.scopeValue };
}
