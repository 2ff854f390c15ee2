// The general rules on substance: one of each measure, for all it checks.
import type { Attribute } from '../finding.ts';
import type { BenchmarkRule } from '../rule.ts';
import { measures } from '../substance/measures.ts';
import { ownRule } from './general-rules.data.ts';

export const substanceRules: readonly BenchmarkRule[] = measures.flatMap(({ name, label, points, isAdvice }) =>
  (Object.entries(points) as [Attribute, number][]).map(([attribute, most]) =>
    ownRule(
      { attribute, subject: name, label, severity: isAdvice ? 'advise' : 'warn', points: most },
      { benchmarkType: 'substance', rule: { measure: name } },
    ),
  ),
);
