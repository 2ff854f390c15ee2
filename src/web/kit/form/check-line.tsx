// A tick box with its words beside it.
import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

type CheckLineProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  /** Stands beside the label, such as a number. */
  hint?: ReactNode;
};

export function CheckLine({ checked, onCheckedChange, label, hint }: CheckLineProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5 touch:min-h-10">
      <Checkbox id={id} checked={checked} onCheckedChange={(isIn) => onCheckedChange(isIn)} label={label} />
      <label htmlFor={id} className="min-w-0 cursor-pointer">
        {label}
      </label>
      {hint && <span className="ml-auto shrink-0 text-ink-soft text-xs tabular-nums">{hint}</span>}
    </div>
  );
}
