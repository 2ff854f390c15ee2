// Makes a token: asks what it is for, then shows it once.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import * as z from 'zod/mini';
import {
  type ApiToken,
  type ApiTokenInput,
  makeApiToken,
  type TokenRole,
  tokenDays,
  tokenRoles,
} from '#domain/session/api-tokens.contract.ts';
import type { Me } from '#domain/session/session.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, type FieldErrors, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { formatDate } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { ShownOnceDialog } from '#web/shared/secrets/shown-once.tsx';
import { describeRole, nameRole } from '../team/team-words.ts';
import { useMakeApiToken } from './tokens.queries.ts';

/** A select holds text. */
type Typed = { name: string; role: TokenRole; days: string; password: string };
const toInput = ({ days, password, ...rest }: Typed, hasPassword: boolean) => ({
  ...rest,
  days: Number(days) as ApiTokenInput['days'],
  ...(hasPassword ? { password } : {}),
});

function findErrors(typed: Typed, hasPassword: boolean): FieldErrors {
  const { error } = z.safeParse(makeApiToken.body, toInput(typed, hasPassword));
  return error ? errorsByField(error.issues) : {};
}

const sayDays = (days: number) => (days === 365 ? '1 year' : `${days} days`);

export function TokenDialog({ me: { hasPassword, username }, onClose }: { me: Me; onClose: () => void }) {
  const make = useMakeApiToken();
  const defaultValues: Typed = { name: '', role: 'viewer', days: '90', password: '' };
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value, hasPassword)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      make.mutate(toInput(value, hasPassword), {
        onError: (error) => {
          showErrors(formApi, errorsByField(issuesOf(error)));
          focusFirstError(formApi);
        },
      }),
  });
  if (make.data) return <MadeToken {...make.data} onClose={onClose} />;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="New token"
      description="A program with this token can use Copydesk as you."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={make.isPending}>
            Make token
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!make.isPending} className="space-y-4">
        <TextField
          form={form}
          name="name"
          label="What the token is for"
          autoComplete="off"
          maxLength={80}
          data-first-focus
        />
        <form.Subscribe selector={({ values }) => values.role}>
          {(role) => (
            <SelectField
              form={form}
              name="role"
              label="Role"
              hint={describeRole(role)}
              options={tokenRoles.map((each) => ({ value: each, label: nameRole(each) }))}
            />
          )}
        </form.Subscribe>
        <SelectField
          form={form}
          name="days"
          label="Works for"
          options={tokenDays.map((days) => ({ value: String(days), label: sayDays(days) }))}
        />
        {hasPassword && (
          <>
            <input hidden readOnly autoComplete="username" value={username} />
            <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
          </>
        )}
        {make.error && issuesOf(make.error).length === 0 && (
          <FormAlert lead="No token was made." {...describeFailure(make.error)} />
        )}
      </Form>
    </Dialog>
  );
}

const MadeToken = ({ name, token, expiresAt, onClose }: ApiToken & { token: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={`Token “${name}”`}
    description="Copy this token into your program. The program must send the token with every request, in the header “Authorization: Bearer [token]”."
    label="Token"
    value={token}
    note={`Works until ${formatDate(new Date(expiresAt))}. The token is shown only once. Anyone who has it can act as you.`}
    onClose={onClose}
  />
);
