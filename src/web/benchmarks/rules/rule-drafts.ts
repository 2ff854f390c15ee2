// What was typed into the rule form, kept while its dialog is closed or the page reloads, until it is saved or cancelled.

import * as z from 'zod/mini';
import { isSameValue } from '#domain/canonical-json.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import type { RuleForm } from './rule-form.ts';

const drafts = createDraftStore<Record<string, unknown>>({
  kind: 'rule-draft',
  schema: z.record(z.string(), z.unknown()),
  keptIn: 'tab',
});

/** The form kept under a name, as far as it fits today's; null without one. */
export function readDraft(name: string, start: RuleForm): RuleForm | null {
  const kept = drafts.read(name);
  if (!kept) return null;
  const fitting = Object.entries(start).map(([field, value]) => {
    const given = kept[field];
    const isFitting = typeof given === typeof value && Array.isArray(given) === Array.isArray(value);
    return [field, isFitting ? given : value];
  });
  return Object.fromEntries(fitting) as RuleForm;
}

/** Keeps a form that differs from where it started, and forgets one that does not. */
export function keepDraft(name: string, form: RuleForm | null, start: RuleForm): void {
  const isSame = form === null || isSameValue(form, start);
  drafts.keep(name, isSame ? null : form);
}
