// The value a scope is about, with the values of the catalogue suggested; a product by its SKU or its title.
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { scopeValueLabels } from '#domain/prompts/scopes.ts';
import { useProductJump } from '#web/client/shared.queries.ts';
import { useDebounced } from '#web/client/use-debounced.ts';
import { Field, Input } from '#web/kit/field.tsx';
import { SuggestInput, type Suggestion } from '#web/kit/suggest-input.tsx';
import { useFacets } from './prompts.queries.ts';

const shownSuggestions = 50;

type ScopeValueFieldProps = {
  scope: Exclude<PromptScope, 'global'>;
  value: string;
  onValueChange: (value: string) => void;
  isLocked: boolean;
  error: string | undefined;
};

export function ScopeValueField({ scope, value, onValueChange, isLocked, error }: ScopeValueFieldProps) {
  const suggestions = useSuggestions(scope, isLocked ? '' : value);
  return (
    <Field label={scopeValueLabels[scope]} error={error}>
      {(control) =>
        isLocked ? (
          <Input {...control} value={value} readOnly className="bg-sunken text-ink-soft" />
        ) : (
          <SuggestInput
            {...control}
            value={value}
            onValueChange={onValueChange}
            suggestions={suggestions}
            listLabel={`Known values of ${scopeValueLabels[scope]}`}
            maxLength={500}
          />
        )
      }
    </Field>
  );
}

function useSuggestions(scope: PromptScope, typed: string): Suggestion[] {
  const settled = useDebounced(scope === 'sku' ? typed : '');
  const { data: products } = useProductJump(settled);
  const { data: facets } = useFacets();
  if (scope === 'sku') return (products?.rows ?? []).map(({ sku, title }) => ({ value: sku, hint: title }));
  const known = {
    global: [],
    category: facets?.categories ?? [],
    brand: facets?.brands ?? [],
    productType: [...new Set(facets?.subcategories.map((each) => each.subcategory))],
  }[scope];
  const wanted = typed.trim().toLocaleLowerCase();
  return known
    .filter((value) => value.toLocaleLowerCase().includes(wanted))
    .slice(0, shownSuggestions)
    .map((value) => ({ value }));
}
