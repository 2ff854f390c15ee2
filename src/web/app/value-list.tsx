// A list of values of a field of products, such as categories: each picked from what products have, or typed.
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { textLimits } from '#domain/text/text-limits.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { announce } from '#web/kit/live-region.tsx';

/** The values with one more, as it is typed; the same where it is nothing, or one of them. */
export function withValue(values: readonly string[], text: string): string[] {
  const value = text.trim();
  return value === '' || values.includes(value) ? [...values] : [...values, value];
}

export type ValueListProps = {
  /** What one of them is called, and all. */
  one: string;
  many: string;
  /** What stands above them; without it what all are called. */
  label?: string;
  /** What no value means. */
  emptyHint: string;
  values: readonly string[];
  typed: string;
  /** What products have; undefined until it is known. */
  known: readonly string[] | undefined;
  onType: (text: string) => void;
  onAdd: (text: string) => void;
  onRemove: (value: string) => void;
};

export function ValueList({
  one,
  many,
  label = many,
  emptyHint,
  values,
  typed,
  known,
  onType,
  onAdd,
  onRemove,
}: ValueListProps) {
  // It may be meant: the products come later.
  const unknown = `No product has this ${one.toLowerCase()} yet`;
  const isUnknown = (value: string) => known !== undefined && value !== '' && !known.includes(value);
  const text = typed.trim();
  const add = () => {
    if (text === '') return;
    onAdd(typed);
    announce(isUnknown(text) ? `${text} added. ${unknown}.` : `${text} added`);
  };
  const hint = isUnknown(text) ? (
    <span className="text-warn-ink">{unknown}</span>
  ) : values.length === 0 ? (
    emptyHint
  ) : undefined;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below adds what it holds
    <div onKeyDown={handleKey}>
      <Field label={label} hint={hint}>
        {(control) => (
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <SuggestInput
                {...control}
                value={typed}
                maxLength={textLimits.name}
                isInFlow
                listLabel={`${many} in use`}
                placeholder={`Add a ${one.toLowerCase()}`}
                suggest={(part) =>
                  suggestValues(
                    (known ?? []).filter((each) => !values.includes(each)),
                    part,
                  )
                }
                onValueChange={onType}
              />
            </div>
            <Button disabledReason={text === '' ? `Enter a ${one.toLowerCase()}` : undefined} onClick={add}>
              Add
              <span className="sr-only"> {one.toLowerCase()}</span>
            </Button>
          </div>
        )}
      </Field>
      {values.length > 0 && (
        <ul aria-label={label} className="mt-1 divide-y divide-line">
          {values.map((value) => (
            <li key={value} className="flex min-h-9 items-center gap-2 text-[0.8125rem]">
              <span className="wrap-anywhere min-w-0 flex-1">{value}</span>
              {isUnknown(value) && <span className="text-warn-ink text-xs">{unknown}</span>}
              <IconButton icon={X} label={`Remove ${value}`} onClick={() => onRemove(value)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
