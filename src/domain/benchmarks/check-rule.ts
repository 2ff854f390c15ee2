// Hands a rule to the check of its kind.
import type { Finding, Target } from './finding.ts';
import { kindOf } from './kinds/rule-kinds.ts';
import type { BenchmarkRule } from './rule.ts';

/** What a rule finds in an attribute; null when it has nothing to say about it. A rule's own words replace the kind's. */
export function checkRule(target: Target, rule: BenchmarkRule): Finding | null {
  const finding = kindOf(rule.benchmarkType).check(target, rule.rule);
  const message = finding && rule.messages?.[finding.verdict];
  return message ? { ...finding, message } : finding;
}
