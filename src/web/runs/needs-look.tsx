// What a run leaves to look at, by its cause: each leads to the products that wait for it, and what failed can be tried again.
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleX, type LucideIcon } from 'lucide-react';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { runFindings } from '#domain/runs/run.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { lensLooks } from '#web/client/lens-looks.ts';
import { countLook, countSlices, hasRest, isUnfinished } from '#web/client/runs/run-figures.ts';
import { wordsOf } from '#web/client/runs/run-words.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { RetryButton } from './retry-button.tsx';
import { useRunWaiting } from './run-items.queries.ts';

export function NeedsLook({ run }: { run: Run }) {
  const { isChecked } = wordsOf(run);
  const { failed } = countSlices(run);
  const look = countLook(run);
  const waiting = useRunWaiting(run);
  if (run.undoneBy !== null || (!isChecked && failed === 0)) return null;
  const ofRun = String(run.id);
  return (
    <Card aria-labelledby="needs-look" className="min-w-0">
      <header className="flex min-h-13 items-center justify-between gap-3 px-4 py-2">
        <h2 id="needs-look" className="font-semibold text-[0.9375rem]">
          {isChecked ? 'Needs a look' : 'Failed'}{' '}
          <span className="font-normal text-ink-soft tabular-nums">{formatNumber(look + failed)}</span>
        </h2>
        {waiting.look > 0 && (
          <Button asChild size="sm">
            <Link to="/pending-products" search={{ run: ofRun, lens: [...runFindings] }}>
              Review{isUnfinished(run) ? '' : ` ${formatNumber(waiting.look)}`}
            </Link>
          </Button>
        )}
      </header>
      {look + failed === 0 && (
        <p className="border-line border-t px-4 py-4 text-ink-soft">
          Nothing of this run needs a look{isUnfinished(run) ? ' so far' : ''}.
        </p>
      )}
      <ul className="divide-y divide-line *:first:border-line *:first:border-t">
        {runFindings
          .filter((finding) => run.findings[finding] > 0)
          .map((finding) => (
            <li key={finding}>
              <Link
                to="/pending-products"
                search={{ run: ofRun, lens: finding }}
                className="flex items-center gap-3 px-4 py-2.5 -outline-offset-2 transition-colors duration-150 hover:bg-hover"
              >
                <Cause {...lensLooks[finding]} label={lensLabels[finding]} count={run.findings[finding]} />
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        {failed > 0 && (
          <li className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            <Cause
              Icon={CircleX}
              label="Failed"
              hint="Something went wrong; nothing was changed"
              count={failed}
              color="text-bad"
            />
            {!hasRest(run) && <RetryButton run={run} size="sm" />}
          </li>
        )}
      </ul>
    </Card>
  );
}

type CauseProps = { Icon: LucideIcon; label: string; hint: string; count: number; color: string };

function Cause({ Icon, label, hint, count, color }: CauseProps) {
  return (
    <>
      <Icon aria-hidden className={cn('size-4 shrink-0', color)} />
      <span className="min-w-7 shrink-0 font-semibold tabular-nums">{formatNumber(count)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-[0.8125rem]">{label}</span>
        <span className="block text-ink-soft text-xs">{hint}</span>
      </span>
    </>
  );
}
