// One of a few choices, each with a line on what it does; within a RadioGroup.
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { cn } from '#web/kit/cn.ts';

type RadioChoiceProps = { value: string; title: string; text: string; disabled?: boolean };

export function RadioChoice({ value, title, text, disabled = false }: RadioChoiceProps) {
  const id = useId();
  return (
    <RadioGroup.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={cn(
        'group flex w-full items-start gap-3 rounded-lg border border-line-strong px-3 py-2.5 text-left transition-colors duration-150 aria-checked:border-accent aria-checked:bg-accent-soft',
        disabled ? 'cursor-not-allowed' : 'hover:bg-hover aria-checked:hover:bg-accent-soft',
      )}
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control group-aria-checked:border-accent group-disabled:border-line-strong"
      >
        <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
      </span>
      <span className="min-w-0">
        <span
          id={`${id}-title`}
          className={cn('block font-medium', disabled ? 'text-ink-faint' : 'group-aria-checked:text-accent-ink')}
        >
          {title}
        </span>
        <span id={`${id}-text`} className="block text-ink-soft text-xs">
          {text}
        </span>
      </span>
    </RadioGroup.Item>
  );
}
