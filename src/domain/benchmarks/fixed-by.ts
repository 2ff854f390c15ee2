// Which rules a change fixes.
import type { RuleResult } from './evaluate.ts';
import type { BenchmarkRule } from './rule.ts';

/** The rules that were broken before and are kept after, in their order. One that says nothing afterward is not fixed: it is not checked. */
export function fixedBy(before: readonly RuleResult[], after: readonly RuleResult[]): BenchmarkRule[] {
  const kept = new Set(after.flatMap(({ hasPassed, rule }) => (hasPassed ? [rule.id] : [])));
  return before.flatMap(({ hasPassed, rule }) => (!hasPassed && kept.has(rule.id) ? [rule] : []));
}
