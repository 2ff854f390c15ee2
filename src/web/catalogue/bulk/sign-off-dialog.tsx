// Makes a link with which somebody outside answers for the selected products, then shows it once.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { makeSignOff, signOffDays, usualSignOffDays } from '#domain/sign-off/sign-off.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, type FieldErrors, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { SelectField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { formatDate } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import type { PartsPlace } from '#web/shared/runs/run-question.tsx';
import { ShownOnceDialog } from '#web/shared/secrets/shown-once.tsx';
import { useMakeSignOff } from '#web/shared/sign-off/sign-offs.queries.ts';

/** A select holds text. */
type Typed = { forWhom: string; days: string; message: string };
type Place = Pick<PartsPlace, 'selection' | 'count' | 'onClose'>;

const toInput = ({ days, ...rest }: Typed, selection: Place['selection']) => ({
  ...{ ...rest, selection },
  days: Number(days) as (typeof signOffDays)[number],
});

function findErrors(typed: Typed, selection: Place['selection']): FieldErrors {
  const { error } = z.safeParse(makeSignOff.body, toInput(typed, selection));
  return error ? errorsByField(error.issues) : {};
}

/** The brand, where the list shows one alone. */
function brandOf(selection: Place['selection']): string {
  const brand = 'filter' in selection ? selection.filter.brand : undefined;
  const [only = '', ...others] = [brand ?? []].flat();
  return others.length === 0 ? only : '';
}

const isOfField = (path: string) => path === 'forWhom' || path === 'message' || path === 'days';

export function SignOffDialog({ selection, count, onClose }: Place) {
  const make = useMakeSignOff();
  const defaultValues: Typed = { forWhom: brandOf(selection), days: String(usualSignOffDays), message: '' };
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value, selection)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      make.mutate(toInput(value, selection), {
        onError: (error) => {
          showErrors(formApi, errorsByField(issuesOf(error)));
          focusFirstError(formApi);
        },
      }),
  });
  if (make.data) {
    const { forWhom, token, products, parts, expiresAt } = make.data;
    return (
      <ShownOnceDialog
        title={`Send this link to ${forWhom}`}
        description={`The link shows ${countProducts(products)} with ${countNoun(parts, 'pending part')}, as they are now.`}
        label="Link"
        value={`${window.location.origin}/sign-off#${token}`}
        note={
          <>
            Works until {formatDate(new Date(expiresAt))}. Copy the link now: it will not be shown again. Anyone who has
            it can answer. You can revoke it under{' '}
            <Link to="/sign-offs" className="rounded-sm text-accent-ink hover:underline" onClick={onClose}>
              Sign-offs
            </Link>
            .
          </>
        }
        onClose={onClose}
      />
    );
  }
  const isSaid = make.error !== null && issuesOf(make.error).every(({ path }) => !isOfField(path));
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`Send ${count === undefined ? 'these products' : countProducts(count)} for sign-off`}
      description="Makes a link to their pending texts. Anyone with the link can answer without an account. Answers are taken in your name."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={make.isPending}>
            Make link
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!make.isPending} className="space-y-4">
        <TextField
          form={form}
          name="forWhom"
          label="For whom"
          hint="The brand or the person. History says that they answered."
          autoComplete="off"
          maxLength={80}
          data-first-focus
        />
        <SelectField
          form={form}
          name="days"
          label="Works for"
          options={signOffDays.map((days) => ({ value: String(days), label: `${days} days` }))}
        />
        <TextAreaField form={form} name="message" label="Message" hint="Optional. Shown above the products." rows={3} />
        {isSaid && <FormAlert lead="No link was made." {...describeFailure(make.error)} />}
      </Form>
    </Dialog>
  );
}
