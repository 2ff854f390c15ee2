// The dialog one's name is changed in.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import * as z from 'zod/mini';
import { changeName, longestName } from '#domain/session/sign-in.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, type FieldErrors, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useChangeName } from './account.queries.ts';

function findErrors(typed: { fullName: string }): FieldErrors {
  const { error } = z.safeParse(changeName.body, typed);
  return error ? errorsByField(error.issues) : {};
}

export function NameDialog({ fullName, onClose }: { fullName: string; onClose: () => void }) {
  const change = useChangeName();
  const form = useForm({
    defaultValues: { fullName },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      change.mutate(value, {
        onSuccess: () => {
          toast({ title: 'Name changed' });
          onClose();
        },
        onError: (error) => {
          showErrors(formApi, errorsByField(issuesOf(error)));
          focusFirstError(formApi);
        },
      }),
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Change name"
      description="Your name is shown on all your changes, including earlier ones."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={change.isPending}>
            Change name
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!change.isPending} className="space-y-4">
        <TextField
          form={form}
          name="fullName"
          label="Name"
          autoComplete="name"
          maxLength={longestName}
          data-first-focus
        />
        {change.error && issuesOf(change.error).length === 0 && (
          <FormAlert lead="Not changed." {...describeFailure(change.error)} />
        )}
      </Form>
    </Dialog>
  );
}
