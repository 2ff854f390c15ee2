// A broken rule where its part is read: its name, whether it must be followed, what was found, and whose rule it is.
import type { ReactNode } from 'react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { Badge } from '#web/kit/badge.tsx';
import { SeverityBadge } from '#web/shared/benchmarks/severity-badge.tsx';
import { Figures, LostPoints } from './result-item.tsx';
import { RuleSource } from './rules/rule-source.tsx';

type BrokenRuleProps = {
  result: RuleResult;
  isWaived: boolean;
  /** The fixed text, or that there is none. */
  fix: ReactNode;
};

export function BrokenRule({ result, isWaived, fix }: BrokenRuleProps) {
  const { rule, lost, message } = result;
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-semibold wrap-anywhere">{rule.label}</span>
        <SeverityBadge severity={rule.severity} isWaived={isWaived} className="py-0" />
        {isWaived && (
          <Badge tone="neutral" className="py-0">
            waived
          </Badge>
        )}
        {lost > 0 && <LostPoints lost={lost} className="text-ink-soft text-xs" />}
        <span className="ml-auto text-xs">
          <RuleSource rule={rule} isShort />
        </span>
      </div>
      <p className="text-ink-soft wrap-anywhere">
        {message} <Figures result={result} />
      </p>
      {fix && <div className="mt-1">{fix}</div>}
    </li>
  );
}
