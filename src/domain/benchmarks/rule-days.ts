// Days on which the rules in effect change, because a dated rule starts or has ended.
import type { BenchmarkRule } from './rule.ts';

/** The day (UTC) of a time, as rules write days. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whether other rules are in effect on a day than on an earlier one. */
export function changesBetween(
  rules: readonly Pick<BenchmarkRule, 'from' | 'until'>[],
  earlier: string,
  later: string,
): boolean {
  return rules.some(
    ({ from, until }) =>
      (from !== undefined && earlier < from && from <= later) ||
      (until !== undefined && earlier <= until && until < later),
  );
}
