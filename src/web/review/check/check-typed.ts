// What is found of a text while it is typed, by the same check as of a saved one.
import type { TextPart } from '#domain/parts/parts.ts';
import { composePartCheck } from '#domain/review/compose-part-check.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { Judged } from './check-answers.ts';
import type { LiveClaims } from './use-live-claims.ts';
import type { Verdict } from './use-verdicts.ts';

type Typed = { part: TextPart; live: LiveClaims; judged: Judged | null; source: TextValue };

/** The claims follow the keys; what the rules find is a pause behind them. */
export function checkTyped({ part, live: { value, claims }, judged, source }: Typed): Verdict {
  const results = judged?.results.filter(({ rule }) => rule.attribute === part) ?? null;
  const check =
    claims && results
      ? composePartCheck({
          ...{ part, value, source, claims, results },
          // A text that a person types is no draft: no wish is asked of it.
          record: {},
          images: [],
          waived: new Set(judged?.waived),
        })
      : null;
  return { check, claims, results, leftOut: judged?.leftOut[part] ?? [], unchecked: [], names: {} };
}
