// The value a scope is about, with the values of the catalogue suggested; a product by its SKU or its title.
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { scopeValueLabels } from '#domain/prompts/scopes.ts';
import { useProductJump } from '#web/client/shared.queries.ts';
import { useDebounced } from '#web/client/use-debounced.ts';
import { Field, Input } from '#web/kit/form/field.tsx';
import { SuggestInput, type Suggestion, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useFacets } from './prompts.queries.ts';

type ScopeValueFieldProps = {
  scope: Exclude<PromptScope, 'global'>;
  value: string;
  onValueChange: (value: string) => void;
  isLocked: boolean;
  error: string | undefined;
};

export function ScopeValueField({ scope, value, onValueChange, isLocked, error }: ScopeValueFieldProps) {
  const suggest = useSuggestions(scope, isLocked ? '' : value);
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
            suggest={suggest}
            isInFlow
            listLabel={`Known values of ${scopeValueLabels[scope]}`}
            maxLength={500}
          />
        )
      }
    </Field>
  );
}

function useSuggestions(scope: PromptScope, sku: string): (typed: string) => Suggestion[] {
  const settled = useDebounced(scope === 'sku' ? sku : '');
  const { data: products } = useProductJump(settled);
  const { data: facets } = useFacets();
  // The server has found the products, by more than their SKU.
  if (scope === 'sku') return () => (products?.rows ?? []).map(({ sku, title }) => ({ value: sku, hint: title }));
  const known = {
    global: [],
    category: facets?.categories ?? [],
    brand: facets?.brands ?? [],
    productType: [...new Set(facets?.subcategories.map((each) => each.subcategory))],
  }[scope];
  return (typed) => suggestValues(known, typed);
}
