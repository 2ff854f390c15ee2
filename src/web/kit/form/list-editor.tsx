// A list of typed items: added, moved and deleted without leaving the keyboard.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { announce } from '../live-region.tsx';
import { Textarea } from './field.tsx';

type ListEditorProps<T> = {
  /** Names the list; not drawn. */
  legend: string;
  /** What one item is called, such as `Bullet`. */
  noun: string;
  addLabel: string;
  items: readonly T[];
  blank: T;
  isBlank: (item: T) => boolean;
  onChange: (items: T[]) => void;
  /** Shown while the list is empty. */
  emptyText: string;
  error?: string | undefined;
  children: (item: T, index: number, change: (item: T) => void) => ReactNode;
};

export function ListEditor<T>({
  legend,
  noun,
  addLabel,
  items,
  blank,
  isBlank,
  onChange,
  emptyText,
  error,
  children,
}: ListEditorProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  /** Draws the items at once and goes to a row: the next letter may be typed before the browser paints. */
  const changeAndGo = (changed: T[], index: number) => {
    flushSync(() => onChange(changed));
    const row = list.current?.children[index];
    (row?.querySelector<HTMLElement>('input, textarea') ?? add.current)?.focus();
  };
  const addAfter = (index: number) => {
    changeAndGo(items.toSpliced(index + 1, 0, blank), index + 1);
  };
  const remove = (index: number) => {
    changeAndGo(items.toSpliced(index, 1), Math.max(0, index - 1));
    announce(`${noun} ${index + 1} deleted`);
  };
  const move = (index: number, step: 1 | -1) => {
    const item = items[index];
    const to = index + step;
    if (item === undefined || to < 0 || to >= items.length) return;
    changeAndGo(items.toSpliced(index, 1).toSpliced(to, 0, item), to);
    announce(`${noun} moved to position ${to + 1}`);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const item = items[index];
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (item !== undefined && !isBlank(item)) addAfter(index);
    } else if (event.key === 'Backspace' && item !== undefined && isBlank(item)) {
      event.preventDefault();
      remove(index);
    }
  };
  return (
    <fieldset aria-describedby={items.length === 0 ? undefined : hintId} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {items.length === 0 ? (
        <p className="mb-3 text-ink-soft text-sm">{emptyText}</p>
      ) : (
        <p id={hintId} className="mb-2 text-ink-soft text-xs touch:hidden">
          Press Enter to add one, or Alt with ↑ or ↓ to move it.
        </p>
      )}
      <ol ref={list} className="space-y-4 not-empty:mb-3 sm:space-y-2">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a row is wholly given by its item
          <li key={index} className="flex items-start gap-1" onKeyDown={(event) => handleKey(event, index)}>
            <div className="min-w-0 flex-1">
              {children(item, index, (changed) => onChange(items.toSpliced(index, 1, changed)))}
            </div>
            <div className="flex shrink-0 pt-0.5 touch:pt-0">
              <IconButton
                icon={ArrowUp}
                label={`Move ${noun.toLowerCase()} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
                className="max-sm:hidden"
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${noun.toLowerCase()} ${index + 1} down`}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${noun.toLowerCase()} ${index + 1}`}
                onClick={() => remove(index)}
                className="hover:bg-bad-soft hover:text-bad-ink"
              />
            </div>
          </li>
        ))}
      </ol>
      {error && (
        <p data-attention tabIndex={-1} className="mb-3 text-bad-ink text-xs">
          {error}
        </p>
      )}
      <Button ref={add} size="sm" onClick={() => addAfter(items.length - 1)}>
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </fieldset>
  );
}

type LineAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows' | 'className'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** An item that is one line of text, drawn over as many as it needs. */
export function LineArea({ onValueChange, ...rest }: LineAreaProps) {
  return (
    <Textarea
      {...rest}
      rows={1}
      // A pasted line break would look like two items and be one.
      onChange={(event) => onValueChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      className="field-sizing-content min-h-8.5 resize-none! py-1.5 touch:min-h-10"
    />
  );
}
