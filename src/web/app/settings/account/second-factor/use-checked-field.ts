// A form of one field that a call of the server checks: what is refused about it is said beside it, and stays to be corrected.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import type { UseMutationResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { codeSchema, startSecondFactor } from '#domain/session/second-factor.contract.ts';
import { issuesOf } from '#web/client/api-error.ts';
import { atFields, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';

type CheckedFieldOptions<Reply> = {
  /** What a value must be before it is sent. */
  schema: z.ZodMiniType;
  sent: UseMutationResult<Reply, Error, string>;
  onDone: (reply: Reply) => void;
};

/** The form, and how the call about it goes. */
export function useCheckedField<Reply>({ schema, sent, onDone }: CheckedFieldOptions<Reply>) {
  const form = useForm({
    defaultValues: { typed: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(asErrors(z.safeParse(schema, value.typed).error?.issues)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      sent.mutate(value.typed, {
        onSuccess: onDone,
        onError: (error) => {
          showErrors(formApi, asErrors(issuesOf(error)));
          focusFirstError(formApi);
        },
      }),
  });
  return { form, sent };
}

/** All that is wrong is about the one field; the first is shown. */
function asErrors([first]: readonly { message: string }[] = []): { typed?: string } {
  return first ? { typed: first.message } : {};
}

export const passwordSchema = startSecondFactor.body.shape.password;

/** Turning it on needs one of the app: there are no recovery codes yet. */
export const appCodeSchema = codeSchema.check(
  z.regex(/^\d{3}[\s-]?\d{3}$/, 'Enter the six digits that your app shows.'),
);
