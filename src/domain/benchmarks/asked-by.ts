// Who asks for what a rule asks, in words that the figure reads on from.
import { packLabel } from './pack.ts';
import { type BenchmarkRule, generalRetailer, type Severity } from './rule.ts';
import { isWorkspaceRule } from './workspace-rule.ts';

const verbs: Readonly<Record<Severity, string>> = {
  block: 'requires',
  warn: 'asks for',
  advise: 'recommends',
};

/** `Amazon requires`, `Copydesk recommends`: a figure that no page of the channel states is not put into its mouth. */
export function askedBy(rule: Pick<BenchmarkRule, 'id' | 'retailer' | 'severity' | 'standing'>): string {
  if (isWorkspaceRule(rule)) return `this workspace ${verbs[rule.severity]}`;
  if (rule.retailer === generalRetailer || rule.standing === 'own') return `Copydesk ${verbs[rule.severity]}`;
  const channel = packLabel(rule.retailer);
  return rule.standing === 'official' ? `${channel} ${verbs[rule.severity]}` : `${channel} is said to ask for`;
}
