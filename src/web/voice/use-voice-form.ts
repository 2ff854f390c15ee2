// The form of a voice at work: what is typed, kept as a draft, checked by the domain's rules and saved.

import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { isSameValue } from '#domain/canonical-json.ts';
import type { StoredVoice } from '#domain/voice/voice.contract.ts';
import type { VoiceScope } from '#domain/voice/voice.ts';
import {
  emptyVoiceForm,
  findVoiceIssues,
  placeInForm,
  toVoiceForm,
  toVoiceInput,
  voiceFormSchema,
} from '#domain/voice/voice-form.ts';
import { issuesOf } from '#web/client/api-error.ts';
import { useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors, waitFor } from '#web/kit/form/form-errors.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import { useSaveVoice } from './voice.queries.ts';

const drafts = createDraftStore({ kind: 'voice-draft', schema: voiceFormSchema, keptIn: 'tab' });

export type VoiceFormApi = ReturnType<typeof useVoiceForm>['form'];

/** `given` is null for a new voice, which begins with a scope nobody has yet. */
export function useVoiceForm(given: StoredVoice | null, firstScope: VoiceScope, onDone: () => void) {
  // As it was opened: should someone else change it meanwhile, the save is refused rather than theirs overwritten.
  const [stored] = useState(given);
  const draftName = stored ? `${stored.id}.${stored.version}` : 'new';
  const [start] = useState(() => (stored ? toVoiceForm(stored) : emptyVoiceForm(firstScope)));
  const [kept, setKept] = useState(() => drafts.read(draftName));
  const save = useSaveVoice(stored);
  const leave = () => {
    drafts.keep(draftName, null);
    onDone();
  };
  const form = useForm({
    defaultValues: kept ?? start,
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(errorsByField(findVoiceIssues(value))) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      waitFor(
        save.mutateAsync(toVoiceInput(value), {
          onSuccess: leave,
          onError: (error) => {
            const issues = issuesOf(error).map(({ path, message }) => ({
              path: placeInForm(value, path.split('.')),
              message,
            }));
            showErrors(formApi, errorsByField(issues));
          },
        }),
      ),
  });
  const values = useFormValues(form, (typed) => drafts.keep(draftName, isSameValue(typed, start) ? null : typed));
  const discard = () => {
    setKept(null);
    drafts.keep(draftName, null);
    form.reset(start);
  };
  return { form, values, stored, isKept: kept !== null && !isSameValue(kept, start), save, leave, discard };
}
