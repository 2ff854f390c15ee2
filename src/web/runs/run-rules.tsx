// The rules that the waiting products of a run break, most first. A product can break several, so these counts overlap.

import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { SeverityBadge } from '#web/shared/benchmarks/severity-badge.tsx';
import { useBrokenRules } from '#web/shared/catalogue/use-broken-rules.ts';
import type { RuleAction } from './rule-action.ts';

const shownRows = 5;

/** Nothing where no rule is broken. */
export function RunRules({ run, ruleAction }: { run: Run; ruleAction?: RuleAction | undefined }) {
  const list = { run: String(run.id), status: 'pending' as const };
  const broken = useBrokenRules(list);
  const [isWhole, setWhole] = useState(false);
  if (broken.isError && !broken.data)
    return (
      <FailureBox lead="The rules could not be counted." {...describeFailure(broken.error)} className="m-2">
        <Button size="sm" busy={broken.isFetching} onClick={() => void broken.refetch()}>
          Retry
        </Button>
      </FailureBox>
    );
  const rules = broken.data?.rules ?? [];
  if (rules.length === 0) return null;
  const shown = isWhole ? rules : rules.slice(0, shownRows);
  const rest = rules.length - shownRows;
  return (
    <section aria-labelledby="run-rules" className="border-line border-t">
      <h3 id="run-rules" className="px-4 pt-2.5 pb-1.5 font-semibold text-xs">
        By rule <span className="font-normal text-ink-soft">one product can break several rules</span>
      </h3>
      <ul className="divide-y divide-line border-line border-t">
        {shown.map((rule) => {
          const { ruleIds, label, severity, products, waived } = rule;
          return (
            <li key={ruleIds.join()} className="flex min-h-10 items-center gap-2 pr-3 touch:min-h-11">
              <Link
                to="/pending-products"
                search={{ run: list.run, rule: toOneOrMore(ruleIds) }}
                className="flex h-full min-w-0 flex-1 items-center gap-3 py-2 pl-4 text-[0.8125rem] -outline-offset-2 hover:underline"
              >
                <span className="min-w-0 flex-1 truncate font-medium" title={label}>
                  {label}
                </span>
                {waived > 0 && (
                  <Badge tone="outline" className="max-sm:hidden">
                    {waived === products ? 'waived' : `${formatNumber(waived)} waived`}
                  </Badge>
                )}
                <SeverityBadge severity={severity} />
                <span className="min-w-11 text-right font-semibold tabular-nums">
                  {formatNumber(products)}
                  <span className="sr-only"> {products === 1 ? 'product' : 'products'}</span>
                </span>
              </Link>
              {/* Of one width, so that the numbers stay in line. */}
              {ruleAction && <span className="flex w-31 shrink-0 [&>button]:flex-1">{ruleAction(rule, list)}</span>}
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="flex h-9 w-full items-center gap-1.5 border-line border-t px-4 font-medium text-[0.8125rem] text-accent-ink -outline-offset-2 hover:bg-hover touch:h-11"
        >
          {isWhole ? 'Show fewer rules' : `Show ${formatNumber(rest)} more ${rest === 1 ? 'rule' : 'rules'}`}
          {isWhole ? <ChevronUp aria-hidden className="size-4" /> : <ChevronDown aria-hidden className="size-4" />}
        </button>
      )}
    </section>
  );
}
