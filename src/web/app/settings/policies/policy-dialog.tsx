// The dialog a standing policy is added or changed in.
import { type AnyFormApi, revalidateLogic, useForm } from '@tanstack/react-form';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { mostWords, type StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, focusFirstError, waitFor } from '#web/kit/form/form-errors.ts';
import { type Bound, CheckField, FieldError, SelectField, useBound } from '#web/kit/form/form-fields.tsx';
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
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findPolicyErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value }) => waitFor(save.mutateAsync(toPolicyInput(value, stored), { onSuccess: onClose })),
  });
  const values = useFormValues(form);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={stored ? 'Edit policy' : 'Add a policy'}
      description="Once a day, Copydesk approves pending parts that match the policy. If several policies match a part, only the most specific one counts. If that policy is off, the part waits for review."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save policy' : 'Add policy'}
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-5" autoComplete="off">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            form={form}
            name="retailer"
            label="Retailer"
            data-first-focus
            options={listOptions('All retailers', facets?.retailers, start.retailer)}
          />
          <SelectField
            form={form}
            name="category"
            label="Category"
            options={listOptions('All categories', facets?.categories, start.category)}
          />
        </div>
        <PartsField form={form} name="parts" />
        <fieldset>
          <legend className="mb-1.5 font-medium text-[0.8125rem]">Approve without review</legend>
          <CheckField
            form={form}
            name="takesUnchanged"
            label="Unchanged parts"
            explanation="Same as the source, or empty in source and draft"
          />
          <div className="mt-2">
            <CheckField
              form={form}
              name="takesClean"
              label="Clean parts"
              explanation="Changed, with no open claims and no broken required rules"
            />
            {values.takesClean && (
              <div className="mt-1.5 ml-7 flex flex-wrap items-center gap-x-4 gap-y-2">
                <CheckField form={form} name="isSmallOnly" label="Only small changes" />
                {values.isSmallOnly && (
                  <span className="flex items-center gap-2 text-[0.8125rem] text-ink-soft">
                    up to{' '}
                    <StepField
                      form={form}
                      name="mostWords"
                      label="Changed words"
                      min={1}
                      max={mostWords}
                      unit=" words"
                    />
                  </span>
                )}
              </div>
            )}
          </div>
          <FieldError form={form} name="takesUnchanged" />
        </fieldset>
        <Line
          label="Always reviewed"
          hint="A person still reviews this share of the products. The server picks them evenly across all products that match."
        >
          {(describedBy) => (
            <StepField
              form={form}
              name="share"
              label="Always reviewed"
              min={0}
              max={100}
              step={5}
              unit="%"
              aria-describedby={describedBy}
            />
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

function PartsField<Form extends AnyFormApi>(bound: Bound<Form, Part[]>) {
  const { value, change } = useBound<Part[]>(bound);
  return (
    <div>
      <PartBoxes legend="Parts" offered={partNames} value={value} onChange={change} />
      <FieldError {...bound} />
    </div>
  );
}

type StepperProps = Omit<ComponentProps<typeof Stepper>, 'value' | 'onValueChange'>;

function StepField<Form extends AnyFormApi>({ form, name, ...rest }: Bound<Form, number> & StepperProps) {
  const { value, change } = useBound<number>({ form, name });
  return <Stepper {...rest} value={value} onValueChange={change} />;
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
