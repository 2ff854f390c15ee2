// The fields of the rule form that depend on its kind, laid out line by line as the kind's record has them.
import { useEffect } from 'react';
import type { FieldSurroundings, FieldValue, KindField } from '#domain/benchmarks/kinds/kind-field.ts';
import { kindOf } from '#domain/benchmarks/kinds/rule-kinds.ts';
import { cn } from '#web/kit/cn.ts';
import { useBound } from '#web/kit/form/form-fields.tsx';
import type { RuleForm } from './rule-form.ts';
import { KindControl, type ShownField } from './rule-kind-control.tsx';
import type { RuleFormApi } from './use-rule-form.ts';

export type FormFieldsProps = { form: RuleFormApi; values: RuleForm };

/** What a kind asks for beside what all do. */
export function RuleKindFields({ form, values }: FormFieldsProps) {
  const { benchmarkType } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that come with a kind are checked once they are there
  useEffect(() => {
    void form.validate('change');
  }, [form, benchmarkType]);
  return kindOf(benchmarkType).fields.map((row) => (
    <KindRow key={row[0]?.name} row={row} form={form} around={{ attribute: values.attribute, values }} />
  ));
}

type KindRowProps = { row: readonly KindField[]; form: RuleFormApi; around: FieldSurroundings };

function KindRow({ row, form, around }: KindRowProps) {
  // Numbers stand two in a line even where it is narrow; what else is in their line takes one of its own there.
  const isNarrow = row[0]?.control === 'number';
  const fields = row.flatMap((field) => {
    if (field.control === 'kept') return [];
    const className = isNarrow && field.control !== 'number' ? 'col-span-2 sm:col-span-1' : undefined;
    return <FormControl key={field.name} form={form} field={field} around={around} className={className} />;
  });
  if (row.length === 1) return fields;
  return <div className={cn('grid gap-3', isNarrow ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2')}>{fields}</div>;
}

type FormControlProps = {
  form: RuleFormApi;
  field: ShownField;
  around: FieldSurroundings;
  className: string | undefined;
};

function FormControl({ form, ...props }: FormControlProps) {
  const { value, error, change } = useBound<FieldValue>({ form, name: props.field.name });
  return <KindControl {...props} value={value} error={error} onChange={change} />;
}
