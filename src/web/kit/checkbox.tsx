// A tick box that also knows "some of them".
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { cn } from './cn.ts';

type CheckboxProps = {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  label?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
};

export function Checkbox({ checked, onCheckedChange, label, className, ...rest }: CheckboxProps) {
  return (
    <Radix.Root
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      aria-label={label}
      className={cn(
        'relative grid size-4.5 shrink-0 place-items-center rounded-[0.3rem] border border-control bg-surface text-on-accent transition-colors duration-150 after:absolute after:-inset-2 hover:border-accent disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent touch:after:-inset-3',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        {checked === 'indeterminate' ? (
          <Minus aria-hidden strokeWidth={3} className="size-3" />
        ) : (
          <Check aria-hidden strokeWidth={3} className="size-3" />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
}
