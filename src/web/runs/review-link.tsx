// To the products of a run that wait for review: those it changed where it counted them, else all. Enter opens them, too.
import { Link, useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useReviewVerb } from '#web/shared/review/use-review-verb.ts';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import { kindOfRun } from '#web/shared/runs/run-words.ts';
import { isUnfocused, useActions } from '#web/shared/screen/actions.ts';
import { countPending, type RunLenses } from './run-lenses.queries.ts';

/** How many it leads to; 0 where there is nothing to review. */
export function countToReview(run: Run, lenses: RunLenses): number {
  if (!kindOfRun(run).isReviewed || run.undoneBy !== null) return 0;
  const counts = run.written ? lenses.changed : lenses.all;
  return counts ? countPending(counts) : 0;
}

export function ReviewLink({ run, lenses }: { run: Run; lenses: RunLenses }) {
  const navigate = useNavigate();
  const count = countToReview(run, lenses);
  const search = { run: String(run.id), ...(run.written ? { runChanged: 'true' as const } : {}) };
  const label = describeReview(run, count, useReviewVerb());
  const review = () => void navigate({ to: '/pending-products', search });
  useActions('This run', [
    { id: 'run.review', label, keys: 'Enter', isFor: isUnfocused, enabled: count > 0, run: review },
  ]);
  if (count === 0) return null;
  return (
    <Button asChild variant="primary">
      <Link to="/pending-products" search={search}>
        <ListChecks aria-hidden className="sm:hidden" />
        {label}
        <span aria-hidden className="touch:hidden">
          <Kbd keys="Enter" />
        </span>
      </Link>
    </Button>
  );
}

/** While a run goes on the number is outdated by the time it is read. */
function describeReview(run: Run, count: number, verb: ReturnType<typeof useReviewVerb>): string {
  if (run.written) return isUnfinished(run) ? `${verb} changed` : `${verb} ${formatNumber(count)} changed`;
  return isUnfinished(run) ? `${verb} products` : `${verb} ${countProducts(count)}`;
}
