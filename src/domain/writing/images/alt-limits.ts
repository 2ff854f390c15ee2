// How long alt texts may be, and whether a channel asks for them.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';

/** Screen readers read longer ones in one breath: the usual advice of accessibility guides; no channel asks for it. */
export const idealAlt = 125;

/** Where no channel says how long an alt text may be: the shortest limit of those that do (Etsy, Shopify). */
const usualMost = 500;

/** The longest alt text that all rules allow, in characters. */
export const longestAlt = (rules: readonly BenchmarkRule[]): number =>
  Math.min(
    usualMost,
    ...rules.flatMap((rule) =>
      rule.benchmarkType === 'alt-text' && rule.rule.max !== undefined ? [rule.rule.max] : [],
    ),
  );

export const needsAlts = (rules: readonly BenchmarkRule[]): boolean =>
  rules.some((rule) => rule.benchmarkType === 'alt-text' && rule.rule.isNeeded === true);
