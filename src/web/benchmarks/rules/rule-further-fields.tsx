// What most rules leave as it is: category, days, whose place it takes, source and own words. Folded away until wanted.
import { useSelector } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import { generalRetailer, standings } from '#domain/benchmarks/rule.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { SelectField, SuggestField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { useActiveRules } from '../active-rules.queries.ts';
import type { FormFieldsProps } from './rule-kind-fields.tsx';
import { standingWords } from './rule-words.ts';

const named = ['category', 'from', 'until', 'subject', 'source', 'standing', 'asOf', 'message', 'notes'] as const;

type FurtherFieldsProps = FormFieldsProps & { isBuiltIn: boolean };

export function RuleFurtherFields({ isBuiltIn, ...props }: FurtherFieldsProps) {
  const [wasOpened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpened) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [wasOpened]);
  // An error in there opens it.
  const isWrong = useSelector(props.form.store, ({ fieldMeta }) =>
    named.some((name) => fieldMeta[name]?.isValid === false),
  );
  const isOpen = wasOpened || isWrong;
  return (
    <div>
      <Disclosure
        label="Category, dates, source and message"
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

function ScopeFields(props: FurtherFieldsProps) {
  const { form, isBuiltIn } = props;
  const { data: facets } = useFacets();
  const categories = [
    ...new Set([...(facets?.categories ?? []), ...(facets?.subcategories ?? []).map(({ subcategory }) => subcategory)]),
  ];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SuggestField
          form={form}
          name="category"
          label="Category"
          hint="Leave empty for all categories."
          suggest={(typed) => suggestValues(categories, typed)}
          isInFlow
          listLabel="Known categories"
          maxLength={200}
        />
        <TextField form={form} name="from" label="First day" type="date" />
        <TextField form={form} name="until" label="Last day" type="date" />
      </div>
      {!isBuiltIn && <PlaceField {...props} />}
    </>
  );
}

function PlaceField({ form, values }: FormFieldsProps) {
  const { data } = useActiveRules();
  const wider = (data?.rules ?? []).filter(
    ({ attribute, retailer, subject }) =>
      attribute === values.attribute &&
      (retailer === values.retailer || retailer === generalRetailer) &&
      !subject.startsWith('own-'),
  );
  const bySubject = new Map(wider.map((rule) => [rule.subject, `${rule.label}: ${describeRule(rule)}`]));
  if (values.subject !== '' && !bySubject.has(values.subject)) bySubject.set(values.subject, values.subject);
  return (
    <SelectField
      form={form}
      name="subject"
      label="Replaces"
      hint="If rules are about the same thing, the most specific one applies. Retailer comes first, then category. If they are equal, the newest applies."
      options={[
        { value: '', label: 'None: applies in addition to others' },
        ...[...bySubject].map(([value, label]) => ({ value, label })),
      ]}
    />
  );
}

function SourceFields({ form, isBuiltIn }: FurtherFieldsProps) {
  const words = (standing: (typeof standings)[number]) =>
    standingWords[standing === 'own' && !isBuiltIn ? 'workspace' : standing].word;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          form={form}
          name="standing"
          label="Source type"
          options={standings.map((standing) => ({ value: standing, label: words(standing) }))}
        />
        <TextField form={form} name="source" label="Source" hint="A page, a person or a company." maxLength={500} />
        <TextField form={form} name="asOf" label="As of" hint="For example 2026-11-21." maxLength={40} />
      </div>
      <TextField
        form={form}
        name="message"
        label="Custom message when the rule is broken"
        hint="Leave empty for the default message."
        maxLength={200}
      />
      <TextAreaField form={form} name="notes" label="Notes" rows={2} maxLength={2000} />
    </>
  );
}
