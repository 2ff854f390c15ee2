// How far a run is: one bar split by what came of its products, its pace, and the counts as filters of the list below.
import { Link } from '@tanstack/react-router';
import { Clock, Server } from 'lucide-react';
import type { ActionName } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/client/count-products.ts';
import {
  countSlices,
  isLive,
  isUnfinished,
  processedOf,
  type RunSlice,
  runSlices,
} from '#web/client/runs/run-figures.ts';
import { nameRun, nameSlice } from '#web/client/runs/run-words.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { tellLeft, tellPace } from './pace-text.ts';
import type { OutcomeFilter } from './runs.search.ts';

const fills: Record<RunSlice, string> = {
  done: 'bg-accent',
  changed: 'bg-accent',
  unchanged: 'bg-accent/45',
  skipped: 'bg-ink-faint',
  failed: 'bg-bad',
  waiting: 'bg-line',
};
/** What is approved is green wherever it stands. */
const fillOf = (slice: RunSlice, action: ActionName) =>
  slice === 'done' && action === 'approve' ? 'bg-ok' : fills[slice];

/** Those an action can have. */
export function slicesOf(run: Run): RunSlice[] {
  const isSplit = run.written !== null;
  return runSlices.filter((slice) =>
    slice === 'done' ? !isSplit : slice === 'changed' || slice === 'unchanged' ? isSplit : true,
  );
}

export function RunSummary({ run, shown }: { run: Run; shown: OutcomeFilter | undefined }) {
  const { total } = run.counts;
  const processed = processedOf(run);
  const counts = countSlices(run);
  return (
    <Card aria-label="How far it is">
      <div className="px-5 pt-4 pb-3.5">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 tabular-nums">
          <p className="flex items-baseline gap-2 text-ink-soft">
            <span className="font-semibold text-ink text-2xl leading-8">{formatNumber(processed)}</span>
            of {countProducts(total)}
            <span className="rounded-full bg-sunken px-2 py-0.5 font-medium text-xs">
              {Math.floor((processed / Math.max(1, total)) * 100)}%
            </span>
          </p>
          <Pace run={run} />
        </div>
        <div
          role="progressbar"
          aria-label={nameRun(run)}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={processed}
          className="mt-3 flex h-2.5 gap-px overflow-hidden rounded-full bg-line"
        >
          {runSlices
            .filter((slice) => counts[slice] > 0)
            .map((slice) => (
              <div
                key={slice}
                style={{ flexGrow: counts[slice] }}
                className={cn('min-w-0.5 basis-0', fillOf(slice, run.action.action))}
              />
            ))}
        </div>
        {isUnfinished(run) && (
          <p className="mt-2.5 flex items-start gap-1.5 text-ink-soft text-xs">
            <Server aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>
              {run.note ??
                (isLive(run)
                  ? 'Runs on the server: close this page, it goes on and tells you when it is done.'
                  : 'Paused: nothing happens until it is resumed.')}
            </span>
          </p>
        )}
        {!isUnfinished(run) && run.note && <p className="mt-2.5 text-bad-ink text-xs">{run.note}</p>}
      </div>
      <nav aria-label="Products by what came of them" className="border-line border-t">
        <ul className="grid grid-cols-2 sm:grid-cols-3 lg:flex">
          {slicesOf(run).map((slice) => (
            <li key={slice} className="min-w-0 flex-1 border-line lg:not-first:border-l">
              <Link
                from="/runs/$id"
                to="."
                search={(old) => ({ ...old, page: undefined, outcome: shown === slice ? undefined : slice })}
                resetScroll={false}
                aria-current={shown === slice ? 'true' : undefined}
                className="block px-5 py-3 transition-colors duration-150 -outline-offset-2 hover:bg-hover aria-[current=true]:bg-accent-soft"
              >
                <span className="block font-semibold text-lg tabular-nums leading-6">
                  {formatNumber(counts[slice])}
                </span>
                <span className="flex items-center gap-1.5 text-ink-soft text-xs">
                  <span
                    aria-hidden
                    className={cn(
                      'size-2 shrink-0 rounded-xs',
                      slice === 'waiting' ? 'bg-line-strong' : fillOf(slice, run.action.action),
                    )}
                  />
                  <span className="truncate">{nameSlice(run, slice)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

/** Products of each of the last intervals as bars, how many a minute that is, and when it ends. */
function Pace({ run }: { run: Run }) {
  const { pace } = run;
  if (!pace || !isLive(run)) return null;
  const most = Math.max(1, ...pace.recent);
  const { left, end } = tellLeft(pace, Date.now());
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-[0.8125rem] sm:ml-auto">
      <p className="flex items-center gap-2.5">
        <span aria-hidden className="flex h-6 items-end gap-0.5">
          {pace.recent.map((count, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
              key={at}
              style={{ height: `${Math.max(8, (count / most) * 100)}%` }}
              className="w-1 rounded-xs bg-accent/70"
            />
          ))}
        </span>
        <span className="font-medium">{tellPace(pace)}</span>
      </p>
      <p className="flex items-center gap-1.5">
        <Clock aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span>
          <span className="font-medium">{left}</span>
          <span className="text-ink-soft">, {end}</span>
        </span>
      </p>
    </div>
  );
}
