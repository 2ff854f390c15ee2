// The dialog a rule is added or changed in, and tried on products before it is saved.

import { FlaskConical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { attributes } from '#domain/benchmarks/finding.ts';
import { generalRetailer, severities } from '#domain/benchmarks/rule.ts';
import { findRuleIssues } from '#domain/benchmarks/rule-input.ts';
import { addRule, changeRule, type StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { submitForm } from '#web/kit/form/form-errors.ts';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Allowed, AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { attributeLabels } from '../benchmark-labels.ts';
import { kindFor, kindsOf, type RuleForm, toDraft } from './rule-form.ts';
import { RuleFurtherFields } from './rule-further-fields.tsx';
import { type FormFieldsProps, RuleKindFields } from './rule-kind-fields.tsx';
import { RuleTrial } from './rule-trial.tsx';
import { kindWords, severityWords } from './rule-words.ts';
import { usePackNames, usePackOptions } from './rules.packs.ts';
import { triedProducts, useRuleForm } from './use-rule-form.ts';

type RuleDialogProps = {
  /** The rule to change; null makes a new one. */
  stored: StoredRule | null;
  /** The pack a new rule is for. */
  retailer?: string | undefined;
  onClose: () => void;
};

export function RuleDialog({ stored: given, retailer = generalRetailer, onClose }: RuleDialogProps) {
  const { form, values, stored, isKept, tried, save, attempt, cancel, discard } = useRuleForm(given, retailer, onClose);
  const trial = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt.data) trial.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt.data]);

  const failure = save.error ?? attempt.error;
  const isBuiltIn = stored?.isBuiltIn ?? false;
  const changes = stored ? changeRule : addRule;
  const mayChange = useMay(changes);
  const fields: FormFieldsProps = { form, values };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      // Where nothing in it takes the focus, it does: keyboards scroll it.
      bodyLabel={mayChange ? undefined : 'Rule'}
      title={!mayChange ? 'Rule' : stored ? 'Edit Rule' : 'Add Rule'}
      description={
        isBuiltIn
          ? 'This rule came with Copydesk. Your changes stay when Copydesk updates its rules, and you can undo them.'
          : 'What one part of a listing must follow, and how many points a listing loses if it does not.'
      }
      footer={
        <>
          <Button onClick={() => submitForm(form, 'try')} busy={attempt.isPending} className="mr-auto max-sm:w-full">
            <FlaskConical aria-hidden />
            Test on {triedProducts} products
          </Button>
          <Button onClick={cancel}>{mayChange ? 'Cancel' : 'Close'}</Button>
          <Allowed to={changes}>
            <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
              {stored ? 'Save Rule' : 'Add Rule'}
            </Button>
          </Allowed>
        </>
      }
    >
      <RefusalNote of={changes} className="mb-4" />
      <Form form={form}>
        <AllowedFields to={changes} className="space-y-4">
          {isKept && <KeptText what="rule" onDiscard={discard} />}
          <WhatFields {...fields} isBuiltIn={isBuiltIn} />
          <RuleKindFields {...fields} />
          <p className="rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft">
            Summary: <Wording values={values} />
          </p>
          <WeightFields {...fields} />
          <RuleFurtherFields {...fields} isBuiltIn={isBuiltIn} />
          {failure && <FormAlert {...describeFailure(failure)} />}
        </AllowedFields>
      </Form>
      <div ref={trial} className="scroll-mb-4">
        {attempt.data && (
          <div className="mt-5 border-line border-t pt-4">
            <RuleTrial result={attempt.data} isOld={tried !== values} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Wording({ values }: { values: RuleForm }) {
  const draft = toDraft(values);
  if (findRuleIssues(draft).length > 0) return <>not complete yet</>;
  return (
    <span className="font-medium text-ink">
      {attributeLabels[values.attribute]}: {describeRule(draft as Parameters<typeof describeRule>[0])}
    </span>
  );
}

function WhatFields({ form, values, isBuiltIn }: FormFieldsProps & { isBuiltIn: boolean }) {
  const packs = usePackOptions();
  const nameOf = usePackNames();
  const leaveKind = () => {
    form.setFieldValue('subject', '');
    form.setFieldValue('benchmarkType', kindFor(form.getFieldValue('attribute'), form.getFieldValue('benchmarkType')));
  };
  return (
    <>
      <TextField form={form} name="label" label="Name" autoFocus maxLength={100} />
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          form={form}
          name="retailer"
          label="Pack"
          options={packs}
          placeholder={nameOf(values.retailer)}
          disabled={isBuiltIn}
        />
        <SelectField
          form={form}
          name="attribute"
          onChanged={leaveKind}
          label="Part"
          options={attributes.map((attribute) => ({ value: attribute, label: attributeLabels[attribute] }))}
          disabled={isBuiltIn}
        />
        <SelectField
          form={form}
          name="benchmarkType"
          label="Kind"
          options={kindsOf(values.attribute).map((kind) => ({ value: kind, label: kindWords[kind] }))}
          disabled={isBuiltIn}
        />
      </div>
    </>
  );
}

function WeightFields({ form, values }: FormFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        form={form}
        name="severity"
        label="Severity"
        hint={severityWords[values.severity].hint}
        className="sm:col-span-2"
        options={severities.map((severity) => ({ value: severity, label: severityWords[severity].word }))}
      />
      <TextField form={form} name="points" label="Points lost if broken" inputMode="numeric" maxLength={3} />
    </div>
  );
}
