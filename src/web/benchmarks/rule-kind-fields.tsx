// The fields of the rule form that depend on its kind.
import { type ReactNode, useId } from 'react';
import { pictureTypes } from '#domain/benchmarks/kinds/image-file.kind.ts';
import { type Shape, shapes } from '#domain/benchmarks/kinds/structure.kind.ts';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import type { RuleErrors, RuleForm } from './rule-form.ts';
import { shapeLabels } from './rule-words.ts';

export type FormFieldsProps = {
  form: RuleForm;
  errors: RuleErrors;
  change: (changes: Partial<RuleForm>) => void;
};

type TextName = 'min' | 'max' | 'percent' | 'times' | 'what' | 'allowed' | 'refused' | 'signs';

function TextField({
  name,
  label,
  hint,
  isNumber = false,
  form,
  errors,
  change,
}: FormFieldsProps & { name: TextName; label: string; hint?: ReactNode; isNumber?: boolean }) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          value={form[name]}
          inputMode={isNumber ? 'numeric' : undefined}
          maxLength={isNumber ? 12 : 200}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

const units = [
  { value: 'characters', label: 'characters' },
  { value: 'words', label: 'words' },
  { value: 'bytes', label: 'bytes (UTF-8)' },
];

function RangeFields({ hasUnit, ...props }: FormFieldsProps & { hasUnit: boolean }) {
  const { form, change } = props;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField {...props} name="min" label="At least" isNumber />
        <TextField {...props} name="max" label="At most" isNumber />
        {hasUnit && (
          <Field label="Unit" className="col-span-2 sm:col-span-1">
            {({ id }) => (
              <Select
                id={id}
                label="Unit"
                value={form.unit}
                options={units}
                onValueChange={(unit) => change({ unit: unit as RuleForm['unit'] })}
                className="w-full"
              />
            )}
          </Field>
        )}
      </div>
      <LabelledCheckbox
        label="An ideal, missed by degrees"
        hint="Within a fifth of the bound a quarter of the points goes, within a half the half, beyond that all."
        checked={form.isIdeal}
        onCheckedChange={(isIdeal) => change({ isIdeal })}
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

export function RuleKindFields(props: FormFieldsProps) {
  const { form, errors, change } = props;
  switch (form.benchmarkType) {
    case 'length':
    case 'item-length':
      return <RangeFields {...props} hasUnit />;
    case 'count':
      return <RangeFields {...props} hasUnit={false} />;
    case 'forbidden':
      return (
        <>
          <TextField
            {...props}
            name="what"
            label="What is forbidden"
            hint="For the message: “Title must not contain …”, such as words we avoid."
          />
          <Field
            label="Words and phrases, one a line"
            error={errors.phrases}
            hint={
              form.patterns.length > 0
                ? 'The words that came with Copydesk are looked for as well.'
                : 'Whole words in any case. A space stands for a hyphen too; a * at either end of a word for any letters, as in anti*.'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={form.phrases}
                onChange={(event) => change({ phrases: event.target.value })}
              />
            )}
          </Field>
          <LabelledCheckbox
            label="Only in exactly this case"
            checked={form.isCaseSensitive}
            onCheckedChange={(isCaseSensitive) => change({ isCaseSensitive })}
          />
        </>
      );
    case 'case':
      return <TextField {...props} name="percent" label="At most this share of the words in capitals, in %" isNumber />;
    case 'repetition':
      return <TextField {...props} name="times" label="How often a word may stand" isNumber />;
    case 'html':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            {...props}
            name="allowed"
            label="Tags that are allowed"
            hint="Names such as br b ul; a * for any. Empty: no HTML."
          />
          <TextField {...props} name="refused" label="Tags that are refused" hint="Where any other is allowed." />
        </div>
      );
    case 'required':
      return (
        <Field
          label={form.attribute === 'facts' ? 'The fact a product must have' : 'A fact it must name'}
          error={errors.fact}
          hint={
            form.attribute === 'facts' ? 'An attribute by its name, such as Color.' : 'Empty: it only must be there.'
          }
        >
          {(control) => (
            <SuggestInput
              {...control}
              value={form.fact}
              onValueChange={(fact) => change({ fact })}
              suggest={(typed) => suggestValues(facts, typed)}
              isInFlow
              listLabel="Known facts"
              maxLength={100}
            />
          )}
        </Field>
      );
    case 'structure':
      return (
        <Field label="How it is built" error={errors.shape}>
          {({ id }) => (
            <Select
              id={id}
              label="How it is built"
              value={form.shape}
              options={shapes.map((shape) => ({ value: shape, label: shapeLabels[shape] }))}
              onValueChange={(shape) => change({ shape: shape as Shape })}
              className="w-full"
            />
          )}
        </Field>
      );
    case 'sign-count':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...props} name="signs" label="Signs" hint="One after the other, such as %:&+" />
          <TextField {...props} name="times" label="How often each may stand" isNumber />
        </div>
      );
    case 'image-file':
      return (
        <>
          <fieldset>
            <legend className="font-medium text-[0.8125rem]">Types that are taken</legend>
            <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
              {pictureTypes.map((type) => (
                <LabelledCheckbox
                  key={type}
                  label={type}
                  checked={form.types.includes(type)}
                  onCheckedChange={(isTaken) =>
                    change({ types: isTaken ? [...form.types, type] : form.types.filter((each) => each !== type) })
                  }
                />
              ))}
            </div>
            {errors.types && <p className="mt-1.5 text-bad-ink text-xs">{errors.types}</p>}
          </fieldset>
          <LabelledCheckbox
            label="Only over https"
            checked={form.isHttps}
            onCheckedChange={(isHttps) => change({ isHttps })}
          />
        </>
      );
  }
}
