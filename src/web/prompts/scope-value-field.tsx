// The value a scope is about, with the values of the catalogue suggested; a product by its SKU or its title.
import type { AnyFormApi } from '@tanstack/react-form';
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { scopeValueLabels } from '#domain/prompts/scopes.ts';
import { useProductJump } from '#web/client/shared.queries.ts';
import { type Bound, LockedField, SuggestField, useBound } from '#web/kit/form/form-fields.tsx';
import { type Suggestion, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';

type Scoped = { scope: Exclude<PromptScope, 'global'>; isLocked: boolean };

export function ScopeValueField<Form extends AnyFormApi>({ scope, isLocked, ...bound }: Bound<Form, string> & Scoped) {
  const { value } = useBound<string>(bound);
  const suggest = useSuggestions(scope, isLocked ? '' : value);
  const label = scopeValueLabels[scope];
  if (isLocked) return <LockedField {...bound} label={label} />;
  return (
    <SuggestField
      {...bound}
      label={label}
      suggest={suggest}
      isInFlow
      listLabel={`Known values of ${label}`}
      maxLength={500}
    />
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
