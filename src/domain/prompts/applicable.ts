// Which prompts hold for a product, and in what order.
import type { Prompt } from './prompts.contract.ts';
import { promptScopes } from './scope-names.ts';
import { isSameValue, type ScopedProduct, scopedValue } from './scopes.ts';

function holdsFor(prompt: Prompt, product: ScopedProduct): boolean {
  if (!prompt.isActive) return false;
  if (prompt.scope === 'global') return true;
  return isSameValue(scopedValue(product, prompt.scope), prompt.scopeValue);
}

/**
 * Active prompts whose scope matches the product, widest first: global, category, brand, product type, sku; within a scope the
 * oldest first, so that of two that conflict the newer holds. Case and spaces of values are ignored; a value the product
 * lacks matches nothing.
 */
export function selectApplicable(prompts: readonly Prompt[], product: ScopedProduct): Prompt[] {
  return prompts
    .filter((prompt) => holdsFor(prompt, product))
    .sort(
      (a, b) =>
        promptScopes.indexOf(a.scope) - promptScopes.indexOf(b.scope) ||
        a.createdAt.localeCompare(b.createdAt) ||
        a.id - b.id,
    );
}
