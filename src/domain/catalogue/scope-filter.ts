// A scope as the filter of lists.
import { type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import { type OneOrMore, toOneOrMore } from './one-or-more.ts';

export type ScopeFilter = Partial<Record<ScopeField, OneOrMore<string>>>;

/** The filter of lists that takes what is within a scope. */
export function filterOfScope(scope: Scope | null): ScopeFilter {
  const listed = scopeFields.flatMap((field) => {
    const values = toOneOrMore(scope?.[field] ?? []);
    return values === undefined ? [] : [[field, values] as const];
  });
  return Object.fromEntries(listed);
}
