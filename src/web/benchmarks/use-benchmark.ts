// How the listing on the screen is judged.
import { useMemo, useState } from 'react';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { useActiveRules } from './active-rules.queries.ts';
import { useAims } from './use-aims.ts';

/** `benchmark` is null until it is known; `rules` tell why it may stay so. `on` is the time it is judged at. */
export function useBenchmark(product: Product, values: PartContent) {
  const rules = useActiveRules();
  const aims = useAims(product);
  const [on] = useState(() => new Date());
  const benchmark = useMemo(
    () => (rules.data && aims ? evaluate(values, product, rules.data.rules, on, aims) : null),
    [values, product, rules.data, on, aims],
  );
  return { benchmark, rules, on };
}
