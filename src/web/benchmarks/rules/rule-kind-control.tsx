// Draws one field of a rule kind from its record, wherever its value is stored.
import type { FieldSurroundings, FieldValue, KindField } from '#domain/benchmarks/kinds/kind-field.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';

/** A field that is drawn: one that is only kept is not. */
export type ShownField = Exclude<KindField, { control: 'kept' }>;

type KindControlProps = {
  field: ShownField;
  around: FieldSurroundings;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  className?: string | undefined;
};

export function KindControl({ field, around, value, error, onChange, className }: KindControlProps) {
  const label = typeof field.label === 'string' ? field.label : field.label(around);
  const hint = typeof field.hint === 'function' ? field.hint(around) : field.hint;
  if (field.control === 'check')
    return <CheckLine label={label} explanation={hint} checked={value === true} onCheckedChange={onChange} />;
  if (field.control === 'checks')
    return (
      <Checks legend={label} options={field.options} chosen={value as string[]} error={error} onChange={onChange} />
    );
  const text = value as string;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => {
        switch (field.control) {
          case 'choice':
            return (
              <Select
                {...control}
                label={label}
                value={text}
                options={[...field.options]}
                onValueChange={onChange}
                className="w-full"
              />
            );
          case 'suggest':
            return (
              <SuggestInput
                {...control}
                value={text}
                onValueChange={onChange}
                suggest={(typed) => suggestValues(field.suggested, typed)}
                isInFlow
                listLabel={field.listLabel}
                maxLength={100}
              />
            );
          case 'lines':
            return <Textarea {...control} rows={4} value={text} onChange={(event) => onChange(event.target.value)} />;
          default:
            return (
              <Input
                {...control}
                value={text}
                inputMode={field.control === 'number' ? 'numeric' : undefined}
                maxLength={field.control === 'number' ? 12 : 200}
                onChange={(event) => onChange(event.target.value)}
              />
            );
        }
      }}
    </Field>
  );
}

type ChecksProps = {
  legend: string;
  options: readonly string[];
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

function Checks({ legend, options, chosen, error, onChange }: ChecksProps) {
  return (
    <fieldset>
      <legend className="font-medium text-[0.8125rem]">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {options.map((option) => (
          <CheckLine
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onCheckedChange={(isTaken) =>
              onChange(isTaken ? [...chosen, option] : chosen.filter((each) => each !== option))
            }
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
