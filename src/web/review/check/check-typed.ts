// What is found of a text while it is typed, by the same check as of a saved one.
import type { TextPart } from '#domain/parts/parts.ts';
import { composePartCheck } from '#domain/review/compose-part-check.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { ListingBenchmark } from './check-answers.ts';
import type { LiveClaims } from './use-live-claims.ts';
import type { Verdict } from './use-verdicts.ts';

type Typed = { part: TextPart; live: LiveClaims; benchmark: ListingBenchmark | null; source: TextValue };

/** The claims follow the keys; what the rules find is a pause behind them. */
export function checkTyped({ part, live: { value, claims }, benchmark, source }: Typed): Verdict {
  const results = benchmark?.results.filter(({ rule }) => rule.attribute === part) ?? null;
  const check =
    claims && results
      ? composePartCheck({
          ...{ part, value, source, claims, results },
          // A text that a person types is no draft: no wish is asked of it.
          record: {},
          images: [],
          waived: new Set(benchmark?.waived),
        })
      : null;
  return { check, claims, results, leftOut: benchmark?.leftOut[part] ?? [], unchecked: [], names: {} };
}
