// Whose a rule is. Apart from the rules themselves, so that a screen that shows one needs none of their kinds.
import type { BenchmarkRule } from './rule.ts';

/** What is stored as the source of a workspace's rule that names none. */
export const workspaceSource = 'This desk';

/** A source as people read it. */
export const nameSource = (source: string): string => (source === workspaceSource ? 'This workspace' : source);

/** Whether a rule is one the workspace made itself, by its id. */
export function isWorkspaceRule({ id }: Pick<BenchmarkRule, 'id'>): boolean {
  return id.startsWith('own.');
}
