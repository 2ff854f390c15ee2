// A select of a filter whose values are ours; its first option is no filter.
import { Select } from '#web/kit/form/select.tsx';

type OwnSelectProps<Value extends string> = {
  label: string;
  options: { value: Value | ''; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  className?: string;
};

export function OwnSelect<Value extends string>({ label, options, value, onChange, className }: OwnSelectProps<Value>) {
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next)?.value;
    onChange(chosen === undefined || chosen === '' ? undefined : chosen);
  };
  return (
    <Select
      label={label}
      value={value ?? ''}
      isSet={value !== undefined}
      options={options}
      onValueChange={choose}
      className={className ?? ''}
    />
  );
}
