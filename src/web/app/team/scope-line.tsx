// Which products a person of a list may change, where these are not all: as much as fits, and all of it under the pointer.
import { describeScope, type Scope } from '#domain/scope.ts';

export function ScopeLine({ scope }: { scope: Scope | null }) {
  if (!scope) return null;
  const products = describeScope(scope);
  return (
    <p className="truncate text-ink-soft text-xs" title={`May only change products of ${products}`}>
      Only {products}
    </p>
  );
}
