// What a member may change: lists of brands, categories and retailers, each picked from what products have, or typed.
import { type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { ValueList, withValue } from '../value-list.tsx';
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
    <ValueList
      key={field}
      {...scopeLabels[field]}
      emptyHint={`Any ${scopeLabels[field].one.toLowerCase()}`}
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

const addValue = (scope: Scope, field: ScopeField, text: string): Scope => ({
  ...scope,
  [field]: withValue(scope[field], text),
});
