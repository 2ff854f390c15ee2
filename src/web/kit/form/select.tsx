// Choose one of many. Long lists get a search box and draw only what can be seen, so thousands of brands stay quick.
import { ChevronDown } from 'lucide-react';
import { cn } from '../cn.ts';
import { loadOnInteraction } from '../layers/load-on-interaction.ts';
import { usePanel } from '../layers/use-panel.ts';
import type { SelectMore, SelectOption } from './select-layer.tsx';

const layer = loadOnInteraction(() => import('./select-layer.tsx'));

type SelectProps = {
  /** Names the control; not drawn. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: SelectOption[];
  /** Where several may be chosen: all of them. A press on an option chooses it alone, on its box one more. */
  more?: SelectMore;
  /** Shown when no option has the value. */
  placeholder?: string;
  /** Draws the control as set, to distinguish a filter in use from an idle one. */
  isSet?: boolean;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** In a dialog the focus starts here. */
  'data-first-focus'?: true;
  className?: string;
};

export function Select({
  label,
  value,
  onValueChange,
  options,
  more,
  placeholder = 'Select',
  isSet,
  disabled,
  id,
  className,
  ...described
}: SelectProps) {
  const panel = usePanel('dialog');
  const module = layer.useModule(panel.isOpen);
  const current = options.find((option) => option.value === value);
  return (
    <>
      <button
        type="button"
        role="combobox"
        id={id}
        aria-label={label}
        disabled={disabled}
        {...described}
        {...panel.attributes}
        aria-expanded={panel.isOpen}
        ref={(button) => {
          panel.trigger.current = button;
        }}
        onClick={() => panel.change(!panel.isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          panel.change(true);
        }}
        className={cn(
          'inline-flex h-8.5 min-w-0 items-center justify-between gap-2 rounded-md border border-line-strong bg-surface pr-2 pl-3 text-sm shadow-card transition-colors duration-150 hover:bg-hover disabled:opacity-50 data-[state=open]:border-accent touch:h-10',
          isSet && 'border-accent/40 bg-accent-soft font-medium text-accent-ink hover:bg-accent-soft-hover',
          className,
        )}
      >
        <span className={cn('truncate', !current && 'text-ink-faint')}>{current?.label ?? placeholder}</span>
        {more && more.values.length > 1 && (
          <span className="shrink-0 tabular-nums">
            +{more.values.length - 1}
            <span className="sr-only"> more</span>
          </span>
        )}
        <ChevronDown aria-hidden className="size-4 shrink-0 opacity-60" />
      </button>
      {panel.hasOpened && module && (
        <module.SelectLayer
          panel={panel}
          label={label}
          value={value}
          more={more}
          options={options}
          onChoose={(next) => {
            panel.change(false);
            if (next !== value || (more && more.values.length > 1)) onValueChange(next);
          }}
        />
      )}
    </>
  );
}
