// The list behind a select, with its search box, drawn and placed by Radix.
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { formatNumber } from '../format.ts';
import { PopoverLayer } from '../layers/popover-layer.tsx';
import type { Panel } from '../layers/use-panel.ts';
import { Input } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectMore = { values: readonly string[]; onChange: (values: string[]) => void };

const searchFrom = 9;
const drawnOptions = 200;

export function SelectLayer({ panel, ...rest }: OptionsProps & { panel: Panel }) {
  return (
    <PopoverLayer
      panel={panel}
      label={rest.label}
      sideOffset={4}
      keepsFocus
      className="flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-max min-w-(--radix-popover-trigger-width) max-w-[min(20rem,calc(100vw-1rem))] flex-col overflow-y-visible p-0"
    >
      <Options {...rest} />
    </PopoverLayer>
  );
}

type OptionsProps = {
  label: string;
  value: string;
  more?: SelectMore | undefined;
  options: SelectOption[];
  onChoose: (value: string) => void;
};

function Options({ label, value, more, options, onChoose }: OptionsProps) {
  const isChosen = (option: string) =>
    more && option !== '' && more.values.length > 0 ? more.values.includes(option) : option === value;
  /** Adds the option to those chosen, or takes it off; the list stays open. */
  const toggle = (option: string) => {
    if (!more || option === '') return onChoose(option);
    more.onChange(
      more.values.includes(option) ? more.values.filter((each) => each !== option) : [...more.values, option],
    );
  };
  const baseId = useId();
  const hasSearch = options.length >= searchFrom;
  const [search, setSearch] = useState('');
  const [activeValue, setActiveValue] = useState(value);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const matches = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase();
    return wanted === '' ? options : options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  }, [options, search]);
  // The chosen one is always drawn, however far down it stands.
  const chosenIndex = search === '' ? matches.findIndex((option) => option.value === value) : -1;
  const drawn = matches.slice(0, Math.max(drawnOptions, chosenIndex + 1));
  const activeIndex = Math.max(
    0,
    drawn.findIndex((option) => option.value === activeValue),
  );
  const optionId = (index: number) => `${baseId}-${index}`;

  useEffect(() => {
    (hasSearch ? input.current : list.current)?.focus();
  }, [hasSearch]);
  useEffect(() => {
    document.getElementById(`${baseId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [baseId, activeIndex]);

  const move = (index: number) => {
    const option = drawn[Math.min(drawn.length - 1, Math.max(0, index))];
    if (option) setActiveValue(option.value);
  };
  const handleKey = (event: KeyboardEvent) => {
    const active = drawn[activeIndex];
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + 10,
      PageUp: activeIndex - 10,
    };
    if (!hasSearch) Object.assign(steps, { Home: 0, End: drawn.length - 1 });
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      move(target);
    } else if (event.key === 'Enter' || (event.key === ' ' && !hasSearch)) {
      event.preventDefault();
      if (active) (event.shiftKey ? toggle : onChoose)(active.value);
    } else if (!hasSearch && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLocaleLowerCase();
      const after = [...drawn.slice(activeIndex + 1), ...drawn.slice(0, activeIndex + 1)];
      const found = after.find((option) => option.label.toLocaleLowerCase().startsWith(letter));
      if (found) setActiveValue(found.value);
    }
  };
  const pointer = {
    'aria-activedescendant': drawn.length > 0 ? optionId(activeIndex) : undefined,
    onKeyDown: handleKey,
  };

  return (
    <>
      {hasSearch && (
        <div className="border-line border-b p-1.5">
          <Input
            ref={input}
            data-first-focus
            role="combobox"
            aria-expanded
            aria-controls={`${baseId}-list`}
            aria-label={`Search: ${label}`}
            placeholder="Type to search…"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="border-transparent shadow-none hover:border-transparent"
            {...pointer}
          />
        </div>
      )}
      <div
        ref={list}
        data-first-focus={hasSearch ? undefined : true}
        id={`${baseId}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={more ? true : undefined}
        tabIndex={hasSearch ? -1 : 0}
        className="min-h-0 overflow-y-auto p-1 focus:outline-none"
        {...(hasSearch ? {} : pointer)}
      >
        {drawn.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the list, which keeps the focus
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option.value)}
            onClick={() => onChoose(option.value)}
            onPointerMove={() => setActiveValue(option.value)}
            className={cn(
              'flex min-h-8 items-center gap-2 rounded-md py-1 pr-2 pl-2.5 text-sm touch:min-h-10',
              index === activeIndex && 'bg-hover',
            )}
          >
            {more && option.value !== '' && (
              <span
                data-box
                aria-hidden
                onClick={(event) => {
                  event.stopPropagation();
                  toggle(option.value);
                }}
                className="-my-1 -ml-2.5 grid size-8 shrink-0 place-items-center touch:size-10"
              >
                <span
                  className={cn(
                    'grid size-4 place-items-center rounded border',
                    isChosen(option.value) ? 'border-transparent bg-accent text-on-accent' : 'border-line-strong',
                  )}
                >
                  {isChosen(option.value) && <Check className="size-3" strokeWidth={3} />}
                </span>
              </span>
            )}
            <span className="min-w-0 flex-1 break-words">{option.label}</span>
            {!(more && option.value !== '') && (
              <Check
                aria-hidden
                className={cn('size-4 shrink-0 text-accent-ink', !isChosen(option.value) && 'invisible')}
              />
            )}
          </div>
        ))}
      </div>
      {drawn.length === 0 && <p className="px-3 pb-3 text-ink-soft text-sm">No results for “{search}”.</p>}
      {more && (
        <p className="border-line border-t px-3 py-2 text-ink-faint text-xs">
          To select several, use the boxes or press Shift + Enter.
        </p>
      )}
      {matches.length > drawn.length && (
        <p className="border-line border-t px-3 py-2 text-ink-soft text-xs">
          {formatNumber(matches.length - drawn.length)} more. Type to find them.
        </p>
      )}
    </>
  );
}
