// What a member may change: lists of brands, categories and retailers, each picked from what products have, or typed.
import { useQuery } from '@tanstack/react-query';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { filterOfScope } from '#domain/catalogue/scope-filter.ts';
import { cleanScope, type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
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
  const settled = useDebounced(draft);
  const lists = scopeFields.map((field) => (
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
  return (
    <>
      {lists}
      <WithinScope scope={readScope(settled)} />
    </>
  );
}

/** How many products all lists leave together: values that products have may have none in common. */
function WithinScope({ scope }: { scope: Scope }) {
  const limit = cleanScope(scope);
  const query = { ...filterOfScope(limit), page: 1, limit: 1, total: 'about' as const };
  const { data, isError } = useQuery({
    queryKey: keys.productList({ within: query }),
    queryFn: ({ signal }) => callPage(listProducts, { query, signal }),
  });
  const words = () => {
    if (!data) return 'Counting the products…';
    const { total, isAbout } = data;
    if (limit && total === 0)
      return (
        <span className="text-warn-ink">
          No product is within this limit, so this person cannot change any product.
        </span>
      );
    const count = `${isAbout ? 'About ' : ''}${countProducts(total)}`;
    return limit ? `${count} ${total === 1 ? 'is' : 'are'} within this limit.` : `No limit: all ${count}.`;
  };
  // Without the figure the lists are as good as ever.
  return isError ? null : (
    <p role="status" className="min-h-5 text-[0.8125rem] text-ink-soft leading-5">
      {words()}
    </p>
  );
}

const addValue = (scope: Scope, field: ScopeField, text: string): Scope => ({
  ...scope,
  [field]: withValue(scope[field], text),
});
