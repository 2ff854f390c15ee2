// A text field that suggests known values below itself. Anything may be typed; a suggestion only saves the typing.
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cn } from './cn.ts';
import { Input } from './field.tsx';

export type Suggestion = { value: string; hint?: string };

type SuggestInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** Names the list for screen readers. */
  listLabel: string;
};

export function SuggestInput({ value, onValueChange, suggestions, listLabel, onBlur, ...rest }: SuggestInputProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // A field that already holds the only match needs no list.
  const isSettled = suggestions.length === 1 && suggestions[0]?.value === value;
  const isShown = isOpen && suggestions.length > 0 && !isSettled;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const activeIndex = Math.min(active, suggestions.length - 1);

  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    onValueChange(suggestion.value);
    setOpen(false);
    setActive(-1);
  };
  const move = (index: number) => {
    setOpen(true);
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = suggestions.length;
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      move(isShown ? (activeIndex + step + count) % count : step === 1 ? 0 : count - 1);
    } else if (event.key === 'Enter' && isShown && activeIndex >= 0) {
      // The choice is taken, the form not yet sent.
      event.preventDefault();
      choose(suggestions[activeIndex]);
    }
  };

  return (
    <div>
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={handleKey}
        onClick={() => setOpen(true)}
        onBlur={(event) => {
          setOpen(false);
          setActive(-1);
          onBlur?.(event);
        }}
        {...rest}
      />
      {isShown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          tabIndex={-1}
          className="mt-1.5 max-h-44 overflow-y-auto rounded-md border border-line bg-surface p-1 dark:bg-page"
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              key={suggestion.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              // The field keeps the focus, so that a press does not close the list before it is a click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              onPointerMove={() => setActive(index)}
              className={cn(
                'flex min-h-8 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-sm touch:min-h-10',
                index === activeIndex && 'bg-hover',
              )}
            >
              <span className="min-w-0 break-words">{suggestion.value}</span>
              {suggestion.hint && <span className="min-w-0 truncate text-ink-soft text-xs">{suggestion.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
