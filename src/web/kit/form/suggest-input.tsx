// A text field that suggests known values below itself. Anything may be typed; a suggestion only saves the typing.
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { Input } from './field.tsx';

export type Suggestion = { value: string; hint?: string };

const shownSuggestions = 50;

/** Known values that hold what is typed, ignoring case. */
export function suggestValues(values: readonly string[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return values
    .filter((value) => value.toLocaleLowerCase().includes(wanted))
    .slice(0, shownSuggestions)
    .map((value) => ({ value }));
}

type SuggestInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** What to suggest for a text: empty until something is typed, so that a field with a value offers all the others. */
  suggest: (typed: string) => readonly Suggestion[];
  /** Names the list for screen readers. */
  listLabel: string;
  /** The list takes its place in the page, where something that scrolls would cut off a floating one. */
  isInFlow?: boolean;
};

export function SuggestInput({ value, onValueChange, suggest, listLabel, isInFlow, ...rest }: SuggestInputProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = suggest(hasTyped ? value : '').filter((suggestion) => suggestion.value !== value);
  const isShown = isOpen && suggestions.length > 0;
  const activeIndex = Math.min(active, suggestions.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && isInFlow) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isInFlow]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    onValueChange(suggestion.value);
    close();
  };
  const move = (index: number) => {
    setOpen(true);
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = isShown ? suggestions[activeIndex] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = suggestions.length;
      if (count === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      move(isShown ? (activeIndex + step + count) % count : step === 1 ? 0 : count - 1);
    } else if (event.key === 'Enter' && chosen) {
      // The choice is taken, the form not yet sent.
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        value={value}
        onChange={(event) => {
          setTyped(true);
          setOpen(true);
          setActive(-1);
          onValueChange(event.target.value);
        }}
        onClick={() => setOpen(true)}
        onFocus={() => setTyped(false)}
        onBlur={close}
        onKeyDown={handleKey}
      />
      {isShown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          tabIndex={-1}
          className={cn(
            'overflow-y-auto p-1',
            isInFlow
              ? 'mt-1.5 max-h-44 rounded-md border border-line bg-surface dark:bg-page'
              : 'absolute inset-x-0 top-full z-30 mt-1 max-h-60 animate-pop rounded-lg bg-raised shadow-pop',
          )}
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
