// The dialog a password is changed in.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import * as z from 'zod/mini';
import { passwordHint } from '#domain/session/password-rules.ts';
import { changePassword } from '#domain/session/sign-in.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, type FieldErrors, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useChangePassword } from './account.queries.ts';

function findErrors(typed: { current: string; password: string }): FieldErrors {
  const { error } = z.safeParse(changePassword.body, typed);
  return error ? errorsByField(error.issues) : {};
}

/** `email`: of the account, for the browser that keeps its password. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useChangePassword();
  const form = useForm({
    defaultValues: { current: '', password: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      change.mutate(value, {
        onSuccess: () => {
          toast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
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
      title="Change password"
      description="You stay signed in here, and are signed out everywhere else."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={change.isPending}>
            Change password
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!change.isPending} className="space-y-4">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          form={form}
          name="current"
          label="Current password"
          autoComplete="current-password"
          data-first-focus
        />
        <PasswordField
          form={form}
          name="password"
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
        />
        {change.error && issuesOf(change.error).length === 0 && (
          <FormAlert lead="Not changed." {...describeFailure(change.error)} />
        )}
      </Form>
    </Dialog>
  );
}
