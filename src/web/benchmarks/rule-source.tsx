// Who says so: the page a rule was read on, or that no page was found.
import { ExternalLink } from 'lucide-react';
import { type BenchmarkRule, isDeskRule } from '#domain/benchmarks/rule.ts';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import { Badge } from '#web/kit/badge.tsx';
import { standingLabel, writeDeskSource, writeOwnSource } from './benchmark-labels.ts';

export function RuleSource({ rule }: { rule: Pick<BenchmarkRule, 'id' | 'source' | 'standing' | 'asOf'> }) {
  const { source, standing, asOf } = rule;
  if (standing === 'own' && isDeskRule(rule))
    return <span className="text-ink-soft wrap-anywhere">{writeDeskSource(source)}</span>;
  if (standing === 'own') return <span className="text-ink-soft wrap-anywhere">{writeOwnSource(source)}</span>;
  const link = sourceLink(source);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-0.5 text-ink-soft">
      {standing === 'unverified' ? (
        <Badge tone="warn" className="py-0">
          {standingLabel(standing)}
        </Badge>
      ) : (
        standingLabel(standing)
      )}
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          title={source}
          className="inline-flex min-w-0 items-center gap-1 break-all underline decoration-line-strong underline-offset-2 hover:text-ink touch:py-2.5"
        >
          {sourceSite(source)}
          <ExternalLink aria-hidden className="size-3 shrink-0" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <span className="wrap-anywhere">{source}</span>
      )}
      {asOf !== null && <span>as of {asOf}</span>}
    </span>
  );
}
