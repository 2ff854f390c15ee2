// Which products a person of a list may change, where these are not all.
import { describeScope, type Scope } from '#domain/scope.ts';
import { cn } from '#web/kit/cn.ts';

type ScopeLineProps = {
  scope: Scope | null;
  /** Where nothing else shows it. A member's details do, and their list has the first lines. */
  isWhole?: boolean;
};

export function ScopeLine({ scope, isWhole = false }: ScopeLineProps) {
  if (!scope) return null;
  const products = describeScope(scope);
  return (
    <p
      className={cn('wrap-anywhere text-ink-soft text-xs', !isWhole && 'line-clamp-3')}
      title={`Can change only products of ${products}`}
    >
      Only {products}
    </p>
  );
}
