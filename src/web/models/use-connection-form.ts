// The form of a connection at work: what is typed, kept as a draft without its key, checked by the domain's rules, tested and saved.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type ConnectionForm,
  emptyForm,
  findConnectionIssues,
  numberFields,
  toConnectionForm,
  toConnectionInput,
} from '#domain/models/connection-form.ts';
import type { Connection } from '#domain/models/connections.contract.ts';
import { providers } from '#domain/models/providers.ts';
import { issuesOf } from '#web/client/api-error.ts';
import { useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors, waitFor } from '#web/kit/form/form-errors.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import { useSaveConnection, useTestConnection } from './models.queries.ts';

/** Everything but the key: that is kept nowhere in the browser. */
type Draft = Omit<ConnectionForm, 'key'>;

const drafts = createDraftStore<Draft>({
  kind: 'connection-draft',
  schema: z.object({
    name: z.string(),
    provider: z.enum(providers),
    model: z.string(),
    baseUrl: z.string(),
    isKeyRemoved: z.boolean(),
    ...(Object.fromEntries(numberFields.map((field) => [field, z.string()])) as Record<
      (typeof numberFields)[number],
      z.ZodMiniString
    >),
  }),
  keptIn: 'tab',
});

const withoutKey = ({ key: _, ...draft }: ConnectionForm): Draft => draft;
const isSame = (a: Draft, b: Draft) => (Object.keys(a) as (keyof Draft)[]).every((field) => a[field] === b[field]);

export type ConnectionFormApi = ReturnType<typeof useConnectionForm>['form'];

/** `given` is null for a new connection. */
export function useConnectionForm(given: Connection | null, onClose: () => void) {
  // As it was opened: should someone else change it meanwhile, the save is refused rather than theirs overwritten.
  const [stored] = useState(given);
  const draftName = stored ? `${stored.id}.${stored.version}` : 'new';
  const [start] = useState(() => (stored ? toConnectionForm(stored) : emptyForm));
  const [kept, setKept] = useState(() => drafts.read(draftName));
  const [tested, setTested] = useState<ConnectionForm | null>(null);
  const save = useSaveConnection(stored);
  const attempt = useTestConnection();
  const cancel = () => {
    drafts.keep(draftName, null);
    onClose();
  };
  const form = useForm({
    defaultValues: kept ? { ...kept, key: '' } : start,
    // Errors show from the first attempt on, and go as soon as what they speak of is right.
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(errorsByField(findConnectionIssues(value, stored))) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmitMeta: 'save' as 'save' | 'test',
    onSubmit: async ({ value, formApi, meta }) => {
      const connection = toConnectionInput(value);
      const onError = (error: Error) => showErrors(formApi, errorsByField(issuesOf(error)));
      if (meta === 'save') await waitFor(save.mutateAsync(connection, { onSuccess: cancel, onError }));
      else {
        setTested(value);
        attempt.mutate({ connection, ...(stored ? { id: stored.id } : {}) }, { onError });
      }
    },
  });
  const values = useFormValues(form, (typed) => {
    const draft = withoutKey(typed);
    drafts.keep(draftName, isSame(draft, withoutKey(start)) ? null : draft);
  });
  const discard = () => {
    setKept(null);
    form.reset(start);
  };
  const isKept = kept !== null && !isSame(kept, withoutKey(start));
  return { form, values, stored, isKept, isTested: tested === values, save, attempt, cancel, discard };
}
