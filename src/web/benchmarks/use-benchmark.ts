// How the listing on the screen is judged, for a place that shows a part of it.
import { useMemo } from 'react';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { useActiveRules } from './active-rules.queries.ts';
import { useAims } from './use-aims.ts';

/** Null until it is known; `rules` tell why it may stay so. */
export function useBenchmark(product: Product, values: PartContent) {
  const rules = useActiveRules();
  const aims = useAims(product);
  const benchmark = useMemo(
    () => (rules.data && aims ? evaluate(values, product, rules.data.rules, new Date(), aims) : null),
    [values, product, rules.data, aims],
  );
  return { benchmark, rules };
}
