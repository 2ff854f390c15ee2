// A tick box with its words beside it.
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { Checkbox } from './checkbox.tsx';

type CheckLineProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  /** Stands beside the label, such as a number. */
  hint?: ReactNode;
  /** Stands under the label: what ticking it means. */
  explanation?: string | undefined;
};

export function CheckLine({ checked, onCheckedChange, label, hint, explanation }: CheckLineProps) {
  const id = useId();
  return (
    <div className={cn('flex items-center gap-2.5 touch:min-h-10', explanation && 'items-start touch:py-2')}>
      <Checkbox id={id} checked={checked} onCheckedChange={onCheckedChange} label={label} />
      <label htmlFor={id} className="min-w-0 cursor-pointer">
        {label}
        {explanation && <span className="block text-ink-soft text-xs">{explanation}</span>}
      </label>
      {hint && <span className="ml-auto shrink-0 text-ink-soft text-xs tabular-nums">{hint}</span>}
    </div>
  );
}
