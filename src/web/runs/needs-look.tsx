// What a run leaves a person to look at: by cause, which adds up, and by rule, which overlaps. Each leads to its products.
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lensLabels, lookLenses } from '#domain/catalogue/lens.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { lensStyles } from '#web/shared/catalogue/lens-styles.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useReviewVerb } from '#web/shared/review/use-review-verb.ts';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import { kindOfRun } from '#web/shared/runs/run-words.ts';
import type { RuleAction } from './rule-action.ts';
import { countLook, type RunLenses } from './run-lenses.queries.ts';
import { RunRules } from './run-rules.tsx';

type NeedsLookProps = { run: Run; lenses: RunLenses; ruleAction?: RuleAction | undefined };

/** Nothing for a run whose products are not checked, or that was undone. */
export function NeedsLook({ run, lenses, ruleAction }: NeedsLookProps) {
  const verb = useReviewVerb();
  if (run.undoneBy !== null || !kindOfRun(run).isChecked) return null;
  const { all, error, isRetrying, retry } = lenses;
  const look = all && countLook(all);
  const ofRun = String(run.id);
  return (
    <Card aria-labelledby="needs-look" className="min-w-0 overflow-hidden">
      <header className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
        <h2 id="needs-look" className="font-semibold text-[0.9375rem]">
          Needs review{' '}
          <span className="font-normal text-ink-soft tabular-nums">{look !== undefined && formatNumber(look)}</span>
        </h2>
        {look !== undefined && look > 0 && (
          <Button asChild size="sm">
            <Link to="/pending-products" search={{ run: ofRun, lens: [...lookLenses] }}>
              {verb}
              {isUnfinished(run) ? '' : ` ${formatNumber(look)}`}
            </Link>
          </Button>
        )}
      </header>
      <div className="border-line border-t">
        {all && look !== undefined ? (
          look === 0 ? (
            <p className="px-4 py-3 text-[0.8125rem] text-ink-soft">
              No product of this run needs review{isUnfinished(run) ? ' so far' : ''}.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {lookLenses
                .filter((lens) => all[lens] > 0)
                .toSorted((a, b) => all[b] - all[a])
                .map((lens) => {
                  const { Icon, color, hint } = lensStyles[lens];
                  return (
                    <li key={lens}>
                      <Link
                        to="/pending-products"
                        search={{ run: ofRun, lens }}
                        title={hint}
                        className="flex h-9.5 items-center gap-2.5 px-4 text-[0.8125rem] -outline-offset-2 transition-colors duration-150 hover:bg-hover touch:h-11"
                      >
                        <Icon aria-hidden className={cn('size-4 shrink-0', color)} />
                        <span className="min-w-11 font-semibold tabular-nums">{formatNumber(all[lens])}</span>
                        <span className="min-w-0 flex-1 truncate font-medium">{lensLabels[lens]}</span>
                        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
                      </Link>
                    </li>
                  );
                })}
            </ul>
          )
        ) : error ? (
          <LoadFailure
            of={{ error, isFetching: isRetrying, refetch: retry }}
            title="The products could not be counted"
          />
        ) : (
          <LoadingRows
            label="Counting the products"
            count={3}
            rowClassName="flex h-9.5 items-center gap-3 border-line border-b px-4 last:border-b-0"
          >
            <Skeleton className="h-3.5 w-10" />
            <Skeleton className="h-3.5 w-32" />
          </LoadingRows>
        )}
      </div>
      {run.counts.done > 0 && <RunRules run={run} ruleAction={ruleAction} />}
    </Card>
  );
}
