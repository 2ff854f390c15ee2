// Who says so: the page a rule was read on, or that no page was found.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { sourceLink } from '#domain/benchmarks/rule-page.ts';
import { isWorkspaceRule } from '#domain/benchmarks/workspace-rule.ts';
import { Badge } from '#web/kit/badge.tsx';
import { SourceLink } from '#web/shared/claims/source-link.tsx';
import { standingLabel, writeOwnSource, writeWorkspaceSource } from '../benchmark-labels.ts';

type RuleSourceProps = {
  rule: Pick<BenchmarkRule, 'id' | 'source' | 'standing' | 'asOf'>;
  /** Where there is little room: the page itself says whose it is. */
  isShort?: boolean;
};

export function RuleSource({ rule, isShort = false }: RuleSourceProps) {
  const { source, standing, asOf } = rule;
  if (standing === 'own' && isWorkspaceRule(rule))
    return <span className="text-ink-soft wrap-anywhere">{writeWorkspaceSource(source)}</span>;
  if (standing === 'own') return <span className="text-ink-soft wrap-anywhere">{writeOwnSource(source)}</span>;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-0.5 text-ink-soft">
      {standing === 'unverified' ? (
        <Badge tone="warn" className="py-0">
          {standingLabel(standing)}
        </Badge>
      ) : (
        !isShort && standingLabel(standing)
      )}
      {sourceLink(source) ? <SourceLink source={source} /> : <span className="wrap-anywhere">{source}</span>}
      {asOf !== null && <span>as of {asOf}</span>}
    </span>
  );
}
