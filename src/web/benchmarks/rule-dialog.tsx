// The dialog a rule is added or changed in, and tried on products before it is saved.
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { attributes } from '#domain/benchmarks/finding.ts';
import { type BenchmarkType, generalRetailer, type Severity, severities } from '#domain/benchmarks/rule.ts';
import { findRuleIssues } from '#domain/benchmarks/rule-input.ts';
import type { DeskRule } from '#domain/benchmarks/rules.contract.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { attributeLabels } from './benchmark-labels.ts';
import { keepDraft, readDraft } from './rule-drafts.ts';
import { changeForm, errorsOf, kindsOf, type RuleErrors, type RuleForm, startOf, toDraft } from './rule-form.ts';
import { RuleFurtherFields } from './rule-further-fields.tsx';
import { type FormFieldsProps, RuleKindFields } from './rule-kind-fields.tsx';
import { RuleTrial } from './rule-trial.tsx';
import { kindWords, severityWords } from './rule-words.ts';
import { usePackNames, usePackOptions } from './rules.packs.ts';
import { useSaveRule, useTryRule } from './rules.queries.ts';

const triedProducts = 20;

type RuleDialogProps = {
  /** The rule to change; null makes a new one. */
  stored: DeskRule | null;
  /** The pack a new rule is for. */
  retailer?: string | undefined;
  onClose: () => void;
};

export function RuleDialog({ stored: given, retailer = generalRetailer, onClose }: RuleDialogProps) {
  const formId = useId();
  // The rule as it was opened: should someone else change it meanwhile, the save is refused rather than theirs overwritten.
  const [stored] = useState(given);
  const draftName = stored ? `${stored.id}.${stored.version}` : 'new';
  const start = startOf(stored, retailer);
  const [kept, setKept] = useState(() => readDraft(draftName, start));
  const [form, setForm] = useState<RuleForm>(kept ?? start);
  // Errors show from the first attempt on, and go as soon as what they speak of is right.
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<RuleErrors>({});
  const [triedForm, setTriedForm] = useState<RuleForm | null>(null);
  const body = useRef<HTMLFormElement>(null);
  const trial = useRef<HTMLDivElement>(null);
  const save = useSaveRule(stored);
  const attempt = useTryRule();
  const draft = toDraft(form);
  const issues = findRuleIssues(draft);
  const errors: RuleErrors = { ...refused, ...(hasTried ? errorsOf(issues, form) : {}) };

  useEffect(() => {
    if (attempt.data) trial.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt.data]);

  const change = (changes: Partial<RuleForm>) => {
    const next = changeForm(form, changes);
    setForm(next);
    setRefused({});
    keepDraft(draftName, next, start);
  };
  const discard = () => {
    keepDraft(draftName, null, start);
    setKept(null);
    setForm(start);
    setHasTried(false);
  };
  const cancel = () => {
    keepDraft(draftName, null, start);
    onClose();
  };
  const isComplete = () => {
    setHasTried(true);
    if (issues.length === 0) return true;
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return false;
  };
  const showRefusal = (error: Error) =>
    setRefused(errorsOf((error instanceof ApiError && error.problem?.issues) || [], form));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !isComplete()) return;
    save.mutate(draft, { onSuccess: cancel, onError: showRefusal });
  };
  const tryOut = () => {
    if (attempt.isPending || !isComplete()) return;
    setTriedForm(form);
    attempt.mutate({ rule: draft, n: triedProducts, ...(stored ? { id: stored.id } : {}) }, { onError: showRefusal });
  };

  const failure = save.error ?? attempt.error;
  const fields: FormFieldsProps = { form, errors, change };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={stored ? 'Edit Rule' : 'Add Rule'}
      description={
        stored?.isBuiltIn
          ? 'This rule came with Copydesk. A change is yours: it stays when Copydesk renews its rules, and can be undone.'
          : 'What is asked of one part of a listing, and what it weighs when it is not kept.'
      }
      footer={
        <>
          <Button onClick={tryOut} busy={attempt.isPending} className="mr-auto max-sm:w-full">
            <FlaskConical aria-hidden />
            Test on {triedProducts} products
          </Button>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save Rule' : 'Add Rule'}
          </Button>
        </>
      }
    >
      <form ref={body} id={formId} onSubmit={submit} noValidate className="space-y-4">
        {kept && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-accent-soft px-3 py-1.5 text-[0.8125rem] text-accent-ink">
            Your unsaved rule was kept.
            <Button size="sm" variant="ghost" className="text-accent-ink" onClick={discard}>
              Discard it
            </Button>
          </p>
        )}
        <WhatFields {...fields} isBuiltIn={stored?.isBuiltIn ?? false} />
        <RuleKindFields {...fields} />
        <p className="rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft">
          In words: <Wording form={form} isComplete={issues.length === 0} />
        </p>
        <WeightFields {...fields} />
        <RuleFurtherFields {...fields} isBuiltIn={stored?.isBuiltIn ?? false} />
        {failure && (
          <p role="alert" className="rounded-lg bg-bad-soft px-3 py-2 text-[0.8125rem] text-bad-ink">
            {explainError(failure)}
          </p>
        )}
      </form>
      <div ref={trial} className="scroll-mb-4">
        {attempt.data && (
          <div className="mt-5 border-line border-t pt-4">
            <RuleTrial result={attempt.data} isOld={triedForm !== form} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Wording({ form, isComplete }: { form: RuleForm; isComplete: boolean }) {
  if (!isComplete) return <>not complete yet</>;
  const draft = toDraft(form);
  return (
    <span className="font-medium text-ink">
      {attributeLabels[form.attribute]}: {describeRule(draft as Parameters<typeof describeRule>[0])}
    </span>
  );
}

function WhatFields({ form, errors, change, isBuiltIn }: FormFieldsProps & { isBuiltIn: boolean }) {
  const packs = usePackOptions();
  const nameOf = usePackNames();
  return (
    <>
      <Field label="Name" error={errors.label}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={100}
            value={form.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Pack" error={errors.retailer}>
          {({ id }) => (
            <Select
              id={id}
              label="Pack"
              value={form.retailer}
              options={packs}
              placeholder={nameOf(form.retailer)}
              disabled={isBuiltIn}
              onValueChange={(retailer) => change({ retailer })}
              className="w-full"
            />
          )}
        </Field>
        <Field label="Part">
          {({ id }) => (
            <Select
              id={id}
              label="Part"
              value={form.attribute}
              options={attributes.map((attribute) => ({ value: attribute, label: attributeLabels[attribute] }))}
              disabled={isBuiltIn}
              onValueChange={(attribute) => change({ attribute: attribute as RuleForm['attribute'] })}
              className="w-full"
            />
          )}
        </Field>
        <Field label="Kind" error={errors.benchmarkType}>
          {({ id }) => (
            <Select
              id={id}
              label="Kind"
              value={form.benchmarkType}
              options={kindsOf(form.attribute).map((kind) => ({ value: kind, label: kindWords[kind] }))}
              disabled={isBuiltIn}
              onValueChange={(kind) => change({ benchmarkType: kind as BenchmarkType })}
              className="w-full"
            />
          )}
        </Field>
      </div>
    </>
  );
}

function WeightFields({ form, errors, change }: FormFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label="Weight" hint={severityWords[form.severity].hint} className="sm:col-span-2">
        {({ id }) => (
          <Select
            id={id}
            label="Weight"
            value={form.severity}
            options={severities.map((severity) => ({ value: severity, label: severityWords[severity].word }))}
            onValueChange={(severity) => change({ severity: severity as Severity })}
            className="w-full"
          />
        )}
      </Field>
      <Field label="Points it can cost" error={errors.points}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={3}
            value={form.points}
            onChange={(event) => change({ points: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
