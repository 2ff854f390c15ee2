// A text input that offers what is already in use: any other text can be typed as well.
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cn } from '#web/kit/cn.ts';
import { Input } from '#web/kit/field.tsx';

type SuggestInputProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'value' | 'list'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the list of suggestions. */
  label: string;
  suggestions: readonly string[];
};

const shown = 40;

export function SuggestInput({ value, onValueChange, label, suggestions, ...rest }: SuggestInputProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // Before anything is typed every value in use is offered, also to a field that already has one.
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = hasTyped ? value.trim().toLocaleLowerCase() : '';
  const matches = suggestions
    .filter((each) => each !== value && each.toLocaleLowerCase().includes(wanted))
    .slice(0, shown);
  const isShown = isOpen && matches.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: string) => {
    onValueChange(suggestion);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) {
        setOpen(true);
        setActive(event.key === 'ArrowDown' ? 0 : matches.length - 1);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (active + step + matches.length) % matches.length;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isShown && matches[active] !== undefined) {
      event.preventDefault();
      choose(matches[active]);
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
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
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
          id={listId}
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 animate-pop overflow-y-auto rounded-lg bg-raised p-1 shadow-pop"
        >
          {matches.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
            <div
              key={suggestion}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The input must not lose the focus before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              onPointerMove={() => setActive(index)}
              className={cn(
                'flex min-h-8 cursor-pointer items-center break-words rounded-md px-2.5 py-1 text-sm touch:min-h-10',
                index === active && 'bg-hover',
              )}
            >
              {suggestion}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
