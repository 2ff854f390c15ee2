// One of a few choices side by side, with their words; the words go away where there is no room.
import type { LucideIcon } from 'lucide-react';
import { cn } from '../cn.ts';
import { radioKeys } from './radio-keys.ts';

type ChoiceBarProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  label: string;
  options: { value: T; label: string; icon?: LucideIcon }[];
  /** Long words: on phones one below the other. */
  isStacked?: boolean;
};

export function ChoiceBar<T extends string>({ value, onValueChange, label, options, isStacked }: ChoiceBarProps<T>) {
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
        'inline-flex rounded-md border border-line-strong bg-surface p-0.5 shadow-card',
        isStacked && 'max-sm:w-full max-sm:flex-col',
      )}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input could not hold the icon
        <button
          type="button"
          key={option.value}
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onValueChange(option.value)}
          className="inline-flex h-7 items-center disabled:opacity-60 gap-1.5 whitespace-nowrap rounded-[0.3rem] px-2 font-medium text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:text-ink aria-checked:bg-accent-soft aria-checked:text-accent-ink touch:h-10 touch:min-w-10 touch:justify-center"
        >
          {option.icon && <option.icon aria-hidden className="hidden size-3.5 sm:block" />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
