// What most rules leave as it is: category, days, whose place it takes, source and own words. Folded away until wanted.
import { useEffect, useRef, useState } from 'react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { generalRetailer, standings } from '#domain/benchmarks/rule.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useActiveRules } from './active-rules.queries.ts';
import type { RuleForm } from './rule-form.ts';
import type { FormFieldsProps } from './rule-kind-fields.tsx';
import { standingWords } from './rule-words.ts';
import { useFacets } from './rules.queries.ts';

const named = ['category', 'from', 'until', 'subject', 'source', 'standing', 'asOf', 'message', 'notes'] as const;

type FurtherFieldsProps = FormFieldsProps & { isBuiltIn: boolean };

export function RuleFurtherFields({ isBuiltIn, ...props }: FurtherFieldsProps) {
  const [wasOpened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpened) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpened]);
  const isOpen = wasOpened || named.some((name) => props.errors[name] !== undefined);
  return (
    <div>
      <Disclosure
        label="Category, days, source and words"
        isOpen={isOpen}
        onOpenChange={setOpened}
        className="font-medium text-[0.8125rem]"
        panel={panel}
        panelClassName="mt-3 scroll-mb-4 space-y-4"
      >
        {() => (
          <>
            <ScopeFields {...props} isBuiltIn={isBuiltIn} />
            <SourceFields {...props} isBuiltIn={isBuiltIn} />
          </>
        )}
      </Disclosure>
    </div>
  );
}

function TextField({
  name,
  label,
  hint,
  type = 'text',
  maxLength,
  form,
  errors,
  change,
}: FormFieldsProps & {
  name: Extract<keyof RuleForm, 'from' | 'until' | 'source' | 'asOf' | 'message'>;
  label: string;
  hint?: string;
  type?: 'text' | 'date';
  maxLength?: number;
}) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          maxLength={maxLength}
          value={form[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function ScopeFields(props: FurtherFieldsProps) {
  const { form, errors, change, isBuiltIn } = props;
  const { data: facets } = useFacets();
  const categories = [
    ...new Set([...(facets?.categories ?? []), ...(facets?.subcategories ?? []).map(({ subcategory }) => subcategory)]),
  ];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Category" error={errors.category} hint="Empty: every category.">
          {(control) => (
            <SuggestInput
              {...control}
              value={form.category}
              onValueChange={(category) => change({ category })}
              suggest={(typed) => suggestValues(categories, typed)}
              isInFlow
              listLabel="Known categories"
              maxLength={200}
            />
          )}
        </Field>
        <TextField {...props} name="from" label="First day" type="date" />
        <TextField {...props} name="until" label="Last day" type="date" />
      </div>
      {!isBuiltIn && <PlaceField {...props} />}
    </>
  );
}

function PlaceField({ form, change }: FormFieldsProps) {
  const { data } = useActiveRules();
  const wider = (data?.rules ?? []).filter(
    ({ attribute, retailer, subject }) =>
      attribute === form.attribute &&
      (retailer === form.retailer || retailer === generalRetailer) &&
      !subject.startsWith('own-'),
  );
  const bySubject = new Map(wider.map((rule) => [rule.subject, `${rule.label}: ${describeRule(rule)}`]));
  if (form.subject !== '' && !bySubject.has(form.subject)) bySubject.set(form.subject, form.subject);
  return (
    <Field
      label="Takes the place of"
      hint="Of rules about the same, the narrower holds: by retailer, then by category, then the later one."
    >
      {({ id }) => (
        <Select
          id={id}
          label="Takes the place of"
          value={form.subject}
          options={[
            { value: '', label: 'None: it holds beside the others' },
            ...[...bySubject].map(([value, label]) => ({ value, label })),
          ]}
          onValueChange={(subject) => change({ subject })}
          className="w-full"
        />
      )}
    </Field>
  );
}

function SourceFields(props: FurtherFieldsProps) {
  const { form, errors, change, isBuiltIn } = props;
  const words = (standing: (typeof standings)[number]) =>
    standingWords[standing === 'own' && !isBuiltIn ? 'desk' : standing].word;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label="Standing">
          {({ id }) => (
            <Select
              id={id}
              label="Standing"
              value={form.standing}
              options={standings.map((standing) => ({ value: standing, label: words(standing) }))}
              onValueChange={(standing) => change({ standing: standing as RuleForm['standing'] })}
              className="w-full"
            />
          )}
        </Field>
        <TextField {...props} name="source" label="Source" hint="A page, or who says so." maxLength={500} />
        <TextField {...props} name="asOf" label="As of" hint="Such as 2026-11-21." maxLength={40} />
      </div>
      <TextField
        {...props}
        name="message"
        label="Own words when it is not kept"
        hint="Empty: the words that fit its kind."
        maxLength={200}
      />
      <Field label="Notes" error={errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={form.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
