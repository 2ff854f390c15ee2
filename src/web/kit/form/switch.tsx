// On or off, at once. The word beside it says the state, so that colour never says it alone.
import { cn } from '../cn.ts';

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Names what is switched; not drawn. */
  label: string;
  /** The words of the two states. */
  words: { on: string; off: string };
  className?: string;
};

export function Switch({ checked, onCheckedChange, label, words, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        'group inline-flex h-7.5 disabled:opacity-60 items-center gap-2 rounded-md pr-1.5 text-[0.8125rem] touch:h-10',
        checked ? 'text-ink' : 'text-ink-soft',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(
          'inline-flex h-4.5 w-8 shrink-0 items-center rounded-full border p-px transition-colors duration-150',
          checked
            ? 'border-transparent bg-accent group-hover:bg-accent-hover'
            : 'border-control bg-sunken group-hover:bg-hover',
        )}
      >
        <span
          className={cn(
            'size-3.5 rounded-full transition-transform duration-150',
            checked ? 'translate-x-3.5 bg-on-accent' : 'bg-control',
          )}
        />
      </span>
      {checked ? words.on : words.off}
    </button>
  );
}
