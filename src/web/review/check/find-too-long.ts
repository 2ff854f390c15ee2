// Whether a text is longer than a rule allows, for the figure under its field.
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';

export type TooLong = { tone: 'bad' | 'warn'; text: string };

/** In words, by the gravest rule that the length breaks; null where none is broken, or the rule is advice or waived. */
export function findTooLong(results: readonly RuleResult[], waived: readonly string[]): TooLong | null {
  const broken = results.filter(
    ({ rule, hasPassed, measured, limit }) =>
      rule.benchmarkType === 'length' &&
      !hasPassed &&
      !waived.includes(rule.id) &&
      limit?.max !== undefined &&
      (measured?.value ?? 0) > limit.max,
  );
  const required = broken.find(({ rule }) => rule.severity === 'block');
  if (required) return { tone: 'bad', text: `Longer than allowed. ${required.fix ?? ''}`.trim() };
  const recommended = broken.find(({ rule }) => rule.severity === 'warn');
  return recommended ? { tone: 'warn', text: `Longer than recommended. ${recommended.fix ?? ''}`.trim() } : null;
}
