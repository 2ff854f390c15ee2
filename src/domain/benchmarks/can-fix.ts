// Whether a rule has a fix at all, for a button, a list or a run. Apart from the fixes themselves: those are loaded where one is made.
import type { FixPlan } from './fixes/fix.ts';
import { kindOf } from './kinds/rule-kinds.ts';
import type { BenchmarkRule } from './rule.ts';

/** What the fix of a rule does and to which part; null for a rule that has no fix. */
export function canFix(rule: BenchmarkRule): FixPlan | null {
  return kindOf(rule.benchmarkType).planFix?.(rule.rule, rule.attribute) ?? null;
}
