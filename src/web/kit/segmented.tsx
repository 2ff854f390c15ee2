// One of a few choices side by side, such as grid or list.
import type { LucideIcon } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { cn } from './cn.ts';
import { Tooltip } from './tooltip.tsx';

type SegmentedProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  options: { value: T; label: string; icon: LucideIcon }[];
  className?: string;
};

export function Segmented<T extends string>({ value, onValueChange, label, options, className }: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      // Pressing the chosen one again reports an empty value; one is always chosen.
      onValueChange={(next) => next !== '' && onValueChange(next as T)}
      aria-label={label}
      className={cn('inline-flex rounded-md border border-line-strong bg-surface p-0.5 shadow-card', className)}
    >
      {options.map((option) => (
        <Tooltip key={option.value} content={option.label}>
          <ToggleGroup.Item
            value={option.value}
            aria-label={option.label}
            className="grid h-7 w-8 place-items-center rounded-[0.3rem] text-ink-faint transition-colors duration-150 hover:text-ink aria-checked:bg-accent-soft aria-checked:text-accent-ink touch:size-9"
          >
            <option.icon aria-hidden className="size-4" />
          </ToggleGroup.Item>
        </Tooltip>
      ))}
    </ToggleGroup.Root>
  );
}
