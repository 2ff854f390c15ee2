// Limits what a member may change to products of some brands, categories and retailers.
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { cleanScope, type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { useChangeScope } from './team.queries.ts';
import { scopeLabels } from './team-words.ts';

const facetNames = { brand: 'brands', category: 'categories', retailer: 'retailers' } as const;
const nothing: Scope = { brand: [], category: [], retailer: [] };
const untyped: Record<ScopeField, string> = { brand: '', category: '', retailer: '' };

export function ScopeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [scope, setScope] = useState(member.scope ?? nothing);
  const [typed, setTyped] = useState(untyped);
  const facets = useFacets().data;
  const change = useChangeScope();
  const save = (to: Scope | null) => change.mutate({ member, scope: cleanScope(to) }, { onSuccess: onClose });
  const withTyped = scopeFields.reduce((all, field) => addValue(all, field, typed[field]), scope);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`What ${member.fullName} may change`}
      description="A product has to match each list that is not empty. They still see every product; imports, prompts, waivers and sign-offs are not theirs to change then."
      footer={
        <>
          {member.scope && (
            <Button className="mr-auto" onClick={() => save(null)}>
              All products
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={change.isPending} onClick={() => save(withTyped)}>
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {scopeFields.map((field) => (
          <ScopeValues
            key={field}
            field={field}
            values={scope[field]}
            typed={typed[field]}
            known={facets?.[facetNames[field]]}
            onType={(text) => setTyped({ ...typed, [field]: text })}
            onAdd={(text) => {
              setScope(addValue(scope, field, text));
              setTyped({ ...typed, [field]: '' });
            }}
            onRemove={(value) => setScope({ ...scope, [field]: scope[field].filter((each) => each !== value) })}
          />
        ))}
        {change.error && <FailureBox lead="Not changed." {...describeFailure(change.error)} />}
      </div>
    </Dialog>
  );
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
