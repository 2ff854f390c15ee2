// The list behind a select, with its search box, drawn and placed by Radix.
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { formatNumber } from '../format.ts';
import { PopoverLayer } from '../layers/popover-layer.tsx';
import type { Panel } from '../layers/use-panel.ts';
import { Input } from './field.tsx';

export type SelectOption = { value: string; label: string };

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

type OptionsProps = { label: string; value: string; options: SelectOption[]; onChoose: (value: string) => void };

function Options({ label, value, options, onChoose }: OptionsProps) {
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
      if (active) onChoose(active.value);
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
            placeholder="Type to find…"
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
            aria-selected={option.value === value}
            onClick={() => onChoose(option.value)}
            onPointerMove={() => setActiveValue(option.value)}
            className={cn(
              'flex min-h-8 items-center gap-2 rounded-md py-1 pr-2 pl-2.5 text-sm touch:min-h-10',
              index === activeIndex && 'bg-hover',
            )}
          >
            <span className="min-w-0 flex-1 break-words">{option.label}</span>
            <Check
              aria-hidden
              className={cn('size-4 shrink-0 text-accent-ink', option.value !== value && 'invisible')}
            />
          </div>
        ))}
      </div>
      {drawn.length === 0 && <p className="px-3 pb-3 text-ink-soft text-sm">Nothing matches “{search}”.</p>}
      {matches.length > drawn.length && (
        <p className="border-line border-t px-3 py-2 text-ink-soft text-xs">
          {formatNumber(matches.length - drawn.length)} more: type to find them.
        </p>
      )}
    </>
  );
}
