// The fields of the rule form that depend on its kind.
import { useEffect, useId } from 'react';
import { pictureTypes } from '#domain/benchmarks/image-file.kind.ts';
import { shapes } from '#domain/benchmarks/structure.kind.ts';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useFormField } from '#web/kit/form-fields.tsx';
import type { RuleForm } from './rule-form.ts';
import { shapeLabels } from './rule-words.ts';
import type { RuleFormApi } from './use-rule-form.ts';

export type FormFieldsProps = { form: RuleFormApi; values: RuleForm };

type TextName = 'min' | 'max' | 'percent' | 'times' | 'what' | 'allowed' | 'refused' | 'signs';
type TextProps = { form: RuleFormApi; name: TextName; label: string; hint?: string; isNumber?: boolean };

function KindText({ form, name, isNumber = false, ...rest }: TextProps) {
  return (
    <form.AppField name={name}>
      {(field) => (
        <field.TextField {...rest} inputMode={isNumber ? 'numeric' : undefined} maxLength={isNumber ? 12 : 200} />
      )}
    </form.AppField>
  );
}

type CheckProps = { form: RuleFormApi; name: 'isIdeal' | 'isCaseSensitive' | 'isHttps'; label: string; hint?: string };

function KindCheck({ form, name, ...rest }: CheckProps) {
  return (
    <form.AppField name={name}>
      {(field) => <LabelledCheckbox {...rest} checked={field.state.value} onCheckedChange={field.handleChange} />}
    </form.AppField>
  );
}

const units = [
  { value: 'characters', label: 'characters' },
  { value: 'words', label: 'words' },
  { value: 'bytes', label: 'bytes (UTF-8)' },
];

function RangeFields({ form, hasUnit }: { form: RuleFormApi; hasUnit: boolean }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <KindText form={form} name="min" label="At least" isNumber />
        <KindText form={form} name="max" label="At most" isNumber />
        {hasUnit && (
          <form.AppField name="unit">
            {(field) => <field.SelectField label="Unit" className="col-span-2 sm:col-span-1" options={units} />}
          </form.AppField>
        )}
      </div>
      <KindCheck
        form={form}
        name="isIdeal"
        label="An ideal, missed by degrees"
        hint="Within a fifth of the bound a quarter of the points goes, within a half the half, beyond that all."
      />
    </>
  );
}

function LabelledCheckbox({
  label,
  hint,
  checked,
  onCheckedChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5 text-[0.8125rem] touch:py-2">
      <Checkbox id={id} label={label} checked={checked} onCheckedChange={onCheckedChange} />
      <label htmlFor={id}>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-ink-soft text-xs">{hint}</span>}
      </label>
    </div>
  );
}

const facts = ['brand', 'category', 'subcategory', 'price', 'Color', 'Size', 'Material', 'Gender', 'Age Group'];

/** What a kind asks for beside what all do. */
export function RuleKindFields({ form, values }: FormFieldsProps) {
  const { benchmarkType } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that come with a kind are judged once they are there
  useEffect(() => {
    void form.validate('change');
  }, [form, benchmarkType]);
  switch (benchmarkType) {
    case 'length':
    case 'item-length':
      return <RangeFields form={form} hasUnit />;
    case 'count':
      return <RangeFields form={form} hasUnit={false} />;
    case 'forbidden':
      return (
        <>
          <KindText
            form={form}
            name="what"
            label="What is forbidden"
            hint="For the message: “Title must not contain …”, such as words we avoid."
          />
          <form.AppField name="phrases">
            {(field) => (
              <field.TextAreaField
                label="Words and phrases, one a line"
                hint={
                  values.patterns.length > 0
                    ? 'The words that came with Copydesk are looked for as well.'
                    : 'Whole words in any case. A space stands for a hyphen too; a * at either end of a word for any letters, as in anti*.'
                }
                rows={4}
              />
            )}
          </form.AppField>
          <KindCheck form={form} name="isCaseSensitive" label="Only in exactly this case" />
        </>
      );
    case 'case':
      return <KindText form={form} name="percent" label="At most this share of the words in capitals, in %" isNumber />;
    case 'repetition':
      return <KindText form={form} name="times" label="How often a word may stand" isNumber />;
    case 'html':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <KindText
            form={form}
            name="allowed"
            label="Tags that are allowed"
            hint="Names such as br b ul; a * for any. Empty: no HTML."
          />
          <KindText form={form} name="refused" label="Tags that are refused" hint="Where any other is allowed." />
        </div>
      );
    case 'required':
      return (
        <form.AppField name="fact">
          {(field) => (
            <field.SuggestField
              label={values.attribute === 'facts' ? 'The fact a product must have' : 'A fact it must name'}
              hint={
                values.attribute === 'facts'
                  ? 'An attribute by its name, such as Color.'
                  : 'Empty: it only must be there.'
              }
              suggest={(typed) => suggestValues(facts, typed)}
              isInFlow
              listLabel="Known facts"
              maxLength={100}
            />
          )}
        </form.AppField>
      );
    case 'structure':
      return (
        <form.AppField name="shape">
          {(field) => (
            <field.SelectField
              label="How it is built"
              options={shapes.map((shape) => ({ value: shape, label: shapeLabels[shape] }))}
            />
          )}
        </form.AppField>
      );
    case 'sign-count':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <KindText form={form} name="signs" label="Signs" hint="One after the other, such as %:&+" />
          <KindText form={form} name="times" label="How often each may stand" isNumber />
        </div>
      );
    case 'image-file':
      return (
        <>
          <form.AppField name="types">{() => <TypesField />}</form.AppField>
          <KindCheck form={form} name="isHttps" label="Only over https" />
        </>
      );
  }
}

function TypesField() {
  const { value: types, error, change } = useFormField<string[]>();
  return (
    <fieldset>
      <legend className="font-medium text-[0.8125rem]">Types that are taken</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {pictureTypes.map((type) => (
          <LabelledCheckbox
            key={type}
            label={type}
            checked={types.includes(type)}
            onCheckedChange={(isTaken) => change(isTaken ? [...types, type] : types.filter((each) => each !== type))}
          />
        ))}
      </div>
      {error && (
        <p data-attention tabIndex={-1} className="mt-1.5 text-bad-ink text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
