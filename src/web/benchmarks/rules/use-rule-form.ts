// The form of a rule at work: what is typed, kept as a draft, checked by the domain's own rules, tried on products and saved.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { findRuleIssues } from '#domain/benchmarks/rule-input.ts';
import type { StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { issuesOf } from '#web/client/api-error.ts';
import { useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, focusFirstError, showErrors, waitFor } from '#web/kit/form/form-errors.ts';
import { useSaveRule, useTryRule } from '../rules.queries.ts';
import { keepDraft, readDraft } from './rule-drafts.ts';
import { errorsOf, type RuleForm, startOf, toDraft } from './rule-form.ts';

export const triedProducts = 20;

/** The form the fields of a rule are drawn from. */
export type RuleFormApi = ReturnType<typeof useRuleForm>['form'];

/** `given` is null for a new rule, which is for the pack of `retailer`. */
export function useRuleForm(given: StoredRule | null, retailer: string, onClose: () => void) {
  // The rule as it was opened: should someone else change it meanwhile, the save is refused rather than theirs overwritten.
  const [stored] = useState(given);
  const draftName = stored ? `${stored.id}.${stored.version}` : 'new';
  const [start] = useState(() => startOf(stored, retailer));
  const [kept, setKept] = useState(() => readDraft(draftName, start));
  const [tried, setTried] = useState<RuleForm | null>(null);
  const save = useSaveRule(stored);
  const attempt = useTryRule();
  const cancel = () => {
    keepDraft(draftName, null, start);
    onClose();
  };
  const form = useForm({
    defaultValues: kept ?? start,
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(errorsOf(findRuleIssues(toDraft(value)), value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmitMeta: 'save' as 'save' | 'try',
    onSubmit: async ({ value, formApi, meta }) => {
      const rule = toDraft(value);
      const onError = (error: Error) => showErrors(formApi, errorsOf(issuesOf(error), value));
      if (meta === 'save') await waitFor(save.mutateAsync(rule, { onSuccess: cancel, onError }));
      else {
        setTried(value);
        attempt.mutate({ rule, n: triedProducts, ...(stored ? { id: stored.id } : {}) }, { onError });
      }
    },
  });
  const values = useFormValues(form, (typed) => keepDraft(draftName, typed, start));
  const discard = () => {
    setKept(null);
    form.reset(start);
  };
  return { form, values, stored, isKept: kept !== null, tried, save, attempt, cancel, discard };
}
