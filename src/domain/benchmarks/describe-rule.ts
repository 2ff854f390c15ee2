// What a rule asks, in words: `at most 75 characters`.
import { kindOf } from './kinds/rule-kinds.ts';
import type { BenchmarkRule } from './rule.ts';

/** What a rule asks of its part, in a few words that read on from the name of the part. */
export function describeRule({ benchmarkType, attribute, rule }: Pick<BenchmarkRule, 'attribute'> & RuleBody): string {
  return kindOf(benchmarkType).describe(rule, attribute);
}

type RuleBody = {
  [Type in BenchmarkRule['benchmarkType']]: Pick<
    Extract<BenchmarkRule, { benchmarkType: Type }>,
    'benchmarkType' | 'rule'
  >;
}[BenchmarkRule['benchmarkType']];
