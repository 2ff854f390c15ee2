// The forms of the second factor: a password, or a code.
import type { ComponentProps, ReactNode } from 'react';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { TextField } from '#web/kit/form/form-fields.tsx';
import type { useCheckedField } from './use-checked-field.ts';

type CheckedField = {
  form: ReturnType<typeof useCheckedField>['form'];
  sent: { isPending: boolean; error: Error | null };
};

type CheckedFormProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoFocus'
> & {
  field: CheckedField;
  label: string;
  hint?: string;
  /** What did not happen, in front of a refusal that is about no field. */
  lead: string;
  /** Stands above the field. */
  children?: ReactNode;
};

export function CheckedForm({ field: { form, sent }, lead, children, ...input }: CheckedFormProps) {
  return (
    <Form form={form} canSend={!sent.isPending} className="space-y-4">
      {children}
      <TextField form={form} name="typed" {...input} />
      {sent.error && issuesOf(sent.error).length === 0 && <FormAlert lead={lead} {...describeFailure(sent.error)} />}
    </Form>
  );
}

/** `email`: of the account, for the browser that keeps its password. */
export function PasswordForm({ field, lead, email }: { field: CheckedField; lead: string; email: string }) {
  return (
    <CheckedForm
      field={field}
      lead={lead}
      label="Password"
      type="password"
      autoComplete="current-password"
      data-first-focus
    >
      <input hidden readOnly autoComplete="username" value={email} />
    </CheckedForm>
  );
}
