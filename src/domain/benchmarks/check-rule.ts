// Hands a rule to the check of its kind.
import { askedBy } from './asked-by.ts';
import type { Finding, Target } from './finding.ts';
import { kindOf } from './kinds/rule-kinds.ts';
import type { BenchmarkRule } from './rule.ts';
import { softenByReach } from './substance/reach.ts';

/** What a rule finds in an attribute; null when it has nothing to say about it. A rule's own words replace the kind's. */
export function checkRule(target: Target, rule: BenchmarkRule): Finding | null {
  const found = kindOf(rule.benchmarkType).check(target, rule.rule, askedBy(rule));
  if (found === null) return null;
  const finding = softenByReach(found, target, 'isIdeal' in rule.rule && rule.rule.isIdeal);
  const message = rule.messages?.[finding.verdict];
  return message ? { ...finding, message } : finding;
}
