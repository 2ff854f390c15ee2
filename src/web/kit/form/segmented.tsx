// One of a few choices side by side, such as grid or list.
import type { LucideIcon } from 'lucide-react';
import { cn } from '../cn.ts';
import { Tooltip } from '../layers/tooltip.tsx';
import { radioKeys } from './radio-keys.ts';

type SegmentedProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  options: { value: T; label: string; icon: LucideIcon }[];
  className?: string;
};

export function Segmented<T extends string>({ value, onValueChange, label, options, className }: SegmentedProps<T>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={radioKeys(
        options.map((option) => option.value),
        value,
        onValueChange,
      )}
      className={cn(
        'inline-flex rounded-md border border-line-strong bg-surface p-0.5 shadow-card touch:p-0',
        className,
      )}
    >
      {options.map((option) => (
        <Tooltip key={option.value} content={option.label}>
          {/* biome-ignore lint/a11y/useSemanticElements: a radio input could not hold the icon */}
          <button
            type="button"
            role="radio"
            aria-checked={option.value === value}
            aria-label={option.label}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onValueChange(option.value)}
            className="grid h-7 w-8 place-items-center rounded-[0.3rem] text-ink-faint transition-colors duration-150 hover:text-ink aria-checked:bg-accent-soft aria-checked:text-accent-ink touch:size-10"
          >
            <option.icon aria-hidden className="size-4" />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
