// The fields of the rule form that depend on its kind, laid out line by line as the kind's record has them.
import type { FieldValue, KindField } from '#domain/benchmarks/kinds/kind-field.ts';
import { kindOf } from '#domain/benchmarks/kinds/rule-kinds.ts';
import { cn } from '#web/kit/cn.ts';
import type { RuleErrors, RuleForm } from './rule-form.ts';
import { KindControl } from './rule-kind-control.tsx';

export type FormFieldsProps = {
  form: RuleForm;
  errors: RuleErrors;
  change: (changes: Partial<RuleForm>) => void;
};

function KindRow({ row, form, errors, change }: FormFieldsProps & { row: readonly KindField[] }) {
  // Numbers stand two in a line even where it is narrow; what else is in their line takes one of its own there.
  const isNarrow = row[0]?.control === 'number';
  const controls = row.map((field) => {
    if (field.control === 'kept') return null;
    const name = field.name as keyof RuleForm;
    return (
      <KindControl
        key={name}
        field={field}
        around={{ attribute: form.attribute, values: form }}
        value={form[name] as FieldValue}
        error={errors[name]}
        onChange={(value) => change({ [name]: value })}
        className={isNarrow && field.control !== 'number' ? 'col-span-2 sm:col-span-1' : undefined}
      />
    );
  });
  if (row.length === 1) return controls;
  return <div className={cn('grid gap-3', isNarrow ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2')}>{controls}</div>;
}

export function RuleKindFields(props: FormFieldsProps) {
  return kindOf(props.form.benchmarkType).fields.map((row) => <KindRow key={row[0]?.name} {...props} row={row} />);
}
