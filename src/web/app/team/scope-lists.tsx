// What a member may change: lists of brands, categories and retailers, each picked from what products have, or typed.
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { scopeLabels } from './team-words.ts';

const facetNames = { brand: 'brands', category: 'categories', retailer: 'retailers' } as const;

/** A scope that is being put together: its lists, and what stands in their fields. */
export type ScopeDraft = { scope: Scope; typed: Record<ScopeField, string> };

export const draftScope = (scope: Scope | null): ScopeDraft => ({
  scope: scope ?? { brand: [], category: [], retailer: [] },
  typed: { brand: '', category: '', retailer: '' },
});

/** What stands in a field is meant, too. */
export const readScope = ({ scope, typed }: ScopeDraft): Scope =>
  scopeFields.reduce((all, field) => addValue(all, field, typed[field]), scope);

type ScopeListsProps = { draft: ScopeDraft; onChange: (draft: ScopeDraft) => void };

export function ScopeLists({ draft, onChange }: ScopeListsProps) {
  const { scope, typed } = draft;
  const facets = useFacets().data;
  return scopeFields.map((field) => (
    <ScopeValues
      key={field}
      field={field}
      values={scope[field]}
      typed={typed[field]}
      known={facets?.[facetNames[field]]}
      onType={(text) => onChange({ scope, typed: { ...typed, [field]: text } })}
      onAdd={(text) => onChange({ scope: addValue(scope, field, text), typed: { ...typed, [field]: '' } })}
      onRemove={(value) =>
        onChange({ typed, scope: { ...scope, [field]: scope[field].filter((each) => each !== value) } })
      }
    />
  ));
}

function addValue(scope: Scope, field: ScopeField, text: string): Scope {
  const value = text.trim();
  return value === '' || scope[field].includes(value) ? scope : { ...scope, [field]: [...scope[field], value] };
}

type ScopeValuesProps = {
  field: ScopeField;
  values: readonly string[];
  typed: string;
  /** What products have; undefined until it is known. */
  known: readonly string[] | undefined;
  onType: (text: string) => void;
  onAdd: (text: string) => void;
  onRemove: (value: string) => void;
};

function ScopeValues({ field, values, typed, known, onType, onAdd, onRemove }: ScopeValuesProps) {
  const { one, many } = scopeLabels[field];
  const add = () => {
    if (typed.trim() === '') return;
    onAdd(typed);
    announce(`${typed.trim()} added`);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below adds what it holds
    <div onKeyDown={handleKey}>
      <Field label={many} hint={values.length === 0 ? `Any ${one.toLowerCase()}` : undefined}>
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
                suggest={(text) =>
                  suggestValues(
                    (known ?? []).filter((each) => !values.includes(each)),
                    text,
                  )
                }
                onValueChange={onType}
              />
            </div>
            <Button disabledReason={typed.trim() === '' ? `Enter a ${one.toLowerCase()}` : undefined} onClick={add}>
              Add
              <span className="sr-only"> {one.toLowerCase()}</span>
            </Button>
          </div>
        )}
      </Field>
      {values.length > 0 && (
        <ul aria-label={many} className="mt-1 divide-y divide-line">
          {values.map((value) => (
            <li key={value} className="flex min-h-9 items-center gap-2 text-[0.8125rem]">
              <span className="wrap-anywhere min-w-0 flex-1">{value}</span>
              {known && !known.includes(value) && <span className="text-warn-ink text-xs">No product has it</span>}
              <IconButton icon={X} label={`Remove ${value}`} onClick={() => onRemove(value)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
