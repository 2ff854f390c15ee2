// The dialog a standing policy is added or changed in.
import { revalidateLogic } from '@tanstack/react-form';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { partNames } from '#domain/parts/parts.ts';
import { mostWords, type StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useAppForm } from '#web/kit/form/app-form.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { atFields, focusFirstError } from '#web/kit/form/form-errors.ts';
import { useFormField } from '#web/kit/form/form-fields.tsx';
import { Stepper } from '#web/kit/form/stepper.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { useSavePolicy } from './policies.queries.ts';
import { findPolicyErrors, toPolicyForm, toPolicyInput } from './policy-form.ts';

type PolicyDialogProps = {
  /** The policy to change; null adds one. */
  stored: StoredPolicy | null;
  onOutcome: (isSaved: boolean) => void;
  onClose: () => void;
};

export function PolicyDialog({ stored, onOutcome, onClose }: PolicyDialogProps) {
  const save = useSavePolicy(stored, onOutcome);
  const [start] = useState(() => toPolicyForm(stored));
  const { data: facets } = useFacets();
  const form = useAppForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findPolicyErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value }) => save.mutate(toPolicyInput(value, stored), { onSuccess: onClose }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={stored ? 'Edit policy' : 'Add a policy'}
      description="Once a day, Copydesk approves pending parts that match the policy. If several policies match a part, only the most specific one counts. If that one is off, the part waits for review."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save policy' : 'Add policy'}
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!save.isPending} className="space-y-5" autoComplete="off">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="retailer">
            {(field) => (
              <field.SelectField
                label="Retailer"
                data-first-focus
                options={listOptions('All retailers', facets?.retailers, start.retailer)}
              />
            )}
          </form.AppField>
          <form.AppField name="category">
            {(field) => (
              <field.SelectField
                label="Category"
                options={listOptions('All categories', facets?.categories, start.category)}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="parts">
          {({ state, handleChange }) => (
            <div>
              <PartBoxes legend="Parts" offered={partNames} value={state.value} onChange={handleChange} />
              <FieldError />
            </div>
          )}
        </form.AppField>
        <fieldset>
          <legend className="mb-1.5 font-medium text-[0.8125rem]">Approve without review</legend>
          <form.AppField name="takesUnchanged">
            {() => (
              <CheckField label="Unchanged parts" explanation="Same as the source, or empty in source and draft" />
            )}
          </form.AppField>
          <form.AppField name="takesClean">
            {({ state: { value: takesClean } }) => (
              <div className="mt-2">
                <CheckField
                  label="Clean parts"
                  explanation="Changed, with no open claims and no broken required rules"
                />
                {takesClean && (
                  <div className="mt-1.5 ml-7 flex flex-wrap items-center gap-x-4 gap-y-2">
                    <form.AppField name="isSmallOnly">{() => <CheckField label="Only small changes" />}</form.AppField>
                    <form.Subscribe selector={({ values }) => values.isSmallOnly}>
                      {(isSmallOnly) =>
                        isSmallOnly && (
                          <form.AppField name="mostWords">
                            {() => (
                              <span className="flex items-center gap-2 text-[0.8125rem] text-ink-soft">
                                up to <StepField label="Changed words" min={1} max={mostWords} unit=" words" />
                              </span>
                            )}
                          </form.AppField>
                        )
                      }
                    </form.Subscribe>
                  </div>
                )}
              </div>
            )}
          </form.AppField>
          <form.AppField name="takesUnchanged">{() => <FieldError />}</form.AppField>
        </fieldset>
        <Line
          label="Always reviewed"
          hint="A person still reviews this share of the products. The server picks them evenly across all products that match."
        >
          {(describedBy) => (
            <form.AppField name="share">
              {() => (
                <StepField label="Always reviewed" min={0} max={100} step={5} unit="%" aria-describedby={describedBy} />
              )}
            </form.AppField>
          )}
        </Line>
        {save.error && <FormAlert lead="Not saved." {...describeFailure(save.error)} />}
      </Form>
    </Dialog>
  );
}

/** All, then the names; a chosen one is offered also where no product has it any more. */
function listOptions(all: string, names: readonly string[] = [], chosen: string) {
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return [{ value: '', label: all }, ...offered.map((name) => ({ value: name, label: name }))];
}

function CheckField(props: { label: string; explanation?: string }) {
  const { value, change } = useFormField<boolean>();
  return <CheckLine {...props} checked={value} onCheckedChange={(isChecked) => change(isChecked)} />;
}

function StepField(props: Omit<ComponentProps<typeof Stepper>, 'value' | 'onValueChange'>) {
  const { value, change } = useFormField<number>();
  return <Stepper {...props} value={value} onValueChange={change} />;
}

/** What is wrong with a group of boxes; the focus goes to it, as there is no one control to go to. */
function FieldError() {
  const { error } = useFormField();
  if (error === undefined) return null;
  return (
    <p data-attention tabIndex={-1} className="mt-1.5 rounded-sm text-bad-ink text-xs">
      {error}
    </p>
  );
}

type LineProps = { label: string; hint: string; children: (describedBy: string) => ReactNode };

function Line({ label, hint, children }: LineProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-[0.8125rem]">{label}</p>
        <p id={id} className="text-ink-soft text-xs">
          {hint}
        </p>
      </div>
      {children(id)}
    </div>
  );
}
