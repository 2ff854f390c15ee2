// A scope as the filter of lists.
import { type Scope, type ScopeField, scopeFields } from '#domain/scope.ts';
import { filterValues, type OneOrMore, toOneOrMore } from './one-or-more.ts';

export type ScopeFilter = Partial<Record<ScopeField, OneOrMore<string>>>;
type ByScopeFields = { [Field in ScopeField]?: OneOrMore<string> | undefined };

/** The filter of lists that takes what is within a scope. */
export function filterOfScope(scope: Scope | null): ScopeFilter {
  const listed = scopeFields.flatMap((field) => {
    const values = toOneOrMore(scope?.[field] ?? []);
    return values === undefined ? [] : [[field, values] as const];
  });
  return Object.fromEntries(listed);
}

/** A filter narrowed to what is within a scope; null where it takes nothing of that. */
export function withinScope<Filter extends ByScopeFields>(filter: Filter, scope: Scope | null): Filter | null {
  const narrowed = filterOfScope(scope);
  for (const field of Object.keys(narrowed) as ScopeField[]) {
    const asked = filterValues(filter[field]);
    if (asked.length === 0) continue;
    const allowed = filterValues(narrowed[field]);
    const both = toOneOrMore(asked.filter((value) => allowed.includes(value)));
    if (both === undefined) return null;
    narrowed[field] = both;
  }
  return { ...filter, ...narrowed };
}
