// Whose a rule is. Apart from the rules themselves, so that a screen that shows one needs none of their kinds.
import type { BenchmarkRule } from './rule.ts';

/** Whether a rule is one the workspace made itself, by its id. */
export function isWorkspaceRule({ id }: Pick<BenchmarkRule, 'id'>): boolean {
  return id.startsWith('own.');
}
