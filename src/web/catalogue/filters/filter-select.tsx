// A filter as a select: its first option is no filter, and any of the values ticked will do.
import { filterValues, type OneOrMore, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Select } from '#web/kit/form/select.tsx';

type FilterSelectProps<Value extends string> = {
  label: string;
  options: { value: Value | ''; label: string }[];
  value: OneOrMore<Value> | undefined;
  onChange: (value: OneOrMore<Value> | undefined) => void;
  className?: string;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange, className = '' } = props;
  const values = filterValues(value);
  const known = options.map((option) => option.value);
  const choose = (chosen: readonly string[]) =>
    onChange(toOneOrMore(known.filter((each): each is Value => each !== '' && chosen.includes(each))));
  return (
    <Select
      label={label}
      value={values[0] ?? ''}
      more={{ values, onChange: choose }}
      isSet={values.length > 0}
      options={options}
      onValueChange={(next) => choose([next])}
      className={className}
    />
  );
}
