// The form of a list of keywords at work: what is typed, kept as a draft, checked by the domain's rules and saved.

import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { isSameValue } from '#domain/canonical-json.ts';
import { foldKeywords, type Keyword } from '#domain/keywords/keyword.ts';
import type { KeywordList } from '#domain/keywords/keywords.contract.ts';
import {
  findKeywordsIssues,
  type KeywordsForm,
  keywordsFormSchema,
  scopeOf,
  toKeywordsForm,
  toKeywordsInput,
} from '#domain/keywords/keywords-form.ts';
import { readKeywordLines, writeKeywordLines } from '#domain/keywords/read-keywords.ts';
import { issuesOf } from '#web/client/api-error.ts';
import { useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors, waitFor } from '#web/kit/form/form-errors.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import { useSaveKeywords } from './keywords.queries.ts';

const drafts = createDraftStore({ kind: 'keywords-draft', schema: keywordsFormSchema, keptIn: 'tab' });

export type KeywordsFormApi = ReturnType<typeof useKeywordsForm>['form'];

/** `given` is the list to change; null for a new one, which begins as `blank`. `onDone` hears of a save and of a cancel. */
export function useKeywordsForm(given: KeywordList | null, blank: KeywordsForm, onDone: () => void) {
  // As it was opened: should someone else change it meanwhile, the save is refused rather than theirs overwritten.
  const [stored] = useState(given);
  const [start] = useState(() => (stored ? toKeywordsForm(stored) : blank));
  const draftName = stored ? `${stored.scope}.${stored.value}.${stored.version}` : `new.${scopeOf(blank).value}`;
  const [kept, setKept] = useState(() => drafts.read(draftName));
  const save = useSaveKeywords(stored?.version ?? 0);
  const leave = () => {
    drafts.keep(draftName, null);
    onDone();
  };
  const form = useForm({
    defaultValues: kept ?? start,
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(errorsByField(findKeywordsIssues(value))) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      waitFor(
        save.mutateAsync(toKeywordsInput(value), {
          onSuccess: leave,
          onError: (error) => showErrors(formApi, errorsByField(issuesOf(error))),
        }),
      ),
  });
  const values = useFormValues(form, (typed) => drafts.keep(draftName, isSameValue(typed, start) ? null : typed));
  const discard = () => {
    setKept(null);
    drafts.keep(draftName, null);
    form.reset(start);
  };
  /** Puts keywords of a file behind those of the form, or in their place. */
  const take = (taken: readonly Keyword[], way: 'add' | 'replace') => {
    const before = way === 'add' ? readKeywordLines(values.text).keywords : [];
    form.setFieldValue('text', writeKeywordLines(foldKeywords([...before, ...taken])));
  };
  return { form, values, stored, isKept: kept !== null && !isSameValue(kept, start), save, leave, discard, take };
}
